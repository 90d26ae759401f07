import { deadlineAfterWorkingDays } from '../../../domain/calendar/working-days';
import { actionsAtDesk } from '../../../domain/desk/actions';
import type { DeskTrade } from '../../../domain/desk/trade-schema';
import { shelfOf } from '../../../domain/desk/shelf';
import { usedGrades, type Grade, stockKey } from '../../../domain/grade';
import { defaultMarket } from '../../../domain/market/market';
import { money, type Money } from '../../../domain/money';
import { parcelPolicy } from '../../../domain/policy/parcels';
import { dayMs, addMs } from '../../../domain/time';
import { gradingPolicy } from '../../../domain/policy/grading';
import type { TradeFacts } from '../../../domain/trades/lifecycle/facts';
import { parcelLateness } from '../../../domain/trades/parcels/late';
import type { Ctx } from '../../platform/context';
import { readSharedAccounts } from '../../accounts/payout-details/read-shared-accounts';
import { bookCards } from '../../catalogue/cards/book-cards';
import { readIdentityState } from '../inbound/identity/identity-state';
import { storedAmount } from '../core/line-amounts';
import { readShelves } from '../../stock/read-shelves';
import { keptGrade } from './read-stickers';
import { tradeFacts } from '../core/trade-facts';
import type { InboundLineRow, OutboundLineRow, TradeRecord } from '../core/trade-rows';
import { tradeView } from './trade-view';
import { countOpenWarnings, countArrivedParcels } from '../core/record-counts';
import { requireDeskTrade } from '../core/require-desk-trade';

/** Returns the sold lines that may still arrive as returns. */
function awaitedReturns(outbound: readonly OutboundLineRow[]): { readonly line: number; readonly refunded: boolean }[] {
  return outbound
    .filter((line) => line.state === 'return-requested' || line.refunded_ahead === 1)
    .map((line) => ({ line: line.line, refunded: line.refunded_ahead === 1 }));
}

/**
 * Returns the end of the working day by which a parcel should be graded, in the calendar of the shop. `receivedAt`:
 * ISO 8601.
 */
export function gradingDeadline(receivedAt: string): string {
  return deadlineAfterWorkingDays(receivedAt, gradingPolicy.workingDays, defaultMarket);
}

/**
 * Returns a trade for the desk. Two round trips.
 * @throws `trade-not-found`, and the problems of `requireRole`
 */
export async function readDeskTrade(ctx: Ctx, id: string): Promise<DeskTrade> {
  const record = await requireDeskTrade(ctx, id);
  const isbns = [...record.inbound, ...record.outbound].map((line) => line.isbn);
  const { account } = record.trade;
  const [cards, shelves, identity, shared] = await Promise.all([
    bookCards(ctx, isbns),
    readShelves(ctx, isbns),
    readIdentityState(ctx, record.trade),
    readSharedAccounts(ctx, account === null ? [] : [account]),
  ]);
  const shelfOfCopy = (copy: { readonly isbn: string; readonly grade: Grade }) => {
    const card = cards.get(copy.isbn);
    return card === undefined ? null : shelfOf(card, shelves.get(stockKey(copy)) ?? null);
  };
  return {
    ...tradeView(ctx, record, cards),
    allowed: [],
    desk: { ...deskView(ctx, record, shelfOfCopy), identity, sharedBy: shared.get(account ?? '') ?? 0 },
  };
}

/** Returns the shelf of a copy; null where the catalogue does not have its book. */
type ShelfOfCopy = (copy: { readonly isbn: string; readonly grade: Grade }) => string | null;

/** Returns how late the parcel arrived, or would arrive now. */
function lateOf({ trade, inbound }: TradeRecord, facts: TradeFacts): DeskTrade['desk']['late'] {
  if (inbound.some((line) => line.today !== null)) return 'today';
  if (trade.received_at === null)
    return trade.inbound_state === 'expired' ? parcelLateness({ ...facts, market: trade.market }) : 'no';
  return trade.arrive_by !== null && trade.received_at > trade.arrive_by ? 'grace' : 'no';
}

