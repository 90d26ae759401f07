import { z } from 'zod';
import { roles } from '../../../domain/accounts/schemas';
import type { Actor, Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';

const rowSchema = z.object({
  session: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  proved_at: z.string().nullable(),
  second_factor: z.int(),
});

/**
 * Returns the actor of each of these sessions (by id) that is still active.
 * For sockets, which outlive the request that opened them. Applies the conditions of `read-session.ts`, from D1 alone.
 */
export async function readActiveSessions(
  ctx: Pick<Ctx, 'db' | 'now'>,
  sessions: readonly string[],
): Promise<Map<string, Extract<Actor, { kind: 'account' }>>> {
  if (sessions.length === 0) return new Map();
  const { results } = await sql(
    ctx.db,
    `SELECT s.id AS session, a.id, a.name, a.email, a.role, s.proved_at, s.second_factor
     FROM sessions s JOIN accounts a ON a.id = s.account
     WHERE s.id IN (SELECT value FROM json_each(?1)) AND s.revoked_at IS NULL AND s.ends_at > ?2
       AND s.credential_version = a.credential_version AND a.confirmed_at IS NOT NULL`,
    JSON.stringify(sessions),
    ctx.now.toISOString(),
  ).all();
  return new Map(
    z
      .array(rowSchema)
      .parse(results)
      .map(({ session, id, name, email, role, proved_at, second_factor }) => [
        session,
        {
          kind: 'account',
          account: { id, name, email, role },
          session,
          provedAt: proved_at,
          secondFactor: second_factor === 1,
          visitor: null,
        },
      ]),
  );
}
