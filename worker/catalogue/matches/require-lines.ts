import { matchRatePolicy } from '../../../domain/policy/limits';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';
import { requireAttempt, type CountingRule, type Limit } from '../../platform/rate-limit/attempts';

const counting: CountingRule = { windowMinutes: matchRatePolicy.windowMinutes, problem: 'too-many-attempts' };

/**
 * Counts lines against the limits of the account and the network. A local start names no network, so counts none.
 * @throws `too-many-attempts` with `retryAfter`
 */
export async function requireLines(ctx: Ctx, count: number): Promise<void> {
  const limits: Limit[] = [];
  if (ctx.actor.kind === 'account')
    limits.push({ key: `match:one:${await secretHash(ctx.actor.account.id)}`, max: matchRatePolicy.perAccount, count });
  if (ctx.network !== 'unknown')
    limits.push({ key: `match:network:${ctx.network}`, max: matchRatePolicy.perNetwork, count });
  await requireAttempt(ctx, limits, counting);
}
