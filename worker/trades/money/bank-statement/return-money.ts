import type { PaymentSettled } from '../../../../domain/desk/bank-payment-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { rows, sql } from '../../../platform/db/client';
import { requireRole } from '../../../platform/require-role';

/**
 * Records that the bank returned unmatched money to its sender. Staff only.
 * @throws `not-found`; `state-moved` when it was matched or returned before
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
  const existing = await rows(sql(ctx.db, 'SELECT 1 FROM unmatched_money WHERE id = ?1', id));
  throw new Problem(existing.length === 0 ? 'not-found' : 'state-moved');
}
