import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { rows, sql } from '../../platform/db/client';
import { photoKey } from './photo-keys';
import { requireOwnOrDesk } from '../core/require-own-or-desk';
import type { AskedTrade } from '../core/require-trade';

/**
 * Returns a picture of a copy to the customer or the desk.
 * @throws `trade-not-found`, `not-found`
 */
export async function readPhoto(
  ctx: Ctx,
  asked: AskedTrade,
  photo: string,
): Promise<{ readonly bytes: ArrayBuffer; readonly type: string }> {
  await requireOwnOrDesk(ctx, asked);
  const [row] = await rows<{ type: string }>(
    sql(ctx.db, 'SELECT type FROM grading_photos WHERE id = ?1 AND trade_id = ?2', photo, asked.id),
  );
  const bytes = row === undefined ? null : await ctx.kv.get(photoKey(asked.id, photo), 'arrayBuffer');
  if (row === undefined || bytes === null) throw new Problem('not-found');
  return { bytes, type: row.type };
}
