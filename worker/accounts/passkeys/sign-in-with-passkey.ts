import type { PasskeyAnswer } from '../../../domain/accounts/sign-in-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { forgiveAttempt, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import { comeIn, comerOf, type CameIn } from '../sessions/complete-sign-in';
import { checkPasskey } from './check-passkey';

/**
 * Signs in with a passkey alone: having it and being known to it are two factors. Throws `passkey-not-accepted`; fifty
 * failures from a network within 15 minutes: `too-many-attempts`.
 */
export async function signInWithPasskey(ctx: Ctx, input: PasskeyAnswer): Promise<CameIn> {
  const limits = await limitsOf(ctx, 'passkey', null);
  await requireAttempt(ctx, limits);
  const { account, version } = await checkPasskey(ctx, 'passkey', input);
  const comer = await comerOf(ctx, account);
  if (comer === null) throw new Problem('passkey-not-accepted');
  return comeIn(ctx, { ...comer, credential_version: version }, 'passkey', forgiveAttempt(ctx, limits));
}
