import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/** Moves the conversations of a guest (`from`, an owner key) to an account (`to`). Safe to repeat. */
export async function moveConversations(ctx: Pick<Ctx, 'db'>, from: string, to: string): Promise<void> {
  await sql(ctx.db, 'UPDATE conversations SET owner = ?2 WHERE owner = ?1', from, to).run();
}
