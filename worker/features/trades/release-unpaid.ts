import { undoneSale } from '../../../domain/trades/ledger';
import { next } from '../../../domain/trades/lives';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { commit } from '../../db/commit';
import { putOffSql, sweep } from '../../db/sweep';
import { bookEntries } from './book-entries';
import { eventRows, eventsThrough } from './event-rows';
import { releaseStock } from './release-stock';
import { unchanged } from './trade-guards';
import { creditGivenBack } from './store-credit';
import { factsOf, lastOf, readRecord } from './trade-rows';

/**
 * Trades whose payment did not come in time lapse: their reserved books are free again, store credit is given back
 * (docs/product.md#pay-now; in a swap the difference that grading left, docs/product.md#swap). Safe to run twice, late, or beside itself: the seq of each part decides. Answers
 * how many lapsed.
 */
export async function releaseUnpaid(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const job = 'releaseUnpaid';
  return sweep<{ id: string }>(ctx, {
    job,
    due: (limit) =>
      sql(
        ctx.db,
        // A payment that is open is ended at its provider first (`askPayments`).
        `SELECT id FROM trades t WHERE settlement_state = 'awaiting-payment' AND pay_by <= ?1
           AND NOT EXISTS (SELECT 1 FROM payment_intents p WHERE p.trade_id = t.id AND p.state IN ('open', 'processing'))
           AND NOT ${putOffSql('t.id', { job: 3, now: 1 })} ORDER BY pay_by LIMIT ?2`,
        now, limit, job,
      ),
    step: ({ id }) => lapse(ctx, id, now),
  });
}

async function lapse(ctx: Ctx, id: string, now: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null) return false;
  const facts = factsOf(record, now);
  const shopMay = (part: 'outbound' | 'settlement', to: string) => next(part, facts).some((move) => move.to === to && move.by.includes('shop'));
  if (!shopMay('settlement', 'lapsed')) return false;
  const releases = shopMay('outbound', 'released');
  const outbound = lastOf(record.events, 'outbound');
  await commit(ctx.db, [
    unchanged(ctx, record.trade),
    ...(releases
      ? [
          eventRows(ctx, id, eventsThrough('outbound', outbound, ['released'], 'shop')),
          ...releaseStock(ctx, id, record.outbound.map((line) => line.isbn)),
          creditGivenBack(ctx, id),
        ]
      : []),
    // What books had paid of a swap is theirs again, and paid out.
    ...bookEntries(ctx, record, {
      entries: releases ? undoneSale(record.ledger, `outbound:${outbound.seq + 1}`) : [], actor: 'shop', steps: [{ to: 'lapsed', actor: 'shop' }],
    }),
  ]);
  return true;
}
