import type { Ctx } from '../../context';
import { rowsAt } from '../../db/client';
import { cardColumns, type CardRow } from './card-rows';
import type { Position } from './cursor';
import { hitsStatement, type Hits } from './hits-sql';
import { ranked, type Page } from './list-ranked';

/** Candidates read for a page: editions of a work that was shown before are left out, so more are read than shown. */
const candidatesPerBook = 2;

/**
 * Statement: the hits behind an id, most wanted first. `but` leaves out the title hits that a ranked list has shown.
 */
export function popularStatement(
  ctx: Ctx, hits: Hits, page: { readonly after: number; readonly limit: number; readonly but: boolean },
): D1PreparedStatement {
  const match = hits.any;
  const id = match === null ? 'e.id' : 'edition_words.rowid';
  const shown = page.but && hits.title !== null
    ? 'AND edition_words.rowid NOT IN (SELECT rowid FROM edition_words WHERE edition_words MATCH ?12 ORDER BY rowid LIMIT ?13)'
    : 'AND ?12 IS NOT NULL AND ?13 IS NOT NULL';
  return hitsStatement(
    ctx, hits, match,
    (source) => `SELECT ${cardColumns('?9')} ${source} AND ${id} > ?10 ${shown} ORDER BY ${id} LIMIT ?11`,
    page.after, page.limit * candidatesPerBook, hits.title ?? '', ranked,
  );
}

/** Statement: matching editions of the works on a page, each with its id. */
function siblingsStatement(ctx: Ctx, hits: Hits, works: readonly string[]): D1PreparedStatement {
  const match = hits.any;
  if (match === null) {
    return hitsStatement(
      ctx, hits, null,
      (source) => `SELECT e.work, e.id ${source} AND e.work IN (SELECT value FROM json_each(?10))`, JSON.stringify(works),
    );
  }
  return hitsStatement(
    ctx, hits, match,
    (source) => `SELECT e.work, e.id ${source.replace(
      'FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid',
      'FROM json_each(?10) j CROSS JOIN editions e ON e.work = j.value CROSS JOIN edition_words ON edition_words.rowid = e.id',
    )}`,
    JSON.stringify(works),
  );
}

/**
 * A page in order of popularity. An edition stands for its work where it is the most wanted one that matches; the
 * others were counted with it, on this page or an earlier one.
 */
export async function popularPage(
  ctx: Ctx, hits: Hits, rows: readonly CardRow[], search: { readonly position: Position; readonly limit: number },
): Promise<Page> {
  if (rows.length === 0) return { groups: [], next: null };
  const works = [...new Set(rows.map((row) => row.work))];
  const siblings = rowsAt<{ work: string; id: number }>(await ctx.db.batch([siblingsStatement(ctx, hits, works)]), 0);
  const ids = new Map<string, number[]>();
  for (const { work, id } of siblings) ids.set(work, [...(ids.get(work) ?? []), id]);
  const groups = [];
  let last = rows[0]?.id ?? 0;
  for (const row of rows) {
    if (groups.length === search.limit) break;
    last = row.id;
    const all = ids.get(row.work) ?? [row.id];
    if (Math.min(...all) === row.id) groups.push({ row, others: all.length - 1 });
  }
  const more = rows.length === search.limit * candidatesPerBook || last !== rows.at(-1)?.id;
  return { groups, next: more ? { kind: 'after', at: last, page: search.position.page + 1 } : null };
}
