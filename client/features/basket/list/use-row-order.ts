import { useState } from 'react';
import { arrangeLines, type BasketSort } from '../../../../domain/basket/arrange';
import type { BasketRow } from '../../../data/basket/use-basket';
import { language } from '../../../lib/language';

/**
 * Returns the ids of the rows that a search finds, in the chosen order. A change of a row moves no row: the order is
 * computed again for another search or sort, and when rows are added or removed.
 */
export function useRowOrder(
  rows: readonly BasketRow[],
  { q, sort }: { readonly q: string; readonly sort: BasketSort },
): readonly string[] {
  const key = `${rows.length} ${sort} ${q}`;
  const ids = () => arrangeLines(rows, ({ line }) => line, { q, sort, language: language() }).map(({ id }) => id);
  const [order, setOrder] = useState(() => ({ key, ids: ids() }));
  if (order.key === key) return order.ids;
  const next = { key, ids: ids() };
  setOrder(next);
  return next.ids;
}
