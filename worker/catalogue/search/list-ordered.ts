import type { Sort } from '../../../domain/catalogue/schemas';
import { defineReads, type BoundRead } from '../../platform/db/read';
import { maxCountedHits } from './counts/count-hits';
import type { Position } from './cursor';
import { groupWorks, hitColumns, hitColumnsSql, type HitRow } from './group-works';
import { sampleForms, type HitsForm } from './hits/hits-form';
import type { Hits } from './hits/hits-of';
import { hitsSql, popularitySql } from './hits/hits-sql';
import type { WorksPage } from './list-ranked';

/** Orders that cover only the first 1,000 hits; the answer states this. */
export type OrderedSort = Extract<Sort, 'price' | '-price' | 'newest'>;

const orders: Readonly<Record<OrderedSort, string>> = {
  price: 'min_price IS NULL, min_price, id',
  '-price': 'min_price DESC, id',
  newest: 'published IS NULL, published DESC, id',
};

const inOrder = defineReads(
  hitColumns,
  ({ form, sort }: { readonly form: HitsForm; readonly sort: OrderedSort }) =>
    `SELECT id, work, isbn FROM (SELECT ${hitColumnsSql}, e.min_price, e.published ${hitsSql(form)}
      ORDER BY ${popularitySql(form)} LIMIT ?10) ORDER BY ${orders[sort]}`,
  [
    { form: sampleForms[0], sort: 'price' },
    { form: sampleForms[0], sort: '-price' },
    ...sampleForms.map((form) => ({ form, sort: 'newest' as const })),
  ],
);

/** Returns the read of the first 1,000 hits in the requested order. */
export function orderedRead(hits: Hits, sort: OrderedSort): BoundRead<HitRow> {
  return inOrder({ form: hits.form, sort }).with(...hits.values(hits.any), maxCountedHits);
}

/** Returns a page of the rows of `orderedRead`. */
export function orderedPage(
  rows: readonly HitRow[],
  search: { readonly position: Position; readonly limit: number },
): WorksPage {
  const groups = groupWorks(rows);
  const { position, limit } = search;
  const end = position.start + limit;
  return {
    groups: groups.slice(position.start, end),
    next: end < groups.length ? { kind: 'offset', start: end, page: position.page + 1 } : null,
  };
}
