import type { Payout, PayoutList, PayoutQuery } from '../../../../domain/desk/payout-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { defineRead, defineReads } from '../../../platform/db/read';
import { beforeOldest, readTimeCursor, timeCursor } from '../../../platform/db/time-cursor';
import { requireRole } from '../../../platform/require-role';
import { payoutListColumns, payoutSelect, payoutView, type PayoutListRow } from './payout-rows';

/** Reads a page of payouts in a state, or of a file, oldest first. */
const payoutPage = defineReads(
  payoutListColumns,
  (column: 'state' | 'file') =>
    `${payoutSelect} WHERE p.${column} = ?1 AND (p.created_at, p.id) > (?2, ?3) ORDER BY p.created_at, p.id LIMIT ?4`,
  ['state', 'file'],
);
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
  const now = ctx.now.toISOString();
  return {
    items: page.map((row) => payoutView(row, now)),
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
  return payoutView(await requirePayout(ctx, id), ctx.now.toISOString());
}
