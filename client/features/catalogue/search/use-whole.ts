import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns whether a screen renders all of its parts. A screen that a link has opened first renders what a person sees
 * first, so that it is painted sooner, and the rest right after. A screen in the server's HTML is whole.
 */
export function useWhole(): boolean {
  const isHydrating = !useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [isWhole, setWhole] = useState(isHydrating);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isWhole;
}
