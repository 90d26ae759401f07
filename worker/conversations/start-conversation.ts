import type { Conversation } from '../../domain/chat/schemas';
import { chatPolicy } from '../../domain/policy/chat';
import type { Ctx } from '../platform/context';
import { orm, statementOf } from '../platform/db/client';
import { conversations } from '../platform/db/schema/pages';
import { commit } from '../platform/db/commit';
import { requireOwner } from '../platform/owner';
import { requireAttempt } from '../platform/rate-limit/attempts';
import { sendOutboxSoon } from '../outbox/send-soon';
import { erasedCount, eraseConversationsStatements } from './erase-statements';

/**
 * Most conversations started from one network within the window. Each is a row, and a new visitor costs only a cookie.
 */
const maxPerNetwork = 100;

/**
 * Starts a conversation. Beyond `chatPolicy.conversations`, the ones with the oldest last message are erased.
 * @throws `too-many-messages` {retryAfter}
 */
export async function startConversation(ctx: Ctx): Promise<Conversation> {
  const owner = requireOwner(ctx);
  if (ctx.network !== 'unknown') {
    const limitOptions = { windowMinutes: chatPolicy.windowMinutes, problem: 'too-many-messages' } as const;
    await requireAttempt(ctx, [{ key: `chat-made:network:${ctx.network}`, max: maxPerNetwork }], limitOptions);
  }
  const id = ctx.ids.id();
  const now = ctx.now.toISOString();
  const oldestCondition =
    'owner = ?1 AND id NOT IN (SELECT id FROM conversations WHERE owner = ?1 ORDER BY last_at DESC, id LIMIT ?2)';
  const written = await commit(ctx.db, [
    ...eraseConversationsStatements(ctx, oldestCondition, owner, chatPolicy.conversations - 1),
    statementOf(
      ctx.db,
      orm(ctx.db).insert(conversations).values({ id, owner, language: ctx.language, startedAt: now, lastAt: now }),
    ),
  ]);
  if (erasedCount(written) > 0) sendOutboxSoon(ctx);
  return { id, language: ctx.language, startedAt: now, lastAt: now };
}
