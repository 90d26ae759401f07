import { z } from 'zod';
import { later, minuteMs } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
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

const rowSchema = z
  .object({
    account: z.string().nullable(),
    credential_version: z.int().nullable(),
    challenge: z.string().nullable(),
    facts: z.string(),
    ends_at: z.string(),
  })
  .transform(({ credential_version: version, facts, ends_at: endsAt, ...row }) => ({
    ...row,
    version,
    endsAt,
    facts: z.record(z.string(), z.string()).parse(JSON.parse(facts)),
  }));

/** Stores a challenge and returns its ticket. The database keeps only the hash of the ticket. */
export async function openChallenge(ctx: Pick<Ctx, 'db' | 'ids' | 'now'>, question: NewChallenge): Promise<string> {
  const ticket = ctx.ids.token();
  await ctx.db
    .prepare(
      `INSERT INTO challenges (ticket_hash, kind, account, credential_version, challenge, facts, ends_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)`,
    )
    .bind(
      await secretHash(ticket),
      question.kind,
      question.account,
      question.version,
      question.challenge,
      JSON.stringify(question.facts),
      later(ctx.now.toISOString(), question.minutes * minuteMs),
    )
    .run();
  return ticket;
}

/** Returns the valid challenge of a ticket without consuming it, or null. */
export async function readChallenge(
  ctx: Pick<Ctx, 'db' | 'now'>,
  kind: ChallengeKind,
  ticket: string,
): Promise<Challenge | null> {
  const row = await ctx.db
    .prepare(
      `SELECT account, credential_version, challenge, facts, ends_at FROM challenges WHERE ticket_hash = ?1
        AND kind = ?2`,
    )
    .bind(await secretHash(ticket), kind)
    .first();
  return validChallenge(ctx, row);
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
  const row = await ctx.db
    .prepare(
      `DELETE FROM challenges WHERE ticket_hash = ?1 AND kind = ?2
       RETURNING account, credential_version, challenge, facts, ends_at`,
    )
    .bind(await secretHash(ticket), kind)
    .first();
  return validChallenge(ctx, row);
}

function validChallenge(ctx: Pick<Ctx, 'now'>, row: Record<string, unknown> | null): Challenge | null {
  if (row === null) return null;
  const { endsAt, ...challenge } = rowSchema.parse(row);
  return endsAt > ctx.now.toISOString() ? challenge : null;
}
