import { and, asc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Grade, UsedGrade } from '../../domain/grade';
import type { Ctx } from '../platform/context';
import { orm, run } from '../platform/db/client';
import { editions } from '../platform/db/schema/catalogue';
import { stock } from '../platform/db/schema/pricing';
import { valueBooks } from '../lists/offers/value-books';

/** Stock items of the most popular English editions that are looked at: about 250 editions. */
const consideredItems = 800;
/** Smallest offer for a book that the demo customer sells, in EUR cents: five of them reach the minimum of IE. */
const minOfferCents = 220;
/** Copies of a stock item from which the demo buys one, so that no book is sold out by the demo. */
const copiesLeft = 2;
/** Condition in which the demo customer sells. */
export const soldGrade: UsedGrade = 'very-good';

export interface DemoBooks {
  /** Copies to buy and ISBNs to sell, most popular first. No edition is in both. */
  readonly copies: readonly { readonly isbn: string; readonly grade: Grade }[];
  readonly sellable: readonly string[];
  /** Editions without a copy in stock, for the wish list. */
  readonly soldOut: readonly string[];
}

/** Chooses popular English books of the catalogue that the shop sells, buys, or lacks. */
export async function chooseBooks(ctx: Ctx): Promise<DemoBooks> {
  const popular = await run(
    orm(ctx.db)
      .select({ isbn: editions.isbn, grade: stock.grade, left: sql<number>`${stock.onHand} - ${stock.reserved}` })
      .from(editions)
      .leftJoin(stock, and(eq(stock.isbn, editions.isbn), ne(stock.grade, 'new'), gte(stock.onHand, 1)))
      .where(eq(editions.language, 'en'))
      .orderBy(asc(editions.id))
      .limit(consideredItems),
  );
  const isbns = [...new Set(popular.map(({ isbn }) => isbn))];
  const copies = isbns.flatMap((isbn) => {
    const copy = popular.find((row) => row.isbn === isbn && row.left >= copiesLeft);
    return copy?.grade == null ? [] : [{ isbn, grade: copy.grade }];
  });
  // Every second one of these is bought, so that popular books stay for selling.
  const bought = copies.filter((_, index) => index % 2 === 0);
  const rest = isbns.filter((isbn) => !bought.some((copy) => copy.isbn === isbn));
  const offers = await valueBooks(ctx, {
    books: rest.map((isbn) => ({ isbn, grade: soldGrade, exLibrary: false })),
  });
  const sellable = [...offers].flatMap(({ isbn, offer }) =>
    isbn !== null && offer.kind === 'offer' && offer.amount.minor >= minOfferCents ? [isbn] : [],
  );
  const soldOut = isbns.filter((isbn) => popular.every((row) => row.isbn !== isbn || row.grade === null));
  return { copies: bought, sellable, soldOut: soldOut.filter((isbn) => !sellable.includes(isbn)) };
}
