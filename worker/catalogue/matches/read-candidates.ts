import type { LineSearch } from '../../../domain/catalogue/book-lines/line-searches';
import type { ComparedWords } from '../../../domain/catalogue/book-lines/near-word';
import type { KnownNames, KnownTitle } from '../../../domain/catalogue/book-lines/compare-line';
import { apostrophes, queryText } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { columnsOf, number, text, type RowOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { authorNames, editions, works, workTitles } from '../../platform/db/schema/catalogue';
import { idsOf, namesOf } from '../cards/card-rows';

/** Most editions that are compared with a line: those with most of its telling words. */
const maxEditionsPerLine = 24;
/** Most editions that one search finds. Of the hits of a frequent pair of words the most wanted count. */
const maxHitsPerSearch = 100;

/** The index answers the searches of all lines in one statement; `?1` is a list of expressions. */
const idsBySearch = defineRead(
  { search: number, ids: text() },
  `SELECT j.key AS search, (SELECT json_group_array(id) FROM (SELECT rowid AS id FROM edition_words
     WHERE edition_words MATCH j.value ORDER BY rowid LIMIT ?2)) AS ids FROM json_each(?1) j`,
);
const editionColumns = columnsOf(
  editions,
  'id',
  'isbn',
  'work',
  'title',
  'subtitle',
  'authors',
  'language',
  'publisher',
  'published',
  'format',
  'series',
  'cover_url',
);
const editionsById = defineRead(
  editionColumns,
  `SELECT e.id, e.isbn, e.work, e.title, e.subtitle, e.authors, e.language, e.publisher, e.published, e.format,
     e.series, e.cover_url
   FROM json_each(?1) j CROSS JOIN editions e ON e.id = j.value`,
);
const titlesByWork = defineRead(
  { work: works.work, title: workTitles.title },
  `SELECT w.work, w.title FROM json_each(?1) j CROSS JOIN works w ON w.work = j.value
   UNION ALL SELECT t.work, t.title FROM json_each(?1) j CROSS JOIN work_titles t ON t.work = j.value`,
);
const namesByAuthor = defineRead(
  columnsOf(authorNames, 'author', 'name'),
  'SELECT n.author, n.name FROM json_each(?1) j CROSS JOIN author_names n ON n.author = j.value',
);

export type CandidateEdition = RowOf<typeof editionColumns>;

/** A work that may be meant: its names, and those of its editions that the index found. */
export interface CandidateWork {
  readonly names: KnownNames;
  readonly authors: readonly string[];
  readonly editions: readonly CandidateEdition[];
}

/** Candidates of many lines. */
export interface Candidates {
  readonly works: ReadonlyMap<string, CandidateWork>;
  /** Editions that the index found for each line, in the order of the lines. */
  readonly ofLines: readonly (readonly CandidateEdition[])[];
}

/** Beginning of the part of a title that people leave out: a colon, a bracket or a dash. */
const subtitleFrom = /\s*[:(（[［]|\s[-–—]\s/u;

/** Returns the editions that have most of a line's words, the best first. `found`: the hits of each search. */
function bestOf(searches: readonly LineSearch[], found: ReadonlyMap<string, readonly number[]>): number[] {
  const weights = new Map<number, number>();
  for (const samePlace of Map.groupBy(searches, ({ place }) => place).values()) {
    const ofPlace = new Map<number, number>();
    for (const { match, weight } of samePlace)
      for (const id of found.get(match) ?? []) ofPlace.set(id, Math.max(ofPlace.get(id) ?? 0, weight));
    for (const [id, weight] of ofPlace) weights.set(id, (weights.get(id) ?? 0) + weight);
  }
  return [...weights]
    .toSorted(([idA, a], [idB, b]) => b - a || idA - idB)
    .slice(0, maxEditionsPerLine)
    .map(([id]) => id);
}

const byTitle = (a: { readonly title: string }, b: { readonly title: string }) =>
  Number(a.title > b.title) - Number(a.title < b.title);

/** Reads the editions that the searches of each line find, with all names of their works. Three round trips. */
export async function readCandidates(
  ctx: Ctx,
  lines: readonly (readonly LineSearch[])[],
  words: ComparedWords,
): Promise<Candidates> {
  const matches = [...new Set(lines.flat().map(({ match }) => match))];
  if (matches.length === 0) return { works: new Map(), ofLines: [] };
  const hits = await idsBySearch.all(ctx.db, JSON.stringify(matches), maxHitsPerSearch);
  const found = new Map(hits.map(({ search, ids: own }) => [matches[search] ?? '', idsOf(own)]));
  const idsOfLines = lines.map((searches) => bestOf(searches, found));
  const ids = JSON.stringify([...new Set(idsOfLines.flat())]);
  const rows = await editionsById.all(ctx.db, ids);
  const authors = new Set(rows.flatMap((row) => namesOf(row.authors).map(queryText)));
  const [titles, names] = await readBatch(ctx.db, [
    titlesByWork.with(JSON.stringify([...new Set(rows.map(({ work }) => work))])),
    namesByAuthor.with(JSON.stringify([...authors])),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  // Of two titles that fit equally well the first counts, so their order may not depend on the query's plan.
  const titlesOf = Map.groupBy(titles.toSorted(byTitle), ({ work }) => work);
  const namesOfAuthor = Map.groupBy(names, ({ author }) => author);
  const candidates = new Map<string, CandidateWork>();
  for (const [work, own] of Map.groupBy(byId.values(), (row) => row.work)) {
    const written = [...new Set(own.flatMap((row) => namesOf(row.authors)))];
    candidates.set(work, {
      editions: own,
      authors: namesOf(own[0]?.authors ?? '[]'),
      names: {
        titles: titlesOfWork(
          own,
          (titlesOf.get(work) ?? []).map(({ title }) => title),
          words,
        ),
        authors: written.map((name) =>
          [name, ...(namesOfAuthor.get(queryText(name)) ?? []).map((other) => other.name)].map((each) =>
            words.of(each),
          ),
        ),
        beside: () => words.of(own.map((row) => [row.subtitle, row.series, row.publisher].join(' ')).join(' ')),
      },
    });
  }
  return {
    works: candidates,
    ofLines: idsOfLines.map((line) =>
      line.flatMap((id) => {
        const row = byId.get(id);
        return row === undefined ? [] : [row];
      }),
    ),
  };
}

/** Returns the titles of a work, each once: with and without the part behind a colon or bracket, and with subtitle. */
function titlesOfWork(
  editionsOfWork: readonly CandidateEdition[],
  others: readonly string[],
  words: ComparedWords,
): KnownTitle[] {
  const wholeTitles = new Set([
    ...editionsOfWork.map(({ title }) => title),
    ...editionsOfWork.flatMap(({ title, subtitle }) => (subtitle === null ? [] : [`${title} ${subtitle}`])),
    ...others,
  ]);
  // "Angelas Ashes", "lamant": people leave apostrophes out.
  const withoutApostrophes = [...wholeTitles].map((title) => title.replaceAll(apostrophes, ''));
  for (const title of withoutApostrophes) wholeTitles.add(title);
  const shortTitles = [...wholeTitles].flatMap((title) => {
    const short = title.split(subtitleFrom, 1)[0] ?? '';
    return short === '' || short === title ? [] : [short];
  });
  const byKey = new Map<string, KnownTitle>();
  const add = (title: string, isWhole: boolean) => {
    const own = words.of(title);
    const key = own.map(({ word }) => word).join(' ');
    if (!byKey.has(key)) byKey.set(key, { words: own, isWhole });
  };
  for (const title of wholeTitles) add(title, true);
  for (const title of shortTitles) add(title, false);
  return [...byKey.values()];
}
