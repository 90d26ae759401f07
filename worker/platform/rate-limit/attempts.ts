import { signInRatePolicy } from '../../../domain/policy';
import { Problem, type ProblemCode } from '../../../domain/problems';
import type { Ctx } from '../context';
import { secretHash } from '../secret-hash';
import { knownDevice } from './known-devices';

/** A counter: what is limited and whom, and how often within the policy's window (docs/product.md#sign-in-attempts). */
export interface Limit {
  readonly key: string;
  readonly most: number;
}

const bucketSeconds = 60;
const secondsOf = (ctx: Pick<Ctx, 'now'>) => Math.floor(ctx.now.getTime() / 1000);
const bucketOf = (seconds: number) => seconds - (seconds % bucketSeconds);
/** Buckets that begin later than this may hold attempts of the last minutes. */
const sinceOf = (seconds: number, windowMinutes: number) => seconds - windowMinutes * 60 - bucketSeconds;

/** Within how many minutes is counted, and what is said to who comes too often. */
export interface Counting {
  readonly windowMinutes: number;
  readonly problem: ProblemCode;
}
const attempts: Counting = { windowMinutes: signInRatePolicy.windowMinutes, problem: 'too-many-attempts' };

/** What is counted, each for itself. */
export type Attempt =
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
  | 'find-trade';

/**
 * The counters of a try: `whom` is a mail address (known or not), an account's id or a secret, kept as a hash; and the
 * network. Where the edge names no network (local start, tests) there is nothing to count by. A browser in which the
 * mail's account has signed in before has a counter of its own instead, so that strangers who fail on purpose, even
 * from the same network, can't lock its person out. Null: only the network counts.
 */
export async function limitsOf(ctx: Ctx, what: Attempt, whom: string | null): Promise<Limit[]> {
  const isMail = whom?.includes('@') === true;
  const known = whom !== null && isMail ? await knownDevice(ctx, whom) : null;
  if (known !== null) return [{ key: `${what}:${known}`, most: signInRatePolicy.perAccount }];
  const limits: Limit[] = [];
  if (whom !== null)
    limits.push({
      key: `${what}:${isMail ? 'mail' : 'one'}:${await secretHash(whom)}`,
      most: signInRatePolicy.perAccount,
    });
  if (ctx.network !== 'unknown')
    limits.push({ key: `${what}:network:${ctx.network}`, most: signInRatePolicy.perNetwork });
  return limits;
}

/**
 * Counts one attempt against each limit, in one batch, before the work is done: parallel tries cannot slip through.
 * The window slides by the minute; refused tries do not count. Throws `too-many-attempts` (or the counting's own
 * problem) with `retryAfter` in seconds.
 */
export async function requireAttempt(
  ctx: Pick<Ctx, 'db' | 'now'>,
  limits: readonly Limit[],
  { windowMinutes, problem }: Counting = attempts,
): Promise<void> {
  if (limits.length === 0) return;
  const seconds = secondsOf(ctx);
  const since = sinceOf(seconds, windowMinutes);
  const count = ctx.db.prepare(
    `INSERT INTO attempts (key, window, count)
     SELECT ?1, ?2, 1 WHERE (SELECT coalesce(sum(count), 0) FROM attempts WHERE key = ?1 AND window > ?3) < ?4
     ON CONFLICT (key, window) DO UPDATE SET count = count + 1
     RETURNING count`,
  );
  const counted = await ctx.db.batch(limits.map(({ key, most }) => count.bind(key, bucketOf(seconds), since, most)));
  const refused = limits.filter((_, at) => counted[at]?.results.length === 0).map(({ key }) => key);
  if (refused.length === 0) return;
  throw await retryLater(ctx, refused, since, problem);
}

type Counter = Pick<Ctx, 'db' | 'now'>;

/** Returns the problem with `retryAfter`: seconds until each of these counters takes another attempt. */
async function retryLater(
  ctx: Counter,
  keys: readonly string[],
  since: number,
  problem: ProblemCode,
): Promise<Problem> {
  const oldest = await ctx.db
    .prepare(
      `SELECT max(first) FROM (SELECT min(window) AS first FROM attempts
       WHERE key IN (SELECT value FROM json_each(?1)) AND window > ?2 AND count > 0 GROUP BY key)`,
    )
    .bind(JSON.stringify(keys), since)
    .first<number>('max(first)');
  return new Problem(problem, { retryAfter: Math.max(1, (oldest ?? secondsOf(ctx)) - since) });
}

/**
 * Returns the statements that count one attempt against each limit, for the batch of a verb that counts only what it
 * does. They abort the batch (`NOT NULL attempts.count`) where a limit is reached; `tooManyAttempts` tells it then.
 */
export function attemptStatements(
  ctx: Counter,
  limits: readonly Limit[],
  { windowMinutes }: Counting = attempts,
): D1PreparedStatement[] {
  const seconds = secondsOf(ctx);
  const count = ctx.db.prepare(
    `INSERT INTO attempts (key, window, count) VALUES (?1, ?2, CASE WHEN
       (SELECT coalesce(sum(count), 0) FROM attempts WHERE key = ?1 AND window > ?3) < ?4 THEN 1 END)
     ON CONFLICT (key, window) DO UPDATE SET count = count + 1`,
  );
  return limits.map(({ key, most }) => count.bind(key, bucketOf(seconds), sinceOf(seconds, windowMinutes), most));
}

/** Returns the problem of a batch that `attemptStatements` aborted, with `retryAfter` in seconds. */
export async function tooManyAttempts(
  ctx: Counter,
  limits: readonly Limit[],
  { windowMinutes, problem }: Counting = attempts,
): Promise<Problem> {
  const since = sinceOf(secondsOf(ctx), windowMinutes);
  const sums = ctx.db.prepare('SELECT coalesce(sum(count), 0) AS counted FROM attempts WHERE key = ?1 AND window > ?2');
  const results = await ctx.db.batch<{ counted: number }>(limits.map(({ key }) => sums.bind(key, since)));
  const full = limits.filter(({ most }, at) => (results[at]?.results[0]?.counted ?? 0) >= most);
  return retryLater(
    ctx,
    full.map(({ key }) => key),
    since,
    problem,
  );
}

/** Statements that take one attempt back: who came in was no attacker, and many people share one network. */
export function forgiveAttempt(ctx: Ctx, limits: readonly Limit[]): D1PreparedStatement[] {
  const forgive = ctx.db.prepare('UPDATE attempts SET count = count - 1 WHERE key = ?1 AND window = ?2 AND count > 0');
  return limits.map(({ key }) => forgive.bind(key, bucketOf(secondsOf(ctx))));
}
