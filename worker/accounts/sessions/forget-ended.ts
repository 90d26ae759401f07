import { lt, or } from 'drizzle-orm';
import { retentionPolicy } from '../../../domain/policy/retention';
import { dayMs, addMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { accountEvents, challenges, emailChanges, ssoFlows, ssoOffers } from '../../platform/db/schema/account-room';
import { attempts, registrationLinks, registrations, sessions } from '../../platform/db/schema/accounts';
import { commit } from '../../platform/db/commit';

/**
 * Deletes ended registrations, sessions, links, challenges, sign-on flows and rate-limit counters, and old events.
 * Runs every night. Safe to repeat.
 */
export async function forgetEnded(ctx: Ctx): Promise<void> {
  const now = ctx.now.toISOString();
  const yesterday = addMs(now, -retentionPolicy.endedSessionDays * dayMs);
  const ended = [
    [registrations, lt(registrations.endsAt, now)],
    [registrationLinks, lt(registrationLinks.endsAt, now)],
    [ssoFlows, lt(ssoFlows.endsAt, now)],
    [ssoOffers, lt(ssoOffers.endsAt, now)],
    [sessions, or(lt(sessions.endsAt, yesterday), lt(sessions.revokedAt, yesterday))],
    [challenges, lt(challenges.endsAt, yesterday)],
    [emailChanges, lt(emailChanges.endsAt, yesterday)],
    [accountEvents, lt(accountEvents.at, addMs(now, -retentionPolicy.eventDays * dayMs))],
    [attempts, lt(attempts.window, Math.floor(Date.parse(yesterday) / 1000))],
  ] as const;
  await commit(
    ctx.db,
    ended.map(([table, condition]) => statementOf(ctx.db, orm(ctx.db).delete(table).where(condition))),
  );
}
