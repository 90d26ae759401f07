import { z } from 'zod';
import { addMs, minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { orm, run } from '../../platform/db/client';
import type { RowOf } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';
import { challenges } from '../../platform/db/schema/account-room';
import { secretHash } from '../../platform/secret-hash';

/** The one purpose of a challenge. */
export type ChallengeKind = 'add-passkey' | 'passkey' | 'second-factor' | 'proof' | 'recovery';

/** A stored question to a browser, which its ticket identifies. */
export interface Challenge {
  readonly account: string | null;
  /** Credential version of the account when the challenge was made. */
  readonly version: number | null;
  /** WebAuthn challenge (base64url). */
  readonly challenge: string | null;
  readonly facts: Readonly<Record<string, string>>;
}

/** A challenge to store, with its lifetime in minutes. */
export interface NewChallenge extends Challenge {
  readonly kind: ChallengeKind;
  readonly minutes: number;
}

const challengeColumns = {
  account: challenges.account,
  credential_version: challenges.credentialVersion,
  challenge: challenges.challenge,
  facts: challenges.facts,
  ends_at: challenges.endsAt,
};
const removedChallenge = defineRead(
  challengeColumns,
  `DELETE FROM challenges WHERE ticket_hash = ?1 AND kind = ?2
   RETURNING account, credential_version, challenge, facts, ends_at`,
);
const storedChallenge = defineRead(
  challengeColumns,
  `SELECT account, credential_version, challenge, facts, ends_at FROM challenges
   WHERE ticket_hash = ?1 AND kind = ?2`,
);
const factsSchema = z.record(z.string(), z.string());

/** Stores a challenge and returns its ticket. The database keeps only the hash of the ticket. */
export async function openChallenge(ctx: Pick<Ctx, 'db' | 'ids' | 'now'>, question: NewChallenge): Promise<string> {
  const ticket = ctx.ids.token();
  await run(
    orm(ctx.db)
      .insert(challenges)
      .values({
        ticketHash: await secretHash(ticket),
        kind: question.kind,
        account: question.account,
        credentialVersion: question.version,
        challenge: question.challenge,
        facts: JSON.stringify(question.facts),
        endsAt: addMs(ctx.now.toISOString(), question.minutes * minuteMs),
      }),
  );
  return ticket;
}

/** Returns the valid challenge of a ticket without consuming it, or null. */
export async function readChallenge(
  ctx: Pick<Ctx, 'db' | 'now'>,
  kind: ChallengeKind,
  ticket: string,
): Promise<Challenge | null> {
  return validChallenge(ctx, await storedChallenge.first(ctx.db, await secretHash(ticket), kind));
}

/**
 * Deletes and returns the challenge of a ticket. Of two answers only one gets it.
 * Returns null when the ticket is unknown, used, ended or of another kind.
 */
export async function consumeChallenge(
  ctx: Pick<Ctx, 'db' | 'now'>,
  kind: ChallengeKind,
  ticket: string,
): Promise<Challenge | null> {
  return validChallenge(ctx, await removedChallenge.first(ctx.db, await secretHash(ticket), kind));
}

function validChallenge(ctx: Pick<Ctx, 'now'>, row: RowOf<typeof challengeColumns> | null): Challenge | null {
  if (row === null || row.ends_at <= ctx.now.toISOString()) return null;
  const { account, credential_version: version, challenge, facts } = row;
  return { account, version, challenge, facts: factsSchema.parse(JSON.parse(facts)) };
}
