import { eq } from 'drizzle-orm';
import { base64url } from 'jose';
import type { PendingSecondFactor } from '../../../domain/accounts/sso-schemas';
import { proofPolicy } from '../../../domain/policy/accounts';
import { Problem } from '../../../domain/problems';
import { minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
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
  const [account] = await run(
    orm(ctx.db).select({ role: accounts.role }).from(accounts).where(eq(accounts.id, question.account)),
  );
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx).rpId,
    challenge: new Uint8Array(base64url.decode(question.challenge)),
    userVerification: 'required',
    timeout: proofPolicy.questionMinutes * minuteMs,
    allowCredentials: await descriptorsOf(ctx, question.account),
  });
  return {
    kind: 'second-factor',
    ticket,
    options: { ...options },
    recovery: account?.role === 'customer' ? 'mail' : 'admin',
  };
}
