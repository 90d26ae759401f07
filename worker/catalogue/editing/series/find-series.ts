import { typedNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { parseSeries } from '../../../../domain/catalogue/series';
import { queryWords } from '../../../../domain/catalogue/words';
import type { DeskSeriesList } from '../../../../domain/desk/names/series-schemas';
import { nameListLimits } from '../../../../domain/policy/catalogue-names';
import type { Ctx } from '../../../platform/context';
import { defineRead } from '../../../platform/db/read';
import { requireRole } from '../../../platform/require-role';
import { listedColumns, listedColumnsSql } from '../rewrite/listed-works';
import { seriesKey } from './series-books';

/** Titles that tell two series of one name apart. */
const maxTitles = 3;

const booksByWords = defineRead(
  listedColumns,
  `SELECT ${listedColumnsSql} FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.series IS NOT NULL ORDER BY edition_words.rowid LIMIT ?2`,
);

/**
 * Finds series by words of their names; the last word may be unfinished. One round trip. For staff only.
 */
export async function findSeries(ctx: Ctx, { q }: { readonly q: string }): Promise<DeskSeriesList> {
  requireRole(ctx, 'staff');
  const match = typedNameMatch(['other'], q);
  if (match === null) return { items: [] };
  const rows = await booksByWords.all(ctx.db, match, nameListLimits.hits);
  const words = queryWords(q);
  const items = [...Map.groupBy(rows, ({ series }) => seriesKey(series))]
    .filter(([key]) => {
      const own = queryWords(key);
      return words.every((word) => own.some((part) => part.startsWith(word)));
    })
    .slice(0, nameListLimits.found)
    .map(([, own]) => ({
      name: parseSeries(own[0]?.series ?? '').name,
      editions: own.length,
      titles: [...new Set(own.map(({ title }) => title))].slice(0, maxTitles),
    }));
  return { items };
}
