import { deadlineAfterDays } from '../../../domain/calendar/working-days';
import type { Market } from '../../../domain/market/market';
import { paymentPolicy } from '../../../domain/policy/payments';
import { balancesOf } from '../../../domain/trades/money/ledger';
import { refundedPostage } from '../../../domain/trades/money/refunded-postage';
import { isReturnCharged } from '../../../domain/trades/money/return-postage';
import { settlementEntries } from '../../../domain/trades/money/settle';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { bookingStatements } from '../money/ledger/booking-statements';
import { incomingStockStatements } from '../../stock/incoming-stock';
import { lowerAmount } from '../core/line-amounts';
import { quotedPostage } from './quoted-postage';
import type { InboundLineRow, TradeRecord } from '../core/trade-rows';
import { countArrivedParcels } from '../core/record-counts';

/**
 * Returns what the shop pays for a line in minor units: the agreed amount, or the lower one that was accepted; null
 * for a copy that is not kept.
 */
export function amountPaidFor(line: InboundLineRow, market: Market): number | null {
  if (line.state === 'as-said') return line.amount;
  return line.state === 'regraded' && line.decision === 'accept' ? lowerAmount(line, market) : null;
}

/**
 * Returns whether the customer pays return postage for a line. Free when the customer did not answer, the parcel was
 * late, or the copy was unexpected.
 */
const paysReturnPostage = (line: InboundLineRow) =>
  line.state === 'returning' &&
  line.decision === 'return' &&
  isReturnCharged({ ...line, unexpected: line.unexpected !== 0 });

/**
 * Returns the statements that settle an inbound leg once every line is decided. Kept copies become stock, and the
 * ledger is booked. Then the difference of a swap is due, or the balance is credited or paid out. The caller adds the
 * leg's events. It reads prices, but writes nothing.
 * @see docs/product.md#trade-states
 */
export async function settleInboundStatements(ctx: Ctx, record: TradeRecord): Promise<D1PreparedStatement[]> {
  const { trade, inbound, ledger, parcels } = record;
  const priced = inbound.map((line) => ({ line, paid: amountPaidFor(line, trade.market) }));
  const keptCopies = priced.flatMap(({ line, paid }) =>
    paid === null ? [] : [{ isbn: line.isbn, grade: line.graded_as ?? line.grade, paid }],
  );
  const entries = settlementEntries(ledger, {
    settlement: trade.settlement,
    paid: keptCopies.reduce((sum, copy) => sum + copy.paid, 0),
    inboundPostage: refundedPostage({
      market: trade.market,
      quoted: quotedPostage(trade),
      parcels: parcels.length,
      arrived: countArrivedParcels(parcels),
      kept: keptCopies.length,
    }),
    returnPostage: trade.return_postage,
    returned: inbound.filter(paysReturnPostage).length,
  });
  const asksForMore =
    trade.settlement === 'swap' &&
    trade.settlement_state === 'agreed' &&
    balancesOf([...ledger, ...entries]).purchase < 0;
  return [
    sql(
      ctx.db,
      `UPDATE inbound_lines SET paid = j.value->>1 FROM json_each(?2) j WHERE inbound_lines.trade_id = ?1
        AND inbound_lines.line = j.value->>0`,
      trade.id,
      JSON.stringify(priced.map(({ line, paid }) => [line.line, paid ?? 0])),
    ),
    ...(await incomingStockStatements(ctx, trade, keptCopies)),
    ...bookingStatements(ctx, { ...record, trade: { ...trade, inbound_state: 'settled' } }, { entries, actor: 'shop' }),
    ...(asksForMore
      ? [
          sql(
            ctx.db,
            `UPDATE trades SET pay_by = ?2, payment = coalesce(payment, 'bank-transfer') WHERE id = ?1`,
            trade.id,
            deadlineAfterDays(ctx.now.toISOString(), paymentPolicy.swapDifferenceDays, trade.market),
          ),
        ]
      : []),
  ];
}
