import { and, eq, isNull } from 'drizzle-orm';
import { deviceOf } from '../../../domain/accounts/device';
import type { SignInMethod } from '../../../domain/accounts/events';
import type { Role } from '../../../domain/accounts/schemas';
import { sessionPolicy } from '../../../domain/policy/accounts';
import { dayMs, hourMs, addMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { sessions } from '../../platform/db/schema/accounts';
import { secretHash } from '../../platform/secret-hash';
import { accountEventStatement } from './account-event';
import { noteEndedSession, noteOpenSession } from './session-note';

/** How long a session lasts. `isSliding`: its use moves the end. */
export interface SessionLifetime {
  readonly ms: number;
  readonly isSliding: boolean;
}

/**
 * Returns how long a session lasts: customers 30 days, sliding up to 180; staff 12 fixed hours.
 * @see docs/product.md#sessions
 */
export function sessionLifetime(role: Role): SessionLifetime {
  return role === 'customer'
    ? { ms: sessionPolicy.days * dayMs, isSliding: true }
    : { ms: sessionPolicy.deskHours * hourMs, isSliding: false };
}

/** The session token, which only the browser keeps, and its lifetime in seconds. */
export interface SessionCookie {
  readonly token: string;
  readonly maxAge: number;
}

/** Account that a session is opened for. */
export interface SessionOwner {
  readonly id: string;
  readonly role: Role;
  /** Credential version that was read with the account. */
  readonly version: number;
  readonly method: SignInMethod;
}

/** A session whose statements join the batch of a sign-in. */
export interface OpenedSession {
  /** Statements for the batch of the verb that signs in. */
  readonly statements: D1PreparedStatement[];
  /** Writes the notes of the sessions. To be called once the batch is committed. */
  readonly note: () => Promise<void>;
  readonly cookie: SessionCookie;
}

/**
 * Prepares a new session for an account. When the credential version has changed meanwhile, the session is invalid.
 * The token is always new, which prevents session fixation. The batch also ends the session that the browser had.
 */
export async function openSession(ctx: Ctx, account: SessionOwner): Promise<OpenedSession> {
  const token = ctx.ids.token();
  const session = await secretHash(token);
  const now = ctx.now.toISOString();
  const { ms } = sessionLifetime(account.role);
  const device = deviceOf(ctx.userAgent);
  const endsAt = addMs(now, ms);
  const statements = [
    statementOf(
      ctx.db,
      orm(ctx.db)
        .insert(sessions)
        .values({
          id: session,
          account: account.id,
          credentialVersion: account.version,
          device: JSON.stringify(device),
          country: ctx.country,
          provedAt: now,
          secondFactor: account.method.includes('passkey') ? 1 : 0,
          createdAt: now,
          lastSeenAt: now,
          endsAt,
        }),
    ),
    accountEventStatement(ctx, account.id, 'signed-in', {
      way: account.method,
      ...device,
      ...(ctx.country === null ? {} : { country: ctx.country }),
    }),
  ];
  const before = ctx.actor.kind === 'account' ? ctx.actor.session : null;
  if (before !== null) statements.push(endSessionStatement(ctx, before));
  return {
    statements,
    cookie: { token, maxAge: ms / 1000 },
    note: async () => {
      await noteOpenSession(ctx, session, endsAt);
      if (before !== null) await noteEndedSession(ctx, before, endsAt);
    },
  };
}

/** Returns the statement that ends a session. */
export function endSessionStatement(ctx: Ctx, session: string): D1PreparedStatement {
  return statementOf(
    ctx.db,
    orm(ctx.db)
      .update(sessions)
      .set({ revokedAt: ctx.now.toISOString() })
      .where(and(eq(sessions.id, session), isNull(sessions.revokedAt))),
  );
}
