import { rankBooks, type NamedByQuery } from '../../../domain/catalogue/rank-books';
import type { Ctx } from '../../platform/context';
import { defineReads, type BoundRead } from '../../platform/db/read';
import { columnsOf, number, type RowOf } from '../../platform/db/columns';
import { editions } from '../../platform/db/schema/catalogue';
import { namesOf } from '../cards/card-rows';
import type { Position } from './cursor';
import { groupWorks, hitColumns, hitColumnsSql, type Group, type HitRow } from './group-works';
import { matchedForms, type HitsForm } from './hits/hits-form';
import type { Hits } from './hits/hits-of';
import { hitsSql } from './hits/hits-sql';

/** Number of title hits, and of hits anywhere, that are ranked; the rest follows in order of popularity. */
export const maxRankedHits = 200;

/** A page of a list, and the position of the next one. */
export interface WorksPage {
  readonly groups: readonly Group<HitRow>[];
  readonly next: Position | null;
}

/** Values by which a hit is ranked, and whether it was found as a title hit: 1, or 0 for a hit anywhere. */
const rankedColumns = {
  ...hitColumns,
  ...columnsOf(editions, 'title', 'authors', 'language', 'grades'),
  inTitle: number,
};
type RankedRow = RowOf<typeof rankedColumns>;

const shownSql = `${hitColumnsSql}, e.title, e.authors, e.language, e.grades`;

// Title hits are hits. So where fewer than `?10` were found, all title hits are among them. A LIMIT of 0 costs nothing;
// as a condition it would be compared with each hit of the index.
const firstHits = defineReads(
  rankedColumns,
  (form: HitsForm) =>
    `WITH anywhere AS MATERIALIZED (SELECT ${shownSql} ${hitsSql(form)} ORDER BY edition_words.rowid LIMIT ?10)
    SELECT *, 0 AS inTitle FROM anywhere
    UNION ALL SELECT * FROM (SELECT ${shownSql}, 1 ${hitsSql(form, '?11')} ORDER BY edition_words.rowid
      LIMIT (SELECT CASE WHEN count(*) < ?10 THEN 0 ELSE ?12 END FROM anywhere))`,
  matchedForms,
);

/** Returns the read of the candidates for `rankedPage`: the first hits anywhere, and the first title hits. */
export function rankedRead(hits: Hits): BoundRead<RankedRow> {
  return firstHits(hits.form).with(
    ...hits.values(hits.any),
    maxRankedHits,
    hits.title ?? hits.any,
    hits.title === null ? 0 : maxRankedHits,
  );
}

/** Returns a page of the ranked candidates. After the last candidate, the list continues by popularity. */
export function rankedPage(
  ctx: Ctx,
  found: readonly RankedRow[],
  search: { readonly q: string; readonly named: NamedByQuery; readonly position: Position; readonly limit: number },
): WorksPage {
  const anywhere = found.filter(({ inTitle }) => inTitle === 0);
  const candidates = new Map(
    [...found.filter(({ inTitle }) => inTitle === 1), ...anywhere].map((row) => [row.id, row]),
  );
  const inOrder = rankBooks(
    search.q,
    [...candidates.values()].map((row) => ({ ...row, authors: namesOf(row.authors) })),
    ctx.language,
    search.named,
  );
  const groups = groupWorks(inOrder.flatMap((hit) => candidates.get(hit.id) ?? []));
  const { position, limit } = search;
  const end = position.start + limit;
  const page = position.page + 1;
  const shown = groups.slice(position.start, end);
  if (end < groups.length) return { groups: shown, next: { kind: 'offset', start: end, page } };
  const lastAnywhere = anywhere.length < maxRankedHits ? undefined : anywhere.at(-1);
  return { groups: shown, next: lastAnywhere === undefined ? null : { kind: 'after', start: lastAnywhere.id, page } };
}
