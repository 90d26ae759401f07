import type { UnmatchedPayments } from '../../../../domain/desk/bank-payment-schemas';
import { findTradeNumbers } from '../../../../domain/desk/find-trade-numbers';
import type { SettlementState } from '../../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../../platform/context';
import { code } from '../../../platform/db/codes';
import { number } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { unmatchedMoney } from '../../../platform/db/schema/trade-life';
import { trades } from '../../../platform/db/schema/trades';
import { beforeOldest, readTimeCursor, timeCursor } from '../../../platform/db/time-cursor';
import { requireRole } from '../../../platform/require-role';
import { toPaySql } from '../../core/owed-sql';

const pageSize = 50;
/** Number of trades proposed for one payment. */
const maxLikely = 5;

const unmatchedRows = defineRead(
  {
    id: unmatchedMoney.id,
    amount: unmatchedMoney.amount,
    currency: unmatchedMoney.currency,
    reference: unmatchedMoney.reference,
    payer: unmatchedMoney.payer,
    at: unmatchedMoney.at,
  },
  `SELECT id, amount, currency, reference, payer, at FROM unmatched_money WHERE ended_at IS NULL
    AND (at, id) > (?1, ?2) ORDER BY at, id LIMIT ?3`,
);
/** Trades named by their number, `?1`, or that await one of the amounts, `?2`. */
const likelyTrades = defineRead(
  { id: trades.id, number: trades.number, currency: trades.currency, to_pay: number },
  `SELECT t.id, t.number, t.currency, ${toPaySql('t')} AS to_pay FROM trades t
   WHERE t.number IN (SELECT value FROM json_each(?1))
     OR (t.settlement_state = ${code<SettlementState>('awaiting-payment')} AND EXISTS (SELECT 1 FROM json_each(?2) j
     WHERE j.value->>0 = t.currency AND j.value->>1 = ${toPaySql('t')}))
   ORDER BY t.placed_at LIMIT 200`,
);

/**
 * Returns unmatched money, oldest first, each with the trades that it may pay. Staff only.
 * @throws `invalid-cursor`
 */
export async function readUnmatched(
  ctx: Ctx,
  { cursor }: { readonly cursor?: string | undefined },
): Promise<UnmatchedPayments> {
  requireRole(ctx, 'staff');
  const after = readTimeCursor(cursor, beforeOldest);
  const found = await unmatchedRows.all(ctx.db, ...after, pageSize + 1);
  const page = found.slice(0, pageSize);
  const likely = await likelyTrades.all(
    ctx.db,
    JSON.stringify(page.flatMap(({ reference }) => findTradeNumbers(reference))),
    JSON.stringify(page.map(({ currency, amount }) => [currency, amount])),
  );
  const last = page.at(-1);
  return {
    items: page.map((row) => {
      const numbers = new Set(findTradeNumbers(row.reference));
      const mayPay = likely.filter(
        (trade) => numbers.has(trade.number) || (trade.currency === row.currency && trade.to_pay === row.amount),
      );
      return {
        ...row,
        likely: mayPay.slice(0, maxLikely).map((trade) => ({
          trade: trade.id,
          number: trade.number,
          currency: trade.currency,
          toPay: trade.to_pay,
        })),
      };
    }),
    nextCursor: found.length > pageSize && last !== undefined ? timeCursor(last.at, last.id) : null,
  };
}
