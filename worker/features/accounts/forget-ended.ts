import { dayMs, later } from '../../../domain/time';
import type { Ctx } from '../../context';
import { commit } from '../../db/commit';

/** For the nightly schedule: forgets what is over (unconfirmed registrations, sessions, links, counted attempts). Safe to repeat. */
export async function forgetEnded(ctx: Ctx): Promise<void> {
  const now = ctx.now.toISOString();
  const yesterday = later(now, -dayMs);
  await commit(ctx.db, [
    ctx.db.prepare('DELETE FROM registrations WHERE ends_at < ?1').bind(now),
    ctx.db.prepare('DELETE FROM registration_links WHERE ends_at < ?1').bind(now),
    ctx.db.prepare('DELETE FROM sessions WHERE ends_at < ?1 OR revoked_at < ?1').bind(yesterday),
    ctx.db.prepare('DELETE FROM attempts WHERE window < ?1').bind(Math.floor(Date.parse(yesterday) / 1000)),
  ]);
}
