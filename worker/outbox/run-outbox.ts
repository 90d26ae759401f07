import { and, eq, isNull } from 'drizzle-orm';
import { addMs } from '../../domain/time';
import { startStopwatch, type ClaimedRow, type Ctx } from '../platform/context';
import { orm, run, sql } from '../platform/db/client';
import { defineRead } from '../platform/db/read';
import { outbox } from '../platform/db/schema/money';
import { ShopOriginMissing } from '../platform/settings/mail-link-origin';
import type { Mail } from '../platform/adapters/mail';
import { isOutboxKind, parsePayload, type OutboxKind, type OutboxPayload } from './kinds';
import { countMail, mailLimits } from './mail-limit';
import { outboxSorts, sortOf, sortOfKind } from './mail-sorts';
import { leaseEnd, noNextAttempt, nextAttempt } from './retry-plan';
import { beginMailsMs, handOverMs, waitForMailer } from './run-deadlines';

/** Claims rows that are due, those of the first turn before the others. `?4` is `turnsOfKinds`. */
const claimedRows = defineRead(
  {
    id: outbox.id,
    kind: outbox.kind,
    payload: outbox.payload,
    attempts: outbox.attempts,
    counted_at: outbox.countedAt,
  },
  `UPDATE outbox SET attempts = attempts + 1, next_at = ?2
   WHERE sent_at IS NULL AND next_at <= ?1
     AND id IN (SELECT o.id FROM outbox o LEFT JOIN json_each(?4) t ON t.value->>0 = o.kind
       WHERE o.sent_at IS NULL AND o.next_at <= ?1 ORDER BY coalesce(t.value->>1, 9), o.next_at LIMIT ?3)
   RETURNING id, kind, payload, attempts, counted_at`,
);
/**
 * Does what a row of one kind asks for. Returns its mail, or null when there is no mail to send. `facts`: what its mail
 * is written from, where the verb that wrote the row knows it.
 */
export type OutboxHandler<Kind extends OutboxKind> = (
  ctx: Ctx,
  payload: OutboxPayload<Kind>,
  facts?: unknown,
) => Promise<Mail | null>;

/** The handler of each kind of row. The rooms above the outbox provide them. */
export type OutboxHandlers = { readonly [Kind in OutboxKind]: OutboxHandler<Kind> };

/** Number of rows that a run sent, and of those that failed. */
export interface OutboxRun {
  readonly sent: number;
  readonly failed: number;
}

/** Rows of one claim: so many at most wait for a lease when a run is killed. */
const claimSize = 40;
/** Claims of one run. A mail costs about seven statements, and an invocation of Workers has a thousand. */
const claimsPerRun = 3;

/** For SQL: `[kind, turn]` of each kind. */
const turnsOfKinds = JSON.stringify(
  Object.entries(sortOfKind).map(([kind, sort]) => [kind, outboxSorts.indexOf(sort)]),
);

/**
 * Delivers the rows that are due, orders before news. One conditional update claims rows, so two runs never claim the
 * same row. Rows of a killed run are delivered again after the lease, under the same key. A delivered row loses its
 * payload, which may hold a guest's key. A failed row is tried later. A mail to an address with too many mails in an
 * hour is postponed. `elapsedMs` returns the time since the run began.
 * @returns how many rows were sent and how many failed
 */
export async function runOutbox(ctx: Ctx, handlers: OutboxHandlers, elapsedMs = startStopwatch()): Promise<OutboxRun> {
  const counts = { sent: 0, failed: 0, 'put-off': 0 };
  for (let claim = 1; claim <= claimsPerRun && elapsedMs() < beginMailsMs; claim += 1) {
    const claimed = await claimRows(ctx, elapsedMs());
    for (const [index, row] of claimed.entries()) {
      if (elapsedMs() >= beginMailsMs) {
        await releaseRows(ctx, claimed.slice(index));
        break;
      }
      counts[await sendRow(ctx, handlers, row, elapsedMs)] += 1;
    }
    if (claimed.length < claimSize) break;
  }
  return { sent: counts.sent, failed: counts.failed };
}

/** Delivers one row that its own commit has claimed. Its run begins now. */
export async function sendOwnRow(ctx: Ctx, handlers: OutboxHandlers, row: ClaimedRow): Promise<void> {
  await sendRow(ctx, handlers, row, startStopwatch());
}

