import { eq } from 'drizzle-orm';
import { comparableEmail, canonicalMailbox } from '../../domain/accounts/email';
import { mailPolicy } from '../../domain/policy/mail';
import type { Ctx } from '../platform/context';
import { orm, run, statementOf } from '../platform/db/client';
import { outbox } from '../platform/db/schema/money';
import { commit, ConstraintError } from '../platform/db/commit';
import { trades } from '../platform/db/schema/trades';
import { secretHash } from '../platform/secret-hash';
import { attemptStatements, tooManyAttempts, type CountingRule, type Limit } from '../platform/rate-limit/attempts';
import type { OutboxSort } from './mail-sorts';

/** How mails to an address are counted. */
export const mailCounting: CountingRule = { windowMinutes: mailPolicy.perAddressMinutes, problem: 'too-many-requests' };
const secondMs = 1000;

export interface CountedMail {
  readonly to: string;
  /** Id of the trade that the mail is about, or null. */
  readonly trade: string | null;
}

/**
 * Returns the counters of a mail, or an empty list for a mail that is not counted. Orders of guests and of accounts
 * have separate counters. So orders under somebody else's address do not delay that person's own mails.
 */
export async function mailLimits(ctx: Ctx, sort: OutboxSort, mail: CountedMail): Promise<Limit[]> {
  if (sort === 'work' || sort === 'desk') return [];
  const isGuestOrder = sort === 'orders' && (await isOfGuest(ctx, mail.trade));
  return [await mailLimit(isGuestOrder ? 'guest-orders' : sort, mail.to)];
}

/** Returns the counter of mails to an address. */
export async function mailLimit(sort: OutboxSort | 'guest-orders', to: string): Promise<Limit> {
  const mailbox = canonicalMailbox(comparableEmail(to));
  return { key: `mail-${sort}:mail:${await secretHash(mailbox)}`, max: mailPolicy.perAddress };
}

async function isOfGuest(ctx: Ctx, trade: string | null): Promise<boolean> {
  if (trade === null) return false;
  const [found] = await run(orm(ctx.db).select({ account: trades.account }).from(trades).where(eq(trades.id, trade)));
  return found?.account === null;
}

/**
 * Counts the mail of an outbox row that is about to be sent, and notes that in the row. One batch does both, so that a
 * row is counted once however often its sender is killed.
 * @returns null, or the milliseconds until its address may get another mail
 */
export async function countMail(ctx: Ctx, row: string, limits: readonly Limit[]): Promise<number | null> {
  if (limits.length === 0) return null;
  const noted = statementOf(
    ctx.db,
    orm(ctx.db).update(outbox).set({ countedAt: ctx.now.toISOString() }).where(eq(outbox.id, row)),
  );
  try {
    await commit(ctx.db, [...attemptStatements(ctx, limits, mailCounting), noted]);
    return null;
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.constraint !== 'attempts.count') throw error;
    const { retryAfter } = (await tooManyAttempts(ctx, limits, mailCounting)).facts;
    return (typeof retryAfter === 'number' ? retryAfter : mailPolicy.perAddressMinutes * 60) * secondMs;
  }
}
