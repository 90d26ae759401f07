import type { PasskeyChallenge } from '../../../domain/accounts/sign-in-schemas';
import { proofPolicy } from '../../../domain/policy/accounts';
import type { Ctx } from '../../platform/context';
import { requireAttempt } from '../../platform/rate-limit/attempts';
import { openAnonymousQuestion } from './passkey-question';

/**
 * Returns the question of a sign-in without a password. It names no account, and a page asks it each time it opens.
 * @throws `too-many-attempts` when a network floods the shop with questions
 */
export async function startPasskeySignIn(ctx: Ctx): Promise<PasskeyChallenge> {
  if (ctx.network !== 'unknown') {
    await requireAttempt(ctx, [
      { key: `passkey-question:network:${ctx.network}`, max: proofPolicy.questionsPerNetwork },
    ]);
  }
  return openAnonymousQuestion(ctx);
}
