import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { commit, ConstraintError } from '../../platform/db/commit';
import { accountEventStatement } from '../sessions/account-event';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { passkeyMailStatement } from './passkey-mail';
import { listPasskeys } from './read-passkeys';
import { requireStrongProof } from './require-strong-proof';

/**
 * Removes a passkey and tells its person by mail; sessions stay as they are. With the last one the second factor is
 * off. Throws `not-found`, `last-way-in` (the last passkey of somebody at the desk, or of an account that has neither a
 * password nor a linked sign-in), and what `requireStrongProof` throws.
 */
export async function removePasskey(ctx: Ctx, passkey: string): Promise<void> {
  const { id: account } = await requireStrongProof(ctx);
  const passkeys = await listPasskeys(ctx, account);
  const removed = passkeys.find(({ id }) => id === passkey);
  if (removed === undefined) throw new Problem('not-found');
  const { name } = removed;
  try {
    await commit(ctx.db, [
      // The column refuses NULL: so nobody removes what is gone already, nor two tabs the last two at the same moment.
      ctx.db
        .prepare(
          `UPDATE accounts SET second_factor = CASE
             WHEN NOT EXISTS (SELECT 1 FROM passkeys WHERE id = ?2 AND account = ?1) THEN NULL
             WHEN EXISTS (SELECT 1 FROM passkeys WHERE id <> ?2 AND account = ?1) THEN second_factor
             WHEN role = 'customer' AND (password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM linked_sign_ins
             WHERE account = ?1)) THEN 0
           END WHERE id = ?1`,
        )
        .bind(account, passkey),
      ctx.db.prepare('DELETE FROM passkeys WHERE id = ?1 AND account = ?2').bind(passkey, account),
      accountEventStatement(ctx, account, 'passkey-removed', { passkey: name }),
      passkeyMailStatement(ctx, 'passkey-removed', account, name),
    ]);
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.constraint !== 'accounts.second_factor') throw error;
    const still = (await listPasskeys(ctx, account)).some(({ id }) => id === passkey);
    throw new Problem(still ? 'last-way-in' : 'not-found');
  }
  sendOutboxSoon(ctx);
}
