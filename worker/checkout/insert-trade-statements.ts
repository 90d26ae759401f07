import { paymentDeadline } from '../../domain/checkout/payment-term';
import type { CheckoutInput } from '../../domain/checkout/schemas';
import { deadlineAfterDays } from '../../domain/calendar/working-days';
import { localDay } from '../../domain/deadline';
import { rulesOf, vatOn } from '../../domain/market/market';
import { holdPolicy } from '../../domain/policy/hold';
import { parcelPolicy } from '../../domain/policy/parcels';
import { timeZoneOf } from '../../domain/market/time-zone';
import { parcelCode } from '../../domain/trades/parcels/parcel-code';
import type { Ctx } from '../platform/context';
import { sql } from '../platform/db/client';
import { mailLinkOrigin } from '../platform/settings/mail-link-origin';
import type { InboundBooks } from './inbound-copies';
import type { Deal } from './read-quote';
import type { Contact } from './require-contact';
import type { paymentMethods } from '../../domain/trades/money/card-providers';
import { notRecalledSql } from '../catalogue/cards/recalled-sql';

/** A trade to be inserted, with everything that its batch checks again. */
export interface NewTrade {
  readonly id: string;
  readonly number: string;
  /** Hash of the guest's key; null for an account. */
  readonly guestKeyHash: string | null;
  readonly idemKey: string;
  readonly bodyHash: string;
  readonly deal: Deal;
  readonly input: CheckoutInput;
  readonly contact: Contact;
  readonly inbound: InboundBooks;
  readonly deadlines: PlacingDeadlines;
}

/** Until when a trade's parcel must arrive and until when it must be paid; null without such a leg or payment. */
export interface PlacingDeadlines {
  readonly arriveBy: string | null;
  readonly payBy: string | null;
}

/** Returns the payment method of a trade that is paid when it is placed; null for any other. */
export function paymentMethodOf({
  deal: { quote },
  input,
}: Pick<NewTrade, 'deal' | 'input'>): (typeof paymentMethods)[number] | null {
  return quote.settlement === 'pay-now' && quote.payNow.minor > 0
    ? (input.payment ?? quote.possible.payments[0] ?? null)
    : null;
}

/** Returns the deadlines of a trade that is placed now. */
export function deadlinesOf(ctx: Ctx, trade: Pick<NewTrade, 'deal' | 'input'>): PlacingDeadlines {
  const now = ctx.now.toISOString();
  const payment = paymentMethodOf(trade);
  const customerKind = ctx.actor.kind === 'account' ? 'account' : 'guest';
  return {
    arriveBy: trade.deal.quote.basket.books > 0 ? deadlineAfterDays(now, parcelPolicy.arriveDays, ctx.market) : null,
    payBy: payment === null ? null : paymentDeadline({ payment, customerKind, placedAt: now, market: ctx.market }),
  };
}

/**
 * Returns the statement that inserts the trade. It aborts the batch as `UNIQUE trades.owner, trades.idem_key` when the
 * key was used before, as `NOT NULL trades.list_version` when basket or cart changed, and as
 * `NOT NULL trades.rate_micro` when the rate changed.
 */
export function insertTradeStatement(ctx: Ctx, trade: NewTrade): D1PreparedStatement {
  const { deal, input, contact } = trade;
  const { quote, owner, rate } = deal;
  const now = ctx.now.toISOString();
  const values: Readonly<Record<string, string | number | null>> = {
    id: trade.id,
    number: trade.number,
    owner,
    account: ctx.actor.kind === 'account' ? ctx.actor.account.id : null,
    visitor: ctx.actor.kind === 'shop' ? null : ctx.actor.visitor,
    guest_key_hash: trade.guestKeyHash,
    idem_key: trade.idemKey,
    idem_body_hash: trade.bodyHash,
    quote: quote.quote,
    market: ctx.market,
    currency: rate.currency,
    language: ctx.language,
    settlement: quote.settlement,
    payment: paymentMethodOf(trade),
    payout: contact.payout,
    payout_iban_masked: contact.ibanMasked,
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    address: JSON.stringify(contact.address),
    if_worse: input.ifWorse,
    if_worse_down_to: input.ifWorseDownTo,
    declared: input.declaration ? 1 : 0,
    terms_version: holdPolicy.termsVersion,
    give_books: quote.basket.books,
    give_total: quote.basket.total.minor,
    take_books: quote.cart.books,
    take_total: quote.cart.subtotal.minor,
    postage: quote.cart.postage.minor,
    credit_used: quote.storeCredit.used.minor,
    difference: quote.getLater.minor - quote.payNow.minor,
    return_postage: quote.returnPostage.minor,
    rows: JSON.stringify(quote.rows),
    vat_amount: quote.vat.amount.minor,
    arrive_by: trade.deadlines.arriveBy,
    pay_by: trade.deadlines.payBy,
    placed_at: now,
    origin: mailLinkOrigin(ctx),
  };
  const names = Object.keys(values);
  /** Returns the placeholder of a value behind those of the columns. */
  const afterColumns = (place: number) => `?${names.length + place}`;
  return sql(
    ctx.db,
    `INSERT INTO trades (${names.join(', ')}, list_version, rate_micro)
      VALUES (${names.map((_, place) => `?${place + 1}`).join(', ')},
       (SELECT version FROM owners WHERE id = ${afterColumns(1)} AND version = ${afterColumns(2)}),
       (SELECT micro FROM (SELECT micro, day FROM rates
         WHERE currency = ${afterColumns(3)} AND day <= ${afterColumns(4)} ORDER BY day DESC LIMIT 1)
        WHERE micro = ${afterColumns(5)}))`,
    ...Object.values(values),
    owner,
    deal.version,
    rate.currency,
    rate.day,
    rate.micro,
  );
}

