import { holdPolicy } from '../../../domain/policy';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../context';
import { commit, ConstraintError } from '../../db/commit';
import { secretHash } from '../../secret-hash';
import { accountEvent } from './account-event';
import { followLists, type Followed } from './follow-lists';
import { knowDevice, type DeviceCookie } from './known-devices';
import { openSession, type SessionCookie } from './open-session';

interface Registration {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
  readonly language: string;
  readonly visitor: string | null;
  readonly return_to: string | null;
  readonly market: string;
  readonly created_at: string;
}

export interface Confirmed {
  /** Own path, language included. */
  readonly returnTo: string;
  readonly cookie: SessionCookie;
  readonly device: DeviceCookie;
  readonly listsFollowed: boolean;
  readonly followed: Followed;
  /** Where the lists that follow were priced: the market of a browser that has none of its own yet. */
  readonly market: string;
}

/**
 * Makes the account of the registration whose link was followed, signs in, and lets the guest's lists follow: those of
 * this browser and those of the one that registered. Of several uses at the same moment the account's key lets one
 * through. Throws `link-invalid`: unknown, ended, used, or the address has got an account meanwhile.
 */
export async function confirmAccount(ctx: Ctx, token: string): Promise<Confirmed> {
  const now = ctx.now.toISOString();
  const registration = await ctx.db
    .prepare(
      `SELECT r.id, r.email, r.name, r.password_hash, r.language, r.visitor, r.return_to, r.created_at, r.market
       FROM registration_links l JOIN registrations r ON r.id = l.registration WHERE l.token_hash = ?1 AND l.ends_at > ?2`,
    )
    .bind(await secretHash(token), now)
    .first<Registration>();
  if (registration === null) throw new Problem('link-invalid');
  const { id, email, name, language } = registration;
  const session = await openSession(ctx, { id, role: 'customer', version: 1, way: 'confirmation' });
  try {
    await commit(ctx.db, [
      ctx.db
        .prepare(
          `INSERT INTO accounts (id, email, name, password_hash, confirmed_at, credential_version, language, created_at)
           VALUES (?1, ?2, ?3, ?4, ?5, 1, ?6, ?5)`,
        )
        .bind(id, email, name, registration.password_hash, now, language),
      ctx.db.prepare('DELETE FROM registrations WHERE email = ?1').bind(email),
      // Registering is not possible without agreeing to the terms.
      ctx.db
        .prepare(`INSERT INTO consents (account, kind, given, terms_version, at) VALUES (?1, 'terms', 1, ?2, ?3)`)
        .bind(id, holdPolicy.termsVersion, registration.created_at),
      accountEvent(ctx, id, 'registered'),
      ...session.statements,
    ]);
  } catch (error) {
    if (error instanceof ConstraintError && error.kind === 'unique') throw new Problem('link-invalid');
    throw error;
  }
  await session.note();
  const here = ctx.actor.kind === 'guest' ? ctx.actor.visitor : null;
  const { arrived, followed } = await followLists(ctx, [registration.visitor, here], id);
  const device = await knowDevice(ctx, email);
  return {
    returnTo: registration.return_to ?? `/${language}`, cookie: session.cookie, device, listsFollowed: arrived, followed, market: registration.market,
  };
}
