import { and, eq, isNull } from 'drizzle-orm';
import { sessionPolicy } from '../../../domain/policy/accounts';
import { dayMs, hourMs, addMs } from '../../../domain/time';
import type { Account, Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import { defineRead } from '../../platform/db/read';
import type { Prefetch, PrefetchResult } from '../../platform/prefetch';
import { accounts, sessions } from '../../platform/db/schema/accounts';
import { secretHash } from '../../platform/secret-hash';
import { sessionLifetime } from './open-session';
import { isNotedEnded, noteOpenSession } from './session-note';

/** A valid session and its account. */
export interface SignedIn {
  readonly account: Account;
  /** Id of the session: the hash of its token. */
  readonly session: string;
  readonly market: string | null;
  /** Instant of the last proof of identity, such as the sign-in (ISO 8601). */
  readonly provedAt: string | null;
  readonly secondFactor: boolean;
  /** Lifetime in seconds for a renewed cookie; null when the session was not extended. */
  readonly renewedFor: number | null;
  /** The results that were read together with the session. */
  readonly prefetched: PrefetchResult | null;
}

type SessionCtx = Pick<Ctx, 'db' | 'kv' | 'now' | 'waitUntil'>;

/** Reads an active session with its account. By hand, since it runs in every request of a signed-in person. */
const activeSession = defineRead(
  {
    id: accounts.id,
    name: accounts.name,
    email: accounts.email,
    role: accounts.role,
    market: accounts.market,
    created_at: sessions.createdAt,
    last_seen_at: sessions.lastSeenAt,
    ends_at: sessions.endsAt,
    proved_at: sessions.provedAt,
    second_factor: sessions.secondFactor,
  },
  `SELECT a.id, a.name, a.email, a.role, a.market, s.created_at, s.last_seen_at, s.ends_at, s.proved_at,
     s.second_factor
   FROM sessions s JOIN accounts a ON a.id = s.account
   WHERE s.id = ?1 AND s.revoked_at IS NULL AND s.ends_at > ?2
     AND s.credential_version = a.credential_version AND a.confirmed_at IS NOT NULL`,
);

const tokenShape = /^[\w-]{43}$/;

/**
 * Returns the session of a cookie with its account, or null.
 * D1 decides: the session is not revoked, has not ended and has the current credential version of its account.
 * A change that ends all sessions raises that version. Name and role are the current ones. `prefetch` is read in the
 * same batch, and only a valid session gets its results.
 */
export async function readSession(
  ctx: SessionCtx,
  token: string,
  prefetch: Prefetch | null = null,
): Promise<SignedIn | null> {
  if (!tokenShape.test(token)) return null;
  const session = await secretHash(token);
  const now = ctx.now.toISOString();
  const statements = [activeSession.statement(ctx.db, session, now), ...(prefetch?.statements(session) ?? [])];
  const [isEnded, [sessionResult, ...prefetchResults]] = await Promise.all([
    isNotedEnded(ctx, session),
    ctx.db.batch(statements),
  ]);
  const [row] = activeSession.rowsOf(sessionResult);
  if (isEnded || row === undefined) return null;
  const { id, name, email, role, market } = row;
  const lifetime = sessionLifetime(role);
  const isRenewed = lifetime.isSliding && row.last_seen_at <= addMs(now, -hourMs);
  const endsAt = isRenewed ? slidingEnd(row, now, lifetime.ms) : row.ends_at;
  if (isRenewed) ctx.waitUntil(extendSession(ctx, session, row.last_seen_at, endsAt));
  return {
    account: { id, name, email, role },
    session,
    market,
    provedAt: row.proved_at,
    secondFactor: row.second_factor === 1,
    renewedFor: isRenewed ? Math.floor((Date.parse(endsAt) - ctx.now.getTime()) / 1000) : null,
    prefetched: prefetch === null ? null : { key: prefetch.key, batchResults: prefetchResults },
  };
}

/**
 * Reads `prefetch` alone for the session of a cookie. The caller must give its results only to a session that
 * `readSession` finds valid.
 */
export async function readPrefetch(
  ctx: Pick<Ctx, 'db'>,
  token: string,
  prefetch: Prefetch | null,
): Promise<PrefetchResult | null> {
  if (prefetch === null || !tokenShape.test(token)) return null;
  return { key: prefetch.key, batchResults: await ctx.db.batch(prefetch.statements(await secretHash(token))) };
}

/**
 * Returns the new end of a session that slides by `ms`: at most 180 days after its sign-in.
 * A session older than this limit keeps its end, so that an update signs nobody out.
 */
function slidingEnd(
  session: { readonly created_at: string; readonly ends_at: string },
  now: string,
  ms: number,
): string {
  const limit = addMs(session.created_at, sessionPolicy.longestDays * dayMs);
  const latest = limit > session.ends_at ? limit : session.ends_at;
  const next = addMs(now, ms);
  return next < latest ? next : latest;
}

/** Moves the end of a session, at most once an hour. Of several simultaneous requests one writes. */
async function extendSession(ctx: SessionCtx, session: string, lastSeenAt: string, endsAt: string): Promise<void> {
  const { meta } = await run(
    orm(ctx.db)
      .update(sessions)
      .set({ lastSeenAt: ctx.now.toISOString(), endsAt })
      .where(and(eq(sessions.id, session), eq(sessions.lastSeenAt, lastSeenAt), isNull(sessions.revokedAt))),
  );
  if (meta.changes > 0) await noteOpenSession(ctx, session, endsAt);
}
