import type { Language } from '../../../domain/language';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/** Stores when the last message of a conversation was written, and its language, after the response. */
export function touchConversation(ctx: Ctx, conversation: string, language: Language): void {
  const stored = sql(
    ctx.db,
    'UPDATE conversations SET last_at = max(last_at, ?2), language = ?3 WHERE id = ?1',
    conversation,
    ctx.now.toISOString(),
    language,
  ).run();
  ctx.waitUntil(stored.catch(() => ctx.log.warn('conversation-not-noted')));
}
