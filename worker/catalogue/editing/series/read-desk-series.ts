import { matchNothing, wholeNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { missingNumbers, parseSeries, volumeOf } from '../../../../domain/catalogue/series';
import { queryText } from '../../../../domain/catalogue/words';
import type { DeskSeries } from '../../../../domain/desk/names/series-schemas';
import { nameListLimits, seriesLimits } from '../../../../domain/policy/catalogue-names';
import type { Ctx } from '../../../platform/context';
import { columnsOf, number } from '../../../platform/db/columns';
import { defineRead, readBatch } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { requireRole } from '../../../platform/require-role';
import { readNameHistory } from '../history/name-history';
import { listedByWords, shownWork, toListedWorks, type ListedRow } from '../rewrite/listed-works';
import { readSeriesBooks, seriesKey, versionOf, volumesOf } from './series-books';

const editionsCounted = defineRead(
  { ...columnsOf(editions, 'work'), editions: number },
  `SELECT e.work, count(*) AS editions FROM json_each(?1) j CROSS JOIN editions e ON e.work = j.value GROUP BY e.work`,
);

/** Returns the values by their frequency, the most frequent first. */
function frequent<Value>(values: readonly Value[]): Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

/** Returns the volumes in the order of their numbers, those without one last. `counted`: all editions by work. */
function numberedVolumes(books: readonly ListedRow[], counted: ReadonlyMap<string, number>): DeskSeries['volumes'] {
  return toListedWorks(books)
    .map((work) => {
      const numbers = frequent(work.rows.map(({ series }) => parseSeries(series ?? '').number));
      const outside = (counted.get(work.work) ?? work.editions) - work.editions;
      return { ...shownWork(work), number: numbers[0] ?? null, outside, differs: numbers.length > 1 };
    })
    .toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity) || (a.title < b.title ? -1 : 1));
}

/** Returns the works outside the series whose titles name it, such as "Title (Series, #2)". */
function candidatesOf(hits: readonly ListedRow[], key: string, inside: ReadonlySet<string>): DeskSeries['candidates'] {
  const named = hits.filter(
    ({ work, title, series }) =>
      !inside.has(work) && seriesKey(series) !== key && queryText(volumeOf(null, title)?.name ?? '') === key,
  );
  return toListedWorks(named)
    .slice(0, nameListLimits.candidates)
    .map((work) => ({
      ...shownWork(work),
      number: volumeOf(null, work.title)?.number ?? null,
      series: work.rows[0]?.series ?? null,
    }));
}

/**
 * Returns a series by name: its volumes in order, missing numbers, and books that may belong to it. It is empty for a
 * name that no book has, so that a clerk can begin a series. Three round
 * trips and those of a longer history. For staff only.
 * @throws `body-too-large`
 */
export async function readDeskSeries(ctx: Ctx, asked: string): Promise<DeskSeries> {
  requireRole(ctx, 'staff');
  const key = queryText(asked);
  const books = await readSeriesBooks(ctx, asked);
  const works = [...new Set(books.map(({ work }) => work))];
  const [counts, hits] = await readBatch(ctx.db, [
    editionsCounted.with(JSON.stringify(works)),
    listedByWords.with(wholeNameMatch(['title'], asked) ?? matchNothing, nameListLimits.hits),
  ]);
  const spellings = frequent(books.map(({ series }) => parseSeries(series ?? '').name));
  const volumes = numberedVolumes(books, new Map(counts.map((row) => [row.work, row.editions])));
  const name = spellings[0] ?? asked.trim();
  const present = volumesOf(books);
  const history = await readNameHistory(ctx, {
    kind: 'series',
    keys: [...new Set([name, ...spellings])],
    present: (field) => (field === 'volumes' ? present : undefined),
  });
  return {
    name,
    spellings,
    volumes,
    missing: missingNumbers(
      volumes.map((volume) => volume.number),
      seriesLimits.missing,
    ),
    candidates: candidatesOf(hits, key, new Set(works)),
    version: versionOf(books),
    history,
  };
}
