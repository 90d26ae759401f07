import { z } from 'zod';
import { signInMethods } from '../../../domain/accounts/events';
import type { PasskeyResponse } from '../../../domain/accounts/sign-in-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { refundAttemptStatements, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { completeSignIn, readSignInAccount, type CompletedSignIn } from '../sessions/sign-in/complete-sign-in';
import { readChallenge } from './challenges';
import { checkPasskey } from './check-passkey';

const factsSchema = z.object({ way: z.enum(signInMethods) });

/**
 * Completes a sign-in by the answer to its second-factor question.
 * The first answer uses up the ticket, right or wrong: the person then starts again.
 * @throws `passkey-not-accepted`; `too-many-attempts` after ten failures for an account within 15 minutes, which keeps
 * the ticket
 */
export async function answerSecondFactor(ctx: Ctx, input: PasskeyResponse): Promise<CompletedSignIn> {
  const question = await readChallenge(ctx, 'second-factor', input.ticket);
  const limits = await limitsOf(ctx, 'second-factor', question?.account ?? null);
  await requireAttempt(ctx, limits);
  const { account, version, facts } = await checkPasskey(ctx, 'second-factor', input);
  const signInAccount = await readSignInAccount(ctx, account);
  if (signInAccount === null) throw new Problem('passkey-not-accepted');
  return completeSignIn(
    ctx,
    { ...signInAccount, credential_version: version },
    factsSchema.parse(facts).way,
    refundAttemptStatements(ctx, limits),
  );
}
