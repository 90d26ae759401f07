import { signInRatePolicy } from '../../../domain/policy/accounts';
import { Problem, type ProblemCode } from '../../../domain/problems';
import type { Ctx } from '../context';
import { sql } from '../db/client';
import { nullable, number } from '../db/columns';
import { defineRead, readBatch } from '../db/read';
import { secretHash } from '../secret-hash';
import { knownDeviceCounter } from './known-devices';

/** One counter and its limit within the policy's window (docs/product.md#sign-in-attempts). */
export interface Limit {
  readonly key: string;
  readonly max: number;
  /** Number that one attempt counts as; 1 if absent. */
  readonly count?: number;
}

const bucketSeconds = 60;
const secondsOf = (ctx: Pick<Ctx, 'now'>) => Math.floor(ctx.now.getTime() / 1000);
const bucketOf = (seconds: number) => seconds - (seconds % bucketSeconds);
/** Returns the start of the window: buckets that begin later may hold attempts that count. */
const sinceOf = (seconds: number, windowMinutes: number) => seconds - windowMinutes * 60 - bucketSeconds;

/** Returns the bucket of an attempt that is made now, and the start of the window in which attempts count. */
export function bucketsOf(
  ctx: Pick<Ctx, 'now'>,
  windowMinutes: number,
): { readonly bucket: number; readonly since: number } {
  const seconds = secondsOf(ctx);
  return { bucket: bucketOf(seconds), since: sinceOf(seconds, windowMinutes) };
}

/** Length of the window, and the problem that a refused attempt gets. */
export interface CountingRule {
  readonly windowMinutes: number;
  readonly problem: ProblemCode;
}
const defaultCounting: CountingRule = { windowMinutes: signInRatePolicy.windowMinutes, problem: 'too-many-attempts' };

/** Actions with a rate limit. Each action has counters of its own. */
export type LimitedAction =
  | 'sign-in'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'second-factor'
  | 'proof'
  | 'passkey'
  | 'recovery'
  | 'sign-on'
  | 'email-change'
  | 'export'
  | 'faq-vote'
  | 'find-trade'
  | 'withdraw';

/**
 * Returns the counters of an attempt: one for `whom` and one for the network. `whom` is a mail address, an account's id
 * or a secret, stored as a hash; null counts the network only. A local start names no network, so counts none. A
 * browser in which the account has signed in before has one counter of its own. So strangers cannot lock the person
 * out.
 */
export async function limitsOf(ctx: Ctx, action: LimitedAction, whom: string | null): Promise<Limit[]> {
  const isMail = whom?.includes('@') === true;
  const knownDevice = whom !== null && isMail ? await knownDeviceCounter(ctx, whom) : null;
  if (knownDevice !== null) return [{ key: `${action}:${knownDevice}`, max: signInRatePolicy.perAccount }];
  const limits: Limit[] = [];
  if (whom !== null)
    limits.push({
      key: `${action}:${isMail ? 'mail' : 'one'}:${await secretHash(whom)}`,
      max: signInRatePolicy.perAccount,
    });
  if (ctx.network !== 'unknown')
    limits.push({ key: `${action}:network:${ctx.network}`, max: signInRatePolicy.perNetwork });
  return limits;
}

const countAttempt = defineRead(
  { count: number },
  `INSERT INTO attempts (key, window, count)
   SELECT ?1, ?2, ?5 WHERE (SELECT coalesce(sum(count), 0) FROM attempts WHERE key = ?1 AND window > ?3) + ?5 <= ?4
   ON CONFLICT (key, window) DO UPDATE SET count = count + excluded.count
   RETURNING count`,
);
const oldestAttempt = defineRead(
  { oldest: nullable(number) },
  `SELECT max(first) AS oldest FROM (SELECT min(window) AS first FROM attempts
   WHERE key IN (SELECT value FROM json_each(?1)) AND window > ?2 AND count > 0 GROUP BY key)`,
);
const attemptsSince = defineRead(
  { counted: number },
  'SELECT coalesce(sum(count), 0) AS counted FROM attempts WHERE key = ?1 AND window > ?2',
);

