import { bonusOn } from '../../../../domain/checkout/sums';
import { balances, settlementPath, type LedgerEntry } from '../../../../domain/trades/money/ledger';
import type { SettlementState } from '../../../../domain/trades/lifecycle/states';
import type { Ctx } from '../../../platform/context';
import { sql } from '../../../platform/db/client';
import { outboxRow } from '../../../outbox/outbox-row';
import { creditNoteStatements } from '../../documents/credit-note-statements';
import { eventStatement, type NewEvent } from '../../core/event-statements';
import { ledgerStatements } from './ledger-statements';
import { payoutDueStatements } from '../payouts/payout-due-statements';
import { refundShareStatements, refundShares, type RefundShare } from '../refunds/refund-statements';
import { earnedCreditStatements, addCreditStatements } from '../store-credit/credit-statements';
import { lastEntryNumber, lastEventOf } from '../../core/last-entries';
import type { TradeRecord } from '../../core/trade-rows';

/** What a verb books, beside what follows from it. */
export interface Booking {
  readonly entries: readonly LedgerEntry[];
  readonly actor: NewEvent['actor'];
  /** States of the settlement that are somebody's own step, before those that follow by themselves. */
  readonly steps?: readonly { readonly to: SettlementState; readonly actor: NewEvent['actor'] }[];
  /** Nothing is made due anew: what failed waits for the desk to try again. */
  readonly waits?: boolean;
}

type CreditRefund = RefundShare & { readonly id: string };

/**
 * Statements: bookings in a trade's ledger and all that follows from them: what is to be refunded becomes due, by the
 * ways it was paid; what goes back as store credit is credited at once, for it needs nobody's hand; a payout that is
 * owed becomes due; what is taken back of an invoice is a credit note; the settlement moves as far as it can by itself.
 * Legs that move in the same batch move before or after. They abort the batch when the trade's money moved meanwhile
 * (`state_moved`, or unique).
 */
export function bookingStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids' | 'settings'>,
  record: TradeRecord,
  booking: Booking,
): D1PreparedStatement[] {
  const { trade, events } = record;
  const settled = trade.inbound_state === 'settled';
  const states = [...(booking.steps ?? [])];
  const begin = lastEventOf(events, 'settlement');
  const follow = (ledger: readonly LedgerEntry[]) => {
    const money = states.at(-1)?.to ?? trade.settlement_state;
    const path = settlementPath({ settlement: trade.settlement, money, settled, ...balances(ledger) });
    states.push(...path.map((to) => ({ to, actor: 'shop' as const })));
    return path;
  };

  const booked = [...record.ledger, ...booking.entries];
  const owed =
    settled && trade.payout === 'store-credit' && trade.account !== null && booking.waits !== true
      ? Math.max(0, balances(booked).tradeIn)
      : 0;
  const last = lastEntryNumber(record.ledger) + booking.entries.filter(({ amount }) => amount !== 0).length;
  const taken: LedgerEntry[] = owed === 0 ? [] : [{ kind: 'taken-as-credit', amount: -owed, ref: `after:${last}` }];
  const first = [...booked, ...taken];
  const path = follow(first);

  const shares = booking.waits === true ? [] : refundShares(record, first, Math.max(0, balances(first).purchase));
  const atOnce: CreditRefund[] =
    trade.account === null
      ? []
      : shares.filter(({ way }) => way === 'store-credit').map((share) => ({ ...share, id: ctx.ids.id() }));
  const refunds: LedgerEntry[] = atOnce.map(({ id, paidBy, amount }) => ({
    kind: 'refund',
    amount: -amount,
    ref: `${paidBy}:${id}`,
  }));
  const ledger = [...first, ...refunds];
  if (refunds.length > 0) path.push(...follow(ledger));
  const payout = booking.waits !== true && path.includes('payout-due') ? balances(ledger).tradeIn : 0;

  return [
    ...ledgerStatements(ctx, trade.id, lastEntryNumber(record.ledger), booking.entries, booking.actor),
    ...ledgerStatements(ctx, trade.id, last, [...taken, ...refunds], 'shop'),
    ...creditNoteStatements(ctx, record, booking.entries),
    ...settlementStatements(ctx, trade.id, begin, states),
    ...(trade.account === null
      ? []
      : earnedCreditStatements(ctx, {
          account: trade.account,
          currency: trade.currency,
          trade: trade.id,
          amount: owed,
          bonus: bonusOn(owed),
        })),
    ...refundShareStatements(
      ctx,
      record,
      shares.filter(({ way }) => trade.account === null || way !== 'store-credit'),
    ),
    ...atOnce.flatMap((share) => creditRefundStatements(ctx, record, share)),
    ...refundMailStatements(ctx, trade, [...booking.entries, ...refunds], states),
    ...payoutDueStatements(ctx, trade, payout),
  ];
}

function settlementStatements(
  ctx: Pick<Ctx, 'db' | 'now'>,
  trade: string,
  begin: { readonly seq: number; readonly state: SettlementState | '' },
  states: NonNullable<Booking['steps']>,
): D1PreparedStatement[] {
  if (states.length === 0) return [];
  return [
    eventStatement(
      ctx,
      trade,
      states.map(({ to, actor }, at) => ({
        part: 'settlement',
        seq: begin.seq + at + 1,
        from: states[at - 1]?.to ?? begin.state,
        to,
        actor,
      })),
    ),
  ];
}

/**
 * Statements: refunds that are carried out while no step of the settlement tells of them (a payout is open, which goes
 * first) are told by themselves.
 */
function refundMailStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  trade: TradeRecord['trade'],
  entries: readonly LedgerEntry[],
  states: NonNullable<Booking['steps']>,
): D1PreparedStatement[] {
  if (trade.settlement_state === 'refund-due' || states.some(({ to }) => to === 'refund-due')) return [];
  return entries
    .filter(({ kind, amount }) => kind === 'refund' && amount < 0)
    .map(({ ref }) => {
      const payout = ref.slice(ref.indexOf(':') + 1);
      return outboxRow(ctx, 'refunded', { trade: trade.id, payout }, `refunded:${payout}`);
    });
}

/** Statements: a refund as store credit, done in the batch that made it due; the credit that was used is given back. */
function creditRefundStatements(
  ctx: Pick<Ctx, 'db' | 'now' | 'ids'>,
  { trade }: TradeRecord,
  { id, paidBy, way, amount }: CreditRefund,
): D1PreparedStatement[] {
  return [
    sql(
      ctx.db,
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, state, reason, created_at, sent_at, ended_at)
       VALUES (?1, ?2, 'refund', ?3, ?4, ?5, 'done', ?6, ?7, ?7, ?7)`,
      id,
      trade.id,
      way,
      amount,
      trade.currency,
      paidBy,
      ctx.now.toISOString(),
    ),
    ...addCreditStatements(ctx, trade, amount, paidBy === 'store-credit' ? 'given-back' : 'trade'),
  ];
}
