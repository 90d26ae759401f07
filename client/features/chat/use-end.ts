import { useEffect, useRef, useState, type RefObject } from 'react';

export interface End {
  /** Goes at the end of the talk. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** The end is in view; while it is, what is added is followed. */
  readonly isThere: boolean;
  readonly go: () => void;
}

/** Pixels within which one counts as being at the end. */
const near = 80;

type Place = RefObject<HTMLElement | null>;

/** How far the end of the talk lies below what covers it. */
function distance(end: Place, composer: Place): number {
  const foot = composer.current?.getBoundingClientRect().top ?? innerHeight;
  return (end.current?.getBoundingClientRect().bottom ?? 0) - foot;
}

function bring(end: Place, composer: Place): void {
  const away = distance(end, composer);
  if (away > 0.5) scrollBy({ top: away, behavior: 'instant' });
}

/**
 * Keeps the page at the end of the talk while one is there, and leaves it alone while one reads further up. `talk` is
 * what grows; `composer` covers the foot of the page.
 */
export function useEnd(talk: Place, composer: Place, active: boolean): End {
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isThere, setThere] = useState(true);
  const go = () => {
    follows.current = true;
    setThere(true);
    bring(end, composer);
  };
  useEffect(() => {
    if (!active) return undefined;
    let last = scrollY;
    const look = () => {
      const is = distance(end, composer) <= near;
      // Only going up leaves the end; what grows below does not.
      if (is) follows.current = true;
      else if (scrollY < last - 1) follows.current = false;
      last = scrollY;
      setThere(is || follows.current);
    };
    const grown = () => {
      if (follows.current) bring(end, composer);
      look();
    };
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(grown);
    for (const each of [talk.current, composer.current]) if (each !== null) observer?.observe(each);
    addEventListener('scroll', look, { passive: true });
    bring(end, composer);
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', look);
    };
  }, [active, talk, composer]);
  return { end, isThere, go };
}
