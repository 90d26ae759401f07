import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { normaliseQuery } from './loaders';

const pauseMs = 200;

/** Returns the search field. After a short pause, typed words go into the address, which loads the matches. */
export function useTypedSearch(q: string) {
  const router = useRouter();
  const [typed, setTyped] = useState(q);
  const sent = useRef(q);
  /** Words sent to the address that have not returned from it. Typing may be ahead of it by several words. */
  const pendingQueries = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (q === sent.current) pendingQueries.current.clear();
    if (q === sent.current || pendingQueries.current.has(q)) return;
    // The words were changed from outside, by a link or the back button.
    sent.current = q;
    clearTimeout(timer.current);
    // oxlint-disable-next-line react/set-state-in-effect -- the address has changed under the field
    setTyped(q);
  }, [q]);
  const openSearch = (text: string) => {
    clearTimeout(timer.current);
    const words = normaliseQuery(text);
    if (words === sent.current) return;
    sent.current = words;
    pendingQueries.current.add(words);
    void router.navigate({
      to: '/faq',
      search: words === '' ? {} : { q: words },
      replace: true,
      resetScroll: false,
    });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => openSearch(text), pauseMs);
  };
  return { typed, type, go: () => openSearch(typed) };
}
