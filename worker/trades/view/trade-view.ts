import { z } from 'zod';
import { addressSchema, quoteRowCodes } from '../../../domain/checkout/schemas';
import type { BookCard } from '../../../domain/catalogue/schemas';
import { money } from '../../../domain/money';
import { moneySchema } from '../../../domain/schemas';
import { blocksPacking } from '../../../domain/trades/money/disputes';
import { allowedEvents } from '../../../domain/trades/lifecycle/allowed';
import { isTransferDemanded } from '../../../domain/trades/money/card';
import type { Trade } from '../../../domain/trades/schemas';
import { expectedDelivery, packableSince } from '../../../domain/trades/lifecycle/expected-delivery';
import { expectedSteps } from '../../../domain/trades/lifecycle/expected-steps';
import type { Ctx } from '../../platform/context';
import { coverPath } from '../../catalogue/cards/card-rows';
import { inboundView, isRemovedLine } from './inbound-view';
import { moneyView } from './money-view';
import { outboundView } from './outbound-view';
import { needsRefundAccount } from '../money/refunds/needs-refund-account';
import { tradeClock } from './require-version';
import { tradeFacts } from '../core/trade-facts';
import type { TradeRecord } from '../core/trade-rows';
import { countUnpostedParcels } from '../core/record-counts';

const rowsSchema = z.array(z.strictObject({ code: z.enum(quoteRowCodes), books: z.int(), amount: moneySchema }));

/** Returns the card of a book that is no longer in the catalogue, from the stored line. */
function cardFromLine(line: { readonly isbn: string; readonly title: string }): BookCard {
  return {
    isbn: line.isbn,
    title: line.title,
    authors: [],
    language: '',
    format: 'other',
    year: null,
    pages: null,
    subjects: [],
    cover: coverPath(line.isbn, null),
    cheapest: null,
    waiting: null,
  };
}

/** Returns the events of lines. A book that staff added by mistake and removed again has none. */
function lineEventsView({ inbound, lineEvents }: TradeRecord): Trade['lineEvents'] {
  const removed = new Set(inbound.filter(isRemovedLine).map(({ line }) => line));
  return lineEvents
    .filter(({ part, line }) => part !== 'inbound-line' || !removed.has(line))
    .map(({ part, line, from_state: from, to_state: to, at, actor }) => ({
      part,
      line,
      from: from === '' ? null : from,
      to,
      at,
      actor,
    }));
}

/** Returns the changes of the legs and of the money. The first state of a part follows none. */
const eventsView = ({ events }: TradeRecord): Trade['events'] =>
  events.map(({ part, seq, from_state: from, to_state: to, at, actor }) => ({
    part,
    seq,
    from: from === '' ? null : from,
    to,
    at,
    actor,
  }));

/** Returns the steps that are expected now. */
function aheadView({ trade, disputes }: TradeRecord, events: Trade['events'], now: string): Trade['ahead'] {
  const facts = {
    market: trade.market,
    packableSince: packableSince(trade.settlement, events),
    dispatchedAt: trade.dispatched_at,
  };
  return expectedSteps(
    {
      settlement: trade.settlement,
      inbound: trade.inbound_state,
      outbound: trade.outbound_state,
      money: trade.settlement_state,
      difference: trade.difference,
      arriveBy: trade.arrive_by,
      payBy: trade.pay_by,
      delivery: expectedDelivery(facts, now),
      isDisputed: blocksPacking(disputes),
    },
    now,
  );
}

/** Returns the data of the awaited bank transfer, else null. The reference is the trade number. */
function transferView(ctx: Ctx, record: TradeRecord): Trade['transfer'] {
  const { trade } = record;
  const facts = tradeFacts(record, ctx.now.toISOString());
  if (
    trade.pay_by === null ||
    !isTransferDemanded(facts, trade.payment, ctx.payments?.minimumAmount(trade.currency) ?? null)
  )
    return null;
  const { bankHolder: holder, iban, bic } = ctx.settings.shop;
  return {
    holder,
    iban,
    bic,
    reference: trade.number,
    amount: money(facts.toPay, trade.currency),
    payBy: trade.pay_by,
  };
}

/** Returns a trade for its customer. `cards`: by ISBN. */
export function tradeView(ctx: Ctx, record: TradeRecord, cards: ReadonlyMap<string, BookCard>): Trade {
  const { trade } = record;
  const events = eventsView(record);
  const bookOf = (line: { isbn: string; title: string }) => cards.get(line.isbn) ?? cardFromLine(line);
  const outbound = outboundView(ctx, record, bookOf);
  const view = moneyView(ctx, record);
  return {
    id: trade.id,
    number: trade.number,
    placedAt: trade.placed_at,
    isGuest: trade.account === null,
    market: trade.market,
    settlement: trade.settlement,
    settlementState: trade.settlement_state,
    payment: trade.payment,
    payout: trade.payout,
    inbound: inboundView(ctx, record, bookOf),
    outbound,
    rows: rowsSchema.parse(JSON.parse(trade.rows)),
    difference: money(trade.difference, trade.currency),
    transfer: transferView(ctx, record),
    ...view,
    version: trade.version,
    ...tradeClock(ctx, trade),
    follows: record.follows,
    followedBy: record.followedBy.map(({ id, number }) => ({ id, number })),
    name: trade.name,
    email: trade.email,
    address: addressSchema.parse(JSON.parse(trade.address)),
    lineEvents: lineEventsView(record),
    events,
    ahead: aheadView(record, events, ctx.now.toISOString()),
    allowed: allowedEvents(tradeFacts(record, ctx.now.toISOString()), {
      unposted: countUnpostedParcels(record.parcels),
      withdrawable: outbound?.lines.filter((line) => line.withdrawable).length ?? 0,
      hasReturnToPost: outbound?.returning !== null && outbound?.returning !== undefined,
      needsRefundAccount: needsRefundAccount(record),
      isPayable: view.card !== null && view.card.state !== 'processing',
    }),
  };
}
