import type { UnmatchedPayments } from '../../../../domain/desk/bank-payment-schemas';
import { findTradeNumbers } from '../../../../domain/desk/find-trade-numbers';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { beforeOldest, readTimeCursor, timeCursor } from '../../../platform/db/time-cursor';
import { requireRole } from '../../../platform/require-role';

interface UnmatchedRow {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly payer: string;
  readonly at: string;
}
interface LikelyRow {
  readonly id: string;
  readonly number: string;
  readonly currency: string;
  readonly to_pay: number;
}

const pageSize = 50;
/** Number of trades proposed for one payment. */
const maxLikely = 5;

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
  const found = await rows<UnmatchedRow>(
    sql(
      ctx.db,
      `SELECT id, amount, currency, reference, payer, at FROM unmatched_money WHERE ended_at IS NULL
        AND (at, id) > (?1, ?2) ORDER BY at, id LIMIT ?3`,
      ...after,
      pageSize + 1,
    ),
  );
  const page = found.slice(0, pageSize);
  const likely = await readLikely(ctx, page);
  const last = page.at(-1);
  return {
    items: page.map((row) => {
      const numbers = new Set(findTradeNumbers(row.reference));
      const trades = likely.filter(
        ({ number, currency, to_pay: toPay }) =>
          numbers.has(number) || (currency === row.currency && toPay === row.amount),
      );
      return {
        ...row,
        likely: trades
          .slice(0, maxLikely)
          .map(({ id, number, currency, to_pay: toPay }) => ({ trade: id, number, currency, toPay })),
      };
    }),
    nextCursor: found.length > pageSize && last !== undefined ? timeCursor(last.at, last.id) : null,
  };
}

function readLikely(ctx: Ctx, page: readonly UnmatchedRow[]): Promise<LikelyRow[]> {
  const toPay = `(SELECT max(0, -coalesce(sum(l.amount), 0)) FROM trade_ledger l WHERE l.trade_id = t.id
    AND l.side = 'purchase' AND l.kind NOT IN ('disputed', 'disputed-back'))`;
  return rows<LikelyRow>(
    sql(
      ctx.db,
      `SELECT t.id, t.number, t.currency, ${toPay} AS to_pay FROM trades t
       WHERE t.number IN (SELECT value FROM json_each(?1))
         OR (t.settlement_state = 'awaiting-payment' AND EXISTS (SELECT 1 FROM json_each(?2) j
         WHERE j.value->>0 = t.currency AND j.value->>1 = ${toPay}))
       ORDER BY t.placed_at LIMIT 200`,
      JSON.stringify(page.flatMap(({ reference }) => findTradeNumbers(reference))),
      JSON.stringify(page.map(({ currency, amount }) => [currency, amount])),
    ),
  );
}
