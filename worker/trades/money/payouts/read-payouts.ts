import type { Payout, PayoutList, PayoutQuery } from '../../../../domain/desk/payout-schemas';
import { money } from '../../../../domain/money';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { defineRead, defineReads } from '../../../platform/db/read';
import { beforeOldest, readTimeCursor, timeCursor } from '../../../platform/db/time-cursor';
import { requireRole } from '../../../platform/require-role';
import { blockedReason, payoutListColumns, payoutSelect, readPayoutViews, type PayoutListRow } from './payout-rows';

/** Reads a page of payouts in a state, or of a file, oldest first. */
const payoutPage = defineReads(
  payoutListColumns,
  (column: 'state' | 'file') =>
    `${payoutSelect} WHERE p.${column} = ?1 AND (p.created_at, p.id) > (?2, ?3) ORDER BY p.created_at, p.id LIMIT ?4`,
  ['state', 'file'],
);
/** Reads the payouts due by bank, oldest first, at most `?1`. */
const dueByBank = defineRead(
  payoutListColumns,
  `${payoutSelect} WHERE p.state = 'due' AND p.way = 'bank' ORDER BY p.created_at, p.id LIMIT ?1`,
);
/** Number of due payouts that the sums on the page of payouts have: more than a few days bring. */
const maxCountedPayouts = 2000;
const payoutOfId = defineRead(payoutListColumns, `${payoutSelect} WHERE p.id = ?1`);

/**
 * Returns payouts and refunds in a state, or of a file, oldest first. Staff only.
 * @throws `invalid-cursor`
 */
export async function readPayouts(ctx: Ctx, { state, file, cursor, limit }: PayoutQuery): Promise<PayoutList> {
  requireRole(ctx, 'staff');
  const after = readTimeCursor(cursor, beforeOldest);
  const found = await payoutPage(file === undefined ? 'state' : 'file').all(ctx.db, file ?? state, ...after, limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const isFirstOfDue = state === 'due' && file === undefined && cursor === undefined;
  return {
    items: await readPayoutViews(ctx, page),
    ready: isFirstOfDue ? await readReady(ctx) : [],
    nextCursor: found.length > limit && last !== undefined ? timeCursor(last.created_at, last.id) : null,
  };
}

/**
 * Returns the row of a payout. Staff only.
 * @throws `not-found`
 */
export async function requirePayout(ctx: Ctx, id: string): Promise<PayoutListRow> {
  requireRole(ctx, 'staff');
  const row = await payoutOfId.first(ctx.db, id);
  if (row === null) throw new Problem('not-found');
  return row;
}

/**
 * Returns the current state of a payout. Staff only.
 * @throws `not-found`
 */
export async function readPayout(ctx: Ctx, id: string): Promise<Payout> {
  const [payout] = await readPayoutViews(ctx, [await requirePayout(ctx, id)]);
  if (payout === undefined) throw new Problem('not-found');
  return payout;
}

/** Returns the sums of the payouts that a file for the bank would have now, by currency. */
async function readReady(ctx: Ctx): Promise<PayoutList['ready']> {
  const now = ctx.now.toISOString();
  const due = (await dueByBank.all(ctx.db, maxCountedPayouts)).filter((row) => blockedReason(row, now) === null);
  return [...Map.groupBy(due, ({ currency }) => currency)].map(([currency, rows]) => ({
    payouts: rows.length,
    total: money(
      rows.reduce((sum, { amount }) => sum + amount, 0),
      currency,
    ),
  }));
}
