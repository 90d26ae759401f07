import type { Ctx } from '../../context';
import { ShopOriginMissing } from '../../mail-origin';
import { composeMail } from './compose-mail';
import { leaseEnd, never, nextAttempt } from './retry-plan';

interface Claimed {
  readonly id: string;
  readonly kind: string;
  readonly payload: string;
  readonly attempts: number;
}

/** Mails sent in one run; the schedule comes back every minute. */
const runSize = 40;

/**
 * Sends what is due. One conditional update claims rows, so of two runners each row has one; a runner that dies leaves
 * its rows to the next after the lease. A sent row forgets its payload (it may hold a guest's key). Never throws for
 * one mail: it is tried again later. Answers how many were sent and how many failed.
 */
export async function sendOutbox(ctx: Ctx): Promise<{ readonly sent: number; readonly failed: number }> {
  const now = ctx.now.toISOString();
  const { results } = await ctx.db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, next_at = ?2
       WHERE sent_at IS NULL AND next_at <= ?1
         AND id IN (SELECT id FROM outbox WHERE sent_at IS NULL AND next_at <= ?1 ORDER BY next_at LIMIT ?3)
       RETURNING id, kind, payload, attempts`,
    )
    .bind(now, leaseEnd(now), runSize)
    .all<Claimed>();
  let sent = 0;
  for (const row of results) {
    if (await sendRow(ctx, row, now)) sent += 1;
  }
  return { sent, failed: results.length - sent };
}

async function sendRow(ctx: Ctx, row: Claimed, now: string): Promise<boolean> {
  try {
    const mail = await composeMail(ctx, row.kind, row.payload);
    if (mail !== null) await ctx.mailer.send(mail);
  } catch (error) {
    if (error instanceof ShopOriginMissing) {
      // The row waits for the setting: that is no failed attempt, so it is never given up.
      const again = 'UPDATE outbox SET next_at = ?2, attempts = attempts - 1 WHERE id = ?1 AND sent_at IS NULL';
      await ctx.db.prepare(again).bind(row.id, leaseEnd(now)).run();
      ctx.log.warn('outbox-waits', { id: row.id, kind: row.kind, setting: 'SHOP_ORIGIN' });
      return false;
    }
    const nextAt = nextAttempt(now, row.attempts);
    await ctx.db.prepare('UPDATE outbox SET next_at = ?2 WHERE id = ?1 AND sent_at IS NULL').bind(row.id, nextAt).run();
    const facts = { id: row.id, kind: row.kind, attempts: row.attempts, error: withoutAddresses(error) };
    if (nextAt === never) ctx.log.error('outbox-given-up', facts);
    else ctx.log.warn('outbox-retry', facts);
    return false;
  }
  await ctx.db.prepare(`UPDATE outbox SET sent_at = ?2, payload = '{}' WHERE id = ?1`).bind(row.id, now).run();
  return true;
}

/** A mail server's words often hold the address; the log holds nobody's. */
function withoutAddresses(error: unknown): string {
  return (error instanceof Error ? error.message : 'unknown').replaceAll(/[^\s<>"']+@[^\s<>"']+/g, '…').slice(0, 300);
}
