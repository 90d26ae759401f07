import { withdrawalPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import { returnedEntries } from '../../../domain/trades/returned';
import { refundBy } from '../../../domain/trades/return-due';
import type { Ctx } from '../../context';
import { sql } from '../../db/client';
import { putOffSql, sweep } from '../../db/sweep';
import { bookEntries } from './book-entries';
import { commitStep } from './commit-step';
import { lineEventRows } from './line-event-rows';
import { isWaitedFor, linesOf } from './open-withdrawals';
import { lastOfLine, readRecord, type TradeRecord } from './trade-rows';

/**
 * Withdrawn books that were posted, as their person proved, and are not here when the days for the refund are over, are
 * refunded all the same (docs/product.md#withdrawal); the desk takes them in when they come. Safe to run twice, late, or
 * beside itself. Answers how many trades.
 */
export async function refundReturns(ctx: Ctx): Promise<number> {
  const job = 'refundReturns';
  const now = ctx.now.toISOString();
  return sweep<{ id: string }>(ctx, {
    job,
    due: (limit) =>
      sql(
        ctx.db,
        `SELECT DISTINCT l.trade_id AS id FROM outbound_lines l CROSS JOIN withdrawals w ON w.trade_id = l.trade_id
         WHERE l.state = 'return-requested' AND l.refunded_ahead = 0 AND w.sent_at IS NOT NULL AND w.at <= ?1
           AND EXISTS (SELECT 1 FROM json_each(w.lines) j WHERE j.value = l.line)
           AND NOT ${putOffSql('l.trade_id', { job: 3, now: 4 })} LIMIT ?2`,
        later(now, -withdrawalPolicy.refundDays * dayMs), limit, job, now,
      ),
    step: ({ id }) => refund(ctx, id),
  });
}

async function refund(ctx: Ctx, id: string): Promise<boolean> {
  const record = await readRecord(ctx, id);
  if (record === null) return false;
  const due = dueLines(record, ctx.now.toISOString());
  if (due.length === 0) return false;
  await commitStep(ctx, record, [
    ...lineEventRows(ctx, id, 'outbound-line', due.map((line) => ({
      line, seq: lastOfLine(record.lineEvents, 'outbound-line', line) + 1, from: 'return-requested', to: 'returned', facts: { condition: 'on-its-way' },
    })), 'shop'),
    sql(ctx.db, 'UPDATE outbound_lines SET refunded_ahead = 1 WHERE trade_id = ?1 AND line IN (SELECT value FROM json_each(?2))', id, JSON.stringify(due)),
    ...bookEntries(ctx, record, { entries: entriesOf(record, due), actor: 'shop' }),
  ]);
  return true;
}

/** Lines that are waited for and whose refund is due. */
function dueLines({ outbound, withdrawals }: TradeRecord, now: string): number[] {
  const over = new Set(
    withdrawals.filter(({ at, sent_at: sentAt }) => {
      const by = refundBy(at, sentAt);
      return by !== null && by <= now;
    }).flatMap(linesOf),
  );
  return outbound.filter((sold) => isWaitedFor(sold) && over.has(sold.line)).map(({ line }) => line);
}

/** Bookings of lines refunded in one go: postage goes back with the last of all. */
function entriesOf({ trade, outbound }: TradeRecord, due: readonly number[]): ReturnType<typeof returnedEntries> {
  return due.flatMap((line, at) => {
    const before = new Set(due.slice(0, at));
    return returnedEntries(outbound.map((sold) => ({ ...sold, returned: sold.state === 'returned' || before.has(sold.line) })), line, trade.postage);
  });
}
