import { z } from 'zod';
import type { BookCard } from '../../../domain/catalogue/schemas';
import { money, sum, type Money } from '../../../domain/money';
import { instantSchema } from '../../../domain/schemas';
import { maxCharityBooks } from '../../../domain/trades/parcels/charity';
import { graceEnd } from '../../../domain/trades/parcels/late';
import type { Trade } from '../../../domain/trades/schemas';
import type { Ctx } from '../../platform/context';
import { carriageOrNone, carriageView, customerDestination, shopDestination } from './carriage-view';
import { lowerAmount } from '../core/line-amounts';
import type { InboundLineRow, TradeRecord } from '../core/trade-rows';
import { isUndecided } from '../core/graded-worse';

const sentBackSchema = z.strictObject({ carrier: z.string(), tracking: z.string().nullable(), at: instantSchema });

type SentBack = NonNullable<Trade['inbound']>['lines'][number]['sentBack'];
function sentBackOf({ sent_back: sent }: InboundLineRow, trade: TradeRecord['trade']): SentBack {
  if (sent === null) return null;
  const { carrier, tracking, at } = sentBackSchema.parse(JSON.parse(sent));
  return { ...carriageView(carrier, tracking, trade, customerDestination(trade)), at };
}

/** Returns whether a line was added by mistake and removed again: an unexpected book that became `missing`. */
export const isRemovedLine = ({ unexpected, state }: InboundLineRow): boolean =>
  unexpected === 1 && state === 'missing';

type InboundLineView = NonNullable<Trade['inbound']>['lines'][number];

/** Returns a line of the inbound leg for the customer. */
function inboundLineView(
  line: InboundLineRow,
  { trade, photos }: Pick<TradeRecord, 'trade' | 'photos'>,
  book: BookCard,
): InboundLineView {
  const toMoney = (minor: number): Money => money(minor, trade.currency);
  return {
    line: line.line,
    parcel: line.parcel,
    book,
    grade: line.grade,
    exLibrary: line.ex_library === 1,
    state: line.state,
    amount: toMoney(line.amount),
    gradedAs: line.graded_as,
    reason: line.reason,
    lower: line.graded_as === null ? null : toMoney(lowerAmount(line, trade.market)),
    photos: photos.filter((photo) => photo.line === line.line).map(({ id }) => `/api/trades/${trade.id}/photos/${id}`),
    unexpected: line.unexpected === 1,
    decision: line.decision,
    undecided: trade.inbound_state === 'awaiting-decision' && isUndecided(line),
    paid: line.paid === null ? null : toMoney(line.paid),
    sentBack: sentBackOf(line, trade),
  };
}

/** Returns a parcel of the inbound leg for the customer, with the addresses of its label and its slip. */
function parcelView(
  { settings, language }: Ctx,
  parcel: TradeRecord['parcels'][number],
  trade: TradeRecord['trade'],
): NonNullable<Trade['inbound']>['parcels'][number] {
  return {
    parcel: parcel.parcel,
    code: parcel.code,
    grams: parcel.grams,
    postedAt: parcel.posted_at,
    receivedAt: parcel.received_at,
    ...carriageOrNone(parcel, trade, shopDestination(settings.shop)),
    label: `/${language}/trades/${trade.id}/print/label-${parcel.parcel}`,
    slip: `/${language}/trades/${trade.id}/print/slip-${parcel.parcel}`,
  };
}

/** Returns the inbound leg for the customer; null where the trade has none. */
export function inboundView(
  ctx: Ctx,
  { trade, inbound, parcels, photos }: TradeRecord,
  bookOf: (line: { isbn: string; title: string }) => BookCard,
): Trade['inbound'] {
  if (trade.inbound_state === null || trade.arrive_by === null) return null;
  const { shop } = ctx.settings;
  const lines = inbound
    .filter((line) => !isRemovedLine(line))
    .map((line) => inboundLineView(line, { trade, photos }, bookOf(line)));
  return {
    state: trade.inbound_state,
    arriveBy: trade.arrive_by,
    lateUntil: graceEnd(trade.arrive_by, trade.market),
    decideBy: trade.inbound_state === 'awaiting-decision' ? trade.decide_by : null,
    ifWorse: trade.if_worse,
    ifWorseDownTo: trade.if_worse_down_to,
    charity: {
      books: trade.charity_books,
      found: trade.charity_found,
      most: maxCharityBooks(parcels),
    },
    returnPostage: money(trade.return_postage, trade.currency),
    replyLabel: trade.market in ctx.settings.replyLicences,
    parcels: parcels.map((parcel) => parcelView(ctx, parcel, trade)),
    sendTo: {
      name: shop.tradingName,
      line1: shop.street,
      postcode: shop.postcode,
      city: shop.city,
      country: shop.country,
    },
    lines,
    total: sum(
      lines.filter((line) => !line.unexpected).map((line) => line.amount),
      trade.currency,
    ),
  };
}
