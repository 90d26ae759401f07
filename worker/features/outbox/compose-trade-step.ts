import { baseLanguage, isLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market';
import { money, type Money } from '../../../domain/money';
import { parcelPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import { timeZoneOf } from '../../../domain/time-zone';
import type { Mail } from '../../adapters/mail';
import type { Ctx } from '../../context';
import { writeLetter } from '../../mails/letter';
import { tradeStep, type TradeStep } from '../../mails/trade-step';
import { factsOf, readRecord, type TradeRecord } from '../trades/trade-rows';
import type { OutboxPayload } from './kinds';

type Step = OutboxPayload<'trade-step'>;

const sumOf = ({ ledger }: TradeRecord, kind: string): number => ledger.reduce((sum, entry) => (entry.kind === kind ? sum + entry.amount : sum), 0);

/** Steps that are good to know; whoever wants no such mails gets those only that change what is owed or agreed. */
const wishedFor: ReadonlySet<TradeStep['kind']> = new Set(['received', 'paid', 'dispatched']);

function settledStep(ctx: Ctx, record: TradeRecord, of: (minor: number) => Money): TradeStep {
  const { trade, inbound, payouts } = record;
  const { toPay } = factsOf(record, ctx.now.toISOString());
  const owed = -sumOf(record, 'taken-as-credit');
  const payout = payouts.find(({ kind }) => kind === 'payout');
  const bonus = record.credited - owed;
  return {
    kind: 'settled', kept: inbound.filter(({ paid }) => paid !== null && paid > 0).length,
    books: of(sumOf(record, 'books-in')), postage: of(sumOf(record, 'postage-to-us')), returnPostage: of(sumOf(record, 'return-postage')),
    follows:
      toPay > 0 && trade.pay_by !== null ? { kind: 'pay', amount: of(toPay), by: trade.pay_by }
      : payout !== undefined ? { kind: 'payout', amount: of(payout.amount), iban: trade.payout_iban_masked ?? '' }
      : owed > 0 ? { kind: 'credit', amount: of(owed + bonus), bonus: of(bonus) }
      : { kind: 'even' },
  };
}

/** What the row tells of, read now: null where it is nothing to tell any more. */
function stepOf(ctx: Ctx, record: TradeRecord, { part, from, to }: Step): TradeStep | null {
  const { trade, inbound, payouts } = record;
  const of = (minor: number) => money(minor, trade.currency);
  const last = (kind: 'payout' | 'refund') => payouts.findLast((row) => row.kind === kind)?.amount ?? 0;
  if (to === 'cancelled') return { kind: 'cancelled' };
  switch (`${part} ${to}`) {
    case 'inbound received': return { kind: 'received', restOf: record.follows?.number ?? null };
    case 'inbound awaiting-decision': {
      const books = inbound.filter((line) => (line.state === 'regraded' || line.state === 'rejected') && line.decision === null).length;
      return books === 0 || trade.decide_by === null ? null : { kind: 'decide', books, by: trade.decide_by };
    }
    case 'inbound settled': return settledStep(ctx, record, of);
    case 'inbound expired': return trade.arrive_by === null ? null : { kind: 'expired', until: later(trade.arrive_by, parcelPolicy.lateDays * dayMs) };
    case 'outbound dispatched': return { kind: 'dispatched', carrier: trade.carrier ?? '', tracking: trade.tracking };
    // A swap whose parcel did not come is told of by that.
    case 'outbound released': return trade.inbound_state === 'expired' ? null : { kind: 'released' };
    case 'settlement payout-sent': return { kind: 'payout-sent', amount: of(last('payout')), iban: trade.payout_iban_masked ?? '' };
    case 'settlement payout-failed': return { kind: 'payout-failed', amount: of(last('payout')) };
    case 'settlement balanced': {
      if (from !== 'refund-due') return { kind: 'paid' };
      const amount = payouts.filter(({ kind, state }) => kind === 'refund' && state !== 'replaced' && state !== 'failed').reduce((sum, row) => sum + row.amount, 0);
      return amount === 0 || trade.outbound_state === 'cancelled' ? null : { kind: 'refunded', amount: of(amount) };
    }
    default: return null;
  }
}

async function letterOf(ctx: Ctx, record: TradeRecord, step: TradeStep, link: { readonly origin: string; readonly path?: string }): Promise<Mail | null> {
  const { trade } = record;
  // A trade of nobody's any more has nobody to be told.
  if (trade.email === '' || (wishedFor.has(step.kind) && !record.wantsMails)) return null;
  const language = isLanguage(trade.language) ? trade.language : baseLanguage;
  const at = (path: string) => `${link.origin}/${language}${path}`;
  return writeLetter(
    tradeStep({
      to: trade.email, name: trade.name, language, timeZone: timeZoneOf(marketOf(trade.market)), number: trade.number,
      link: link.path === undefined ? at(`/trades/${trade.id}`) : link.origin + link.path,
      findLink: trade.account === null && link.path === undefined ? at('/find-trade') : null, payoutLink: at('/account-details/edit#payout'), step,
    }, ctx.settings.shop),
    ctx.settings.shop,
  );
}

/** A step of a trade, told from what stands now; null where it is nothing to tell, or its person wants no such mails. */
export async function composeTradeStep(ctx: Ctx, facts: Step): Promise<Mail | null> {
  const record = await readRecord(ctx, facts.trade);
  if (record === null) return null;
  const step = stepOf(ctx, record, facts);
  return step === null ? null : letterOf(ctx, record, step, { origin: record.trade.origin === '' ? ctx.settings.origin : record.trade.origin });
}

/** The confirmation of a withdrawal, on a durable medium and at once (EU 2023/2673): what, when, and what follows. */
export async function composeWithdrawn(ctx: Ctx, { trade, withdrawal, origin, path }: OutboxPayload<'withdrawn'>): Promise<Mail | null> {
  const record = await readRecord(ctx, trade);
  const said = record?.withdrawals.find((row) => row.withdrawal === withdrawal);
  if (record === null || said === undefined) return null;
  const lines: unknown = JSON.parse(said.lines);
  const titles = record.outbound.filter(({ line }) => Array.isArray(lines) && lines.includes(line)).map(({ title }) => title);
  return letterOf(ctx, record, { kind: 'withdrawn', at: said.at, titles, paidByUs: said.reason === 'not-as-described' }, { origin, path });
}

/** A deadline that is near, told from what stands now; null where there is nothing to do any more, or no such mails are wanted. */
export async function composeTradeReminder(ctx: Ctx, { trade: id, about }: OutboxPayload<'trade-reminder'>): Promise<Mail | null> {
  const record = await readRecord(ctx, id);
  if (record === null || !record.wantsMails) return null;
  const { trade } = record;
  const { toPay } = factsOf(record, ctx.now.toISOString());
  const step: TradeStep | null =
    about === 'post' ? (trade.inbound_state === 'awaiting-parcel' && trade.arrive_by !== null ? { kind: 'remind-post', by: trade.arrive_by } : null)
    : about === 'decide' ? (trade.inbound_state === 'awaiting-decision' && trade.decide_by !== null ? { kind: 'remind-decide', by: trade.decide_by } : null)
    : trade.settlement_state === 'awaiting-payment' && trade.pay_by !== null && toPay > 0 ? { kind: 'remind-pay', amount: money(toPay, trade.currency), by: trade.pay_by } : null;
  return step === null ? null : letterOf(ctx, record, step, { origin: trade.origin === '' ? ctx.settings.origin : trade.origin });
}
