import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { commit } from '../../platform/db/commit';

/** Number of days that account events are kept. */
const eventDays = 730;

/**
 * Deletes ended registrations, sessions, links, challenges, sign-on flows and rate-limit counters, and old events.
 * Runs every night. Safe to repeat.
 */
export async function forgetEnded(ctx: Ctx): Promise<void> {
  const now = ctx.now.toISOString();
  const yesterday = later(now, -dayMs);
  await commit(ctx.db, [
    ctx.db.prepare('DELETE FROM registrations WHERE ends_at < ?1').bind(now),
    ctx.db.prepare('DELETE FROM registration_links WHERE ends_at < ?1').bind(now),
    ctx.db.prepare('DELETE FROM sso_flows WHERE ends_at < ?1').bind(now),
    ctx.db.prepare('DELETE FROM sso_offers WHERE ends_at < ?1').bind(now),
    ctx.db.prepare('DELETE FROM sessions WHERE ends_at < ?1 OR revoked_at < ?1').bind(yesterday),
    ...['challenges', 'email_changes', 'sso_flows', 'sso_offers'].map((table) =>
      ctx.db.prepare(`DELETE FROM ${table} WHERE ends_at < ?1`).bind(yesterday),
    ),
    ctx.db.prepare('DELETE FROM account_events WHERE at < ?1').bind(later(now, -eventDays * dayMs)),
    ctx.db.prepare('DELETE FROM attempts WHERE window < ?1').bind(Math.floor(Date.parse(yesterday) / 1000)),
  ]);
}
