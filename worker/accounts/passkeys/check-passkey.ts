import { Buffer } from 'node:buffer';
import { deviceOf } from '../../../domain/accounts/device';
import type { PasskeyAnswer } from '../../../domain/accounts/sign-in-schemas';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { accountEventStatement } from '../sessions/account-event';
import { consumeChallenge, type Challenge } from './challenges';
import { assertionSchema, type Assertion } from './passkey-answer';
import { relyingParty, userHandle, webAuthn } from './web-authn';

interface Kept {
  readonly id: string;
  readonly account: string;
  readonly name: string;
  readonly public_key: string;
  readonly credential_version: number;
}

export interface CheckedPasskey {
  readonly account: string;
  /** The account's credential version, the same as when the question was asked. */
  readonly version: number;
  /** The passkey's name, for what is told of it. */
  readonly name: string;
  /** What was kept with the question. */
  readonly facts: Readonly<Record<string, string>>;
}

/**
 * Takes the answer to a question. It holds once, within five minutes, for the purpose, account, session and credentials
 * it was asked for, from the shop's own origin, with the person known to the authenticator, and its counter must have
 * gone up (WebAuthn 7.2; one that has not is a copy, and its person is told). Everything else is
 * `passkey-not-accepted`.
 */
export async function checkPasskey(
  ctx: Ctx,
  kind: 'passkey' | 'second-factor' | 'proof',
  input: PasskeyAnswer,
): Promise<CheckedPasskey> {
  const question = await consumeChallenge(ctx, kind, input.ticket);
  if (question === null || !isForHere(ctx, kind, question)) throw new Problem('passkey-not-accepted');
  const answer = assertionSchema.safeParse(input.answer);
  const kept = answer.success ? await keptPasskey(ctx, answer.data.id) : null;
  const right =
    answer.success &&
    kept !== null &&
    (question.account === null ||
      (question.account === kept.account && question.version === kept.credential_version)) &&
    (await isOfPerson(answer.data, kept, question));
  const seen = right ? await verify(ctx, question, answer.data, kept) : null;
  if (seen === null || kept === null) {
    await refuse(ctx, question.account, 'passkey-wrong');
    throw new Problem('passkey-not-accepted');
  }
  if (!(await use(ctx, kept.id, seen))) {
    await refuse(ctx, kept.account, 'passkey-copied', kept.name);
    throw new Problem('passkey-not-accepted');
  }
  return { account: kept.account, version: kept.credential_version, name: kept.name, facts: question.facts };
}

/** A proof counts for the account and in the session that was asked for it, not for another tab's. */
function isForHere(ctx: Ctx, kind: string, question: Challenge): boolean {
  if (kind !== 'proof') return true;
  return (
    ctx.actor.kind === 'account' &&
    ctx.actor.account.id === question.account &&
    ctx.actor.session === question.facts.session
  );
}

function keptPasskey(ctx: Ctx, id: string): Promise<Kept | null> {
  return ctx.db
    .prepare(
      `SELECT p.id, p.account, p.name, p.public_key, a.credential_version
       FROM passkeys p JOIN accounts a ON a.id = p.account WHERE p.id = ?1 AND a.confirmed_at IS NOT NULL`,
    )
    .bind(id)
    .first<Kept>();
}

/** Where nobody was named, the authenticator must say whose passkey it is; where it says so, it must be right. */
async function isOfPerson(answer: Assertion, kept: Kept, question: Challenge): Promise<boolean> {
  if (answer.userHandle === null) return question.account !== null;
  return answer.userHandle === (await userHandle(kept.account));
}

interface Seen {
  readonly newCounter: number;
  readonly credentialBackedUp: boolean;
}

/**
 * What a right answer tells of its authenticator, else null: the library throws for each thing that is wrong with one.
 */
async function verify(ctx: Ctx, question: Challenge, answer: Assertion, kept: Kept): Promise<Seen | null> {
  if (question.challenge === null) return null;
  const { rpId, origin } = relyingParty(ctx);
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: question.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      // The counter is compared where it is written, so that two answers at the same moment can't both pass.
      credential: { id: kept.id, publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')), counter: 0 },
    });
    return verified ? authenticationInfo : null;
  } catch {
    return null;
  }
}

/** Moves the counter on; false when it would not go up. Authenticators without one always say 0. */
async function use(ctx: Ctx, id: string, { newCounter, credentialBackedUp }: Seen): Promise<boolean> {
  const { meta } = await ctx.db
    .prepare(
      `UPDATE passkeys SET counter = ?2, backed_up = ?3, last_used_at = ?4
       WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))`,
    )
    .bind(id, newCounter, credentialBackedUp ? 1 : 0, ctx.now.toISOString())
    .run();
  return meta.changes > 0;
}

/** Whoever knows an account's password, or has a copy of its passkey, is no matter to keep from its person. */
async function refuse(
  ctx: Ctx,
  account: string | null,
  reason: 'passkey-wrong' | 'passkey-copied',
  passkey?: string,
): Promise<void> {
  if (account === null) return;
  const facts = {
    reason,
    ...(passkey === undefined ? {} : { passkey }),
    ...deviceOf(ctx.userAgent),
    ...(ctx.country === null ? {} : { country: ctx.country }),
  };
  await accountEventStatement(ctx, account, 'sign-in-refused', facts).run();
}
