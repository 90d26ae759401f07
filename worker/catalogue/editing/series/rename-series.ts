import { parseSeries, seriesText } from '../../../../domain/catalogue/series';
import { queryText } from '../../../../domain/catalogue/words';
import type { SeriesRename } from '../../../../domain/desk/names/series-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { requireRole } from '../../../platform/require-role';
import { renameInSteps } from '../renames/rename-in-steps';
import { commitRewrite } from '../rewrite/commit-rewrite';
import { seriesStatements } from './rewrite-series';
import { readSeriesBooks } from './series-books';

/**
 * Gives a series a new name in all of its editions, which keep their numbers. A name that another series has joins
 * both, if `merge` says so. More books than one batch takes are renamed in steps. For staff only.
 * @throws `state-moved` when no book has the old name, `state-moved` {books}
 */
export async function renameSeries(ctx: Ctx, name: string, { to, merge }: SeriesRename): Promise<void> {
  const account = requireRole(ctx, 'staff');
  const renameStatements = async () => {
    const books = await readSeriesBooks(ctx, name);
    if (books.length === 0) throw new Problem('state-moved');
    const joined = queryText(name) === queryText(to) ? [] : await readSeriesBooks(ctx, to);
    if (joined.length > 0 && !merge) throw new Problem('state-moved', { books: joined.length });
    // The joined books take the new name, too: they may spell it in another way.
    const after = [...books, ...joined].map(
      ({ isbn, series }) => [isbn, seriesText(to, parseSeries(series ?? '').number)] as const,
    );
    return seriesStatements(ctx, account, new Map(after), [
      { kind: 'series', key: to, field: 'name', before: name, after: to },
    ]);
  };
  await renameInSteps(ctx, { kind: 'series', name, rename: { to, merge } }, () => commitRewrite(ctx, renameStatements));
}
