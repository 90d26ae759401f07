import { grades, type Grade } from '../../../domain/grade';
import type { ReceiveReturn } from '../../../domain/desk/outbound-schemas';
import { Problem } from '../../../domain/problems';
import { returnedEntries } from '../../../domain/trades/money/returned';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { bookingStatements } from '../money/ledger/booking-statements';
import { changeStockStatements, firstPrice } from '../../stock/change-stock';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { lineEventStatements } from '../core/line-event-statements';
import { lastLineSeq } from '../core/last-entries';
import type { OutboundLineRow } from '../core/trade-rows';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Receives a withdrawn line: its copies become stock in their current grade, and its price is refunded. Outward
 * postage is refunded with the last line. `gone`: lost on the way, so refunded without stock. Copies that were
 * refunded before only become stock.
 * @throws `state-moved` for a line that is not awaited; `grade-not-accepted` for a grade that is not worse;
 * `trade-not-found`
 */
export async function receiveReturn(
  ctx: Ctx,
  input: ReceiveReturn & { readonly trade: string; readonly line: number },
): Promise<void> {
  const record = await requireDeskTrade(ctx, input.trade);
  const { trade, outbound } = record;
  const sold = outbound.find(({ line }) => line === input.line);
  const isSent = trade.outbound_state === 'dispatched' || trade.outbound_state === 'delivered';
  if (sold === undefined || sold.state === null) throw new Problem('state-moved');
  const isRefunded = sold.refunded_ahead === 1;
  if (!isRefunded && (sold.state !== 'return-requested' || !isSent)) throw new Problem('state-moved');
  const grade = resaleGrade(sold, input);
  const lines = outbound.map(({ line, price, quantity, state }) => ({
    line,
    price,
    quantity,
    returned: state === 'returned',
  }));
  await commitIfUnchanged(ctx, record, [
    ...lineEventStatements(
      ctx,
      trade.id,
      'outbound-line',
      [
        {
          line: sold.line,
          seq: lastLineSeq(record.lineEvents, 'outbound-line', sold.line) + 1,
          from: sold.state,
          to: 'returned',
          facts: { condition: input.condition, ...(grade === null ? {} : { grade }) },
        },
      ],
      'staff',
    ),
    ...(grade === null ? [] : await restockStatements(ctx, trade.id, sold, grade)),
    ...(isRefunded
      ? [
          sql(
            ctx.db,
            'UPDATE outbound_lines SET refunded_ahead = 0 WHERE trade_id = ?1 AND line = ?2',
            trade.id,
            sold.line,
          ),
        ]
      : bookingStatements(ctx, record, { entries: returnedEntries(lines, sold.line, trade.postage), actor: 'staff' })),
  ]);
}

/** Returns the grade in which returned copies are sold again; null for lost copies. */
function resaleGrade(sold: OutboundLineRow, { condition, grade }: ReceiveReturn): Grade | null {
  if (condition === 'gone') return null;
  if (grade === undefined) return sold.grade;
  if (grades.indexOf(grade) <= grades.indexOf(sold.grade)) throw new Problem('grade-not-accepted', { grade });
  return grade;
}

async function restockStatements(
  ctx: Ctx,
  trade: string,
  { isbn, grade: soldAs, quantity }: OutboundLineRow,
  grade: Grade,
): Promise<D1PreparedStatement[]> {
  const cost = await sql(
    ctx.db,
    `SELECT unit_cost FROM stock_movements WHERE trade_id = ?1 AND isbn = ?2 AND grade = ?3 AND reason = 'sale'
      ORDER BY id LIMIT 1`,
    trade,
    isbn,
    soldAs,
  ).first<number>('unit_cost');
  // A worse grade may have no price yet. A book without a reference price gets the price of the better copy.
  const price =
    (await firstPrice(ctx, isbn, grade, quantity)) ??
    (await sql(ctx.db, 'SELECT price FROM stock WHERE isbn = ?1 AND grade = ?2', isbn, soldAs).first<number>('price'));
  return changeStockStatements(ctx, { isbn, grade, change: quantity, reason: 'return', unitCost: cost, trade, price });
}
