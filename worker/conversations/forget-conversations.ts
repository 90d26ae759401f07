import { chatPolicy } from '../../domain/policy';
import { dayMs, later } from '../../domain/time';
import type { Ctx } from '../platform/context';
import { commit } from '../platform/db/commit';
import { eraseConversationsStatements } from './erase-statements';

/** An object's own alarm comes first; this is for one that nobody ever joined, or whose alarm was lost. */
const graceDays = 1;

/**
 * For the nightly schedule: erases conversations past their time, and those that a late write left behind a deleted
 * account. Safe to repeat.
 */
export async function forgetConversations(ctx: Ctx): Promise<void> {
  const before = later(ctx.now.toISOString(), -(chatPolicy.days + graceDays) * dayMs);
  const orphaned = `owner GLOB 'a:*' AND NOT EXISTS (SELECT 1 FROM accounts a
    WHERE a.id = substr(conversations.owner, 3))`;
  await commit(ctx.db, eraseConversationsStatements(ctx, `last_at < ?2 OR ${orphaned}`, before));
}
