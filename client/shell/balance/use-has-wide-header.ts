import { useSyncExternalStore } from 'react';

const query = '(min-width: 901px)';

function listen(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/**
 * Returns whether the window is wide enough for the wide header (header.module.css). Use it only in parts that open
 * after a press, because the server does not know the width and assumes true.
 */
export function useHasWideHeader(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
}
