import type { PasskeyQuestion } from '../../../domain/accounts/sign-in-schemas';
import { proofPolicy } from '../../../domain/policy';
import type { Ctx } from '../../platform/context';
import { requireAttempt } from '../../platform/rate-limit/attempts';
import { openAnonymousQuestion } from './passkey-question';

/**
 * The question of a sign-in without a password. It names nobody, and a sign-in page may ask it each time it is opened:
 * only a network that floods the shop with questions is stopped (`too-many-attempts`).
 */
export async function startPasskeySignIn(ctx: Ctx): Promise<PasskeyQuestion> {
  if (ctx.network !== 'unknown') {
    await requireAttempt(ctx, [
      { key: `passkey-question:network:${ctx.network}`, most: proofPolicy.questionsPerNetwork },
    ]);
  }
  return openAnonymousQuestion(ctx);
}
