import { eq } from 'drizzle-orm';
import { passwordProblem } from '../../../domain/accounts/password';
import { personName } from '../../../domain/accounts/person-name';
import type { ConfirmInput } from '../../../domain/accounts/schemas';
import { holdPolicy } from '../../../domain/policy/hold';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { orm, statementOf } from '../../platform/db/client';
import { defineRead } from '../../platform/db/read';
import { consents } from '../../platform/db/schema/account-room';
import { accounts, registrations } from '../../platform/db/schema/accounts';
import { commit, ConstraintError } from '../../platform/db/commit';
import { secretHash } from '../../platform/secret-hash';
import { accountEventStatement } from '../sessions/account-event';
import { moveGuestLists, type MovedBooks } from '../sessions/sign-in/move-guest-lists';
import { rememberDevice, type DeviceCookie } from '../../platform/rate-limit/known-devices';
import { loadCommonRank } from './load-common-rank';
import { openSession, type SessionCookie } from '../sessions/open-session';
import { hashPassword } from './passwords';

/** Constraints that fail when the link was used at the same moment, or the address got an account. */
const usedLinkConstraints: ReadonlySet<string> = new Set(['accounts.id', 'accounts.email']);

const registrationOfLink = defineRead(
  {
    id: registrations.id,
    email: registrations.email,
    name: registrations.name,
    password_hash: registrations.passwordHash,
    language: registrations.language,
    visitor: registrations.visitor,
    return_to: registrations.returnTo,
    created_at: registrations.createdAt,
    market: registrations.market,
    browser_hash: registrations.browserHash,
  },
  `SELECT r.id, r.email, r.name, r.password_hash, r.language, r.visitor, r.return_to, r.created_at, r.market,
     r.browser_hash
   FROM registration_links l JOIN registrations r ON r.id = l.registration
   WHERE l.token_hash = ?1 AND l.ends_at > ?2`,
);
type Registration = ReturnType<typeof registrationOfLink.rowsOf>[number];

/** A confirmed and signed-in account, with its cookies. */
export interface Confirmed {
  readonly kind: 'confirmed';
  /** Path of the shop to redirect to, language included. */
  readonly returnTo: string;
  readonly cookie: SessionCookie;
  readonly device: DeviceCookie;
  readonly listsMoved: boolean;
  readonly followed: MovedBooks;
  /** Market in which the lists were priced, for a browser without one; null when no list of a registration moves. */
  readonly market: string | null;
}

/** The link is valid, but another browser registered: name and password are still needed. Nothing was changed. */
export interface PasswordNeeded {
  readonly kind: 'password-needed';
  readonly email: string;
}

/** Data that a new account is created from, and the visitors whose lists move into it. */
interface NewAccount {
  readonly name: string;
  readonly passwordHash: string;
  /** When the person agreed to the terms (ISO 8601). */
  readonly agreedAt: string;
  readonly visitors: readonly (string | null)[];
  readonly returnTo: string;
  readonly market: string | null;
}

/** `browser`: secret of the requesting browser's cookie, or null. */
type ConfirmRequest = ConfirmInput & { readonly browser: string | null };

/**
 * Creates the account of a registration by its mailed link and signs in. In the browser that registered, name, password
 * and lists are those of the registration. Any other browser gets `password-needed` until it sends a name and a
 * password of its own. The registration's name, password, lists and redirect target are then dropped, because a
 * stranger may have typed them. The primary key of the account lets one of several simultaneous uses through.
 * @throws `link-invalid` when the link is unknown, ended or used, or the address got an account meanwhile; a password
 * problem, `terms-not-accepted` or `invalid-input`, which leave the link usable
 */
export async function confirmAccount(ctx: Ctx, input: ConfirmRequest): Promise<Confirmed | PasswordNeeded> {
  const registration = await readRegistration(ctx, input.token);
  const newAccount = await readNewAccount(ctx, registration, input);
  if (newAccount === null) return { kind: 'password-needed', email: registration.email };
  const { id, email, language } = registration;
  const session = await openSession(ctx, { id, role: 'customer', version: 1, method: 'confirmation' });
  try {
    await commit(ctx.db, [
      statementOf(
        ctx.db,
        orm(ctx.db).insert(accounts).values({
          id,
          email,
          name: newAccount.name,
          passwordHash: newAccount.passwordHash,
          confirmedAt: ctx.now.toISOString(),
          language,
          createdAt: ctx.now.toISOString(),
        }),
      ),
      statementOf(ctx.db, orm(ctx.db).delete(registrations).where(eq(registrations.email, email))),
      statementOf(
        ctx.db,
        orm(ctx.db).insert(consents).values({
          account: id,
          kind: 'terms',
          given: 1,
          termsVersion: holdPolicy.termsVersion,
          at: newAccount.agreedAt,
        }),
      ),
      accountEventStatement(ctx, id, 'registered'),
      ...session.statements,
    ]);
  } catch (error) {
    if (error instanceof ConstraintError && usedLinkConstraints.has(error.constraint))
      throw new Problem('link-invalid');
    throw error;
  }
  await session.note();
  const { isComplete, followed } = await moveGuestLists(ctx, newAccount.visitors, id);
  const device = await rememberDevice(ctx, email);
  const { returnTo, market } = newAccount;
  return { kind: 'confirmed', returnTo, cookie: session.cookie, device, listsMoved: isComplete, followed, market };
}

async function readRegistration(ctx: Ctx, token: string): Promise<Registration> {
  const registration = await registrationOfLink.first(ctx.db, await secretHash(token), ctx.now.toISOString());
  if (registration === null) throw new Problem('link-invalid');
  return registration;
}

/** Returns the data of the new account, or null when another browser registered and no person was sent. */
async function readNewAccount(
  ctx: Ctx,
  registration: Registration,
  { person, browser }: ConfirmRequest,
): Promise<NewAccount | null> {
  const visitorHere = ctx.actor.kind === 'guest' ? ctx.actor.visitor : null;
  const isSameBrowser = browser !== null && registration.browser_hash === (await secretHash(browser));
  if (person !== undefined) {
    const own = await checkPerson(ctx, registration.email, person);
    return {
      ...own,
      agreedAt: ctx.now.toISOString(),
      visitors: [visitorHere],
      returnTo: `/${ctx.language}`,
      market: null,
    };
  }
  if (!isSameBrowser) return null;
  const {
    name,
    password_hash: passwordHash,
    created_at: agreedAt,
    visitor,
    return_to: returnTo,
    language,
    market,
  } = registration;
  return {
    name,
    passwordHash,
    agreedAt,
    visitors: [visitor, visitorHere],
    returnTo: returnTo ?? `/${language}`,
    market,
  };
}

/** Checks the person by the rules of registration, and returns name and password hash. */
async function checkPerson(
  ctx: Ctx,
  email: string,
  person: NonNullable<ConfirmInput['person']>,
): Promise<Pick<NewAccount, 'name' | 'passwordHash'>> {
  if (!person.terms) throw new Problem('terms-not-accepted');
  const name = personName(person.name);
  if (name === null) throw new Problem('invalid-input', { paths: ['person.name'] });
  const problem = passwordProblem(person.password, { name, email }, await loadCommonRank());
  if (problem !== null) throw new Problem(problem);
  return { name, passwordHash: await hashPassword(ctx.ids, person.password) };
}
