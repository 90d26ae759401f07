import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';

/** Forgets whose conversation it was; its object calls this before it erases itself. */
export async function deleteConversationRow(ctx: Pick<Ctx, 'db'>, conversation: string): Promise<void> {
  await sql(ctx.db, 'DELETE FROM conversations WHERE id = ?1', conversation).run();
}
