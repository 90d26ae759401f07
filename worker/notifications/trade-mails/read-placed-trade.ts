import { z } from 'zod';
import { quoteRowCodes, payments, settlements } from '../../../domain/checkout/schemas';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { currencySchema, gradeSchema, moneySchema } from '../../../domain/schemas';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Ctx } from '../../platform/context';
import type { PlacedLine, TradePlaced } from './trade-placed';

const rowsSchema = z.array(z.strictObject({ code: z.enum(quoteRowCodes), books: z.int(), amount: moneySchema }));
const tradeSchema = z.object({
  number: z.string(),
  account: z.string().nullable(),
  market: z.string(),
  currency: currencySchema,
  language: z.string(),
  settlement: z.enum(settlements),
  payment: z.enum(payments).nullable(),
  name: z.string(),
  email: z.string(),
  take_total: z.int(),
  postage: z.int(),
  credit_used: z.int(),
  rows: z.string(),
  arrive_by: z.string().nullable(),
  pay_by: z.string().nullable(),
});
const lineSchema = z.object({ title: z.string(), grade: gradeSchema, quantity: z.int(), amount: z.int() });

/** Reads the mail data of a trade's confirmation, or null for an unknown trade. One round trip. */
export async function readPlacedTrade(ctx: Ctx, id: string): Promise<Omit<TradePlaced, 'link'> | null> {
  const [trades, inbound, outbound] = await ctx.db.batch([
    ctx.db.prepare('SELECT * FROM trades WHERE id = ?1').bind(id),
    ctx.db
      .prepare(
        `SELECT title, grade, count(*) AS quantity, sum(amount) AS amount FROM inbound_lines
         WHERE trade_id = ?1 GROUP BY isbn, grade, amount ORDER BY min(line)`,
      )
      .bind(id),
    ctx.db
      .prepare(
        `SELECT title, grade, quantity, price * quantity AS amount FROM outbound_lines WHERE trade_id = ?1
          ORDER BY line`,
      )
      .bind(id),
  ]);
  const found = trades?.results[0];
  if (found === undefined) return null;
  const trade = tradeSchema.parse(found);
  const { currency } = trade;
  const lines = (results: readonly unknown[] = []): PlacedLine[] =>
    z
      .array(lineSchema)
      .parse(results)
      .map((line) => ({ ...line, amount: money(line.amount, currency) }));
  const rows = rowsSchema.parse(JSON.parse(trade.rows));
  const difference = rows.reduce((total, row) => total + row.amount.minor, 0);
  // The sum of the rows is what the person gets minus what they pay. Only `pay-now` moves both sums.
  const payNow =
    trade.settlement === 'pay-now' ? trade.take_total + trade.postage - trade.credit_used : Math.max(0, -difference);
  return {
    to: trade.email,
    name: trade.name,
    language: toLanguage(trade.language),
    timeZone: timeZoneOf(marketOf(trade.market)),
    number: trade.number,
    guest: trade.account === null,
    give: lines(inbound?.results),
    take: lines(outbound?.results),
    rows,
    payNow: money(payNow, currency),
    getLater: money(difference + payNow, currency),
    settlement: trade.settlement,
    bankTransfer: trade.payment === 'bank-transfer',
    arriveBy: trade.arrive_by,
    payBy: trade.pay_by,
  };
}
