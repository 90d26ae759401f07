import { useEffect, useRef, useState, type RefObject } from 'react';

export interface End {
  /** Scrolls to the end of the talk. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** Says whether the end is visible. While it is, the page follows new text. */
  readonly isThere: boolean;
  readonly go: () => void;
}

/** Distance in pixels that counts as being at the end. */
const near = 80;

type Place = RefObject<HTMLElement | null>;

/** Returns how far the end of the talk is below what covers it. */
function distance(end: Place, composer: Place): number {
  const foot = composer.current?.getBoundingClientRect().top ?? innerHeight;
  return (end.current?.getBoundingClientRect().bottom ?? 0) - foot;
}

function bring(end: Place, composer: Place): void {
  const away = distance(end, composer);
  if (away > 0.5) scrollBy({ top: away, behavior: 'instant' });
}

/**
 * Keeps the page at the end of the talk while the person is there, and leaves it alone while the person reads further
 * up. `talk` is what grows; `composer` covers the foot of the page.
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
      // Only scrolling up leaves the end; text that grows below does not.
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
