import { eq, or } from 'drizzle-orm';
import type { PaymentSettled } from '../../../../domain/desk/bank-payment-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { orm, run, statementOf } from '../../../platform/db/client';
import { unmatchedMoney } from '../../../platform/db/schema/trade-life';
import { trades } from '../../../platform/db/schema/trades';
import { requireRole } from '../../../platform/require-role';
import { bookPayment } from '../ledger/book-payment';

/**
 * Books unmatched money to a trade that the desk names by its id or number. Staff only.
 * @throws `not-found`; `state-moved` when it was matched or returned before; `trade-not-found`; `currency-differs`
 * {expected}
 */
export async function matchMoney(
  ctx: Ctx,
  { id, trade }: { readonly id: string; readonly trade: string },
): Promise<PaymentSettled> {
  requireRole(ctx, 'staff');
  const [money] = await run(
    orm(ctx.db)
      .select({
        provider: unmatchedMoney.provider,
        eventId: unmatchedMoney.eventId,
        amount: unmatchedMoney.amount,
        currency: unmatchedMoney.currency,
        at: unmatchedMoney.at,
      })
      .from(unmatchedMoney)
      .where(eq(unmatchedMoney.id, id)),
  );
  if (money === undefined) throw new Problem('not-found');
  const [found] = await run(
    orm(ctx.db)
      .select({ id: trades.id })
      .from(trades)
      .where(or(eq(trades.id, trade), eq(trades.number, trade.toUpperCase()))),
  );
  if (found === undefined) throw new Problem('trade-not-found');
  const endedAt = ctx.now.toISOString();
  const outcome = await bookPayment(ctx, {
    trade: found.id,
    ...money,
    actor: 'staff',
    unmatchedId: id,
    callerStatements: [
      statementOf(
        ctx.db,
        orm(ctx.db).update(unmatchedMoney).set({ tradeId: found.id, endedAt }).where(eq(unmatchedMoney.id, id)),
      ),
    ],
  });
  if (outcome === 'known') throw new Problem('state-moved');
  return { id, trade: found.id, endedAt };
}
