import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { defineRead } from '../../platform/db/read';
import { sessions } from '../../platform/db/schema/accounts';
import { secretHash } from '../../platform/secret-hash';
import type { SessionCookie } from './open-session';
import { noteEndedSession, noteOpenSession } from './session-note';

const renewedSession = defineRead(
  { ends_at: sessions.endsAt },
  `UPDATE sessions SET id = ?2, proved_at = ?3, last_seen_at = ?3, second_factor = max(second_factor, ?4),
     credential_version = coalesce(?5, credential_version)
   WHERE id = ?1 AND revoked_at IS NULL AND ends_at > ?3 RETURNING ends_at`,
);

/** Changes of a renewal beside the token. */
export interface SessionChange {
  /** True when the proof was a passkey: the session then counts as one with a second factor. */
  readonly passkey?: boolean;
  /** New credential version of the account, when the same batch raises it: this session stays valid. */
  readonly version?: number;
}

/** A renewal whose statement joins the batch of a verb. */
export interface RenewedSession {
  /** Statement for the batch of the verb. */
  readonly statement: D1PreparedStatement;
  /**
   * Returns the new cookie for the result of the statement.
   * @throws `sign-in-required` when the session ended meanwhile
   */
  readonly finish: (result: D1Result | undefined) => Promise<SessionCookie>;
}

/**
 * Prepares a new token for the current session, proved now; a copy of the old token becomes invalid.
 * The session keeps its end.
 * @see OWASP ASVS 5.0, 7.2.4: a new token at each authentication, repeated ones included
 */
export async function renewSession(ctx: Ctx, change: SessionChange = {}): Promise<RenewedSession> {
  if (ctx.actor.kind !== 'account') throw new Problem('sign-in-required');
  const { session: before } = ctx.actor;
  const token = ctx.ids.token();
  const session = await secretHash(token);
  const now = ctx.now.toISOString();
  const statement = renewedSession.statement(
    ctx.db,
    before,
    session,
    now,
    change.passkey === true ? 1 : 0,
    change.version ?? null,
  );
  const finish = async (result: D1Result | undefined) => {
    const [row] = renewedSession.rowsOf(result);
    if (row === undefined) throw new Problem('sign-in-required');
    await Promise.all([noteOpenSession(ctx, session, row.ends_at), noteEndedSession(ctx, before, row.ends_at)]);
    return { token, maxAge: Math.floor((Date.parse(row.ends_at) - ctx.now.getTime()) / 1000) };
  };
  return { statement, finish };
}
