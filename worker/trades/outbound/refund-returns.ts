import { withdrawalPolicy } from '../../../domain/policy/withdrawal';
import { dayMs, addMs } from '../../../domain/time';
import { returnedEntries } from '../../../domain/trades/money/returned';
import { refundDeadline } from '../../../domain/trades/return-deadlines';
import type { OutboundLineState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { code } from '../../platform/db/codes';
import { defineDueRows } from '../../platform/db/sweep';
import { bookingStatements } from '../money/ledger/booking-statements';
import { lineEventStatements, type NewLineEvent } from '../core/line-event-statements';
import { isAwaited, withdrawnLines } from './awaited-withdrawals';
import { sweepTrades } from '../core/sweep-trades';
import { requireUnchangedStatement } from '../core/trade-guards';
import { nextLineSeq } from '../core/sequence-numbers';
import type { TradeRecord } from '../core/trade-rows';

const overdueReturns = defineDueRows(
  'refundReturns',
  `SELECT l.trade_id AS id, min(w.at) AS due_at FROM outbound_lines l
    CROSS JOIN withdrawals w ON w.trade_id = l.trade_id
    WHERE l.state = ${code<OutboundLineState>('return-requested')} AND l.refunded_ahead = 0
    AND w.sent_at IS NOT NULL AND w.at <= ?1
      AND EXISTS (SELECT 1 FROM json_each(w.lines) j WHERE j.value = l.line) GROUP BY l.trade_id`,
);

/**
 * Refunds withdrawn books that the customer reported as posted and that did not arrive within
 * `withdrawalPolicy.refundDays`. The desk receives them when they arrive. Safe to run twice, late or concurrently.
 * @returns how many trades were refunded
 * @see docs/product.md#withdrawal
 */
export function refundReturns(ctx: Ctx): Promise<number> {
  return sweepTrades(ctx, {
    rows: overdueReturns,
    upTo: addMs(ctx.now.toISOString(), -withdrawalPolicy.refundDays * dayMs),
    step: (record) => refundStatements(ctx, record),
  });
}

function refundStatements(ctx: Ctx, record: TradeRecord): D1PreparedStatement[] {
  const { trade, lineEvents } = record;
  const due = dueLines(record, ctx.now.toISOString());
  if (due.length === 0) return [];
  const events = due.map((line): NewLineEvent<'outbound-line'> => ({
    line,
    seq: nextLineSeq(lineEvents, 'outbound-line', line),
    from: 'return-requested',
    to: 'returned',
    facts: { condition: 'on-its-way' },
  }));
  return [
    requireUnchangedStatement(ctx, trade),
    ...lineEventStatements(ctx, trade.id, 'outbound-line', events, 'shop'),
    sql(
      ctx.db,
      'UPDATE outbound_lines SET refunded_ahead = 1 WHERE trade_id = ?1 AND line IN (SELECT value FROM json_each(?2))',
      trade.id,
      JSON.stringify(due),
    ),
    ...bookingStatements(ctx, record, { entries: refundEntries(record, due), actor: 'shop' }),
  ];
}

/** Returns the awaited lines whose refund is due. */
function dueLines({ outbound, withdrawals }: TradeRecord, now: string): number[] {
  const overdue = new Set(
    withdrawals
      .filter(({ at, sent_at: sentAt }) => {
        const deadline = refundDeadline(at, sentAt);
        return deadline !== null && deadline <= now;
      })
      .flatMap(withdrawnLines),
  );
  return outbound.filter((sold) => isAwaited(sold) && overdue.has(sold.line)).map(({ line }) => line);
}

/**
 * Returns the ledger entries of lines that are refunded together. Postage is refunded with the last line of the order.
 */
function refundEntries({ trade, outbound }: TradeRecord, due: readonly number[]): ReturnType<typeof returnedEntries> {
  return due.flatMap((line, index) => {
    const before = new Set(due.slice(0, index));
    return returnedEntries(
      outbound.map((sold) => ({ ...sold, returned: sold.state === 'returned' || before.has(sold.line) })),
      line,
      trade.postage,
    );
  });
}
