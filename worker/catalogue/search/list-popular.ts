import type { Ctx } from '../../platform/context';
import { rowsAt } from '../../platform/db/client';
import { cardColumns, type CardRow } from '../cards/card-rows';
import type { Position } from './cursor';
import { hitsStatement, popularity, type Hits } from './hits-sql';
import { ranked, type Page } from './list-ranked';

interface PopularRow extends CardRow {
  readonly others: number;
}

/**
 * Statement: the works of the hits behind an id, most wanted first. A work is shown as its most wanted edition that
 * matches, so the others were counted with it, here or on an earlier page. `but` leaves out the title hits that a
 * ranked list has shown.
 */
export function popularStatement(
  ctx: Ctx,
  hits: Hits,
  page: { readonly after: number; readonly limit: number; readonly but: boolean },
): D1PreparedStatement {
  const match = hits.any;
  const id = popularity(match);
  const shown =
    page.but && hits.title !== null
      ? `AND edition_words.rowid NOT IN (SELECT rowid FROM edition_words WHERE edition_words MATCH ?12 ORDER BY rowid
        LIMIT ?13)`
      : 'AND ?12 IS NOT NULL AND ?13 IS NOT NULL';
  const siblings = hits.siblings(match);
  return hitsStatement(
    ctx,
    hits,
    match,
    (source) => `SELECT ${cardColumns('?9')}, (SELECT count(*) ${siblings} AND s.id <> e.id) AS others
      ${source} AND ${id} > ?10 ${shown} AND NOT EXISTS (SELECT 1 ${siblings} AND s.id < e.id) ORDER BY ${id}
      LIMIT ?11`,
    page.after,
    page.limit + 1,
    hits.title ?? '',
    ranked,
  );
}

/** The page of it; its statement reads one row more, to tell whether there is a next one. */
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
