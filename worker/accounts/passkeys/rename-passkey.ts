import type { Passkey } from '../../../domain/accounts/account-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { requireAccount } from '../../platform/owner';
import { listPasskeys } from './read-passkeys';

/**
 * Renames a passkey of the signed-in person. The name is only a label, so no proof is needed.
 * @throws `not-found`
 */
export async function renamePasskey(ctx: Ctx, passkey: string, name: string): Promise<Passkey> {
  const { id: account } = requireAccount(ctx);
  await ctx.db
    .prepare('UPDATE passkeys SET name = ?3 WHERE id = ?1 AND account = ?2')
    .bind(passkey, account, name)
    .run();
  const renamed = (await listPasskeys(ctx, account)).find(({ id }) => id === passkey);
  if (renamed === undefined) throw new Problem('not-found');
  return renamed;
}
