import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether a media query matches. True while the server renders, so use it only for what opens after a press, or
 * folds once there are books.
 */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
}
