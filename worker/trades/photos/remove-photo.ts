import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { gradingPhotos } from '../../platform/db/schema/trade-life';
import { commit, isRace } from '../../platform/db/commit';
import { photoKey } from './photo-keys';
import { requireInboundStateStatement } from '../core/trade-guards';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Removes a photo: first its row, then its bytes.
 * @throws `not-found`; `state-moved` when the parcel is not being graded
 */
export async function removePhoto(
  ctx: Ctx,
  { trade, line, photo }: { readonly trade: string; readonly line: number; readonly photo: string },
): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  if (!record.photos.some((row) => row.id === photo && row.line === line)) throw new Problem('not-found');
  try {
    await commit(ctx.db, [
      requireInboundStateStatement(ctx, trade, 'received'),
      statementOf(
        ctx.db,
        orm(ctx.db)
          .delete(gradingPhotos)
          .where(and(eq(gradingPhotos.id, photo), eq(gradingPhotos.tradeId, trade))),
      ),
    ]);
  } catch (error) {
    if (isRace(error)) throw new Problem('state-moved');
    throw error;
  }
  await ctx.kv.delete(photoKey(trade, photo));
}
