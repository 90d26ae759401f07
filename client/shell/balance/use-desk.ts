import { useSyncExternalStore } from 'react';

const query = '(min-width: 901px)';

function listen(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/**
 * Whether the header is that of a desk (header.module.css); only for what opens after a press, so the server's answer
 * shows nowhere.
 */
export function useDesk(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
}
