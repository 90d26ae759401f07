import { and, eq, isNotNull } from 'drizzle-orm';
import { Buffer } from 'node:buffer';
import { deviceOf } from '../../../domain/accounts/device';
import type { PasskeyResponse } from '../../../domain/accounts/sign-in-schemas';
import { Problem } from '../../../domain/problems';
import { presentFields } from '../../../domain/objects/present-fields';
import type { Ctx } from '../../platform/context';
import { orm, run, sql } from '../../platform/db/client';
import { passkeys } from '../../platform/db/schema/account-room';
import { accounts } from '../../platform/db/schema/accounts';
import { accountEventStatement } from '../sessions/account-event';
import { consumeChallenge, type Challenge } from './challenges';
import { assertionSchema, type Assertion } from './passkey-answer';
import { relyingParty, userHandle, webAuthn } from './web-authn';

type StoredPasskey = NonNullable<Awaited<ReturnType<typeof readStoredPasskey>>>;

/** A passkey whose answer was correct. */
export interface CheckedPasskey {
  readonly account: string;
  /** The account's credential version, the same as when the challenge was asked. */
  readonly version: number;
  /** Display name of the passkey. */
  readonly name: string;
  /** Data that was stored with the challenge. */
  readonly facts: Readonly<Record<string, string>>;
}

/**
 * Checks the answer to a challenge and returns its passkey. A challenge is answered once, within five minutes.
 * Purpose, account, session, credential version and origin must match, and the authenticator must verify its user.
 * The signature counter must rise; otherwise the passkey is a copy, which becomes a security event.
 * @throws `passkey-not-accepted` in every other case
 * @see WebAuthn Level 3, 7.2
 */
export async function checkPasskey(
  ctx: Ctx,
  kind: 'passkey' | 'second-factor' | 'proof',
  input: PasskeyResponse,
): Promise<CheckedPasskey> {
  const challenge = await consumeChallenge(ctx, kind, input.ticket);
  if (challenge === null || !isForThisSession(ctx, kind, challenge)) throw new Problem('passkey-not-accepted');
  const answer = assertionSchema.safeParse(input.answer);
  const stored = answer.success ? await readStoredPasskey(ctx, answer.data.id) : null;
  const isRight =
    answer.success &&
    stored !== null &&
    (challenge.account === null || (challenge.account === stored.account && challenge.version === stored.version)) &&
    (await hasRightUser(answer.data, stored, challenge));
  const verified = isRight ? await verifyAnswer(ctx, challenge, answer.data, stored) : null;
  if (verified === null || stored === null) {
    await recordRefusal(ctx, challenge.account, 'passkey-wrong');
    throw new Problem('passkey-not-accepted');
  }
  if (!(await updateCounter(ctx, stored.id, verified))) {
    await recordRefusal(ctx, stored.account, 'passkey-copied', stored.name);
    throw new Problem('passkey-not-accepted');
  }
  return { account: stored.account, version: stored.version, name: stored.name, facts: challenge.facts };
}

/** Returns whether a proof belongs to this account and session; another tab may have another session. */
function isForThisSession(ctx: Ctx, kind: string, challenge: Challenge): boolean {
  if (kind !== 'proof') return true;
  return (
    ctx.actor.kind === 'account' &&
    ctx.actor.account.id === challenge.account &&
    ctx.actor.session === challenge.facts.session
  );
}

async function readStoredPasskey(ctx: Ctx, id: string) {
  const [stored] = await run(
    orm(ctx.db)
      .select({
        id: passkeys.id,
        account: passkeys.account,
        name: passkeys.name,
        publicKey: passkeys.publicKey,
        version: accounts.credentialVersion,
      })
      .from(passkeys)
      .innerJoin(accounts, eq(accounts.id, passkeys.account))
      .where(and(eq(passkeys.id, id), isNotNull(accounts.confirmedAt))),
  );
  return stored ?? null;
}

/** Returns whether the user handle fits. It may be missing only when the challenge names an account. */
async function hasRightUser(answer: Assertion, stored: StoredPasskey, challenge: Challenge): Promise<boolean> {
  if (answer.userHandle === null) return challenge.account !== null;
  return answer.userHandle === (await userHandle(stored.account));
}

interface Verified {
  readonly newCounter: number;
  readonly credentialBackedUp: boolean;
}

/** Returns the authenticator data of a valid answer, or null: the library throws for each invalid part. */
async function verifyAnswer(
  ctx: Ctx,
  challenge: Challenge,
  answer: Assertion,
  stored: StoredPasskey,
): Promise<Verified | null> {
  if (challenge.challenge === null) return null;
  const { rpId, origin } = relyingParty(ctx);
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: challenge.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The counter is compared where it is written, so that two answers at the same moment can't both pass.
      credential: { id: stored.id, publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
}

/** Stores the new counter. Returns false when it did not rise. Authenticators without a counter always send 0. */
async function updateCounter(ctx: Ctx, id: string, { newCounter, credentialBackedUp }: Verified): Promise<boolean> {
  const { meta } = await sql(
    ctx.db,
    `UPDATE passkeys SET counter = ?2, backed_up = ?3, last_used_at = ?4
     WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))`,
    id,
    newCounter,
    credentialBackedUp ? 1 : 0,
    ctx.now.toISOString(),
  ).run();
  return meta.changes > 0;
}

/** Stores a refused attempt as a security event, so that the person learns of it. */
async function recordRefusal(
  ctx: Ctx,
  account: string | null,
  reason: 'passkey-wrong' | 'passkey-copied',
  passkey?: string,
): Promise<void> {
  if (account === null) return;
  const facts = { reason, ...deviceOf(ctx.userAgent), ...presentFields({ passkey, country: ctx.country }) };
  await accountEventStatement(ctx, account, 'sign-in-refused', facts).run();
}
