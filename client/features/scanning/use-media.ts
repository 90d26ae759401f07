import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds; yes while the server renders, so only for what opens after a press or folds once there
 * are books.
 */
export function useMedia(query: string): boolean {
  const listen = useCallback(
    (hear: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', hear);
      return () => list.removeEventListener('change', hear);
    },
    [query],
  );
  return useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => true,
  );
}
