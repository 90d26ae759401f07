import { and, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { AccountEvent, DeviceSession } from '../../../domain/accounts/account-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { defineRead } from '../../platform/db/read';
import { accountEvents } from '../../platform/db/schema/account-room';
import { sessions } from '../../platform/db/schema/accounts';
import { requireAccount } from '../../platform/owner';

const deviceSchema = z.object({ browser: z.string().optional(), system: z.string().optional() });
const activeSessions = defineRead(
  {
    id: sessions.id,
    device: sessions.device,
    country: sessions.country,
    created_at: sessions.createdAt,
    last_seen_at: sessions.lastSeenAt,
    ends_at: sessions.endsAt,
  },
  `SELECT s.id, s.device, s.country, s.created_at, s.last_seen_at, s.ends_at FROM sessions s
   JOIN accounts a ON a.id = s.account
   WHERE s.account = ?1 AND s.revoked_at IS NULL AND s.ends_at > ?2 AND s.credential_version = a.credential_version
   ORDER BY s.id = ?3 DESC, s.last_seen_at DESC, s.id`,
);

/** Returns the active sessions of the signed-in person: the current one first, then by last use. */
export async function readSessions(ctx: Ctx): Promise<{ items: DeviceSession[] }> {
  const { id } = requireAccount(ctx);
  const current = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  const found = await activeSessions.all(ctx.db, id, ctx.now.toISOString(), current);
  const items = found.map((row) => {
    const device = deviceSchema.parse(JSON.parse(row.device ?? '{}'));
    return {
      id: row.id,
      current: row.id === current,
      browser: device.browser ?? null,
      system: device.system ?? null,
      country: row.country,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      endsAt: row.ends_at,
    };
  });
  return { items };
}

const factsSchema = z.record(z.string(), z.string());
const eventsPerPage = 30;

/**
 * Returns the security events of the account, newest first, 30 a page.
 * @throws `invalid-cursor`
 */
export async function readEvents(
  ctx: Ctx,
  cursor: string | null,
): Promise<{ items: AccountEvent[]; nextCursor: string | null }> {
  const { id } = requireAccount(ctx);
  if (cursor !== null && !/^[1-9]\d{0,14}$/.test(cursor)) throw new Problem('invalid-cursor');
  const found = await run(
    orm(ctx.db)
      .select({ id: accountEvents.id, kind: accountEvents.kind, facts: accountEvents.facts, at: accountEvents.at })
      .from(accountEvents)
      .where(and(eq(accountEvents.account, id), cursor === null ? undefined : lt(accountEvents.id, Number(cursor))))
      .orderBy(desc(accountEvents.id))
      .limit(eventsPerPage + 1),
  );
  const items = found
    .slice(0, eventsPerPage)
    .map((row) => ({ ...row, facts: factsSchema.parse(JSON.parse(row.facts)) }));
  return { items, nextCursor: found.length > eventsPerPage ? String(items.at(-1)?.id) : null };
}
