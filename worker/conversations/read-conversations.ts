import { z } from 'zod';
import type { Conversation } from '../../domain/chat/schemas';
import { languageSchema } from '../../domain/schemas';
import type { Ctx } from '../platform/context';
import { rows, sql } from '../platform/db/client';
import { ownerOf } from '../platform/owner';

const rowsSchema = z.array(
  z.object({ id: z.string(), language: languageSchema.catch('en'), started_at: z.string(), last_at: z.string() }),
);

/** Returns the conversations of the person, newest first, on one page. */
export async function readConversations(ctx: Ctx): Promise<{ items: Conversation[]; nextCursor: null }> {
  const owner = ownerOf(ctx);
  if (owner === null) return { items: [], nextCursor: null };
  const found = await rows(
    sql(
      ctx.db,
      'SELECT id, language, started_at, last_at FROM conversations WHERE owner = ?1 ORDER BY last_at DESC, id',
      owner,
    ),
  );
  return {
    items: rowsSchema
      .parse(found)
      .map(({ id, language, started_at, last_at }) => ({ id, language, startedAt: started_at, lastAt: last_at })),
    nextCursor: null,
  };
}
