import type { BookList } from '../../../../domain/catalogue/schemas';
import { parseSeries } from '../../../../domain/catalogue/series';

/** Most names of one kind that a list of filters shows. */
const maxNames = 8;
/** Fewest works of a shown name. A filter that leaves one work would be of no use. */
const minWorks = 2;

/** Works of the hits that have a name: a series with its volume, or a publisher. */
interface NameCount {
  readonly kind: string;
  readonly value: string | number;
  readonly count: number;
}

/**
 * SQL that counts the works of `hits` by series, with its volume, and by publisher: rows of kind, value and count.
 * Volumes are counted together afterwards, so all of them are read; of the publishers only those that are shown.
 */
export const nameCountsSql = `SELECT 'series' AS kind, series AS value, count(DISTINCT work) AS count FROM hits
      WHERE series IS NOT NULL GROUP BY 2
    UNION ALL SELECT * FROM (SELECT 'publisher', publisher, count(DISTINCT work) AS works FROM hits
      WHERE publisher IS NOT NULL GROUP BY 2 HAVING works >= ${minWorks} ORDER BY works DESC, 2 LIMIT ${maxNames})`;

/** Returns the most frequent names of one kind. Volumes of a series count together. */
function mostFrequentNames(
  rows: readonly NameCount[],
  kind: 'series' | 'publisher',
  nameOf: (value: string) => string,
) {
  const counts = new Map<string, number>();
  for (const row of rows.filter((other) => other.kind === kind)) {
    const name = nameOf(String(row.value));
    counts.set(name, (counts.get(name) ?? 0) + row.count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count >= minWorks)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxNames);
}

/** Returns the series and publishers of a list from the rows of `nameCountsSql`; other kinds are left out. */
export function toNameFacets(rows: readonly NameCount[]): Pick<BookList['facets'], 'series' | 'publishers'> {
  return {
    series: mostFrequentNames(rows, 'series', (value) => parseSeries(value).name),
    publishers: mostFrequentNames(rows, 'publisher', (value) => value),
  };
}
