import { useEffect, useRef } from 'react';
import { announceListsChanged, onListsChanged } from './lists-changed';

/**
 * Returns how a screen reports its own changes of a list. Calls `reload` for all other changes, made by another part of
 * the page or in another tab.
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
