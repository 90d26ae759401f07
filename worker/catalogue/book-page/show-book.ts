import { hyphenate } from 'isbn3';
import { authorMatch, matchOf } from '../../../domain/catalogue/import/match';
import type { BookCard, BookPage } from '../../../domain/catalogue/schemas';
import { grades, usedGrades, type Grade } from '../../../domain/grade';
import { deliveryDays } from '../../../domain/market/delivery';
import { moneyIn, rulesOf } from '../../../domain/market/market';
import type { PastPrice } from '../../../domain/pricing/price';
import { Problem } from '../../../domain/problems';
import { isSubject } from '../../../domain/subjects';
import type { Ctx } from '../../platform/context';
import { columnsOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { priceHistory } from '../../platform/db/schema/pricing';
import { requireIsbn } from '../../platform/require-isbn';
import { cardColumns, cardColumnsSql, namesOf, toCard, wishesSince, type CardRow } from '../cards/card-rows';
import { offerColumns, offerColumnsSql, offerValues, toBookFacts } from '../cards/offer-rows';
import { rateOf, rateRead } from '../cards/rate';
import { showCopies, showPriceLine } from './show-copies';
import { showOffer } from '../cards/show-offer';

/** Number of books in each list beside a book. */
const shelfSize = 12;

const bookByIsbn = defineRead(
  {
    ...offerColumns,
    ...columnsOf(editions, 'subtitle', 'publisher', 'series', 'description', 'description_language'),
  },
  `SELECT ${offerColumnsSql}, e.subtitle, e.publisher, e.series, e.description, e.description_language
   FROM editions e WHERE e.isbn = ?8`,
);
const pastPrices = defineRead(
  columnsOf(priceHistory, 'grade', 'day', 'price'),
  'SELECT grade, day, price FROM price_history WHERE isbn = ?1',
);
const otherEditions = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?1')} FROM editions e WHERE e.work = (SELECT work FROM editions WHERE isbn = ?2)
    AND e.isbn <> ?2
   ORDER BY e.language <> ?3, e.id LIMIT 40`,
);
const matchingBooks = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?2')} FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.work <> ?3 ORDER BY edition_words.rowid LIMIT ?4`,
);

/** Reads more books by the first author, and the most wanted ones of the first subject in the book's language. */
function readRelated(ctx: Ctx, book: CardRow): Promise<readonly [CardRow[], CardRow[]]> {
  const author = authorMatch(namesOf(book.authors)[0] ?? '');
  const subject = namesOf(book.subjects).find(isSubject);
  const near = subject === undefined ? null : matchOf('', { subject, language: book.language }).any;
  const list = (match: string | null) =>
    matchingBooks.with(match ?? 'title:"-"', wishesSince(ctx), book.work, match === null ? 0 : shelfSize * 3);
  return readBatch(ctx.db, [list(author), list(near)]);
}

/** Returns the first edition of each work; leaves out the works in `but`. */
function firstOfEachWork(rows: readonly CardRow[], but: ReadonlySet<string> = new Set()): CardRow[] {
  const works = new Set(but);
  return rows.filter((row) => !works.has(row.work) && works.add(row.work)).slice(0, shelfSize);
}

/**
 * Returns everything that the book page shows. It is the same for all people of a market, without visitor data. Two
 * round trips.
 * @throws `invalid-isbn`, `shop-barcode`, `printed-music`, `book-not-found`
 */
export async function showBook(ctx: Ctx, input: { readonly isbn: string }): Promise<BookPage> {
  const isbn = requireIsbn(input.isbn);
  const [rates, [row], prices, editionsOfWork] = await readBatch(ctx.db, [
    rateRead(ctx),
    bookByIsbn.with(...offerValues(ctx, 'everyone'), isbn),
    pastPrices.with(isbn),
    otherEditions.with(wishesSince(ctx), isbn, ctx.language),
  ]);
  const rate = rateOf(ctx, rates);
  if (row === undefined) throw new Problem('book-not-found');
  const { market } = ctx;
  const where = { market, rate, today: ctx.now.toISOString().slice(0, 10) };
  const { card, facts, stock } = toBookFacts(row, market, rate);
  const history = new Map<Grade, PastPrice[]>(grades.map((grade) => [grade, []]));
  for (const { grade, day, price } of prices) history.get(grade)?.push({ day, baseCents: price });
  const copies = showCopies(stock, row.reference_price, history, where);
  const [byAuthor, near] = await readRelated(ctx, row);
  const moreByAuthor = firstOfEachWork(byAuthor);
  const cards = (rows: readonly CardRow[]): BookCard[] => rows.map((each) => toCard(each, market, rate));
  const hyphenated = hyphenate(isbn);
  return {
    ...card,
    isbnHyphenated: typeof hyphenated === 'string' ? hyphenated : isbn,
    subtitle: row.subtitle,
    publisher: row.publisher,
    published: row.published,
    series: row.series,
    grams: row.grams,
    description:
      row.description === null ? null : { text: row.description, language: row.description_language ?? row.language },
    copies,
    offers: usedGrades.map((grade) => ({ grade, offer: showOffer(facts, grade) })),
    editions: cards(editionsOfWork),
    moreByAuthor: cards(moreByAuthor),
    neighbours: cards(firstOfEachWork(near, new Set(moreByAuthor.map((each) => each.work)))),
    delivery: copies.some((copy) => copy.available > 0) ? deliveryDays(market, ctx.now.toISOString()) : null,
    postage: {
      flat: moneyIn(market, rulesOf(market).postage),
      freeFrom: moneyIn(market, rulesOf(market).freePostageFrom),
    },
    priceLine: row.reference_price === null ? [] : showPriceLine(history, where),
  };
}
