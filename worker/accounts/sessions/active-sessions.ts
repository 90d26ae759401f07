import type { Actor, Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { accounts, sessions } from '../../platform/db/schema/accounts';

const activeSessions = defineRead(
  {
    session: sessions.id,
    id: accounts.id,
    name: accounts.name,
    email: accounts.email,
    role: accounts.role,
    proved_at: sessions.provedAt,
    second_factor: sessions.secondFactor,
  },
  `SELECT s.id AS session, a.id, a.name, a.email, a.role, s.proved_at, s.second_factor
   FROM sessions s JOIN accounts a ON a.id = s.account
   WHERE s.id IN (SELECT value FROM json_each(?1)) AND s.revoked_at IS NULL AND s.ends_at > ?2
     AND s.credential_version = a.credential_version AND a.confirmed_at IS NOT NULL`,
);

/**
 * Returns the actor of each of these sessions (by id) that is still active.
 * For sockets, which outlive the request that opened them. Applies the conditions of `read-session.ts`, from D1 alone.
 */
export async function readActiveSessions(
  ctx: Pick<Ctx, 'db' | 'now'>,
  ids: readonly string[],
): Promise<Map<string, Extract<Actor, { kind: 'account' }>>> {
  if (ids.length === 0) return new Map();
  const rows = await activeSessions.all(ctx.db, JSON.stringify(ids), ctx.now.toISOString());
  return new Map(
    rows.map(({ session, id, name, email, role, proved_at: provedAt, second_factor: secondFactor }) => [
      session,
      {
        kind: 'account',
        account: { id, name, email, role },
        session,
        provedAt,
        secondFactor: secondFactor === 1,
        visitor: null,
      },
    ]),
  );
}
