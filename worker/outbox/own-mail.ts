import type { ClaimedRow, Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { columnsOf } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import { outbox } from '../platform/db/schema/money';
import { bucketsOf } from '../platform/rate-limit/attempts';
import type { OutboxKind, OutboxPayload } from './kinds';
import { mailCounting, mailLimit } from './mail-limit';
import { sortOfKind } from './mail-sorts';
import { leaseEnd } from './retry-plan';

/**
 * Inserts a row that is claimed until `?6` and counted, where its address (`?7`) may get a mail; else one that is due.
 */
const insertedRow = defineRead(
  columnsOf(outbox, 'id', 'kind', 'payload', 'attempts', 'counted_at'),
  `INSERT INTO outbox (id, kind, dedupe, payload, created_at, attempts, next_at, counted_at)
   SELECT ?1, ?2, ?3, ?4, ?5, c.fits, iif(c.fits, ?6, ?5), iif(c.fits, ?5, NULL)
   FROM (SELECT coalesce(sum(count), 0) < ?9 AS fits FROM attempts WHERE key = ?7 AND window > ?8) c WHERE true
   ON CONFLICT (dedupe) DO NOTHING RETURNING id, kind, payload, attempts, counted_at`,
);

/** An outbox row whose mail the request sends itself after its commit. */
export interface OwnMail {
  readonly statements: readonly D1PreparedStatement[];
  /**
   * Returns the claimed row from the results of the statements, which begin at `index`; undefined where the address
   * got too many mails, so that a later run sends it.
   */
  readonly claimedAt: (results: readonly D1Result[], index: number) => ClaimedRow | undefined;
}

/**
 * Returns the statements that add a row with a mail to `to`, count the mail and claim the row for this request. That
 * saves the round trips in which a run claims and counts. Call `sendOutboxSoon` with the claimed row after the commit.
 * Where that is missed, the schedule sends the row after its lease. `isGuest`: the mail is about a guest's order.
 */
export async function ownMail<Kind extends OutboxKind>(
  ctx: Pick<Ctx, 'db' | 'ids' | 'now'>,
  row: { readonly kind: Kind; readonly payload: OutboxPayload<Kind>; readonly dedupeKey: string },
  { to, isGuest }: { readonly to: string; readonly isGuest: boolean },
): Promise<OwnMail> {
  const id = ctx.ids.id();
  const now = ctx.now.toISOString();
  const sort = sortOfKind[row.kind];
  const { key, max } = await mailLimit(sort === 'orders' && isGuest ? 'guest-orders' : sort, to);
  const { bucket, since } = bucketsOf(ctx, mailCounting.windowMinutes);
  const statements = [
    insertedRow.statement(
      ctx.db,
      id,
      row.kind,
      row.dedupeKey,
      JSON.stringify(row.payload),
      now,
      leaseEnd(now),
      key,
      since,
      max,
    ),
    sql(
      ctx.db,
      `INSERT INTO attempts (key, window, count) SELECT ?1, ?2, 1 FROM outbox WHERE id = ?3 AND counted_at IS NOT NULL
       ON CONFLICT (key, window) DO UPDATE SET count = count + 1`,
      key,
      bucket,
      id,
    ),
  ];
  return {
    statements,
    claimedAt: (results, index) => insertedRow.rowsOf(results[index]).find(({ attempts }) => attempts > 0),
  };
}
