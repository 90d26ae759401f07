import { reminderPolicy } from '../../../domain/policy/parcels';
import { dayMs, addMs } from '../../../domain/time';
import type { InboundLegState, SettlementState } from '../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../platform/context';
import { code } from '../../platform/db/codes';
import { defineRead } from '../../platform/db/read';
import { outbox } from '../../platform/db/schema/money';

const queuedReminders = defineRead(
  { id: outbox.id },
  `WITH due AS (
     SELECT id AS trade, account, 'post' AS about, 'first' AS time FROM trades
     WHERE inbound_state = ${code<InboundLegState>('awaiting-parcel')} AND placed_at <= ?2 AND arrive_by > ?3
     UNION ALL SELECT id, account, 'post', 'last' FROM trades
     WHERE inbound_state = ${code<InboundLegState>('awaiting-parcel')} AND arrive_by > ?1 AND arrive_by <= ?3
     UNION ALL SELECT id, account, 'decide', decide_by FROM trades
     WHERE inbound_state = ${code<InboundLegState>('awaiting-decision')} AND decide_by > ?1 AND decide_by <= ?4
     UNION ALL SELECT id, account, 'pay', pay_by FROM trades
     WHERE settlement_state = ${code<SettlementState>('awaiting-payment')} AND pay_by > ?1 AND pay_by <= ?5
   AND (payment = 'bank-transfer' OR settlement = 'swap'))
   INSERT INTO outbox (id, kind, dedupe, payload, created_at, next_at)
   SELECT 'reminder-' || d.trade || '-' || d.about || '-' || d.time, 'trade-reminder', 'trade-reminder:' || d.trade
   || ':' || d.about || ':' || d.time,
     json_object('trade', d.trade, 'about', d.about), ?1, ?1
   FROM due d LEFT JOIN accounts a ON a.id = d.account WHERE coalesce(a.trade_mails, 1) = 1
   ON CONFLICT (dedupe) DO NOTHING RETURNING id`,
);

/**
 * Writes the mails that remind of a deadline, each morning: a parcel that is not posted (some days after checkout, and
 * shortly before it must arrive), an awaited decision, an awaited transfer. The outbox row's key allows each reminder
 * once. Leaves out card payments, which end within half an hour, and accounts that have switched such mails off. The
 * mail is composed when it is sent, from the state at that time. Safe to run twice or late.
 * @returns how many reminders were due
 */
export async function queueReminders(ctx: Ctx): Promise<number> {
  const now = ctx.now.toISOString();
  const { notPostedDays, postDays, decideDays, payDays } = reminderPolicy;
  const due = await queuedReminders.all(
    ctx.db,
    now,
    addMs(now, -notPostedDays * dayMs),
    addMs(now, postDays * dayMs),
    addMs(now, decideDays * dayMs),
    addMs(now, payDays * dayMs),
  );
  return due.length;
}
