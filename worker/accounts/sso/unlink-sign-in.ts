import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit, ConstraintError } from '../../platform/db/commit';
import { requireFreshProof } from '../../platform/require-fresh-proof';
import { accountEventStatement } from '../sessions/account-event';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { labelOf } from './read-sign-ins';
import { linkedSignInMailStatement } from './linked-sign-in-mail';

/**
 * Removes a linked sign-in from the signed-in account and mails the person.
 * A password, a passkey or a sign-in of a configured provider must remain.
 * The database checks that, so that two simultaneous calls cannot remove the last two.
 * @throws `sign-in-required`, `fresh-proof-required`, `not-found`, `last-way-in`
 */
export async function unlinkSignIn(ctx: Ctx, provider: string): Promise<void> {
  const { id } = requireFreshProof(ctx);
  const linked = await ctx.db
    .prepare('SELECT 1 AS linked FROM linked_sign_ins WHERE account = ?1 AND provider = ?2')
    .bind(id, provider)
    .first();
  if (linked === null) throw new Problem('not-found');
  const configured = JSON.stringify(ctx.settings.providers.map((one) => one.id));
  const label = labelOf(ctx, provider);
  try {
    await commit(ctx.db, [
      ctx.db.prepare('DELETE FROM linked_sign_ins WHERE account = ?1 AND provider = ?2').bind(id, provider),
      // If no sign-in method remains, the version becomes NULL, which the NOT NULL column refuses.
      ctx.db
        .prepare(
          `UPDATE accounts SET credential_version = CASE WHEN password_hash IS NOT NULL
               OR EXISTS (SELECT 1 FROM passkeys WHERE account = ?1)
               OR EXISTS (SELECT 1 FROM linked_sign_ins WHERE account = ?1 AND provider IN (SELECT value
               FROM json_each(?2)))
             THEN credential_version END WHERE id = ?1`,
        )
        .bind(id, configured),
      accountEventStatement(ctx, id, 'sign-in-unlinked', { provider: label }),
      linkedSignInMailStatement(ctx, 'sign-in-unlinked', id, label),
    ]);
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'accounts.credential_version')
      throw new Problem('last-way-in');
    throw error;
  }
  sendOutboxSoon(ctx);
}
