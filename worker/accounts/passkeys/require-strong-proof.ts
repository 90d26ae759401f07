import { Problem } from '../../../domain/problems';
import type { Account, Ctx } from '../../platform/context';
import { requireFreshProof } from '../../platform/require-fresh-proof';

/**
 * Returns the account after fresh proof. If it has a second factor, the session must have used a passkey.
 * Otherwise a stolen password could add a passkey from a session older than the first passkey.
 * @throws `sign-in-required`, `fresh-proof-required`, `second-factor-required`
 */
export async function requireStrongProof(ctx: Ctx): Promise<Account> {
  const account = requireFreshProof(ctx);
  if (ctx.actor.kind === 'account' && ctx.actor.secondFactor) return account;
  const asks = await ctx.db
    .prepare(
      `SELECT 1 AS asks FROM accounts a WHERE a.id = ?1 AND (a.second_factor = 1 OR a.role <> 'customer')
         AND EXISTS (SELECT 1 FROM passkeys p WHERE p.account = a.id)`,
    )
    .bind(account.id)
    .first('asks');
  if (asks !== null) throw new Problem('second-factor-required');
  return account;
}
