import { z } from 'zod';
import type { DeviceSession } from '../../../domain/accounts/account-schemas';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
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
  const rows = await activeSessions.all(ctx.db, id, ctx.now.toISOString(), current);
  const items = rows.map((row) => {
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
