import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { AccountEvent } from '../../../domain/accounts/account-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { accountEvents } from '../../platform/db/schema/account-room';
import { requireAccount } from '../../platform/owner';

const factsSchema = z.record(z.string(), z.string());
const eventsPerPage = 30;

/**
 * Returns the security events of the account, newest first, 30 a page.
 * @throws `invalid-cursor`
 */
export async function readEvents(
  ctx: Ctx,
  cursor: string | null,
): Promise<{ items: AccountEvent[]; nextCursor: string | null }> {
  const { id } = requireAccount(ctx);
  if (cursor !== null && !/^[1-9]\d{0,14}$/.test(cursor)) throw new Problem('invalid-cursor');
  const rows = await run(
    orm(ctx.db)
      .select({ id: accountEvents.id, kind: accountEvents.kind, facts: accountEvents.facts, at: accountEvents.at })
      .from(accountEvents)
      .where(and(eq(accountEvents.account, id), cursor === null ? undefined : lt(accountEvents.id, Number(cursor))))
      .orderBy(desc(accountEvents.id))
      .limit(eventsPerPage + 1),
  );
  const items = rows
    .slice(0, eventsPerPage)
    .map((row) => ({ ...row, facts: factsSchema.parse(JSON.parse(row.facts)) }));
  return { items, nextCursor: rows.length > eventsPerPage ? String(items.at(-1)?.id) : null };
}
