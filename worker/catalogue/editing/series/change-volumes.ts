import { parseSeries, seriesText } from '../../../../domain/catalogue/series';
import type { SeriesChange } from '../../../../domain/desk/names/series-schemas';
import { nameLimits } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { columnsOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { editions } from '../../../platform/db/schema/catalogue';
import { requireRole } from '../../../platform/require-role';
import { commitRewrite } from '../rewrite/commit-rewrite';
import { seriesStatements } from './rewrite-series';
import { inOrder, readSeriesBooks, versionOf, volumesOf } from './series-books';

const editionsOfWorks = defineRead(
  columnsOf(editions, 'isbn', 'work'),
  'SELECT e.isbn, e.work FROM json_each(?1) j CROSS JOIN editions e ON e.work = j.value LIMIT ?2',
);

/**
 * Sets the numbers of works in a series for all of their editions, adds works and removes others. The changes are
 * recorded and protected per edition. A series is called as most of its books call it. Four round trips. For staff
 * only.
 * @throws `state-moved` when the series is not as the clerk saw it; `not-found` for a work without editions
 */
export async function changeVolumes(ctx: Ctx, asked: string, change: SeriesChange): Promise<void> {
  const account = requireRole(ctx, 'staff');
  const { version, set, remove } = change;
  await commitRewrite(ctx, async () => {
    const books = await readSeriesBooks(ctx, asked);
    if (versionOf(books) !== version) throw new Problem('state-moved');
    const name = parseSeries(books[0]?.series ?? asked.trim()).name;
    const rows = await editionsOfWorks.all(
      ctx.db,
      JSON.stringify([...new Set(set.map(({ work }) => work))]),
      nameLimits.editions,
    );
    const numbers = new Map(set.map(({ work, number }) => [work, number]));
    const worksOfSeries = new Set(rows.map(({ work }) => work));
    if (set.some(({ work }) => !worksOfSeries.has(work))) throw new Problem('not-found');
    const gone = new Set(remove);
    const after = new Map<string, string | null>([
      ...books.filter(({ work }) => gone.has(work)).map(({ isbn }) => [isbn, null] as const),
      ...rows.map(({ isbn, work }) => [isbn, seriesText(name, numbers.get(work) ?? null)] as const),
    ]);
    const before = volumesOf(books);
    const left = before.filter(([work]) => !gone.has(work) && !numbers.has(work));
    const volumes = inOrder([...left, ...numbers]);
    return seriesStatements(ctx, account, after, [
      { kind: 'series', key: name, field: 'volumes', before, after: volumes },
    ]);
  });
}
