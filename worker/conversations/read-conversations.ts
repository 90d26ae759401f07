import { desc, eq } from 'drizzle-orm';
import type { Conversation } from '../../domain/chat/schemas';
import { toLanguage } from '../../domain/language';
import type { Ctx } from '../platform/context';
import { orm, run } from '../platform/db/client';
import { conversations } from '../platform/db/schema/pages';
import { ownerOf } from '../platform/owner';

/** Returns the conversations of the person, newest first, on one page. */
export async function readConversations(ctx: Ctx): Promise<{ items: Conversation[]; nextCursor: null }> {
  const owner = ownerOf(ctx);
  if (owner === null) return { items: [], nextCursor: null };
  const found = await run(
    orm(ctx.db)
      .select({
        id: conversations.id,
        language: conversations.language,
        startedAt: conversations.startedAt,
        lastAt: conversations.lastAt,
      })
      .from(conversations)
      .where(eq(conversations.owner, owner))
      .orderBy(desc(conversations.lastAt), conversations.id),
  );
  return { items: found.map((row) => ({ ...row, language: toLanguage(row.language) })), nextCursor: null };
}
