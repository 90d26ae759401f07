import { z } from 'zod';
import { quoteRowCodes } from '../../../domain/checkout/schemas';
import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { moneySchema } from '../../../domain/schemas';
import { timeZoneOf } from '../../../domain/market/time-zone';
import type { Ctx } from '../../platform/context';
import { columnsOf, number } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { inboundLines, outboundLines, trades } from '../../platform/db/schema/trades';
import type { PlacedLine, TradePlaced } from './trade-placed';

const rowsSchema = z.array(z.strictObject({ code: z.enum(quoteRowCodes), books: z.int(), amount: moneySchema }));
const placedTrade = defineRead(columnsOf(trades), 'SELECT * FROM trades WHERE id = ?1');
const givenLines = defineRead(
  { title: inboundLines.title, grade: inboundLines.grade, quantity: number, amount: number },
  `SELECT title, grade, count(*) AS quantity, sum(amount) AS amount FROM inbound_lines
   WHERE trade_id = ?1 GROUP BY isbn, grade, amount ORDER BY min(line)`,
);
const takenLines = defineRead(
  { title: outboundLines.title, grade: outboundLines.grade, quantity: outboundLines.quantity, amount: number },
  `SELECT title, grade, quantity, price * quantity AS amount FROM outbound_lines WHERE trade_id = ?1
    ORDER BY line`,
);

/** Reads the mail data of a trade's confirmation, or null for an unknown trade. One round trip. */
export async function readPlacedTrade(ctx: Ctx, id: string): Promise<Omit<TradePlaced, 'link'> | null> {
  const [[trade], inbound, outbound] = await readBatch(ctx.db, [
    placedTrade.with(id),
    givenLines.with(id),
    takenLines.with(id),
  ]);
  if (trade === undefined) return null;
  const { currency } = trade;
  const market = marketOf(trade.market);
  const lines = (found: readonly (Omit<PlacedLine, 'amount'> & { readonly amount: number })[]): PlacedLine[] =>
    found.map((line) => ({ ...line, amount: money(line.amount, currency) }));
  const rows = rowsSchema.parse(JSON.parse(trade.rows));
  const difference = rows.reduce((total, row) => total + row.amount.minor, 0);
  // The sum of the rows is what the person gets minus what they pay. Only `pay-now` moves both sums.
  const payNow =
    trade.settlement === 'pay-now' ? trade.take_total + trade.postage - trade.credit_used : Math.max(0, -difference);
  return {
    to: trade.email,
    name: trade.name,
    language: toLanguage(trade.language),
    timeZone: timeZoneOf(market),
    market,
    number: trade.number,
    guest: trade.account === null,
    give: lines(inbound),
    take: lines(outbound),
    rows,
    payNow: money(payNow, currency),
    getLater: money(difference + payNow, currency),
    settlement: trade.settlement,
    bankTransfer: trade.payment === 'bank-transfer',
    arriveBy: trade.arrive_by,
    payBy: trade.pay_by,
  };
}
