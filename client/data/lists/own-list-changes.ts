import { useEffect, useRef } from 'react';
import { announceListsChanged, onListsChanged } from './lists-changed';

/**
 * For a screen that changes a list and shows it: returns how it announces its own changes, and calls `reload` for all
 * other ones, made by another part of the page or in another tab.
 */
export function useOwnListChanges(reload: () => void): () => void {
  const isOwn = useRef(false);
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(
    () =>
      onListsChanged(() => {
        if (!isOwn.current) latest.current();
      }),
    [],
  );
  return () => {
    isOwn.current = true;
    announceListsChanged();
    isOwn.current = false;
  };
}
