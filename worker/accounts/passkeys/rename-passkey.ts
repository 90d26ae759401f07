import { and, eq } from 'drizzle-orm';
import type { Passkey } from '../../../domain/accounts/account-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { passkeys } from '../../platform/db/schema/account-room';
import { requireAccount } from '../../platform/owner';
import { readPasskeys } from './read-passkeys';

/**
 * Renames a passkey of the signed-in person. The name is only a label, so no proof is needed.
 * @throws `not-found`
 */
export async function renamePasskey(ctx: Ctx, passkey: string, name: string): Promise<Passkey> {
  const { id: account } = requireAccount(ctx);
  await run(
    orm(ctx.db)
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, passkey), eq(passkeys.account, account))),
  );
  const renamed = (await readPasskeys(ctx, account)).find(({ id }) => id === passkey);
  if (renamed === undefined) throw new Problem('not-found');
  return renamed;
}
