import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { secretHash } from '../../platform/secret-hash';
import type { SessionCookie } from './open-session';
import { noteSession } from './session-note';

export interface SessionChange {
  /** The proof was a passkey: the session counts as one of two factors from now on. */
  readonly passkey?: boolean;
  /** The account's new credential version, where the same batch raises it: this session outlives the change. */
  readonly version?: number;
}

export interface RenewedSession {
  /** For the verb's batch. */
  readonly statement: D1PreparedStatement;
  /** To be called with the statement's result. Throws `sign-in-required` when the session ended meanwhile. */
  readonly finish: (result: D1Result | undefined) => Promise<SessionCookie>;
}

/**
 * The present session under a new token, proved at this moment: whoever copied the old token is out (OWASP ASVS 5.0,
 * 7.2.4: a new token at each authentication, repeated ones among them). Its end stays.
 */
export async function renewSession(ctx: Ctx, change: SessionChange = {}): Promise<RenewedSession> {
  if (ctx.actor.kind !== 'account') throw new Problem('sign-in-required');
  const { session: before } = ctx.actor;
  const token = ctx.ids.token();
  const session = await secretHash(token);
  const now = ctx.now.toISOString();
  const statement = ctx.db
    .prepare(
      `UPDATE sessions SET id = ?2, proved_at = ?3, last_seen_at = ?3, second_factor = max(second_factor, ?4),
         credential_version = coalesce(?5, credential_version)
       WHERE id = ?1 AND revoked_at IS NULL AND ends_at > ?3 RETURNING ends_at`,
    )
    .bind(before, session, now, change.passkey === true ? 1 : 0, change.version ?? null);
  const finish = async (result: D1Result | undefined) => {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the statement's own RETURNING
    const [row] = (result?.results ?? []) as { ends_at: string }[];
    if (row === undefined) throw new Problem('sign-in-required');
    await Promise.all([noteSession(ctx, session, false, row.ends_at), noteSession(ctx, before, true, row.ends_at)]);
    return { token, maxAge: Math.floor((Date.parse(row.ends_at) - ctx.now.getTime()) / 1000) };
  };
  return { statement, finish };
}
