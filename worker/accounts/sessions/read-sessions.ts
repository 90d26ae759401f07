import { z } from 'zod';
import { accountEventKinds } from '../../../domain/accounts/events';
import type { AccountEvent, DeviceSession } from '../../../domain/accounts/account-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { requireAccount } from '../../platform/owner';

const deviceSchema = z.object({ browser: z.string().optional(), system: z.string().optional() });
const sessionRowSchema = z
  .object({
    id: z.string(),
    device: z.string().nullable(),
    country: z.string().nullable(),
    created_at: z.string(),
    last_seen_at: z.string(),
    ends_at: z.string(),
  })
  .transform(({ device, ...row }) => ({ ...row, device: deviceSchema.parse(JSON.parse(device ?? '{}')) }));

/** Returns the active sessions of the signed-in person: the current one first, then by last use. */
export async function readSessions(ctx: Ctx): Promise<{ items: DeviceSession[] }> {
  const { id } = requireAccount(ctx);
  const current = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  const { results } = await ctx.db
    .prepare(
      `SELECT s.id, s.device, s.country, s.created_at, s.last_seen_at, s.ends_at FROM sessions s
        JOIN accounts a ON a.id = s.account
       WHERE s.account = ?1 AND s.revoked_at IS NULL AND s.ends_at > ?2 AND s.credential_version = a.credential_version
       ORDER BY s.id = ?3 DESC, s.last_seen_at DESC, s.id`,
    )
    .bind(id, ctx.now.toISOString(), current)
    .all();
  const items = z
    .array(sessionRowSchema)
    .parse(results)
    .map((row) => ({
      id: row.id,
      current: row.id === current,
      browser: row.device.browser ?? null,
      system: row.device.system ?? null,
      country: row.country,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      endsAt: row.ends_at,
    }));
  return { items };
}

const eventRowSchema = z
  .object({ id: z.int(), kind: z.enum(accountEventKinds), facts: z.string(), at: z.string() })
  .transform((row) => ({ ...row, facts: z.record(z.string(), z.string()).parse(JSON.parse(row.facts)) }));
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
  const { results } = await ctx.db
    .prepare(
      `SELECT id, kind, facts, at FROM account_events WHERE account = ?1 AND (?2 IS NULL OR id < ?2) ORDER BY id DESC
        LIMIT ?3`,
    )
    .bind(id, cursor === null ? null : Number(cursor), eventsPerPage + 1)
    .all();
  const rows = z.array(eventRowSchema).parse(results);
  const items = rows.slice(0, eventsPerPage);
  return { items, nextCursor: rows.length > eventsPerPage ? String(items.at(-1)?.id) : null };
}
