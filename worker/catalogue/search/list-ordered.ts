import type { Sort } from '../../../domain/catalogue/schemas';
import type { Ctx } from '../../platform/context';
import { columnsOf, type RowOf } from '../../platform/db/columns';
import { defineRead, defineReads, type BoundRead } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { cardColumns, cardColumnsSql, wishesSince } from '../cards/card-rows';
import { mostCounted } from './count-hits';
import type { Position } from './cursor';
import { groupWorks } from './group-works';
import { hitsSql, popularitySql, sampleForms, type Hits, type HitsForm } from './hits-sql';
import type { Page } from './list-ranked';

/** Orders that cover only the first 1,000 hits; the answer states this. */
export type OrderedSort = Extract<Sort, 'price' | '-price' | 'newest'>;

const orders: Readonly<Record<OrderedSort, string>> = {
  price: 'min_price IS NULL, min_price, id',
  '-price': 'min_price DESC, id',
  newest: 'published IS NULL, published DESC, id',
};

const orderColumns = columnsOf(editions, 'id', 'work');
const inOrder = defineReads(
  orderColumns,
  ({ form, sort }: { readonly form: HitsForm; readonly sort: OrderedSort }) =>
    `SELECT id, work FROM (SELECT e.id, e.work, e.min_price, e.published ${hitsSql(form)}
      ORDER BY ${popularitySql(form)} LIMIT ?10) ORDER BY ${orders[sort]}`,
  [
    { form: sampleForms[0], sort: 'price' },
    { form: sampleForms[0], sort: '-price' },
    ...sampleForms.map((form) => ({ form, sort: 'newest' as const })),
  ],
);
const cardsById = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?1')} FROM json_each(?2) j CROSS JOIN editions e ON e.id = j.value`,
);

/** Returns the read of ids and works of the first 1,000 hits in the requested order. */
export function orderedRead(hits: Hits, sort: OrderedSort): BoundRead<RowOf<typeof orderColumns>> {
  return inOrder({ form: hits.form, sort }).with(...hits.values(hits.any), mostCounted);
}

/** Returns a page of the rows of `orderedRead`, with the cards of its books. */
export async function orderedPage(
  ctx: Ctx,
  rows: readonly RowOf<typeof orderColumns>[],
  search: { readonly position: Position; readonly limit: number },
): Promise<Page> {
  const groups = groupWorks(rows);
  const { position, limit } = search;
  const end = position.at + limit;
  const shown = groups.slice(position.at, end);
  const found = await cardsById.all(ctx.db, wishesSince(ctx), JSON.stringify(shown.map((group) => group.row.id)));
  const cards = new Map(found.map((row) => [row.id, row]));
  return {
    groups: shown.flatMap((group) => {
      const row = cards.get(group.row.id);
      return row === undefined ? [] : [{ row, others: group.others }];
    }),
    next: end < groups.length ? { kind: 'offset', at: end, page: position.page + 1 } : null,
  };
}
