import { Problem } from '../../../domain/problems';
import type { Account, Ctx } from '../../platform/context';
import { requireFreshProof } from '../../platform/require-fresh-proof';

/**
 * For what could take the second factor away: fresh proof, and, where the account asks for a second factor, a session
 * in which a passkey was used. Without that a stolen password could add a passkey of its own from a session that is
 * older than the account's first one. Throws `sign-in-required`, `fresh-proof-required`, `second-factor-required`.
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
