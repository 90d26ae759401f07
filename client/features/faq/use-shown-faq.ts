import { useEffect, useState } from 'react';
import type { Faq } from '../../../domain/faq/schemas';
import type { FaqPage } from './loaders';

export interface ShownFaq {
  /** Words that `faq` belongs to. */
  readonly q: string;
  /** Null until the first answer. */
  readonly faq: Faq | null;
  /** Says that the questions could not be loaded, so those before are shown. */
  readonly lost: boolean;
}

/** Returns the questions to show for a page: its own, or those before until they have come. */
export function useShownFaq({ q, faq, coming }: FaqPage): ShownFaq {
  const [last, setLast] = useState<ShownFaq>({ q, faq, lost: false });
  const current = faq !== null && faq !== last.faq ? { q, faq, lost: false } : last;
  if (current !== last) setLast(current);
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
  return current;
}
