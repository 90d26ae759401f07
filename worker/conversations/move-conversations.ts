import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/**
 * A guest's conversations follow the person into the account. `from` is the visitor's owner key, `to` the account's.
 * Safe to repeat.
 */
export async function moveConversations(ctx: Pick<Ctx, 'db'>, from: string, to: string): Promise<void> {
  await sql(ctx.db, 'UPDATE conversations SET owner = ?2 WHERE owner = ?1', from, to).run();
}
