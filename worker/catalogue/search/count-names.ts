import type { BookList } from '../../../domain/catalogue/schemas';
import { parseSeries } from '../../../domain/catalogue/series';
import { number, text, type RowOf } from '../../platform/db/columns';
import { defineReads, type BoundRead } from '../../platform/db/read';
import { hitsSql, popularitySql, sampleForms, type Hits, type HitsForm } from './hits-sql';

/** Names of one kind that a list of filters shows. */
const maxNames = 8;
/** Works that a name needs: a filter for one book helps nobody. */
const fewestWorks = 2;

const nameColumns = { kind: text<'series' | 'publisher'>(), value: text(), count: number };
type NameRow = RowOf<typeof nameColumns>;

/**
 * Counts the works of at most `?10` hits by series, with its volume, and by publisher. Volumes are counted together
 * afterwards, so all of them are read; of the publishers only those that are shown.
 */
const namesOfHits = defineReads(
  nameColumns,
  (form: HitsForm) => `WITH hits AS MATERIALIZED (
      SELECT e.work, e.series, e.publisher ${hitsSql(form)} ORDER BY ${popularitySql(form)} LIMIT ?10)
    SELECT 'series' AS kind, series AS value, count(DISTINCT work) AS count FROM hits
      WHERE series IS NOT NULL GROUP BY 2
    UNION ALL SELECT * FROM (SELECT 'publisher', publisher, count(DISTINCT work) AS works FROM hits
      WHERE publisher IS NOT NULL GROUP BY 2 HAVING works >= ${fewestWorks} ORDER BY works DESC, 2 LIMIT ${maxNames})`,
  [sampleForms[0], ...sampleForms],
);

/** Returns the read of the series and publishers of the hits; none for a list of all books, where they say little. */
export function nameReads(hits: Hits, maxHits: number): readonly BoundRead<NameRow>[] {
  return hits.isOfAllBooks ? [] : [namesOfHits(hits.form).with(...hits.values(hits.any), maxHits)];
}

/** Returns the most frequent names of one kind. Volumes of a series count together. */
function frequent(rows: readonly NameRow[], kind: NameRow['kind'], nameOf: (value: string) => string) {
  const counts = new Map<string, number>();
  for (const row of rows.filter((each) => each.kind === kind)) {
    const name = nameOf(row.value);
    counts.set(name, (counts.get(name) ?? 0) + row.count);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ count }) => count >= fewestWorks)
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxNames);
}

/** Returns the series and publishers of a list from the rows of `nameReads`. */
export function toNameFacets(rows: readonly NameRow[]): Pick<BookList['facets'], 'series' | 'publishers'> {
  return {
    series: frequent(rows, 'series', (value) => parseSeries(value).name),
    publishers: frequent(rows, 'publisher', (value) => value),
  };
}
