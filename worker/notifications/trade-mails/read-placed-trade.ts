import { toLanguage } from '../../../domain/language';
import { marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { money } from '../../../domain/money';
import type { Ctx } from '../../platform/context';
import { parsePlacedTrade, placedTradeFacts, type PlacedTradeFacts } from '../../checkout/placed-trade-facts';
import type { PlacedLine, TradePlaced } from './trade-placed-letter';

/**
 * Returns the mail data of a trade's confirmation, or null for an unknown trade. `known`: its facts; without them one
 * round trip reads them.
 */
export async function readPlacedTrade(ctx: Ctx, id: string, known: unknown): Promise<Omit<TradePlaced, 'link'> | null> {
  if (known !== undefined) return mailDataOf(parsePlacedTrade(known));
  const found = await placedTradeFacts.first(ctx.db, id);
  return found === null ? null : mailDataOf(parsePlacedTrade(JSON.parse(found.facts)));
}

function mailDataOf(trade: PlacedTradeFacts): Omit<TradePlaced, 'link'> {
  const { currency, rows } = trade;
  const market = marketOf(trade.market);
  const lines = (found: PlacedTradeFacts['inboundLines']): PlacedLine[] =>
    found.map(([title, grade, quantity, amount]) => ({ title, grade, quantity, amount: money(amount, currency) }));
  const difference = rows.reduce((total, row) => total + row.amount.minor, 0);
  // The sum of the rows is what the person gets minus what they pay. Only `pay-now` moves both sums.
  const payNow =
    trade.settlement === 'pay-now' ? trade.cartTotal + trade.postage - trade.creditUsed : Math.max(0, -difference);
  return {
    to: trade.email,
    name: trade.name,
    language: toLanguage(trade.language),
    timeZone: timeZoneOf(market),
    market,
    number: trade.number,
    guest: trade.account === null,
    give: lines(trade.inboundLines),
    take: lines(trade.outboundLines),
    rows,
    payNow: money(payNow, currency),
    getLater: money(difference + payNow, currency),
    settlement: trade.settlement,
    bankTransfer: trade.payment === 'bank-transfer',
    arriveBy: trade.arriveBy,
    payBy: trade.payBy,
  };
}