/** Claims the rows that were due when the run began. The lease begins with the claim. */
async function claimRows(ctx: Ctx, elapsed: number): Promise<ClaimedRow[]> {
  const now = ctx.now.toISOString();
  const claimed = await claimedRows.all(ctx.db, now, leaseEnd(addMs(now, elapsed)), claimSize, turnsOfKinds);
  const turnOf = ({ kind }: ClaimedRow) => outboxSorts.indexOf(sortOf(kind));
  return claimed.toSorted((a, b) => turnOf(a) - turnOf(b));
}

/**
 * Releases claimed rows that this run did not reach, without counting an attempt. A row that another run has claimed
 * since has another number of attempts and is left alone.
 */
async function releaseRows(ctx: Ctx, claimed: readonly ClaimedRow[], nextAt = ctx.now.toISOString()): Promise<void> {
  await sql(
    ctx.db,
    `UPDATE outbox SET attempts = attempts - 1, next_at = ?2
     WHERE sent_at IS NULL AND (id, attempts) IN (SELECT value->>0, value->>1 FROM json_each(?1))`,
    JSON.stringify(claimed.map(({ id, attempts }) => [id, attempts])),
    nextAt,
  ).run();
}

async function sendRow(
  ctx: Ctx,
  handlers: OutboxHandlers,
  row: ClaimedRow,
  elapsedMs: () => number,
): Promise<'sent' | 'failed' | 'put-off'> {
  const now = ctx.now.toISOString();
  try {
    const mail = await handleRow(ctx, handlers, row);
    if (mail !== null) {
      const wait = await postponementOf(ctx, row, mail.to);
      if (wait !== null) {
        await releaseRows(ctx, [row], addMs(now, wait));
        ctx.log.warn('outbox-put-off', { id: row.id, kind: row.kind });
        return 'put-off';
      }
      if (elapsedMs() >= handOverMs) {
        await releaseRows(ctx, [row]);
        return 'put-off';
      }
      await waitForMailer(ctx.mailer.send(mail, row.id));
    }
  } catch (error) {
    if (error instanceof ShopOriginMissing) {
      // The row waits for the setting: that is not a failed attempt, so it is never given up.
      await releaseRows(ctx, [row], leaseEnd(now));
      ctx.log.warn('outbox-waits', { id: row.id, kind: row.kind, setting: 'SHOP_ORIGIN' });
      return 'put-off';
    }
    const nextAt = nextAttempt(now, row.attempts);
    await run(
      orm(ctx.db)
        .update(outbox)
        .set({ nextAt })
        .where(and(eq(outbox.id, row.id), eq(outbox.attempts, row.attempts), isNull(outbox.sentAt))),
    );
    const facts = { id: row.id, kind: row.kind, attempts: row.attempts, error: withoutAddresses(error) };
    if (nextAt === noNextAttempt) ctx.log.error('outbox-given-up', facts);
    else ctx.log.warn('outbox-retry', facts);
    return 'failed';
  }
  // By hand, since it runs for every mail of an order.
  await sql(ctx.db, `UPDATE outbox SET sent_at = ?2, payload = '{}' WHERE id = ?1`, row.id, now).run();
  return 'sent';
}

/** Calls the handler of a row. Throws for a kind or a payload that this version does not know. */
function handleRow(ctx: Ctx, handlers: OutboxHandlers, row: ClaimedRow): Promise<Mail | null> {
  const { kind } = row;
  if (!isOutboxKind(kind)) throw new Error(`unknown kind ${kind}`);
  return handleKind(ctx, handlers, kind, row);
}

function handleKind<Kind extends OutboxKind>(
  ctx: Ctx,
  handlers: OutboxHandlers,
  kind: Kind,
  { payload, facts }: ClaimedRow,
): Promise<Mail | null> {
  const handler: OutboxHandler<Kind> = handlers[kind];
  return handler(ctx, parsePayload(kind, payload), facts);
}

/** Counts a mail once. Returns null, or the milliseconds until its address may get it. */
async function postponementOf(ctx: Ctx, row: ClaimedRow, to: string): Promise<number | null> {
  if (row.counted_at !== null) return null;
  return countMail(ctx, row.id, await mailLimits(ctx, sortOf(row.kind), { to, trade: tradeOf(row.payload) }));
}

/** Returns the trade that a row is about, or null. */
function tradeOf(payload: string): string | null {
  const facts: unknown = JSON.parse(payload);
  if (typeof facts !== 'object' || facts === null || !('trade' in facts)) return null;
  return typeof facts.trade === 'string' ? facts.trade : null;
}

/** Returns the error's text without mail addresses, which must not be logged. */
function withoutAddresses(error: unknown): string {
  return (error instanceof Error ? error.message : 'unknown').replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, 300);
}
