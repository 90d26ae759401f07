import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run, sql, statementOf } from '../../platform/db/client';
import { linkedSignIns } from '../../platform/db/schema/account-room';
import { commit, ConstraintError } from '../../platform/db/commit';
import { requireStrongProof } from '../passkeys/require-strong-proof';
import { accountEventStatement } from '../sessions/account-event';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { labelOf } from './read-sign-ins';
import { linkedSignInMailStatement } from './linked-sign-in-mail';

/**
 * Removes a linked sign-in from the signed-in account, ends all other sessions and mails the person.
 * A password, a passkey or a sign-in of a configured provider must remain.
 * The database checks that, so that two simultaneous calls cannot remove the last two.
 * @throws `not-found`, `last-way-in`, the problems of `requireStrongProof`
 */
export async function unlinkSignIn(ctx: Ctx, provider: string): Promise<void> {
  const { id } = await requireStrongProof(ctx);
  const session = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  const isThis = and(eq(linkedSignIns.account, id), eq(linkedSignIns.provider, provider));
  const [linked] = await run(
    orm(ctx.db).select({ provider: linkedSignIns.provider }).from(linkedSignIns).where(isThis),
  );
  if (linked === undefined) throw new Problem('not-found');
  const configured = JSON.stringify(ctx.settings.providers.map((setting) => setting.id));
  const label = labelOf(ctx, provider);
  try {
    const results = await commit(ctx.db, [
      endSessionsStatement(ctx, id, session),
      statementOf(ctx.db, orm(ctx.db).delete(linkedSignIns).where(isThis)),
      // If no sign-in method remains, the version becomes NULL, which the NOT NULL column refuses.
      sql(
        ctx.db,
        `UPDATE accounts SET credential_version = CASE WHEN password_hash IS NOT NULL
           OR EXISTS (SELECT 1 FROM passkeys WHERE account = ?1)
           OR EXISTS (SELECT 1 FROM linked_sign_ins WHERE account = ?1 AND provider IN (SELECT value
           FROM json_each(?2)))
         THEN credential_version END WHERE id = ?1`,
        id,
        configured,
      ),
      accountEventStatement(ctx, id, 'sign-in-unlinked', { provider: label }),
      linkedSignInMailStatement(ctx, 'sign-in-unlinked', id, label),
    ]);
    await noteEndedSessions(ctx, results[0]);
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'accounts.credential_version')
      throw new Problem('last-way-in');
    throw error;
  }
  sendOutboxSoon(ctx);
}
