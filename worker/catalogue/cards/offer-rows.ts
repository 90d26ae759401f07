import { isUsed, type UsedGrade } from '../../../domain/grade';
import { rulesOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { copiesPolicy, offerPolicy } from '../../../domain/policy';
import type { OfferFacts } from '../../../domain/pricing/offer';
import type { Rate } from '../../../domain/rates';
import type { BookCard, Format } from '../../../domain/catalogue/schemas';
import { dayMs, later } from '../../../domain/time';
import type { InboundLegState, OutboundLegState } from '../../../domain/trades/lifecycle/states';
import { notGivenStates, unsoldStates } from '../../../domain/trades/lifecycle/state-facts';
import { sql } from '../../platform/db/client';
import type { Ctx } from '../../platform/context';
import { ownerOf } from '../../platform/owner';
import { codes } from '../../platform/db/codes';
import { cardColumnsSql, formatOf, toCard, waitingSql, wishesSince, type CardRow } from './card-rows';
import { stockOf, type StockFacts } from './stock-of';
import { heldCopiesSql, onTheWaySql } from './supply-sql';

/** Everything that prices and offers of an edition are computed from. */
export interface BookFacts {
  readonly card: BookCard;
  readonly facts: OfferFacts;
  readonly stock: readonly StockFacts[];
  readonly format: Format;
  readonly pages: number | null;
  readonly grams: number | null;
}

export interface OfferRow extends CardRow {
  readonly demand: number;
  readonly grams: number | null;
  /** JSON: list of [grade, base price, on hand, reserved]. */
  readonly stock: string;
  readonly on_the_way: number;
  readonly held: number;
  readonly others_wishes: number;
  readonly given: number;
  readonly bought: number | null;
}

/** Recipient of an offer: `person` counts their own wishes, sales and purchases; `everyone` is for public pages. */
export type OfferFor = 'person' | 'everyone';

/**
 * Columns of a card and of an offer, from `editions e`. Values `?1`–`?7`: see `offerValues`.
 */
export const offerColumnsSql = `${cardColumnsSql('?1')}, e.demand, e.grams,
  (SELECT json_group_array(json_array(s.grade, s.price, s.on_hand, s.reserved)) FROM stock s
  WHERE s.isbn = e.isbn) AS stock,
  ${onTheWaySql('e.isbn')} AS on_the_way,
  ${heldCopiesSql('e.isbn', '?2', '?7')} AS held,
  ${waitingSql('?1', '?2')} AS others_wishes,
  (SELECT count(*) FROM inbound_lines l CROSS JOIN trades t ON t.id = l.trade_id WHERE l.isbn = e.isbn
  AND l.unexpected = 0 AND t.account = ?3
    AND t.placed_at > ?4 AND t.inbound_state NOT IN ${codes<InboundLegState>(notGivenStates)}) AS given,
  (SELECT min(l.price) FROM outbound_lines l CROSS JOIN trades t ON t.id = l.trade_id WHERE l.isbn = e.isbn
    AND (t.owner = ?2 OR t.account = ?3) AND t.placed_at > ?5 AND t.currency = ?6
    AND t.outbound_state NOT IN ${codes<OutboundLegState>(unsoldStates)}) AS bought`;

/** Returns the values `?1`–`?7` of `offerColumnsSql`. */
export function offerValues(ctx: Ctx, whom: OfferFor): (string | null)[] {
  const now = ctx.now.toISOString();
  const owner = whom === 'person' ? ownerOf(ctx) : null;
  const account = whom === 'person' && ctx.actor.kind === 'account' ? ctx.actor.account.id : null;
  return [
    wishesSince(ctx),
    owner ?? '',
    account,
    later(now, -copiesPolicy.windowDays * dayMs),
    later(now, -offerPolicy.boughtHereDays * dayMs),
    rulesOf(ctx.market).currency,
    now,
  ];
}

/** Returns the statement that reads up to 1,000 editions by ISBN, for cards, prices and offers. */
export function bookFactsStatement(ctx: Ctx, isbns: readonly string[], whom: OfferFor = 'person'): D1PreparedStatement {
  return sql(
    ctx.db,
    `SELECT ${offerColumnsSql} FROM json_each(?8) j CROSS JOIN editions e ON e.isbn = j.value`,
    ...offerValues(ctx, whom),
    JSON.stringify([...new Set(isbns)]),
  );
}

/** Returns a row of `offerColumnsSql` as facts in the market's currency. */
export function toBookFacts(row: OfferRow, market: Ctx['market'], rate: Rate): BookFacts {
  const stock = stockOf(row.stock);
  const prices: Partial<Record<UsedGrade, number>> = {};
  for (const item of stock) if (isUsed(item.grade)) prices[item.grade] = item.baseCents;
  return {
    card: toCard(row, market, rate),
    stock,
    format: formatOf(row.format),
    pages: row.pages,
    grams: row.grams,
    facts: {
      referenceCents: row.reference_price,
      supply: {
        onHand: stock.reduce((total, item) => total + item.onHand, 0),
        reserved: stock.reduce((total, item) => total + item.reserved, 0),
        onTheWay: row.on_the_way,
        demand: row.demand,
      },
      wishes: row.others_wishes,
      given: row.given,
      held: row.held,
      boughtHere: row.bought === null ? null : money(row.bought, rate.currency),
      prices,
      market,
      rate,
    },
  };
}
