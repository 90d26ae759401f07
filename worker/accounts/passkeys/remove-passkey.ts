import { and, eq } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, sql, statementOf } from '../../platform/db/client';
import { passkeys } from '../../platform/db/schema/account-room';
import { commit, ConstraintError } from '../../platform/db/commit';
import { accountEventStatement } from '../sessions/account-event';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { passkeyMailStatement } from './passkey-mail';
import { readPasskeys } from './read-passkeys';
import { requireStrongProof } from './require-strong-proof';

/**
 * Removes a passkey, ends all other sessions and mails the person. The last passkey turns the second factor off.
 * @throws `not-found`; `last-way-in` for the last passkey of staff, or of an account without password and linked
 * sign-in; the problems of `requireStrongProof`
 */
export async function removePasskey(ctx: Ctx, passkey: string): Promise<void> {
  const { id: account } = await requireStrongProof(ctx);
  const session = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  const own = await readPasskeys(ctx, account);
  const removed = own.find(({ id }) => id === passkey);
  if (removed === undefined) throw new Problem('not-found');
  const { name } = removed;
  try {
    const results = await commit(ctx.db, [
      endSessionsStatement(ctx, account, session),
      // NULL aborts the batch: the passkey was removed meanwhile, or two tabs remove the last two.
      sql(
        ctx.db,
        `UPDATE accounts SET second_factor = CASE
             WHEN NOT EXISTS (SELECT 1 FROM passkeys WHERE id = ?2 AND account = ?1) THEN NULL
             WHEN EXISTS (SELECT 1 FROM passkeys WHERE id <> ?2 AND account = ?1) THEN second_factor
             WHEN role = 'customer' AND (password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM linked_sign_ins
             WHERE account = ?1)) THEN 0
           END WHERE id = ?1`,
        account,
        passkey,
      ),
      statementOf(
        ctx.db,
        orm(ctx.db)
          .delete(passkeys)
          .where(and(eq(passkeys.id, passkey), eq(passkeys.account, account))),
      ),
      accountEventStatement(ctx, account, 'passkey-removed', { passkey: name }),
      passkeyMailStatement(ctx, 'passkey-removed', account, name),
    ]);
    await noteEndedSessions(ctx, results[0]);
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.constraint !== 'accounts.second_factor') throw error;
    const still = (await readPasskeys(ctx, account)).some(({ id }) => id === passkey);
    throw new Problem(still ? 'last-way-in' : 'not-found');
  }
  sendOutboxSoon(ctx);
}
