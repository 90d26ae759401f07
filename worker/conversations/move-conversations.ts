import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context';
import { orm, run } from '../platform/db/client';
import { conversations } from '../platform/db/schema/pages';

/** Moves the conversations of a guest (`from`, an owner key) to an account (`to`). Safe to repeat. */
export async function moveConversations(ctx: Pick<Ctx, 'db'>, from: string, to: string): Promise<void> {
  await run(orm(ctx.db).update(conversations).set({ owner: to }).where(eq(conversations.owner, from)));
}
