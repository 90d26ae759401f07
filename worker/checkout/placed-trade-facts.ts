import { z } from 'zod';
import { settlements } from '../../domain/checkout/choices';
import { quoteRowCodes } from '../../domain/checkout/schemas';
import { currencySchema, gradeSchema, moneySchema } from '../../domain/schemas';
import type { Ctx } from '../platform/context';
import { text } from '../platform/db/columns';
import { defineRead } from '../platform/db/read';
import type { InboundCopy } from './inbound-copies';
import { paymentMethodOf, type NewTrade } from './insert-trade-statements';

/** Lines of one direction, each with its title, grade, number of copies and their amount in minor units. */
const linesSchema = z.array(z.tuple([z.string(), gradeSchema, z.int(), z.int()]));

const factsSchema = z.strictObject({
  email: z.string(),
  name: z.string(),
  language: z.string(),
  market: z.string(),
  number: z.string(),
  account: z.string().nullable(),
  currency: currencySchema,
  settlement: z.enum(settlements),
  payment: z.string().nullable(),
  rows: z.array(z.strictObject({ code: z.enum(quoteRowCodes), books: z.int(), amount: moneySchema })),
  cartTotal: z.int(),
  postage: z.int(),
  creditUsed: z.int(),
  arriveBy: z.string().nullable(),
  payBy: z.string().nullable(),
  /** Copies of one edition in one grade for one amount are one line. */
  inboundLines: linesSchema,
  outboundLines: linesSchema,
});
/** A trade as its confirmation states it. */
export type PlacedTradeFacts = z.infer<typeof factsSchema>;

const listOf = (lines: string) =>
  `json((SELECT json_group_array(json_array(title, grade, quantity, amount)) FROM (${lines})))`;

/** Reads the facts of trade `?1` as JSON, for `parsePlacedTrade`. */
export const placedTradeFacts = defineRead(
  { facts: text() },
  `SELECT json_object('email', email, 'name', name, 'language', language, 'market', market, 'number', number,
     'account', account, 'currency', currency, 'settlement', settlement, 'payment', payment, 'rows', json(rows),
     'cartTotal', take_total, 'postage', postage, 'creditUsed', credit_used, 'arriveBy', arrive_by, 'payBy', pay_by,
     'inboundLines', ${listOf(`SELECT title, grade, count(*) AS quantity, sum(amount) AS amount FROM inbound_lines
       WHERE trade_id = trades.id GROUP BY isbn, grade, amount ORDER BY min(line)`)},
     'outboundLines', ${listOf(`SELECT title, grade, quantity, price * quantity AS amount FROM outbound_lines
       WHERE trade_id = trades.id ORDER BY line`)}) AS facts
   FROM trades WHERE id = ?1`,
);

/** Parses a trade's facts, as a checkout or the JSON of `placedTradeFacts` states them. */
export function parsePlacedTrade(facts: unknown): PlacedTradeFacts {
  return factsSchema.parse(facts);
}

/** Returns the lines of the inbound copies. Copies of one edition, grade and amount are one line. */
function inboundLinesOf(copies: readonly InboundCopy[]): PlacedTradeFacts['inboundLines'] {
  const lines = new Map<string, PlacedTradeFacts['inboundLines'][number]>();
  for (const { isbn, title, grade, amount } of copies) {
    const key = `${isbn} ${grade} ${amount}`;
    const [, , quantity, total] = lines.get(key) ?? [title, grade, 0, 0];
    lines.set(key, [title, grade, quantity + 1, total + amount]);
  }
  return [...lines.values()];
}

/**
 * Returns the facts of the confirmation of a new trade, so that its mail needs no read. A later attempt of the mail
 * reads the same from the database (`placedTradeFacts`).
 */
export function placedFactsOf(ctx: Ctx, trade: NewTrade): PlacedTradeFacts {
  const { number, contact, inbound, deadlines } = trade;
  const { quote, rate } = trade.deal;
  return {
    email: contact.email,
    name: contact.name,
    language: ctx.language,
    market: ctx.market,
    number,
    account: ctx.actor.kind === 'account' ? ctx.actor.account.id : null,
    currency: rate.currency,
    settlement: quote.settlement,
    payment: paymentMethodOf(trade),
    rows: quote.rows,
    cartTotal: quote.cart.subtotal.minor,
    postage: quote.cart.postage.minor,
    creditUsed: quote.storeCredit.used.minor,
    ...deadlines,
    inboundLines: inboundLinesOf(inbound.copies),
    outboundLines: quote.cart.lines.map(({ book, grade, quantity, price }) => [
      book.title,
      grade,
      quantity,
      price.minor * quantity,
    ]),
  };
}
