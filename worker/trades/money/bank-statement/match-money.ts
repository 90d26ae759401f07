import type { PaymentSettled } from '../../../../domain/desk/bank-payment-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { requireRole } from '../../../platform/require-role';
import { bookPayment } from '../ledger/book-payment';

interface MoneyRow {
  readonly provider: string;
  readonly event_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly at: string;
}

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
  const [money] = await rows<MoneyRow>(
    sql(ctx.db, 'SELECT provider, event_id, amount, currency, at FROM unmatched_money WHERE id = ?1', id),
  );
  if (money === undefined) throw new Problem('not-found');
  const [found] = await rows<{ id: string }>(
    sql(ctx.db, 'SELECT id FROM trades WHERE id = ?1 OR number = ?2', trade, trade.toUpperCase()),
  );
  if (found === undefined) throw new Problem('trade-not-found');
  const endedAt = ctx.now.toISOString();
  const { provider, event_id: eventId, amount, currency, at } = money;
  const outcome = await bookPayment(ctx, {
    trade: found.id,
    provider,
    eventId,
    amount,
    currency,
    at,
    actor: 'staff',
    unmatched: id,
    with: [sql(ctx.db, 'UPDATE unmatched_money SET trade_id = ?2, ended_at = ?3 WHERE id = ?1', id, found.id, endedAt)],
  });
  if (outcome === 'known') throw new Problem('state-moved');
  return { id, trade: found.id, endedAt };
}
