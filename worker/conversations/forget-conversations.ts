import { chatPolicy } from '../../domain/policy/chat';
import { dayMs, addMs } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { commit } from '../platform/db/commit';
import { eraseConversationsStatements } from './erase-statements';

/** Days after which the night erases a conversation whose alarm was lost, or whose object nobody joined. */
const graceDays = 1;

/**
 * Erases conversations past their time, and those that a late write left after an account was deleted.
 * Runs every night. Safe to repeat.
 */
export async function forgetConversations(ctx: Ctx): Promise<void> {
  const before = addMs(ctx.now.toISOString(), -(chatPolicy.days + graceDays) * dayMs);
  const orphaned = `owner GLOB 'a:*' AND NOT EXISTS (SELECT 1 FROM accounts a
    WHERE a.id = substr(conversations.owner, 3))`;
  await commit(ctx.db, eraseConversationsStatements(ctx, `last_at < ?1 OR ${orphaned}`, before));
}
