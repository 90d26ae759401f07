import { undoneSale } from '../../../domain/trades/money/ledger';
import { canMove } from '../../../domain/trades/lifecycle/lives';
import type { Ctx } from '../../platform/context';
import { bookEntries } from '../money/ledger/book-entries';
import { eventRows, eventsThrough } from '../core/event-rows';
import { releaseStock } from '../../stock/release-stock';
import { creditGivenBack } from '../money/store-credit/store-credit';
import { sweepTrades } from '../core/sweep-trades';
import { unchanged } from '../core/trade-guards';
import { factsOf } from '../core/trade-facts';
import { lastOf } from '../core/last-entries';
import type { TradeRecord } from '../core/trade-rows';

/**
 * Lets trades lapse whose payment did not come in time: releases their reserved books and restores store credit
 * (docs/product.md#pay-now; in a swap the difference that grading left, docs/product.md#swap). Leaves out trades with
 * an open payment, which `askPayments` ends at its provider first. Safe to run twice, late, or beside itself. Returns
 * how many lapsed.
 */
export function releaseUnpaid(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  return sweepTrades(ctx, {
    job: 'releaseUnpaid',
    due: `SELECT id, pay_by AS due_at FROM trades t WHERE settlement_state = 'awaiting-payment' AND pay_by <= ?1
      AND NOT EXISTS (SELECT 1 FROM payment_intents p WHERE p.trade_id = t.id AND p.state IN ('open', 'processing'))`,
    values: [now],
    step: (record) => lapseStatements(ctx, record, now),
  });
}

function lapseStatements(ctx: Ctx, record: TradeRecord, now: string): D1PreparedStatement[] {
  const { trade, events, outbound, ledger } = record;
  const facts = factsOf(record, now);
  if (!canMove('settlement', 'lapsed', 'shop', facts)) return [];
  const releases = canMove('outbound', 'released', 'shop', facts);
  const last = lastOf(events, 'outbound');
  return [
    unchanged(ctx, trade),
    ...(releases
      ? [
          eventRows(ctx, trade.id, eventsThrough('outbound', last, ['released'], 'shop')),
          ...releaseStock(
            ctx,
            trade.id,
            outbound.map((line) => line.isbn),
          ),
          creditGivenBack(ctx, trade.id),
        ]
      : []),
    // What books had paid in a swap belongs to the person again and is paid out.
    ...bookEntries(ctx, record, {
      entries: releases ? undoneSale(ledger, `outbound:${last.seq + 1}`) : [],
      actor: 'shop',
      steps: [{ to: 'lapsed', actor: 'shop' }],
    }),
  ];
}
