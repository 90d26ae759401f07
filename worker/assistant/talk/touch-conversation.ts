import type { Language } from '../../../domain/language';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

/** After an answer has begun: the conversation's row knows when something was last said, and in which language. */
export function touchConversation(ctx: Ctx, conversation: string, language: Language): void {
  const noted = sql(
    ctx.db,
    'UPDATE conversations SET last_at = max(last_at, ?2), language = ?3 WHERE id = ?1',
    conversation,
    ctx.now.toISOString(),
    language,
  ).run();
  ctx.later(noted.catch(() => ctx.log.warn('conversation-not-noted')));
}
