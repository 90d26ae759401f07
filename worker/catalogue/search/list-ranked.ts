import { rankBooks, type NamedByQuery } from '../../../domain/catalogue/rank-books';
import type { Ctx } from '../../platform/context';
import { defineReads, type BoundRead } from '../../platform/db/read';
import { columnsOf, type RowOf } from '../../platform/db/columns';
import { editions } from '../../platform/db/schema/catalogue';
import { namesOf } from '../cards/card-rows';
import type { Position } from './cursor';
import { groupWorks, hitColumns, hitColumnsSql, type Group, type HitRow } from './group-works';
import { hitsSql, matchedForms, type Hits, type HitsForm } from './hits-sql';

/** Number of title hits, and of hits anywhere, that are ranked; the rest follows in order of popularity. */
export const maxRankedHits = 200;

/** A page of a list, and the position of the next one. */
export interface WorksPage {
  readonly groups: readonly Group<HitRow>[];
  readonly next: Position | null;
}

/** Values by which a hit is ranked. */
const rankedColumns = { ...hitColumns, ...columnsOf(editions, 'title', 'authors', 'language', 'grades') };
type RankedRow = RowOf<typeof rankedColumns>;

const firstHits = defineReads(
  rankedColumns,
  (form: HitsForm) =>
    `SELECT ${hitColumnsSql}, e.title, e.authors, e.language, e.grades ${hitsSql(form)}
      ORDER BY edition_words.rowid LIMIT ?10`,
  matchedForms,
);

/** Returns the reads of the candidates for `rankedPage`: hits anywhere, and hits in the title. */
export function rankedReads(hits: Hits): readonly [BoundRead<RankedRow>, BoundRead<RankedRow>] {
  const read = firstHits(hits.form);
  return [
    read.with(...hits.values(hits.any), maxRankedHits),
    read.with(...hits.values(hits.title ?? hits.any), hits.title === null ? 0 : maxRankedHits),
  ];
}

/** Returns a page of the ranked candidates. After the last candidate, the list continues by popularity. */
export function rankedPage(
  ctx: Ctx,
  { anywhere, inTitle }: { readonly anywhere: readonly RankedRow[]; readonly inTitle: readonly RankedRow[] },
  search: { readonly q: string; readonly named: NamedByQuery; readonly position: Position; readonly limit: number },
): WorksPage {
  const candidates = new Map([...inTitle, ...anywhere].map((row) => [row.id, row]));
  const inOrder = rankBooks(
    search.q,
    [...candidates.values()].map((row) => ({ ...row, authors: namesOf(row.authors) })),
    ctx.language,
    search.named,
  );
  const groups = groupWorks(inOrder.flatMap((hit) => candidates.get(hit.id) ?? []));
  const { position, limit } = search;
  const end = position.at + limit;
  const page = position.page + 1;
  const shown = groups.slice(position.at, end);
  if (end < groups.length) return { groups: shown, next: { kind: 'offset', at: end, page } };
  const lastAnywhere = anywhere.length < maxRankedHits ? undefined : anywhere.at(-1);
  return { groups: shown, next: lastAnywhere === undefined ? null : { kind: 'after', at: lastAnywhere.id, page } };
}
