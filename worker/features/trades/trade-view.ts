import { z } from 'zod';
import { addressSchema, quoteRowCodes } from '../../../domain/checkout/schemas';
import type { BookCard } from '../../../domain/catalogue/schemas';
import { isUsed } from '../../../domain/grade';
import { deliveryDays } from '../../../domain/market';
import { money, sum } from '../../../domain/money';
import { moneySchema } from '../../../domain/schemas';
import { dayOf } from '../../../domain/time';
import { cancelling } from '../../../domain/trades/cancel';
import type { Trade } from '../../../domain/trades/schemas';
import { stepsAhead } from '../../../domain/trades/steps';
import type { Ctx } from '../../context';
import { coverPath } from '../catalogue/card-rows';
import { factsOf, type TradeRecord } from './trade-rows';

const rowsSchema = z.array(z.strictObject({ code: z.enum(quoteRowCodes), books: z.int(), amount: moneySchema }));

/** A book that the catalogue does not hold any more, as the trade remembers it. */
function rememberedBook(line: { readonly isbn: string; readonly title: string }): BookCard {
  return {
    isbn: line.isbn, title: line.title, authors: [], language: '', format: 'other', year: null, pages: null, subjects: [],
    cover: coverPath(line.isbn), cheapest: null, waiting: null,
  };
}

/** When books that are paid for should be there; null while nobody can say. */
function deliverBy({ trade, events }: TradeRecord): string | null {
  const paid = events.findLast((event) => event.part === 'settlement' && event.to_state === 'balanced');
  return paid === undefined ? null : `${deliveryDays(trade.market, dayOf(paid.at)).latest}T23:59:59.000Z`;
}

function inboundOf(ctx: Ctx, { trade, inbound, parcels }: TradeRecord, bookOf: (line: { isbn: string; title: string }) => BookCard): Trade['inbound'] {
  if (trade.inbound_state === null || trade.arrive_by === null) return null;
  const { shop } = ctx.settings;
  const lines = inbound.map((line) => ({
    line: line.line, book: bookOf(line), grade: line.grade, state: line.state, amount: money(line.amount, trade.currency),
  }));
  return {
    state: trade.inbound_state,
    arriveBy: trade.arrive_by,
    ifWorse: trade.if_worse,
    ifWorseDownTo: trade.if_worse_down_to,
    parcels: parcels.map(({ code, grams }) => ({ code, grams })),
    sendTo: { name: shop.tradingName, line1: shop.street, postcode: shop.postcode, city: shop.city, country: shop.country },
    lines,
    total: sum(lines.map((line) => line.amount), trade.currency),
  };
}

function outboundOf({ trade, outbound }: TradeRecord, bookOf: (line: { isbn: string; title: string }) => BookCard): Trade['outbound'] {
  if (trade.outbound_state === null) return null;
  const { currency } = trade;
  return {
    state: trade.outbound_state,
    lines: outbound.map((line) => ({
      line: line.line, book: bookOf(line), grade: line.grade, used: isUsed(line.grade), quantity: line.quantity, state: line.state,
      price: money(line.price, currency), total: money(line.price * line.quantity, currency),
    })),
    subtotal: money(trade.take_total, currency),
    postage: money(trade.postage, currency),
    total: money(trade.take_total + trade.postage, currency),
  };
}

/** How to pay, while a bank transfer is awaited: the reference is the trade's number. */
function transferOf(ctx: Ctx, record: TradeRecord): Trade['transfer'] {
  const { trade } = record;
  if (trade.payment !== 'bank-transfer' || trade.settlement_state !== 'awaiting-payment' || trade.pay_by === null) return null;
  const { bankHolder: holder, iban, bic } = ctx.settings.shop;
  return { holder, iban, bic, reference: trade.number, amount: money(factsOf(record, ctx.now.toISOString()).toPay, trade.currency), payBy: trade.pay_by };
}

/** A trade as the API tells it to the person whose trade it is. `cards` by ISBN. */
export function tradeView(ctx: Ctx, record: TradeRecord, cards: ReadonlyMap<string, BookCard>): Trade {
  const { trade, events } = record;
  const bookOf = (line: { isbn: string; title: string }) => cards.get(line.isbn) ?? rememberedBook(line);
  return {
    id: trade.id,
    number: trade.number,
    placedAt: trade.placed_at,
    market: trade.market,
    settlement: trade.settlement,
    settlementState: trade.settlement_state,
    payment: trade.payment,
    payout: trade.payout,
    inbound: inboundOf(ctx, record, bookOf),
    outbound: outboundOf(record, bookOf),
    rows: rowsSchema.parse(JSON.parse(trade.rows)),
    difference: money(trade.difference, trade.currency),
    transfer: transferOf(ctx, record),
    name: trade.name,
    email: trade.email,
    address: addressSchema.parse(JSON.parse(trade.address)),
    events: events.map(({ part, seq, from_state: from, to_state: to, at, actor }) => ({
      part, seq, from: from === '' ? null : from, to, at, actor,
    })),
    ahead: stepsAhead({
      settlement: trade.settlement, inbound: trade.inbound_state, outbound: trade.outbound_state, money: trade.settlement_state,
      difference: trade.difference, arriveBy: trade.arrive_by, payBy: trade.pay_by, deliverBy: deliverBy(record),
    }),
    allowed: cancelling(factsOf(record, ctx.now.toISOString()), 'customer') === null ? [] : ['cancel'],
  };
}
