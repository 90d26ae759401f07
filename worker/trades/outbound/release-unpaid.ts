import { undoSaleEntries } from '../../../domain/trades/money/ledger';
import { canTransition, statesBefore } from '../../../domain/trades/lifecycle/transitions';
import type { SettlementState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { codes } from '../../platform/db/codes';
import { defineDueRows } from '../../platform/db/sweep';
import { bookingStatements } from '../money/ledger/booking-statements';
import { eventStatement, eventsThrough } from '../core/event-statements';
import { releaseOrderStatements } from '../money/ledger/release-order-statements';
import { sweepTrades } from '../core/sweep-trades';
import { requireUnchangedStatement } from '../core/trade-guards';
import { tradeFacts } from '../core/trade-facts';
import { lastEventOf } from '../core/sequence-numbers';
import type { TradeRecord } from '../core/trade-rows';

const unpaidTrades = defineDueRows(
  'releaseUnpaid',
  `SELECT id, pay_by AS due_at FROM trades t
    WHERE settlement_state IN ${codes<SettlementState>(statesBefore('settlement', 'lapsed'))} AND pay_by <= ?1
    AND NOT EXISTS (SELECT 1 FROM payment_intents p WHERE p.trade_id = t.id AND p.state IN ('open', 'processing'))`,
);

/**
 * Lapses trades that were not paid in time: releases their reserved books and restores store credit. In a swap this
 * covers the difference after grading. Skips trades with an open payment, which `askPayments` ends first. Safe to run
 * twice, late or concurrently.
 * @returns how many trades lapsed
 * @see docs/product.md#pay-now and #swap
 */
export function releaseUnpaid(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  return sweepTrades(ctx, {
    rows: unpaidTrades,
    upTo: now,
    step: (record) => lapseStatements(ctx, record, now),
  });
}

function lapseStatements(ctx: Ctx, record: TradeRecord, now: string): D1PreparedStatement[] {
  const { trade, events, ledger } = record;
  const facts = tradeFacts(record, now);
  if (!canTransition('settlement', 'lapsed', 'shop', facts)) return [];
  const releasesBooks = canTransition('outbound', 'released', 'shop', facts);
  const last = lastEventOf(events, 'outbound');
  return [
    requireUnchangedStatement(ctx, trade),
    ...(releasesBooks
      ? [
          eventStatement(ctx, trade.id, eventsThrough('outbound', last, ['released'], 'shop')),
          ...releaseOrderStatements(ctx, record),
        ]
      : []),
    // The value of the books given in a swap is paid out.
    ...bookingStatements(ctx, record, {
      entries: releasesBooks ? undoSaleEntries(ledger, `outbound:${last.seq + 1}`) : [],
      actor: 'shop',
      steps: [{ to: 'lapsed', actor: 'shop' }],
    }),
  ];
}
