import { isUsed, type UsedGrade } from '../../../domain/grade';
import { rulesOf } from '../../../domain/market/market';
import { money } from '../../../domain/money';
import { copiesPolicy } from '../../../domain/policy/copies';
import { offerPolicy } from '../../../domain/policy/pricing';
import type { OfferFacts } from '../../../domain/pricing/offer';
import type { Rate } from '../../../domain/rates';
import type { BookCard, Format } from '../../../domain/catalogue/schemas';
import { dayMs, addMs } from '../../../domain/time';
import type { InboundLegState, OutboundLegState } from '../../../domain/trades/lifecycle/states';
import { notGivenStates, unsoldStates } from '../../../domain/trades/lifecycle/state-facts';
import type { Ctx } from '../../platform/context';
import { ownerOf, ownerSql } from '../../platform/owner';
import type { PrefetchCtx } from '../../platform/prefetch';
import { codes } from '../../platform/db/codes';
import { nullable, number, text, type RowOf } from '../../platform/db/columns';
import { defineRead, type Read, type SqlValue } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { cardColumns, cardColumnsSql, formatOf, toCard, waitingSql, wishesSince } from './card-rows';
import { priceMomentOf, type PriceMoment } from './price-moment';
import { stockJsonSql } from './shelf-rows';
import { stockOf, type StockFacts } from './stock-of';
import { heldCopiesSql, onTheWaySql } from './supply-sql';

/** Facts from which prices and offers of an edition are computed. */
export interface BookFacts {
  readonly card: BookCard;
  readonly facts: OfferFacts;
  readonly stock: readonly StockFacts[];
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  readonly published: string | null;
  readonly format: Format;
  readonly pages: number | null;
  readonly grams: number | null;
}

/** Columns of a card and of an offer, as `offerColumnsSql` selects them. */
export const offerColumns = {
  ...cardColumns,
  demand: editions.demand,
  grams: editions.grams,
  recalled_at: editions.recalledAt,
  /** JSON: list of [grade, base price, on hand, reserved]. */
  stock: text(),
  on_the_way: number,
  held: number,
  others_wishes: number,
  given: number,
  bought: nullable(number),
};
export type OfferRow = RowOf<typeof offerColumns>;

/** Recipient of an offer: `person` counts their own wishes, sales and purchases; `everyone` is for public pages. */
export type OfferRecipient = 'person' | 'everyone';

/** Returns the SQL of `offerColumns`, from `editions e`. `owner` and `account`: SQL of who gets the offer. */
const offerSql = (owner: string, account: string) => `${cardColumnsSql('?1')}, e.demand, e.grams, e.recalled_at,
  ${stockJsonSql} AS stock,
  ${onTheWaySql('e.isbn')} AS on_the_way,
  ${heldCopiesSql('e.isbn', owner, '?7')} AS held,
  ${waitingSql('?1', owner)} AS others_wishes,
  (SELECT count(*) FROM inbound_lines l CROSS JOIN trades t ON t.id = l.trade_id WHERE l.isbn = e.isbn
  AND l.unexpected = 0 AND t.account = ${account}
    AND t.placed_at > ?4 AND t.inbound_state NOT IN ${codes<InboundLegState>(notGivenStates)}) AS given,
  (SELECT min(l.price) FROM outbound_lines l CROSS JOIN trades t ON t.id = l.trade_id WHERE l.isbn = e.isbn
    AND (t.owner = ${owner} OR t.account = ${account}) AND t.placed_at > ?5 AND t.currency = ?6
    AND t.outbound_state NOT IN ${codes<OutboundLegState>(unsoldStates)}) AS bought`;

/**
 * SQL of `offerColumns`, from `editions e`. Values `?1`–`?7`: see `offerValues`.
 */
export const offerColumnsSql = offerSql('?2', '?3');

/** Returns the values `?1`–`?7` of `offerColumnsSql`. */
export function offerValues(ctx: Ctx, recipient: OfferRecipient): readonly SqlValue[] {
  const owner = recipient === 'person' ? ownerOf(ctx) : null;
  const account = recipient === 'person' && ctx.actor.kind === 'account' ? ctx.actor.account.id : null;
  return valuesFor(ctx, owner ?? '', account);
}

