import { inboundPostage } from '../../../domain/basket/postage';
import { matchOf } from '../../../domain/catalogue/find/match-expressions';
import { spineStyle } from '../../../domain/catalogue/palette';
import { usualGrade } from '../../../domain/grade';
import type { BookCard, Home, ShelfBook, WantedBook, WeekOffer } from '../../../domain/catalogue/schemas';
import { offersOfWeek } from '../../../domain/catalogue/week-offers';
import { cartTotals } from '../../../domain/cart/totals';
import { languages } from '../../../domain/language';
import { isPriceBound } from '../../../domain/law/book-prices';
import { rulesOf } from '../../../domain/market/market';
import { minus, money, sum } from '../../../domain/money';
import { shownPrice } from '../../../domain/pricing/price';
import { isSubject } from '../../../domain/subjects';
import { dayOf } from '../../../domain/time';
import type { Ctx } from '../../platform/context';
import { columnsOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { facets } from '../../platform/db/schema/catalogue';
import { wishesSince } from '../cards/card-rows';
import { groupWorks } from '../search/group-works';
import { offerColumns, offerColumnsSql, offerValues, toBookFacts } from '../cards/offer-rows';
import { priceMomentOf, type PriceMoment } from '../cards/price-moment';
import { mondayOf, rateOf, rateRead } from '../cards/rate';
import { shelfColumns, shelfColumnsSql, toShelfBook, type ShelfRow } from '../cards/shelf-rows';
import { offerView } from '../cards/offer-view';
import { stockOf } from '../cards/stock-of';

/** Most books in each list. */
const shelfSize = 12;
/** Most rows read for a list: some are declined, sold out or further editions of a work. */
const maxRowsOfList = 60;
/**
 * Most editions among which a list's candidates are chosen: the latest arrivals, of which those in the reader's
 * language come first, and the most wanted, some of which are not bought at all.
 */
const maxCandidates = 600;
/** Most subjects that the page links. */
const maxSubjects = 12;
/** Number of books that the example sells and buys. */
const exampleSize = { give: 7, take: 3 };

/**
 * Returns an example trade: the seven wanted books with the highest offers, those in the reader's language first, for
 * three books in stock, with the market's postage. Null with too few books.
 */
function exampleOf(ctx: Ctx, wanted: readonly WantedBook[], free: readonly BookCard[]): Home['example'] {
  const { currency } = rulesOf(ctx.market);
  const amount = (book: WantedBook) => (book.offer.kind === 'offer' ? book.offer.amount : money(0, currency));
  /** 0 for a book in the reader's language, 1 for others, which come after. */
  const languageRank = (book: WantedBook) => Number(book.language !== ctx.language);
  const give = wanted
    .toSorted((a, b) => languageRank(a) - languageRank(b) || amount(b).minor - amount(a).minor)
    .slice(0, exampleSize.give);
  const given = new Set(give.map((book) => book.isbn));
  const take = free.filter((book) => !given.has(book.isbn)).slice(0, exampleSize.take);
  if (give.length < exampleSize.give || take.length < exampleSize.take) return null;
  const giveTotal = sum(give.map(amount), currency);
  const copies = take.flatMap((book) => book.cheapest ?? []);
  const sums = cartTotals(
    copies.map(({ price, used }) => ({ price, used, quantity: 1 })),
    ctx.market,
    dayOf(ctx.now.toISOString()),
  );
  const postageBack = inboundPostage(ctx.market, Math.min(give.length, 1));
  const difference = minus(sum([giveTotal, postageBack], currency), sums.total);
  const drawn = give.map((book) => ({ ...book, spine: spineStyle(book.isbn, book.subjects, book.pages) }));
  return { give: drawn, take, giveTotal, takeTotal: sums.subtotal, postageBack, postage: sums.postage, difference };
}

const catalogueCounts = defineRead(
  columnsOf(facets, 'kind', 'value', 'count'),
  `SELECT kind, value, count FROM facets WHERE kind IN ('language', 'subject', 'total')`,
);
const newArrivals = defineRead(
  shelfColumns,
  // The index holds what the inner query reads, so only the rows of the candidates are read.
  `SELECT ${shelfColumnsSql('?1')} FROM (
     SELECT id, arrived_at, language FROM (
       SELECT id, arrived_at, language FROM editions INDEXED BY editions_just_in
       WHERE arrived_at IS NOT NULL AND grades <> 0 ORDER BY arrived_at DESC LIMIT ?4)
     ORDER BY language = ?3 DESC, arrived_at DESC LIMIT ?2) a CROSS JOIN editions e ON e.id = a.id
   ORDER BY a.language = ?3 DESC, a.arrived_at DESC`,
);
const wantedBooks = defineRead(
  offerColumns,
  `SELECT ${offerColumnsSql} FROM (SELECT id FROM editions ORDER BY id LIMIT ${maxCandidates}) wanted
   CROSS JOIN editions e ON e.id = wanted.id WHERE e.reference_price IS NOT NULL ORDER BY wanted.id LIMIT ?8`,
);
const wantedInLanguage = defineRead(
  offerColumns,
  `SELECT ${offerColumnsSql} FROM (
     SELECT rowid AS id FROM edition_words WHERE edition_words MATCH ?9 ORDER BY rowid LIMIT ${maxCandidates}) wanted
   CROSS JOIN editions e ON e.id = wanted.id WHERE e.reference_price IS NOT NULL ORDER BY wanted.id LIMIT ?8`,
);
const languageInStock = defineRead(
  shelfColumns,
  `SELECT ${shelfColumnsSql('?1')} FROM editions e INDEXED BY editions_in_stock_by_language
   WHERE e.language = ?2 AND e.grades <> 0 ORDER BY e.id LIMIT ?3`,
);

const toPlainCard = ({ choice: _choice, ...card }: ShelfBook): BookCard => card;

/**
 * Returns this week's offers among the most wanted books in stock: a used copy, chosen as in lists, and a new one. A
 * worn copy ("acceptable") is no offer.
 */
function weekOffersOf(now: Date, rows: readonly ShelfRow[], moment: PriceMoment): WeekOffer[] {
  const { market, rate, today } = moment;
  const priced = groupWorks(rows).flatMap(({ row }) => {
    const { choice, ...card } = toShelfBook(row, moment);
    const used = stockOf(row.stock).find(({ grade }) => grade === choice?.grade);
    if (choice === null || used === undefined || row.reference_price === null) return [];
    if (!choice.used || choice.grade === 'acceptable') return [];
    const { reference_price: cents, language, published } = row;
    const bound = isPriceBound({ market, grade: 'new', language, published }, today);
    const newCopy = { baseCents: cents, referenceCents: cents, grade: 'new', bound, market, rate } as const;
    const newPrice = shownPrice(newCopy).price;
    return [{ usedCents: used.baseCents, newCents: cents, book: { ...card, choice, newPrice } }];
  });
  return offersOfWeek(priced, mondayOf(now)).map(({ book }) => book);
}

/** Returns what the home page shows; it is the same for all people of a language and market. One round trip. */
export async function readHome(ctx: Ctx): Promise<Home> {
  const since = wishesSince(ctx);
  const inLanguage = matchOf('', { language: [ctx.language] }).any;
  const offers = offerValues(ctx, 'everyone');
  const [rates, counts, arrivals, wantedHere, wantedAnywhere, ofLanguage] = await readBatch(ctx.db, [
    rateRead(ctx),
    catalogueCounts.with(),
    newArrivals.with(since, maxRowsOfList, ctx.language, maxCandidates),
    wantedInLanguage.with(...offers, maxRowsOfList, inLanguage),
    wantedBooks.with(...offers, maxRowsOfList),
    languageInStock.with(since, ctx.language, maxRowsOfList),
  ]);
  const moment = priceMomentOf(ctx, rateOf(ctx, rates));
  const countOf = (kind: string, value: string) =>
    counts.find((row) => row.kind === kind && row.value === value)?.count ?? 0;
  const shelf = (rows: readonly ShelfRow[]) => groupWorks(rows).map(({ row }) => toShelfBook(row, moment));
  const wanted = groupWorks([...wantedHere, ...wantedAnywhere]).flatMap(({ row }): WantedBook[] => {
    const { card, facts } = toBookFacts(ctx, row, moment);
    const offer = offerView(facts, usualGrade);
    return offer.kind === 'offer' ? [{ ...card, offer }] : [];
  });
  const inYourLanguage = shelf(ofLanguage).map(toPlainCard);
  const justIn = shelf(arrivals);
  return {
    weekOffers: weekOffersOf(ctx.now, ofLanguage, moment),
    justIn: justIn.slice(0, shelfSize),
    mostWanted: wanted.slice(0, shelfSize),
    inYourLanguage: inYourLanguage.slice(0, shelfSize),
    languageCounts: languages.map((language) => ({ language, count: countOf('language', language) })),
    subjects: counts
      .flatMap(({ kind, value, count }) => (kind === 'subject' && isSubject(value) ? [{ value, count }] : []))
      .toSorted((a, b) => b.count - a.count)
      .slice(0, maxSubjects),
    editionCount: countOf('total', 'editions'),
    example: exampleOf(
      ctx,
      wanted,
      inYourLanguage.length < exampleSize.take ? justIn.map(toPlainCard) : inYourLanguage,
    ),
  };
}
