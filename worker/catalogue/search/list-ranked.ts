import { rankBooks } from '../../../domain/catalogue/rank-books';
import type { Ctx } from '../../platform/context';
import { rowsAt } from '../../platform/db/client';
import { cardColumnsSql, namesOf, type CardRow } from '../cards/card-rows';
import type { Position } from './cursor';
import { groupWorks, type Group } from './group-works';
import { hitsStatement, type Hits } from './hits-sql';

/** Number of title hits, and of hits anywhere, that are ranked; the rest follows in order of popularity. */
export const ranked = 200;

/** A page of a list, and the position of the next one. */
export interface Page {
  readonly groups: readonly Group<CardRow>[];
  readonly next: Position | null;
}

/** Returns the statements that read the candidates for `rankedPage`. */
export function rankedStatements(ctx: Ctx, hits: Hits): D1PreparedStatement[] {
  const list = (source: string) => `SELECT ${cardColumnsSql('?9')} ${source} ORDER BY edition_words.rowid LIMIT ?10`;
  return [
    hitsStatement(ctx, hits, hits.any, list, ranked),
    hitsStatement(ctx, hits, hits.title ?? hits.any, list, hits.title === null ? 0 : ranked),
  ];
}

/** Returns a page of the ranked candidates. After the last candidate, the list continues by popularity. */
export function rankedPage(
  ctx: Ctx,
  results: readonly D1Result[],
  at: number,
  search: { readonly q: string; readonly position: Position; readonly limit: number },
): Page {
  const anywhere = rowsAt<CardRow>(results, at);
  const candidates = new Map([...rowsAt<CardRow>(results, at + 1), ...anywhere].map((row) => [row.id, row]));
  const inOrder = rankBooks(
    search.q,
    [...candidates.values()].map((row) => ({ ...row, authors: namesOf(row.authors) })),
    ctx.language,
  );
  const groups = groupWorks(inOrder.flatMap((hit) => candidates.get(hit.id) ?? []));
  const { position, limit } = search;
  const end = position.at + limit;
  const page = position.page + 1;
  const lastAnywhere = anywhere.length < ranked ? undefined : anywhere.at(-1);
  return {
    groups: groups.slice(position.at, end),
    next:
      end < groups.length
        ? { kind: 'offset', at: end, page }
        : lastAnywhere === undefined
          ? null
          : { kind: 'after', at: lastAnywhere.id, page },
  };
}
