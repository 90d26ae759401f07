import { typedNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import { parseSeries } from '../../../../domain/catalogue/series';
import { hasWordsBeginning, queryWords } from '../../../../domain/catalogue/words';
import type { DeskSeriesList } from '../../../../domain/desk/names/series-schemas';
import { nameListLimits } from '../../../../domain/policy/catalogue-names';
import type { Ctx } from '../../../platform/context';
import { requireRole } from '../../../platform/require-role';
import { seriesBooksByWords, seriesKey } from './series-books';

/** Most titles that tell two series of one name apart. */
const maxTitles = 3;

/**
 * Finds series by words of their names; the last word may be unfinished. One round trip. For staff only.
 */
export async function findSeries(ctx: Ctx, { q }: { readonly q: string }): Promise<DeskSeriesList> {
  requireRole(ctx, 'staff');
  const match = typedNameMatch(['other'], q);
  if (match === null) return { items: [] };
  const rows = await seriesBooksByWords.all(ctx.db, match, nameListLimits.hits);
  const words = queryWords(q);
  const items = [...Map.groupBy(rows, ({ series }) => seriesKey(series))]
    .filter(([key]) => hasWordsBeginning(key, words))
    .slice(0, nameListLimits.found)
    .map(([, own]) => ({
      name: parseSeries(own[0]?.series ?? '').name,
      editions: own.length,
      titles: [...new Set(own.map(({ title }) => title))].slice(0, maxTitles),
    }));
  return { items };
}
