import { Problem } from '../../domain/problems';
import type { Ctx } from '../platform/context';
import { commit } from '../platform/db/commit';
import { ownerOf } from '../platform/owner';
import { sendOutboxSoon } from '../outbox/send-soon';
import { erasedCount, eraseConversationsStatements } from './erase-statements';

/**
 * Erases a conversation of the person at once and closes its sockets.
 * @throws `not-found`, also for a conversation of another owner
 */
export async function eraseConversation(ctx: Ctx, conversation: string): Promise<void> {
  const owner = ownerOf(ctx);
  if (owner === null) throw new Problem('not-found');
  const written = await commit(
    ctx.db,
    eraseConversationsStatements(ctx, 'id = ?1 AND owner = ?2', conversation, owner),
  );
  if (erasedCount(written) === 0) throw new Problem('not-found');
  sendOutboxSoon(ctx);
}
