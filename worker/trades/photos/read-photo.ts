import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { gradingPhotos } from '../../platform/db/schema/trade-life';
import { photoKey } from './photo-keys';
import { requireOwnOrDesk } from '../core/require-own-or-desk';
import type { TradeRequest } from '../core/require-trade';

/**
 * Returns a photo of a copy to the customer or the desk.
 * @throws `trade-not-found`, `not-found`
 */
export async function readPhoto(
  ctx: Ctx,
  request: TradeRequest,
  photo: string,
): Promise<{ readonly bytes: ArrayBuffer; readonly type: string }> {
  await requireOwnOrDesk(ctx, request);
  const [row] = await run(
    orm(ctx.db)
      .select({ type: gradingPhotos.type })
      .from(gradingPhotos)
      .where(and(eq(gradingPhotos.id, photo), eq(gradingPhotos.tradeId, request.id))),
  );
  const bytes = row === undefined ? null : await ctx.kv.get(photoKey(request.id, photo), 'arrayBuffer');
  if (row === undefined || bytes === null) throw new Problem('not-found');
  return { bytes, type: row.type };
}
