import type { Ctx } from '../../platform/context';
import { rowsAt } from '../../platform/db/client';
import { cardColumnsSql, type CardRow } from '../cards/card-rows';
import type { Position } from './cursor';
import { hitsStatement, popularity, type Hits } from './hits-sql';
import { ranked, type Page } from './list-ranked';

interface PopularRow extends CardRow {
  readonly others: number;
}

/**
 * Returns the statement that reads the works of the hits after an id, most wanted first. A work is shown as its most
 * wanted matching edition, with the number of the others. `withoutRanked` leaves out the title hits that a ranked list
 * has shown on earlier pages.
 */
export function popularStatement(
  ctx: Ctx,
  hits: Hits,
  page: { readonly after: number; readonly limit: number; readonly withoutRanked: boolean },
): D1PreparedStatement {
  const match = hits.any;
  const id = popularity(match);
  const shownTitle = page.withoutRanked ? hits.title : null;
  const notShown =
    shownTitle === null
      ? ''
      : `AND edition_words.rowid NOT IN (SELECT rowid FROM edition_words WHERE edition_words MATCH ?12 ORDER BY rowid
        LIMIT ?13)`;
  const siblings = hits.siblings(match);
  return hitsStatement(
    ctx,
    hits,
    match,
    (source) => `SELECT ${cardColumnsSql('?9')}, (SELECT count(*) ${siblings} AND s.id <> e.id) AS others
      ${source} AND ${id} > ?10 ${notShown} AND NOT EXISTS (SELECT 1 ${siblings} AND s.id < e.id) ORDER BY ${id}
      LIMIT ?11`,
    page.after,
    page.limit + 1,
    ...(shownTitle === null ? [] : [shownTitle, ranked]),
  );
}

/** Returns a page of `popularStatement`, which reads one row more to find out whether there is a next page. */
export function popularPage(
  results: readonly D1Result[],
  at: number,
  search: { readonly position: Position; readonly limit: number },
): Page {
  const rows = rowsAt<PopularRow>(results, at);
  const shown = rows.slice(0, search.limit);
  const last = shown.at(-1);
  return {
    groups: shown.map((row) => ({ row, others: row.others })),
    next:
      rows.length > search.limit && last !== undefined
        ? { kind: 'after', at: last.id, page: search.position.page + 1 }
        : null,
  };
}
