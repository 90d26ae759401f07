import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit } from '../../platform/db/commit';
import { defineRead } from '../../platform/db/read';
import { sessions } from '../../platform/db/schema/accounts';
import { requireAccount } from '../../platform/owner';
import { accountEventStatement } from './account-event';
import { noteEndedSession } from './session-note';

const endedColumns = { id: sessions.id, ends_at: sessions.endsAt };
const endedSession = defineRead(
  endedColumns,
  `UPDATE sessions SET revoked_at = ?3 WHERE id = ?1 AND account = ?2 AND revoked_at IS NULL AND ends_at > ?3
   RETURNING id, ends_at`,
);
const endedSessions = defineRead(
  endedColumns,
  `UPDATE sessions SET revoked_at = ?3 WHERE account = ?1 AND id IS NOT ?2 AND revoked_at IS NULL AND ends_at > ?3
   RETURNING id, ends_at`,
);

/**
 * Writes a note for each session that `endSession` or `endSessionsStatement` has ended, and returns their number.
 * The notes refuse these sessions even where a replica of D1 is late.
 */
export async function noteEndedSessions(ctx: Ctx, result: D1Result | undefined): Promise<number> {
  const ended = endedSessions.rowsOf(result);
  await Promise.all(ended.map(({ id, ends_at }) => noteEndedSession(ctx, id, ends_at)));
  return ended.length;
}

/**
 * Ends one session of the signed-in person, on all devices at once.
 * @throws `not-found` for a session of another account, or one that has ended.
 */
export async function endSession(ctx: Ctx, session: string): Promise<void> {
  const { id } = requireAccount(ctx);
  const now = ctx.now.toISOString();
  const results = await commit(ctx.db, [
    // Runs before the session ends, so that a repeated call stores no second event.
    sql(
      ctx.db,
      `INSERT INTO account_events (account, kind, facts, at)
         SELECT account, 'session-ended', json_patch(coalesce(device, '{}'), json_object('country', country)), ?3
         FROM sessions
         WHERE id = ?1 AND account = ?2 AND revoked_at IS NULL AND ends_at > ?3`,
      session,
      id,
      now,
    ),
    endedSession.statement(ctx.db, session, id, now),
  ]);
  if ((await noteEndedSessions(ctx, results[1])) === 0) throw new Problem('not-found');
}

/**
 * Returns the statement that ends all sessions of an account except one (null: all). Pass its result to
 * `noteEndedSessions`.
 */
export function endSessionsStatement(ctx: Ctx, account: string, but: string | null): D1PreparedStatement {
  return endedSessions.statement(ctx.db, account, but, ctx.now.toISOString());
}

/** Ends all other sessions of the signed-in person and returns their number. */
export async function endOtherSessions(ctx: Ctx): Promise<number> {
  const { id } = requireAccount(ctx);
  const here = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  const results = await commit(ctx.db, [
    accountEventStatement(ctx, id, 'sessions-ended'),
    endSessionsStatement(ctx, id, here),
  ]);
  return noteEndedSessions(ctx, results[1]);
}
