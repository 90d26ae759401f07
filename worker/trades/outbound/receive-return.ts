import { and, asc, eq } from 'drizzle-orm';
import { grades, type Grade } from '../../../domain/grade';
import type { ReceiveReturn } from '../../../domain/desk/outbound-schemas';
import { Problem } from '../../../domain/problems';
import { returnedEntries } from '../../../domain/trades/money/returned';
import { outboundStateFacts } from '../../../domain/trades/lifecycle/state-facts';
import type { Ctx } from '../../platform/context';
import { orm, run, statementOf } from '../../platform/db/client';
import { stock, stockMovements } from '../../platform/db/schema/pricing';
import { outboundLines } from '../../platform/db/schema/trades';
import { bookingStatements } from '../money/ledger/booking-statements';
import { changeStockStatements, firstPrice } from '../../stock/change-stock';
import { commitIfUnchanged } from '../core/commit-if-unchanged';
import { lineEventStatements } from '../core/line-event-statements';
import { nextLineSeq } from '../core/sequence-numbers';
import type { OutboundLineRow } from '../core/trade-rows';
import { requireDeskTrade } from '../core/require-desk-trade';

/**
 * Receives a withdrawn line: its copies become stock in their current grade, and its price is refunded. Outward
 * postage is refunded with the last line. `gone`: lost in transit, so refunded without stock. Copies that were
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
  const isSent = trade.outbound_state !== null && outboundStateFacts[trade.outbound_state].canWithdraw;
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
          seq: nextLineSeq(record.lineEvents, 'outbound-line', sold.line),
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
          statementOf(
            ctx.db,
            orm(ctx.db)
              .update(outboundLines)
              .set({ refundedAhead: false })
              .where(and(eq(outboundLines.tradeId, trade.id), eq(outboundLines.line, sold.line))),
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
  const [sale] = await run(
    orm(ctx.db)
      .select({ unitCost: stockMovements.unitCost })
      .from(stockMovements)
      .where(
        and(
          eq(stockMovements.tradeId, trade),
          eq(stockMovements.isbn, isbn),
          eq(stockMovements.grade, soldAs),
          eq(stockMovements.reason, 'sale'),
        ),
      )
      .orderBy(asc(stockMovements.id))
      .limit(1),
  );
  // A worse grade may have no price yet. A book without a reference price gets the price of the better copy.
  const price = (await firstPrice(ctx, isbn, grade, quantity)) ?? (await stockPrice(ctx, isbn, soldAs));
  return changeStockStatements(ctx, {
    isbn,
    grade,
    change: quantity,
    reason: 'return',
    unitCost: sale?.unitCost ?? null,
    trade,
    price,
  });
}

/** Returns the price of a stock item in EUR cents, or null. */
async function stockPrice(ctx: Ctx, isbn: string, grade: Grade): Promise<number | null> {
  const [item] = await run(
    orm(ctx.db)
      .select({ price: stock.price })
      .from(stock)
      .where(and(eq(stock.isbn, isbn), eq(stock.grade, grade))),
  );
  return item?.price ?? null;
}
