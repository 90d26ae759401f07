import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/** Deletes the row of a conversation. Its Durable Object calls this before it erases itself. */
export async function deleteConversationRow(ctx: Pick<Ctx, 'db'>, conversation: string): Promise<void> {
  await sql(ctx.db, 'DELETE FROM conversations WHERE id = ?1', conversation).run();
}
