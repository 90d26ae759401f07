import { z } from 'zod';
import { settlements } from '../../../domain/checkout/choices';
import { quoteRowCodes } from '../../../domain/checkout/schemas';
import { currencySchema, gradeSchema, moneySchema } from '../../../domain/schemas';
import { text } from '../../platform/db/columns';
import { defineRead } from '../../platform/db/read';

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
  takeTotal: z.int(),
  postage: z.int(),
  creditUsed: z.int(),
  arriveBy: z.string().nullable(),
  payBy: z.string().nullable(),
  /** Copies of one edition in one grade for one amount are one line. */
  given: linesSchema,
  taken: linesSchema,
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
     'takeTotal', take_total, 'postage', postage, 'creditUsed', credit_used, 'arriveBy', arrive_by, 'payBy', pay_by,
     'given', ${listOf(`SELECT title, grade, count(*) AS quantity, sum(amount) AS amount FROM inbound_lines
       WHERE trade_id = trades.id GROUP BY isbn, grade, amount ORDER BY min(line)`)},
     'taken', ${listOf(`SELECT title, grade, quantity, price * quantity AS amount FROM outbound_lines
       WHERE trade_id = trades.id ORDER BY line`)}) AS facts
   FROM trades WHERE id = ?1`,
);

/** Parses a trade's facts, as a checkout or the JSON of `placedTradeFacts` states them. */
export function parsePlacedTrade(facts: unknown): PlacedTradeFacts {
  return factsSchema.parse(facts);
}
