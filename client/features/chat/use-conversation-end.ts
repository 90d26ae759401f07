import { useEffect, useRef, useState, type RefObject } from 'react';

export interface ConversationEnd {
  /** Scrolls to the end of the conversation. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** Says whether the end is visible. While it is, the page follows new text. */
  readonly isAtEnd: boolean;
  readonly scrollToEnd: () => void;
}

/** Distance in pixels that counts as being at the end. */
const maxDistancePx = 80;

type Place = RefObject<HTMLElement | null>;

/** Returns the distance in pixels from the end of the conversation to the composer that covers it. */
function distance(end: Place, composer: Place): number {
  const foot = composer.current?.getBoundingClientRect().top ?? innerHeight;
  return (end.current?.getBoundingClientRect().bottom ?? 0) - foot;
}

function scrollToEnd(end: Place, composer: Place): void {
  const distanceBelow = distance(end, composer);
  if (distanceBelow > 0.5) scrollBy({ top: distanceBelow, behavior: 'instant' });
}

/**
 * Keeps the page at the end of the conversation while the person is there, and leaves it alone while the person reads
 * further up. `conversation` is what grows; `composer` covers the foot of the page.
 */
export function useConversationEnd(conversation: Place, composer: Place, isActive: boolean): ConversationEnd {
  const end = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const goToEnd = () => {
    follows.current = true;
    setAtEnd(true);
    scrollToEnd(end, composer);
  };
  useEffect(() => {
    if (!isActive) return undefined;
    let last = scrollY;
    const update = () => {
      const isNear = distance(end, composer) <= maxDistancePx;
      // Only scrolling up leaves the end; text that grows below does not.
      if (isNear) follows.current = true;
      else if (scrollY < last - 1) follows.current = false;
      last = scrollY;
      setAtEnd(isNear || follows.current);
    };
    const follow = () => {
      if (follows.current) scrollToEnd(end, composer);
      update();
    };
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(follow);
    for (const each of [conversation.current, composer.current]) if (each !== null) observer?.observe(each);
    addEventListener('scroll', update, { passive: true });
    scrollToEnd(end, composer);
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', update);
    };
  }, [isActive, conversation, composer]);
  return { end, isAtEnd, scrollToEnd: goToEnd };
}
