import { Buffer } from 'node:buffer';
import type { PasskeyChallenge } from '../../../domain/accounts/sign-in-schemas';
import { proofPolicy } from '../../../domain/policy/accounts';
import { accountLimits } from '../../../domain/policy/limits';
import { Problem } from '../../../domain/problems';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { readCredentialVersion } from '../sessions/credential-version';
import { openChallenge } from './challenges';
import { descriptorsOf } from './read-passkeys';
import { requireStrongProof } from './require-strong-proof';
import { newChallenge, relyingParty, userHandle, webAuthn } from './web-authn';

/**
 * Returns the question that makes the browser create a passkey for the signed-in account.
 * The passkey is discoverable, verifies its user and comes from any maker (no attestation).
 * Authenticators that have a passkey of this account are excluded.
 * @throws `passkeys-full`, and the problems of `requireStrongProof`
 */
export async function startPasskeyRegistration(ctx: Ctx): Promise<PasskeyChallenge> {
  const { id, email, name } = await requireStrongProof(ctx);
  const descriptors = await descriptorsOf(ctx, id);
  if (descriptors.length >= accountLimits.passkeys)
    throw new Problem('passkeys-full', { most: accountLimits.passkeys });
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: ctx.settings.shop.tradingName,
    rpID: relyingParty(ctx).rpId,
    userID: new Uint8Array(Buffer.from(await userHandle(id), 'base64url')),
    userName: email,
    userDisplayName: name,
    challenge: newChallenge(ctx),
    timeout: proofPolicy.questionMinutes * minuteMs,
    attestationType: 'none',
    excludeCredentials: descriptors,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const session = ctx.actor.kind === 'account' ? ctx.actor.session : '';
  const version = await readCredentialVersion(ctx, id);
  const ticket = await openChallenge(ctx, {
    kind: 'add-passkey',
    account: id,
    version,
    challenge: options.challenge,
    facts: { session },
    minutes: proofPolicy.questionMinutes,
  });
  return { ticket, options: { ...options } };
}
