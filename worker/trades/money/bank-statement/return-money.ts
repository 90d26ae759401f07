import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentSettled } from '../../../../domain/desk/bank-payment-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { orm, run } from '../../../platform/db/client';
import { unmatchedMoney } from '../../../platform/db/schema/trade-life';
import { requireRole } from '../../../platform/require-role';

/**
 * Records that the bank returned unmatched money to its sender. Staff only.
 * @throws `not-found`; `state-moved` when it was matched or returned before
 */
export async function returnMoney(ctx: Ctx, { id }: { readonly id: string }): Promise<PaymentSettled> {
  requireRole(ctx, 'staff');
  const endedAt = ctx.now.toISOString();
  const ended = await run(
    orm(ctx.db)
      .update(unmatchedMoney)
      .set({ endedAt })
      .where(and(eq(unmatchedMoney.id, id), isNull(unmatchedMoney.endedAt)))
      .returning({ id: unmatchedMoney.id }),
  );
  if (ended.length > 0) return { id, trade: null, endedAt };
  const existing = await run(
    orm(ctx.db).select({ id: unmatchedMoney.id }).from(unmatchedMoney).where(eq(unmatchedMoney.id, id)),
  );
  throw new Problem(existing.length === 0 ? 'not-found' : 'state-moved');
}
