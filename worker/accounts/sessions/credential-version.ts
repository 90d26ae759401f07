import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accounts } from '../../platform/db/schema/accounts';

/** Returns the credential version of an account, or null when there is no such account. */
export async function readCredentialVersion(ctx: Pick<Ctx, 'db'>, account: string): Promise<number | null> {
  const [found] = await run(
    orm(ctx.db).select({ version: accounts.credentialVersion }).from(accounts).where(eq(accounts.id, account)),
  );
  return found?.version ?? null;
}