/**
 * Returns the values `?1`–`?7` of `offerColumnsSql` for the lists of an owner, who is the person, or of the account of
 * a session.
 */
export function offerValuesOfOwner(ctx: Pick<Ctx, 'market' | 'now'>, owner: string): readonly SqlValue[] {
  return valuesFor(ctx, owner, owner.startsWith('a:') ? owner.slice(2) : null);
}

function valuesFor(ctx: Pick<Ctx, 'market' | 'now'>, owner: string, account: string | null): readonly SqlValue[] {
  const now = ctx.now.toISOString();
  return [
    wishesSince(ctx),
    owner,
    account,
    addMs(now, -copiesPolicy.windowDays * dayMs),
    addMs(now, -offerPolicy.boughtHereDays * dayMs),
    rulesOf(ctx.market).currency,
    now,
  ];
}

const selectOffers = (columns: string, isbnsSql: string) =>
  `SELECT ${columns} FROM (${isbnsSql}) j CROSS JOIN editions e ON e.isbn = j.isbn`;

/** SQL of `offerColumns` where `?2` is the owner, or the id of a session of the account. */
const offerOfSessionSql = offerSql(ownerSql('?2'), 'ifnull((SELECT account FROM sessions WHERE id = ?2), ?3)');

/**
 * Defines a read of the editions whose ISBNs `isbnsSql` selects as `isbn`, each once. Its values are those of
 * `offerValuesOfOwner`; the owner, or the id of a session, is `?2`. Read its rows with `bookFactsOf`.
 */
export function defineOffers(isbnsSql: string): Read<OfferRow> {
  return defineRead(offerColumns, selectOffers(offerOfSessionSql, isbnsSql));
}

const isbnsGiven = 'SELECT value AS isbn FROM json_each(?8)';
const offersByIsbn = defineRead(offerColumns, selectOffers(offerColumnsSql, isbnsGiven));
const offersOfSession = defineOffers(isbnsGiven);

/** Returns the statement that reads up to 1,000 editions by ISBN, for cards, prices and offers. */
export function bookFactsStatement(
  ctx: Ctx,
  isbns: readonly string[],
  recipient: OfferRecipient = 'person',
): D1PreparedStatement {
  return offersByIsbn.statement(ctx.db, ...offerValues(ctx, recipient), JSON.stringify([...new Set(isbns)]));
}

/** Returns the statement of `bookFactsStatement` for the account of a session, before the account is known. */
export function sessionBookFactsStatement(
  ctx: PrefetchCtx,
  session: string,
  isbns: readonly string[],
): D1PreparedStatement {
  return offersOfSession.statement(ctx.db, ...valuesFor(ctx, session, null), JSON.stringify([...new Set(isbns)]));
}

/** Returns the facts by ISBN from the result of `bookFactsStatement`. */
export function bookFactsOfResult(ctx: Ctx, result: D1Result | undefined, rate: Rate): Map<string, BookFacts> {
  return bookFactsOf(ctx, offersByIsbn.rowsOf(result), rate);
}

/** Returns rows of `offerColumns` as facts by ISBN, in the market's currency. */
export function bookFactsOf(ctx: Ctx, rows: readonly OfferRow[], rate: Rate): Map<string, BookFacts> {
  const moment = priceMomentOf(ctx, rate);
  return new Map(rows.map((row) => [row.isbn, toBookFacts(ctx, row, moment)]));
}

/** Returns a row of `offerColumns` as facts of a moment, in the market's currency. */
export function toBookFacts({ settings }: Pick<Ctx, 'settings'>, row: OfferRow, moment: PriceMoment): BookFacts {
  const { market, rate } = moment;
  const stock = stockOf(row.stock);
  const prices: Partial<Record<UsedGrade, number>> = {};
  for (const item of stock) if (isUsed(item.grade)) prices[item.grade] = item.baseCents;
  return {
    card: toCard(row, moment),
    stock,
    published: row.published,
    format: formatOf(row.format),
    pages: row.pages,
    grams: row.grams,
    facts: {
      referenceCents: row.reference_price,
      isRecalled: row.recalled_at !== null,
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
      canBuy: !settings.closedForBuying.includes(market),
    },
  };
}