/**
 * Returns the statements that insert the inbound copies and their parcels. They abort the batch
 * (`NOT NULL inbound_lines.hold_checked`) when the hold of a copy changed.
 */
export function insertInboundStatements(ctx: Ctx, { id, number, deal, inbound }: NewTrade): D1PreparedStatement[] {
  if (inbound.copies.length === 0) return [];
  const copies = inbound.copies.map((copy) => [
    copy.isbn,
    copy.title,
    copy.grade,
    copy.exLibrary ? 1 : 0,
    copy.amount,
    JSON.stringify(copy.amounts),
    copy.parcel,
    copy.held === null ? null : JSON.stringify(copy.held),
  ]);
  return [
    sql(
      ctx.db,
      `INSERT INTO inbound_lines (trade_id, line, isbn, title, grade, ex_library, amount, amounts, parcel, hold_checked)
       SELECT ?1, j.key + 1, value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>6,
         (SELECT 1 FROM holds h WHERE h.owner = ?3 AND h.isbn = j.value->>0 AND h.market = ?4 AND h.ends_at > ?5
            AND json_array(h.like_new, h.very_good, h.good, h.acceptable) = j.value->>7)
       FROM json_each(?2) j`,
      id,
      JSON.stringify(copies),
      deal.owner,
      ctx.market,
      ctx.now.toISOString(),
    ),
    sql(
      ctx.db,
      `INSERT INTO parcels (trade_id, parcel, code, grams) SELECT ?1, key + 1, value->>0, value->>1
        FROM json_each(?2)`,
      id,
      JSON.stringify(inbound.grams.map((grams, index) => [parcelCode(number, index + 1), grams])),
    ),
  ];
}

/**
 * Returns the statement that inserts the outbound lines. It aborts the batch (`NOT NULL outbound_lines.price_checked`)
 * when the base price of a copy changed since the quote, or the book is recalled.
 */
export function insertOutboundStatements(ctx: Ctx, { id, deal }: NewTrade): D1PreparedStatement[] {
  const { quote, cartRows } = deal;
  if (quote.cart.lines.length === 0) return [];
  const { vatIncluded, marginScheme } = rulesOf(ctx.market);
  const rate = vatIncluded ? vatOn(ctx.market, localDay(ctx.now.toISOString(), timeZoneOf(ctx.market))) : 0;
  const lines = quote.cart.lines.map((line) => {
    const copy = cartRows.find((row) => row.isbn === line.book.isbn && row.grade === line.grade);
    return [
      line.book.isbn,
      line.book.title,
      line.grade,
      line.quantity,
      line.price.minor,
      line.used && marginScheme ? 0 : rate,
      copy?.base_price ?? null,
      line.priceBound ? 1 : 0,
    ];
  });
  return [
    sql(
      ctx.db,
      `INSERT INTO outbound_lines (trade_id, line, isbn, title, grade, quantity, price, vat_rate, price_bound,
         price_checked)
       SELECT ?1, j.key + 1, value->>0, value->>1, value->>2, value->>3, value->>4, value->>5, value->>7,
         (SELECT s.price FROM stock s JOIN editions e ON e.isbn = s.isbn
          WHERE s.isbn = j.value->>0 AND s.grade = j.value->>2 AND s.price = j.value->>6 AND ${notRecalledSql()})
       FROM json_each(?2) j`,
      id,
      JSON.stringify(lines),
    ),
  ];
}

/**
 * Returns the statements that remove the traded lines from basket and cart and raise the owner's version. Declined
 * lines stay in the basket.
 */
export function clearListsStatements(ctx: Ctx, { deal: { owner, quote, cartRows } }: NewTrade): D1PreparedStatement[] {
  const placed = quote.basket.lines
    .filter((line) => line.offer.kind === 'offer')
    .map((line) => [line.book.isbn, line.grade]);
  const basket = sql(
    ctx.db,
    `DELETE FROM basket_lines WHERE owner = ?1 AND (isbn, grade) IN (SELECT value->>0, value->>1 FROM json_each(?2))`,
    owner,
    JSON.stringify(placed),
  );
  const cart = sql(ctx.db, 'DELETE FROM cart_lines WHERE owner = ?1', owner);
  return [
    ...(placed.length > 0 ? [basket] : []),
    ...(cartRows.length > 0 ? [cart] : []),
    sql(ctx.db, 'UPDATE owners SET version = version + 1 WHERE id = ?1', owner),
  ];
}
