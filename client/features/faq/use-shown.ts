import { useEffect, useState } from 'react';
import type { Faq } from '../../../domain/faq/schemas';
import type { FaqPage } from './loaders';

export interface Shown {
  /** Words that `faq` answers. */
  readonly q: string;
  /** Null while nothing has come yet. */
  readonly faq: Faq | null;
  /** The questions of the address did not come: what stands here are those before. */
  readonly lost: boolean;
}

/** What to show for a page: its questions, or those before it until its own have come. */
export function useShown({ q, faq, coming }: FaqPage): Shown {
  const [last, setLast] = useState<Shown>({ q, faq, lost: false });
  const here = faq !== null && faq !== last.faq ? { q, faq, lost: false } : last;
  if (here !== last) setLast(here);
  useEffect(() => {
    if (coming === undefined) return undefined;
    let over = false;
    void coming.then((come) => {
      if (!over)
        setLast((before) =>
          come === null ? { ...before, lost: before.q !== q || before.faq === null } : { q, faq: come, lost: false },
        );
    });
    return () => {
      over = true;
    };
  }, [coming, q]);
  return here;
}
