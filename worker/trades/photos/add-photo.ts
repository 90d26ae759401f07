import { photoPolicy } from '../../../domain/policy/grading';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit, isRace } from '../../platform/db/commit';
import { photoKey } from './photo-keys';
import { requireInboundStateStatement } from '../core/trade-guards';
import { requireInboundLine } from '../core/require-inbound-line';
import { pictureType } from '../../platform/picture-type';
import { requireDeskTrade } from '../core/require-desk-trade';

/** Violated when a concurrent upload took the last place of the line. */
const photoRaces: ReadonlySet<string> = new Set(['grading_photos.id']);

/**
 * Stores a photo of a copy: JPEG, PNG or WebP, at most `photoPolicy.maxBytes`. The type is read from its first
 * bytes. The bytes are stored before the row, so that no row refers to a missing photo.
 * @throws `body-too-large`, `unsupported-media-type`, `photos-full`, `not-found` for a line, `state-moved` when the
 * parcel is not being graded
 */
export async function addPhoto(
  ctx: Ctx,
  { trade, line, bytes }: { readonly trade: string; readonly line: number; readonly bytes: Uint8Array },
): Promise<void> {
  const record = await requireDeskTrade(ctx, trade);
  requireInboundLine(record, line);
  if (record.trade.inbound_state !== 'received') throw new Problem('state-moved');
  if (bytes.length > photoPolicy.maxBytes) throw new Problem('body-too-large', { most: photoPolicy.maxBytes });
  const type = pictureType(bytes);
  if (type === null) throw new Problem('unsupported-media-type');
  const photosFull = () => new Problem('photos-full', { most: photoPolicy.perLine });
  if (record.photos.filter((photo) => photo.line === line).length >= photoPolicy.perLine) throw photosFull();
  const id = ctx.ids.id();
  await ctx.kv.put(photoKey(trade, id), bytes);
  try {
    await commit(ctx.db, [
      requireInboundStateStatement(ctx, trade, 'received'),
      // A full line yields a NULL id, which the table refuses.
      sql(
        ctx.db,
        `INSERT INTO grading_photos (id, trade_id, line, bytes, type, at)
         SELECT CASE WHEN count(*) < ?7 THEN ?1 END, ?2, ?3, ?4, ?5, ?6 FROM grading_photos WHERE trade_id = ?2
         AND line = ?3`,
        id,
        trade,
        line,
        bytes.length,
        type,
        ctx.now.toISOString(),
        photoPolicy.perLine,
      ),
    ]);
  } catch (error) {
    await ctx.kv.delete(photoKey(trade, id));
    if (!isRace(error, photoRaces)) throw error;
    throw photoRaces.has(error.constraint) ? photosFull() : new Problem('state-moved');
  }
}
