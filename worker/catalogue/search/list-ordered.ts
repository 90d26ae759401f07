import type { Sort } from '../../../domain/catalogue/schemas';
import type { Ctx } from '../../platform/context';
import { rowsAt, sql } from '../../platform/db/client';
import { cardColumnsSql, wishesSince, type CardRow } from '../cards/card-rows';
import { mostCounted } from './count-hits';
import type { Position } from './cursor';
import { groupWorks } from './group-works';
import { hitsStatement, popularity, type Hits } from './hits-sql';
import type { Page } from './list-ranked';

/** Orders that cover only the first 1,000 hits; the answer states this. */
export type OrderedSort = Extract<Sort, 'price' | '-price' | 'newest'>;

interface OrderRow {
  readonly id: number;
  readonly work: string;
}

const orders: Readonly<Record<OrderedSort, string>> = {
  price: 'min_price IS NULL, min_price, id',
  '-price': 'min_price DESC, id',
  newest: 'published IS NULL, published DESC, id',
};

/** Returns the statement that reads ids and works of the first 1,000 hits in the requested order. */
export function orderedStatement(ctx: Ctx, hits: Hits, sort: OrderedSort): D1PreparedStatement {
  return hitsStatement(
    ctx,
    hits,
    hits.any,
    (source) =>
      `SELECT id, work FROM (SELECT e.id, e.work, e.min_price, e.published ${source} ORDER BY ${popularity(hits.any)}
        LIMIT ?10) ORDER BY ${orders[sort]}`,
    mostCounted,
  );
}

/** Returns a page of the rows of `orderedStatement`, with the cards of its books. */
export async function orderedPage(
  ctx: Ctx,
  rows: readonly OrderRow[],
  search: { readonly position: Position; readonly limit: number },
): Promise<Page> {
  const groups = groupWorks(rows);
  const { position, limit } = search;
  const end = position.at + limit;
  const shown = groups.slice(position.at, end);
  const results = await ctx.db.batch([
    sql(
      ctx.db,
      `SELECT ${cardColumnsSql('?1')} FROM json_each(?2) j CROSS JOIN editions e ON e.id = j.value`,
      wishesSince(ctx),
      JSON.stringify(shown.map((group) => group.row.id)),
    ),
  ]);
  const cards = new Map(rowsAt<CardRow>(results, 0).map((row) => [row.id, row]));
  return {
    groups: shown.flatMap((group) => {
      const row = cards.get(group.row.id);
      return row === undefined ? [] : [{ row, others: group.others }];
    }),
    next: end < groups.length ? { kind: 'offset', at: end, page: position.page + 1 } : null,
  };
}
