import { useSyncExternalStore } from 'react';

const query = '(min-width: 901px)';

function listen(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/**
 * Says whether the header has its form for a desk (header.module.css). Only for parts that open after a press, because
 * the server can't know.
 */
export function useDesk(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
}
