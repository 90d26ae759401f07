import { Buffer } from 'node:buffer';
import type { NewPasskey } from '../../../domain/accounts/passkey-schemas';
import type { Passkey } from '../../../domain/accounts/account-schemas';
import { accountLimits } from '../../../domain/policy/limits';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { commit, ConstraintError } from '../../platform/db/commit';
import { accountEventStatement } from '../sessions/account-event';
import { endSessionsStatement, noteEndedSessions } from '../sessions/end-sessions';
import { sendOutboxSoon } from '../../outbox/send-soon';
import { consumeChallenge, type Challenge } from './challenges';
import { attestationSchema } from './passkey-answer';
import { passkeyMailStatement } from './passkey-mail';
import { requireStrongProof } from './require-strong-proof';
import { relyingParty, webAuthn } from './web-authn';

/**
 * Stores a new passkey, ends all other sessions and mails the person. The answer counts once, in the session that
 * requested it.
 * The first passkey of an account gives this session its second factor.
 * @throws `passkey-not-accepted`, `passkey-known`, `passkeys-full`, and the problems of `requireStrongProof`
 */
export async function addPasskey(ctx: Ctx, input: NewPasskey): Promise<Passkey> {
  const { id: account } = await requireStrongProof(ctx);
  const session = ctx.actor.kind === 'account' ? ctx.actor.session : '';
  const challenge = await consumeChallenge(ctx, 'add-passkey', input.ticket);
  if (challenge === null || challenge.account !== account || challenge.facts.session !== session)
    throw new Problem('passkey-not-accepted');
  const made = await verifyAttestation(ctx, challenge, input.answer);
  if (made === null) throw new Problem('passkey-not-accepted');
  const { name } = input;
  const now = ctx.now.toISOString();
  try {
    const results = await commit(ctx.db, [
      endSessionsStatement(ctx, account, session),
      // Beyond the limit the name is NULL, which the NOT NULL column refuses: of two tabs one adds the last passkey.
      sql(
        ctx.db,
        `INSERT INTO passkeys (id, account, public_key, counter, transports, name, backed_up, created_at)
           VALUES (?1, ?2, ?3, ?4, ?5, CASE WHEN (SELECT count(*) FROM passkeys WHERE account = ?2) < ?6 THEN ?7 END,
           ?8, ?9)`,
        made.credential.id,
        account,
        Buffer.from(made.credential.publicKey).toString('base64url'),
        made.credential.counter,
        JSON.stringify(made.transports),
        accountLimits.passkeys,
        name,
        made.credentialBackedUp ? 1 : 0,
        now,
      ),
      sql(
        ctx.db,
        `UPDATE sessions SET second_factor = 1 WHERE id = ?1 AND (SELECT count(*) FROM passkeys
            WHERE account = ?2) = 1`,
        session,
        account,
      ),
      accountEventStatement(ctx, account, 'passkey-added', { passkey: name }),
      passkeyMailStatement(ctx, 'passkey-added', account, name),
    ]);
    await noteEndedSessions(ctx, results[0]);
  } catch (error) {
    if (!(error instanceof ConstraintError)) throw error;
    if (error.constraint === 'passkeys.id') throw new Problem('passkey-known');
    if (error.constraint === 'passkeys.name') throw new Problem('passkeys-full', { most: accountLimits.passkeys });
    throw error;
  }
  sendOutboxSoon(ctx);
  return { id: made.credential.id, name, backedUp: made.credentialBackedUp, createdAt: now, lastUsedAt: null };
}

/** Returns the registration data of a valid answer, or null: the library throws for each invalid part. */
async function verifyAttestation(ctx: Ctx, challenge: Challenge, input: unknown) {
  const answer = attestationSchema.safeParse(input);
  if (!answer.success || challenge.challenge === null) return null;
  const { rpId, origin } = relyingParty(ctx);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: answer.data,
      expectedChallenge: challenge.challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    return verified ? { ...registrationInfo, transports: answer.data.response.transports } : null;
  } catch {
    return null;
  }
}
