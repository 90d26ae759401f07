import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Returns whether this render takes over HTML of the server, or writes it: React asks for the server's value only then.
 * Both values are the same, because React would render the screen again if they differed.
 */
function useIsServerHtml(): boolean {
  let isServerHtml = false;
  useSyncExternalStore(
    neverChanges,
    () => null,
    // oxlint-disable-next-line react/immutability -- React calls it within the render that returns the value
    () => {
      // oxlint-disable-next-line react/immutability -- it is set within that render only
      isServerHtml = true;
      return null;
    },
  );
  return isServerHtml;
}

/**
 * Returns whether a screen renders all of its parts. A screen that a link has opened first renders what a person sees
 * first, so that it is painted sooner, and the rest right after. A screen in the server's HTML has all parts.
 */
export function useRendersAll(): boolean {
  const [rendersAll, setRendersAll] = useState(useIsServerHtml());
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setRendersAll(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return rendersAll;
}
