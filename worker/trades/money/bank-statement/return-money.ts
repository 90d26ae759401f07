import type { PaymentSettled } from '../../../../domain/desk/bank-payment-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { requireRole } from '../../../platform/require-role';

/**
 * Money that is nobody's was sent back by the bank to where it came from: it is not the shop's any more. For staff
 * only. Throws `not-found`, and `state-moved` when it has been matched or sent back before.
 */
export async function returnMoney(ctx: Ctx, { id }: { readonly id: string }): Promise<PaymentSettled> {
  requireRole(ctx, 'staff');
  const endedAt = ctx.now.toISOString();
  const ended = await rows(
    sql(
      ctx.db,
      'UPDATE unmatched_money SET ended_at = ?2 WHERE id = ?1 AND ended_at IS NULL RETURNING id',
      id,
      endedAt,
    ),
  );
  if (ended.length > 0) return { id, trade: null, endedAt };
  const there = await rows(sql(ctx.db, 'SELECT 1 FROM unmatched_money WHERE id = ?1', id));
  throw new Problem(there.length === 0 ? 'not-found' : 'state-moved');
}
