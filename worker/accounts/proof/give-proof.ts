import { eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { ProofInput } from '../../../domain/accounts/sign-in-schemas';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';
import { requireAccount } from '../../platform/owner';
import { checkPasskey } from '../passkeys/check-passkey';
import { refundAttemptStatements, limitsOf, requireAttempt } from '../../platform/rate-limit/attempts';
import type { SessionCookie } from '../sessions/open-session';
import { isCorrectPassword } from '../passwords/passwords';
import { proveSession } from './prove-session';

/**
 * Checks a password or a passkey answer as fresh proof, and returns the cookie of the renewed session.
 * @throws `wrong-credentials` or `passkey-not-accepted`; `too-many-attempts` after ten failures in 15 minutes
 */
export async function giveProof(ctx: Ctx, input: ProofInput): Promise<SessionCookie> {
  const { id } = requireAccount(ctx);
  const limits = await limitsOf(ctx, 'proof', id);
  await requireAttempt(ctx, limits);
  const { password, ticket, answer } = input;
  const passkey = ticket !== undefined && answer !== undefined;
  if (passkey) {
    const checked = await checkPasskey(ctx, 'proof', { ticket, answer });
    if (checked.account !== id) throw new Problem('passkey-not-accepted');
  } else {
    const [stored] = await run(
      orm(ctx.db).select({ hash: accounts.passwordHash }).from(accounts).where(eq(accounts.id, id)),
    );
    if (!(await isCorrectPassword(password ?? '', stored?.hash ?? null))) throw new Problem('wrong-credentials');
  }
  const cookie = await proveSession(ctx, { passkey });
  await ctx.db.batch(refundAttemptStatements(ctx, limits));
  return cookie;
}
