import { deadlineAfterWorkingDays } from '../../domain/calendar/working-days';
import { queueParts, type QueuePart, type QueueState } from '../../domain/desk/queue';
import type { QueueItem, QueueQuery } from '../../domain/desk/queue-schemas';
import { defaultMarket } from '../../domain/market/market';
import { money } from '../../domain/money';
import { gradingPolicy } from '../../domain/policy/grading';
import { withdrawalPolicy } from '../../domain/policy/withdrawal';
import { dayMs, addMs } from '../../domain/time';
import type { InboundLineState } from '../../domain/trades/lifecycle/states';
import type { Ctx } from '../platform/context';
import { code, codes } from '../platform/db/codes';
import { nullable, number, text, type RowOf } from '../platform/db/columns';
import { defineReads } from '../platform/db/read';
import { accounts } from '../platform/db/schema/accounts';
import { disputes } from '../platform/db/schema/money';
import { trades } from '../platform/db/schema/trades';
import { beforeOldest, readTimeCursor, timeCursor } from '../platform/db/time-cursor';
import { requireRole } from '../platform/require-role';
import { lateSinceValue } from '../trades/core/open-trade-sql';
import { toPaySql } from '../trades/core/owed-sql';
import { queueSql } from './queue-sql';
import type { PayoutRow } from '../trades/core/trade-rows';
import { gradingDeadline } from '../trades/view/read-desk-trade';

/** States of payouts whose sum the queue of money shows. */
const shownPayoutStates = codes<PayoutRow['state']>(['due', 'sent', 'failed']);
const rowColumns = {
  id: trades.id,
  number: trades.number,
  market: trades.market,
  currency: trades.currency,
  state: text<QueueState>(),
  since: text(),
  ready: number,
  arrive_by: trades.arriveBy,
  decide_by: trades.decideBy,
  pay_by: trades.payBy,
  payouts_held_until: nullable(accounts.payoutsHeldUntil),
  /** 1: a refund by bank transfer is due. It waits while payouts are held. */
  has_due_bank_refund: number,
  evidence_by: nullable(disputes.evidenceBy),
  inbound_copies: number,
  graded: number,
  outbound_copies: number,
  sent: number,
  arrived: number,
  amount: number,
};
type QueueRow = RowOf<typeof rowColumns>;

const queueRows = defineReads(
  rowColumns,
  (
    part: QueuePart,
  ) => `SELECT q.id, q.state, q.since, q.ready, t.number, t.market, t.currency, t.arrive_by, t.decide_by, t.pay_by,
     (SELECT a.payouts_held_until FROM accounts a WHERE a.id = t.account) AS payouts_held_until,
     EXISTS (SELECT 1 FROM payouts p WHERE p.trade_id = q.id AND p.kind = 'refund' AND p.way = 'bank'
     AND p.state = ${code<PayoutRow['state']>('due')}) AS has_due_bank_refund,
     (SELECT count(*) FROM inbound_lines l WHERE l.trade_id = q.id AND l.unexpected = 0) AS inbound_copies,
     (SELECT count(*) FROM inbound_lines l WHERE l.trade_id = q.id AND l.unexpected = 0
     AND l.state <> ${code<InboundLineState>('offered')}) AS graded,
     (SELECT coalesce(sum(l.quantity), 0) FROM outbound_lines l WHERE l.trade_id = q.id) AS outbound_copies,
     (SELECT count(*) FROM parcels p WHERE p.trade_id = q.id) AS sent,
     (SELECT count(*) FROM parcels p WHERE p.trade_id = q.id AND p.received_at IS NOT NULL) AS arrived,
     (SELECT min(d.evidence_by) FROM disputes d WHERE d.trade_id = q.id) AS evidence_by,
     CASE q.state WHEN ${code<QueueState>('disputed')} THEN (SELECT sum(d.amount) FROM disputes d
       WHERE d.trade_id = q.id AND (d.ended_at IS NULL OR d.withdrawn > 0))
       WHEN ${code<QueueState>('warned')} THEN (SELECT coalesce(sum(p.amount), 0) FROM payments p
       WHERE p.trade_id = q.id
       AND p.event_id IN (SELECT w.payment FROM fraud_warnings w WHERE w.trade_id = q.id AND w.looked_at IS NULL))
       WHEN ${code<QueueState>('awaiting-payment')} THEN ${toPaySql('t')}
       ELSE (SELECT coalesce(sum(p.amount), 0) FROM payouts p WHERE p.trade_id = q.id
       AND p.state IN ${shownPayoutStates}) END AS amount
   FROM (${queueSql(part)}) q CROSS JOIN trades t ON t.id = q.id
   WHERE (q.since, q.id) > (?2, ?3) AND CASE WHEN ?4 IS NULL THEN q.ready = 1 ELSE q.state = ?4 END
   ORDER BY q.since, q.id LIMIT ?5`,
  queueParts,
);