type DeskView = DeskTrade['desk'];

/** Returns the actions that the desk may do now. */
function allowedActions(record: TradeRecord, facts: TradeFacts): DeskView['allowed'] {
  const { inbound, outbound, parcels } = record;
  const arrived = countArrivedParcels(parcels);
  return actionsAtDesk(facts, {
    parcelsToCome: parcels.length - arrived,
    parcelsArrived: arrived,
    returning: inbound.filter((line) => line.state === 'returning').length,
    awaitedReturns: awaitedReturns(outbound).length,
    warnings: countOpenWarnings(record),
  });
}

/** Returns the deadlines for grading: of parcels that are still awaited, and of the parcel that arrived. */
function gradingDeadlines(
  { trade, events }: TradeRecord,
  allowed: DeskView['allowed'],
): Pick<DeskView, 'restBy' | 'gradeBy'> {
  const received = events.findLast((event) => event.part === 'inbound' && event.to_state === 'received');
  return {
    restBy:
      allowed.includes('grade-arrived') && trade.received_at !== null
        ? addMs(trade.received_at, parcelPolicy.restDays * dayMs)
        : null,
    gradeBy: received === undefined ? null : gradingDeadline(received.at),
  };
}

/** Returns the payouts and refunds of a trade, its disputes and its warnings of fraud. */
function moneyRows(
  ctx: Pick<Ctx, 'payments'>,
  { disputes, warnings, payouts }: TradeRecord,
  toMoney: (minor: number) => Money,
): Pick<DeskView, 'disputes' | 'warnings' | 'payouts'> {
  return {
    disputes: disputes.map(({ id, reason, evidence_by: evidenceBy }) => ({
      reason,
      evidenceBy,
      page: ctx.payments?.disputePageUrl(id) ?? null,
    })),
    warnings: warnings.map(({ warned_at: warnedAt, looked_at: lookedAt }) => ({ at: warnedAt, lookedAt })),
    payouts: payouts.map(
      ({ id, kind, way, amount, state, reason, created_at: created, sent_at: sent, ended_at: ended }) => ({
        id,
        kind,
        way,
        amount: toMoney(amount),
        state,
        reason,
        at: ended ?? sent ?? created,
      }),
    ),
  };
}

/** Returns the part of a trade's view that only the desk sees, by the rows of the trade alone. */
function deskView(ctx: Ctx, record: TradeRecord, shelfOfCopy: ShelfOfCopy): Omit<DeskView, 'identity' | 'sharedBy'> {
  const { trade, inbound, outbound } = record;
  const facts = tradeFacts(record, ctx.now.toISOString());
  const toMoney = (minor: number) => money(minor, trade.currency);
  const allowed = allowedActions(record, facts);
  return {
    allowed,
    language: trade.language,
    phone: trade.phone,
    account: trade.account !== null,
    receivedAt: trade.received_at,
    late: lateOf(record, facts),
    ...gradingDeadlines(record, allowed),
    toCome: awaitedReturns(outbound),
    lines: inbound.map((line) => {
      const grade = keptGrade(line);
      return {
        line: line.line,
        parcel: line.parcel,
        worth: worthOf(line, toMoney),
        shelf: grade === null ? null : shelfOfCopy({ isbn: line.isbn, grade }),
      };
    }),
    shelves: outbound.map((line) => ({ line: line.line, shelf: shelfOfCopy(line) })),
    ...moneyRows(ctx, record, toMoney),
  };
}

/** Returns what the shop pays for a copy in each used grade, as agreed when the trade was placed. */
function worthOf(line: InboundLineRow, toMoney: (minor: number) => Money): DeskTrade['desk']['lines'][number]['worth'] {
  return usedGrades.map((grade) => {
    const worth = storedAmount(line, grade);
    return { grade, amount: worth === null ? null : toMoney(worth) };
  });
}
