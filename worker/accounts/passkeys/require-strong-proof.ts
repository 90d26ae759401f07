import { and, eq, ne, or } from 'drizzle-orm';
import { Problem } from '../../../domain/problems';
import type { Account, Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { passkeys } from '../../platform/db/schema/account-room';
import { accounts } from '../../platform/db/schema/accounts';
import { requireFreshProof } from '../../platform/require-fresh-proof';

/**
 * Returns the account after fresh proof. If it has a second factor, the session must have used a passkey.
 * Otherwise a stolen password could add a passkey from a session older than the first passkey.
 * @throws `sign-in-required`, `fresh-proof-required`, `second-factor-required`
 */
export async function requireStrongProof(ctx: Ctx): Promise<Account> {
  const account = requireFreshProof(ctx);
  if (ctx.actor.kind === 'account' && ctx.actor.secondFactor) return account;
  const [accountWithSecondFactor] = await run(
    orm(ctx.db)
      .select({ id: accounts.id })
      .from(accounts)
      .innerJoin(passkeys, eq(passkeys.account, accounts.id))
      .where(and(eq(accounts.id, account.id), or(eq(accounts.secondFactor, 1), ne(accounts.role, 'customer'))))
      .limit(1),
  );
  if (accountWithSecondFactor !== undefined) throw new Problem('second-factor-required');
  return account;
}
