import { undoneSale } from '../../../domain/trades/ledger';
import { next } from '../../../domain/trades/lives';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { commit } from '../../db/commit';
import { putOffSql, sweep } from '../../db/sweep';
import { bookEntries } from './book-entries';
import { eventRows, eventsThrough } from './event-rows';
import { releaseStock } from './release-stock';
import { creditGivenBack } from './store-credit';
import { unchanged } from './trade-guards';
import { factsOf, lastOf, readRecord } from './trade-rows';

/**
 * Inbound legs whose books did not arrive in time expire; in a swap the reserved books are free again and store credit
 * is given back (docs/product.md#parcel-deadlines). Safe to run twice, late, or beside itself. Answers how many expired.
 */
export async function expireParcels(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const job = 'expireParcels';
  return sweep<{ id: string }>(ctx, {
    job,
    due: (limit) =>
      sql(
        ctx.db,
        `SELECT id FROM trades t WHERE inbound_state IN ('awaiting-parcel', 'in-transit') AND arrive_by <= ?1
           AND received_at IS NULL AND NOT ${putOffSql('t.id', { job: 3, now: 1 })} ORDER BY arrive_by LIMIT ?2`,
        now, limit, job,
      ),
    step: ({ id }) => expire(ctx, id, now),
  });
}

async function expire(ctx: Ctx, id: string, now: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null) return false;
  const facts = factsOf(record, now);
  if (!next('inbound', facts).some((move) => move.to === 'expired' && move.by.includes('shop'))) return false;
  const releases =
    record.trade.settlement === 'swap' && next('outbound', { ...facts, inbound: 'expired' }).some((move) => move.to === 'released');
  await commit(ctx.db, [
    // The first of several parcels moves no leg, but then nothing is late any more.
    unchanged(ctx, record.trade),
    eventRows(ctx, id, [
      ...eventsThrough('inbound', lastOf(record.events, 'inbound'), ['expired'], 'shop'),
      ...(releases ? eventsThrough('outbound', lastOf(record.events, 'outbound'), ['released'], 'shop') : []),
    ]),
    ...(releases
      ? [
          ...releaseStock(ctx, id, record.outbound.map((line) => line.isbn)),
          creditGivenBack(ctx, id),
          // Money that came before it was asked for goes back.
          ...bookEntries(ctx, record, { entries: undoneSale(record.ledger, `outbound:${lastOf(record.events, 'outbound').seq + 1}`), actor: 'shop' }),
        ]
      : []),
  ]);
  return true;
}
