import { useEffect, useRef, useState } from 'react';
import type { Suggestions } from '../../../../domain/catalogue/schemas';
import type { Suggestion } from './suggestion-page';

/** Milliseconds without typing before suggestions are asked for. */
const pauseMs = 120;
const noSuggestions: readonly Suggestion[] = [];

/**
 * Returns suggestions for typed text. It asks after a short pause and drops late answers to older words. A failed
 * answer shows nothing, because searching works without.
 */
export function useSuggestions(suggest: (words: string) => Promise<Suggestions>) {
  const [items, setItems] = useState(noSuggestions);
  const [active, setActive] = useState<number | null>(null);
  const newestRequest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (found: readonly Suggestion[]) => {
    setItems(found);
    setActive(null);
  };
  const close = () => {
    newestRequest.current += 1;
    clearTimeout(timer.current);
    show(noSuggestions);
  };
  const ask = (text: string) => {
    const words = text.trim().slice(0, 200);
    newestRequest.current += 1;
    const request = newestRequest.current;
    clearTimeout(timer.current);
    if (words === '') return show(noSuggestions);
    timer.current = setTimeout(() => {
      suggest(words).then(
        (answer) => (request === newestRequest.current ? show(answer.items) : undefined),
        () => (request === newestRequest.current ? show(noSuggestions) : undefined),
      );
    }, pauseMs);
  };
  /** Selects the next suggestion in a direction. After the last and before the first, none is selected. */
  const move = (step: 1 | -1) => {
    const places = items.length + 1;
    const next = ((active ?? items.length) + step + places) % places;
    setActive(next === items.length ? null : next);
  };
  return { items, active, ask, move, close };
}
