import { base64url } from 'jose';
import type { PendingSecondFactor } from '../../../domain/accounts/sso-schemas';
import { proofPolicy } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { readChallenge } from '../passkeys/challenges';
import { descriptorsOf } from '../passkeys/read-passkeys';
import { relyingParty, webAuthn } from '../passkeys/web-authn';

/**
 * Returns the second-factor question of the pending sign-on of this browser.
 * @throws `not-found` when there is none, or it was answered or has ended
 */
export async function readPendingSecondFactor(ctx: Ctx, ticket: string | undefined): Promise<PendingSecondFactor> {
  const question = ticket === undefined ? null : await readChallenge(ctx, 'second-factor', ticket);
  if (ticket === undefined || question === null || question.account === null || question.challenge === null)
    throw new Problem('not-found');
  const role = await ctx.db
    .prepare('SELECT role FROM accounts WHERE id = ?1')
    .bind(question.account)
    .first<string>('role');
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).rpId,
    challenge: new Uint8Array(base64url.decode(question.challenge)),
    userVerification: 'required',
    timeout: proofPolicy.questionMinutes * minuteMs,
    allowCredentials: await descriptorsOf(ctx, question.account),
  });
  return { kind: 'second-factor', ticket, options: { ...options }, recovery: role === 'customer' ? 'mail' : 'admin' };
}
