import type { FeedEdition, FeedFacts } from '../../../domain/feeds/feed-edition';
import { maxTextLetters } from '../../../domain/feeds/product-rss';
import { usedGrades } from '../../../domain/grade';
import { parseIsbn } from '../../../domain/isbn';
import { Problem } from '../../../domain/problems';
import type { Ctx } from '../../platform/context';
import { columnsOf, type RowOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { offerColumns, offerColumnsSql, offerValues, toBookFacts } from '../cards/offer-rows';
import { ownCover } from '../cards/own-cover';
import { priceMomentOf, type PriceMoment } from '../cards/price-moment';
import { rateOf, rateRead } from '../cards/rate';
import { notRecalledSql } from '../cards/recalled-sql';
import { copiesOfStock } from '../cards/shelf-rows';
import { offerView } from '../cards/offer-view';

const feedColumns = {
  ...offerColumns,
  ...columnsOf(editions, 'subtitle', 'publisher', 'description'),
};
type FeedRow = RowOf<typeof feedColumns>;

/**
 * Returns the read of the editions whose ISBNs `isbnsSql` selects, in their order. Of a description it reads what a
 * feed shows and one more character, which tells that there is more, so that a page needs little memory.
 */
const feedRead = (isbnsSql: string) =>
  defineRead(
    feedColumns,
    `SELECT ${offerColumnsSql}, e.subtitle, e.publisher,
       substr(e.description, 1, ${maxTextLetters + 1}) AS description
     FROM (${isbnsSql}) j CROSS JOIN editions e ON e.isbn = j.isbn ORDER BY j.isbn`,
  );

/** Condition on `editions e` without which an edition is neither sold nor bought. */
const tradedSql = `e.reference_price IS NOT NULL AND ${notRecalledSql()}`;

/** The first `?9` editions behind the ISBN `?8`: all, and those with free copies. */
const tradedEditions = feedRead(
  `SELECT e.isbn FROM editions e WHERE e.isbn > ?8 AND ${tradedSql} ORDER BY e.isbn LIMIT ?9`,
);
const stockedEditions = feedRead(
  `SELECT DISTINCT s.isbn FROM stock s CROSS JOIN editions e ON e.isbn = s.isbn
   WHERE s.isbn > ?8 AND s.on_hand > s.reserved AND ${tradedSql} ORDER BY s.isbn LIMIT ?9`,
);

/** Selection of a page: kind and number of its editions, and the cursor before them. */
export interface FeedPageQuery {
  /** `traded`: editions that the shop sells or buys; `stocked`: those with a copy that can be bought. */
  readonly which: 'traded' | 'stocked';
  readonly size: number;
  /** ISBN of the last edition of the page before; undefined: the first page. */
  readonly cursor: string | undefined;
}

/** A page of editions. `next`: the cursor of the next page, null behind the last one. */
export interface EditionsPage {
  readonly editions: readonly FeedEdition[];
  readonly facts: FeedFacts;
  readonly next: string | null;
}

/** Returns the ISBN behind which a page begins. @throws `invalid-cursor` */
function startOf(cursor: string | undefined): string {
  if (cursor === undefined) return '';
  const isbn = parseIsbn(cursor);
  if (!isbn.ok || isbn.isbn !== cursor) throw new Problem('invalid-cursor');
  return cursor;
}

/** Returns a row as an edition of the feed, with the prices and offers of its book page. */
function toFeedEdition(ctx: Ctx, row: FeedRow, moment: PriceMoment): FeedEdition {
  const { card, facts, stock } = toBookFacts(ctx, row, moment);
  const { isbn, title, authors, language, format } = card;
  const priced = { referenceCents: row.reference_price, language, published: row.published };
  return {
    isbn,
    title,
    subtitle: row.subtitle,
    authors,
    language,
    format,
    published: row.published,
    publisher: row.publisher,
    description: row.description,
    cover: ownCover(row.cover_url, ctx.settings.coverHosts) ?? `${ctx.origin}${card.cover}`,
    copies: copiesOfStock(stock, priced, moment),
    offers: usedGrades.flatMap((grade) => {
      const offer = offerView(facts, grade);
      return offer.kind === 'offer' ? [{ grade, amount: offer.amount }] : [];
    }),
  };
}

const isTraded = ({ copies, offers }: FeedEdition) =>
  offers.length > 0 || copies.some(({ available }) => available > 0);

/**
 * Reads a page of editions in ISBN order, in one round trip. It looks at `size` editions and leaves out those that the
 * shop neither sells nor buys, so a page may be shorter. An order by popularity would move while somebody pages.
 * @throws `invalid-cursor`
 */
export async function readEditionsPage(ctx: Ctx, { which, size, cursor }: FeedPageQuery): Promise<EditionsPage> {
  const isbns = which === 'traded' ? tradedEditions : stockedEditions;
  const [rates, found] = await readBatch(ctx.db, [
    rateRead(ctx),
    // One more than the page has shows whether another page follows.
    isbns.with(...offerValues(ctx, 'everyone'), startOf(cursor), size + 1),
  ]);
  const moment = priceMomentOf(ctx, rateOf(ctx, rates));
  const rows = found.slice(0, size);
  const { tradingName: shopName, email } = ctx.settings.shop;
  return {
    editions: rows.map((row) => toFeedEdition(ctx, row, moment)).filter(isTraded),
    facts: { market: ctx.market, origin: ctx.origin, shopName, email, day: moment.today },
    next: found.length > size ? (rows.at(-1)?.isbn ?? null) : null,
  };
}
