import { eq } from 'drizzle-orm';
import type { Ctx } from '../platform/context';
import { orm, run } from '../platform/db/client';
import { conversations } from '../platform/db/schema/pages';

/** Deletes the row of a conversation. Its Durable Object calls this before it erases itself. */
export async function deleteConversationRow(ctx: Pick<Ctx, 'db'>, conversation: string): Promise<void> {
  await run(orm(ctx.db).delete(conversations).where(eq(conversations.id, conversation)));
}
