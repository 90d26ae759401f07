import { Problem } from '../../../../domain/problems';
import { PaymentsDown, type Payments } from '../../../platform/adapters/payments/payments';
import type { Ctx } from '../../../platform/context';

/**
 * Returns the payment provider.
 * @throws `settlement-not-possible` where none is set up
 */
export function requirePayments(ctx: Pick<Ctx, 'payments'>): Payments {
  if (ctx.payments === null) throw new Problem('settlement-not-possible', { possible: ['bank-transfer'] });
  return ctx.payments;
}

/**
 * Asks the provider during a request.
 * @throws `payment-unavailable` when it is down
 */
export async function askProvider<Answer>(ctx: Pick<Ctx, 'log'>, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    ctx.log.warn('payments-down', { why: error.message });
    throw new Problem('payment-unavailable');
  }
}

/** Asks the provider, and logs when it is down: a later run asks again. */
export async function tryProvider(ctx: Pick<Ctx, 'log'>, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    ctx.log.warn('payments-down', { why: error.message });
  }
}
