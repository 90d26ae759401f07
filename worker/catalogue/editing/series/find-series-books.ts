import { volumeOf } from '../../../../domain/catalogue/series';
import type { DeskSeriesBooks } from '../../../../domain/desk/names/series-schemas';
import type { Ctx } from '../../../platform/context';
import { requireRole } from '../../../platform/require-role';
import { shownWork } from '../rewrite/listed-works';
import { findListedWorks } from '../rewrite/find-listed-works';

/** Finds books that can be added to a series, by ISBN or words, with the series that they are in. For staff only. */
export async function findSeriesBooks(ctx: Ctx, { q }: { readonly q: string }): Promise<DeskSeriesBooks> {
  requireRole(ctx, 'staff');
  const works = await findListedWorks(ctx, q);
  return {
    items: works.map((work) => ({
      ...shownWork(work),
      number: volumeOf(null, work.title)?.number ?? null,
      series: work.rows.map(({ series }) => series).find((series) => series !== null) ?? null,
    })),
  };
}