/**
 * Counts one attempt against each limit in one batch, before the work is done, so parallel attempts cannot exceed it.
 * The window slides by the minute. Refused attempts do not count.
 * @throws `too-many-attempts`, or the problem of `counting`, with `retryAfter` in seconds
 */
export async function requireAttempt(
  ctx: Pick<Ctx, 'db' | 'now'>,
  limits: readonly Limit[],
  { windowMinutes, problem }: CountingRule = defaultCounting,
): Promise<void> {
  if (limits.length === 0) return;
  const seconds = secondsOf(ctx);
  const since = sinceOf(seconds, windowMinutes);
  const counted = await readBatch(
    ctx.db,
    limits.map(({ key, max, count = 1 }) => countAttempt.with(key, bucketOf(seconds), since, max, count)),
  );
  const refused = limits.filter((_, index) => counted[index]?.length === 0).map(({ key }) => key);
  if (refused.length === 0) return;
  throw await retryLater(ctx, refused, since, problem);
}

type CountingCtx = Pick<Ctx, 'db' | 'now'>;

/** Returns the problem with `retryAfter`: seconds until each of these counters takes another attempt. */
async function retryLater(
  ctx: CountingCtx,
  keys: readonly string[],
  since: number,
  problem: ProblemCode,
): Promise<Problem> {
  const found = await oldestAttempt.first(ctx.db, JSON.stringify(keys), since);
  return new Problem(problem, { retryAfter: Math.max(1, (found?.oldest ?? secondsOf(ctx)) - since) });
}

/**
 * Returns the statements that count one attempt against each limit in the batch of a verb. When a limit is reached they
 * abort the batch (`NOT NULL attempts.count`); `tooManyAttempts` then returns the problem.
 */
export function attemptStatements(
  ctx: CountingCtx,
  limits: readonly Limit[],
  { windowMinutes }: CountingRule = defaultCounting,
): D1PreparedStatement[] {
  if (limits.length === 0) return [];
  const seconds = secondsOf(ctx);
  return [
    sql(
      ctx.db,
      `INSERT INTO attempts (key, window, count) SELECT j.value->>0, ?2, CASE WHEN
         (SELECT coalesce(sum(count), 0) FROM attempts WHERE key = j.value->>0 AND window > ?3) < j.value->>1 THEN 1 END
       FROM json_each(?1) j WHERE true ON CONFLICT (key, window) DO UPDATE SET count = count + 1`,
      JSON.stringify(limits.map(({ key, max }) => [key, max])),
      bucketOf(seconds),
      sinceOf(seconds, windowMinutes),
    ),
  ];
}

/** Returns the problem of a batch that `attemptStatements` aborted, with `retryAfter` in seconds. */
export async function tooManyAttempts(
  ctx: CountingCtx,
  limits: readonly Limit[],
  { windowMinutes, problem }: CountingRule = defaultCounting,
): Promise<Problem> {
  const since = sinceOf(secondsOf(ctx), windowMinutes);
  const sums = await readBatch(
    ctx.db,
    limits.map(({ key }) => attemptsSince.with(key, since)),
  );
  const full = limits.filter(({ max }, index) => (sums[index]?.[0]?.counted ?? 0) >= max);
  return retryLater(
    ctx,
    full.map(({ key }) => key),
    since,
    problem,
  );
}

/** Returns the statements that refund one attempt after a success, because many people share one network. */
export function refundAttemptStatements(ctx: Ctx, limits: readonly Limit[]): D1PreparedStatement[] {
  return limits.map(({ key }) =>
    sql(
      ctx.db,
      'UPDATE attempts SET count = count - 1 WHERE key = ?1 AND window = ?2 AND count > 0',
      key,
      bucketOf(secondsOf(ctx)),
    ),
  );
}