/**
 * Returns a page of the desk's queue, oldest first: one state of a part, or all trades that wait for the desk.
 * @throws `invalid-cursor` and what `requireRole` throws
 */
export async function readQueue(
  ctx: Ctx,
  { part, state, cursor, limit }: QueueQuery,
): Promise<{ items: QueueItem[]; nextCursor: string | null }> {
  requireRole(ctx, 'staff');
  const after = readTimeCursor(cursor, beforeOldest);
  const rows = await queueRows(part).all(
    ctx.db,
    lateSinceValue(ctx.now.toISOString()),
    ...after,
    state ?? null,
    limit + 1,
  );
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      trade: row.id,
      number: row.number,
      market: row.market,
      part,
      state: row.state,
      since: row.since,
      due: dueOf(row),
      ready: row.ready === 1,
      books: copiesOf(row, part),
      done: part === 'inbound' ? row.graded : 0,
      parcels: { sent: row.sent, arrived: row.arrived },
      amount: part === 'money' ? money(row.amount, row.currency) : null,
    })),
    nextCursor: rows.length > limit && last !== undefined ? timeCursor(last.since, last.id) : null,
  };
}

/** Returns the copies of a trade that belong to a part; money belongs to both legs. */
function copiesOf(row: QueueRow, part: QueuePart): number {
  if (part === 'inbound') return row.inbound_copies;
  if (part === 'outbound') return row.outbound_copies;
  return row.inbound_copies + row.outbound_copies;
}

/** Returns the deadline of a trade's next step; null where the shop promises none. */
function dueOf(row: QueueRow): string | null {
  // The working days of a held payout start when it may be sent.
  const heldUntil = row.payouts_held_until ?? '';
  const payableFrom = heldUntil > row.since ? heldUntil : row.since;
  const payoutBy = deadlineAfterWorkingDays(payableFrom, gradingPolicy.payoutWorkingDays, defaultMarket);
  const refundBy = addMs(row.since, withdrawalPolicy.refundDays * dayMs);
  // A refund to a held account can only be sent after the hold.
  const isRefundHeld = row.has_due_bank_refund === 1 && payoutBy > refundBy;
  const due: Readonly<Record<QueueState, string | null>> = {
    'awaiting-parcel': row.arrive_by,
    'in-transit': row.arrive_by,
    received: gradingDeadline(row.since),
    graded: null,
    'awaiting-decision': row.decide_by,
    accepted: null,
    expired: null,
    returning: null,
    'to-pack': null,
    reserved: row.pay_by,
    packed: null,
    dispatched: null,
    'return-requested': refundBy,
    'awaiting-payment': row.pay_by,
    'payout-due': payoutBy,
    'payout-sent': null,
    'payout-failed': payoutBy,
    'refund-due': isRefundHeld ? payoutBy : refundBy,
    disputed: row.evidence_by,
    warned: null,
  };
  return due[row.state];
}
