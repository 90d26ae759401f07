import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { linkedSignIns } from '../../platform/db/schema/account-room';

/** Returns the id of the account that a provider identity is linked to, or null. */
export async function findLinkedAccount(
  ctx: Pick<Ctx, 'db'>,
  provider: string,
  subject: string,
): Promise<string | null> {
  const [found] = await run(
    orm(ctx.db)
      .select({ account: linkedSignIns.account })
      .from(linkedSignIns)
      .where(and(eq(linkedSignIns.provider, provider), eq(linkedSignIns.subject, subject))),
  );
  return found?.account ?? null;
}
