import type { PasskeyResponse } from '../../../domain/accounts/sign-in-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { refundAttemptStatements, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { completeSignIn, readSignInAccount, type CompletedSignIn } from '../sessions/sign-in/complete-sign-in';
import { checkPasskey } from './check-passkey';

/**
 * Signs in with a passkey alone: possession and user verification are two factors.
 * @throws `passkey-not-accepted`; `too-many-attempts` after fifty failures from a network within 15 minutes
 */
export async function signInWithPasskey(ctx: Ctx, input: PasskeyResponse): Promise<CompletedSignIn> {
  const limits = await limitsOf(ctx, 'passkey', null);
  await requireAttempt(ctx, limits);
  const { account, version } = await checkPasskey(ctx, 'passkey', input);
  const signInAccount = await readSignInAccount(ctx, account);
  if (signInAccount === null) throw new Problem('passkey-not-accepted');
  return completeSignIn(
    ctx,
    { ...signInAccount, credential_version: version },
    'passkey',
    refundAttemptStatements(ctx, limits),
  );
}
