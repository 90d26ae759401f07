import { hyphenate } from 'isbn3';
import { allWordsMatch, authorMatch, matchNothing, matchOf } from '../../../domain/catalogue/find/match-expressions';
import { postageLawIn } from '../../../domain/cart/totals';
import { chooseDescription, type TextInLanguage } from '../../../domain/catalogue/editing/edition-values';
import type { RecallDanger } from '../../../domain/catalogue/recalls/dangers';
import type { BookPage } from '../../../domain/catalogue/schemas';
import { parseSeries, seriesText, type Series } from '../../../domain/catalogue/series';
import { queryWords } from '../../../domain/catalogue/words';
import { grades, usedGrades, type Grade } from '../../../domain/grade';
import { minimumPostageRule } from '../../../domain/law/postage';
import { deliveryDays } from '../../../domain/market/delivery';
import { moneyIn, rulesOf } from '../../../domain/market/market';
import type { PastPrice } from '../../../domain/pricing/price';
import { Problem } from '../../../domain/problems';
import { isSubject } from '../../../domain/subjects';
import type { Ctx } from '../../platform/context';
import { columnsOf, nullable, text, type RowOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions, publishers, recalls } from '../../platform/db/schema/catalogue';
import { contactOf } from './publisher-contact';
import { priceHistory } from '../../platform/db/schema/pricing';
import { requireIsbn } from '../../platform/require-isbn';
import { readKeptRows } from '../../platform/shared-answers/read-kept-rows';
import { cardColumns, cardColumnsSql, namesOf, toCard, wishesSince, type CardRow } from '../cards/card-rows';
import { offerColumns, offerColumnsSql, offerValues, toBookFacts } from '../cards/offer-rows';
import { priceMomentOf, type PriceMoment } from '../cards/price-moment';
import { rateOf, rateRead } from '../cards/rate';
import { shelfColumns, shelfColumnsSql, toShelfBook, type ShelfRow } from '../cards/shelf-rows';
import { copiesView, priceLineView, type PriceHistory } from './copies-view';
import { offerView } from '../cards/offer-view';

/** Number of books in each list beside a book, which is what a shelf has room for. */
const shelfSize = 7;
/** Most rows read for a list: several editions may be of one work. */
const maxRowsOfShelf = shelfSize * 3;
/** Most other editions that the page lists. */
const maxEditions = 40;

const bookByIsbn = defineRead(
  {
    ...offerColumns,
    ...columnsOf(editions, 'subtitle', 'publisher', 'series', 'description', 'description_language'),
    postal: nullable(publishers.postal),
    electronic: nullable(publishers.electronic),
    responsible: publishers.responsible,
    danger: nullable(recalls.danger),
    details: nullable(recalls.details),
    notice: recalls.notice,
    written: text(),
  },
  `SELECT ${offerColumnsSql}, e.subtitle, e.publisher, e.series, e.description, e.description_language,
     p.postal, p.electronic, p.responsible, r.danger, r.details, r.notice,
     (SELECT json_group_array(json_array(d.language, d.text)) FROM work_descriptions d WHERE d.work = e.work) AS written
   FROM editions e LEFT JOIN publishers p ON p.name = e.publisher
   LEFT JOIN recalls r ON r.isbn = e.isbn AND r.ended_at IS NULL WHERE e.isbn = ?8`,
);
const pastPriceColumns = columnsOf(priceHistory, 'grade', 'day', 'price');
const pastPrices = defineRead(pastPriceColumns, 'SELECT grade, day, price FROM price_history WHERE isbn = ?1');
const otherEditions = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?1')} FROM editions e WHERE e.work = (SELECT work FROM editions WHERE isbn = ?2)
    AND e.isbn <> ?2
   ORDER BY e.language <> ?3, e.id LIMIT ${maxEditions}`,
);
const matchingBooks = defineRead(
  shelfColumns,
  `SELECT ${shelfColumnsSql('?2')} FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.work <> ?3 ORDER BY edition_words.rowid LIMIT ?4`,
);

const volumesOfSeries = defineRead(
  cardColumns,
  `SELECT ${cardColumnsSql('?2')} FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
   WHERE edition_words MATCH ?1 AND e.series = ?3 ORDER BY e.language <> ?4, e.grades = 0, e.id LIMIT 1`,
);

/** Returns the read of the next volume of a book's series; it has no row for a book without one. */
function nextVolumeRead(ctx: Ctx, series: Series | null, language: string) {
  if (series === null || series.number === null)
    return volumesOfSeries.with(matchNothing, wishesSince(ctx), '', language);
  const match = allWordsMatch(queryWords(series.name)) ?? matchNothing;
  return volumesOfSeries.with(match, wishesSince(ctx), seriesText(series.name, series.number + 1), language);
}

/** Rows of the lists beside a book. */
interface RelatedRows {
  /** Books by the first author, without this book's work. */
  readonly byAuthor: readonly ShelfRow[];
  /** The most wanted books of the first subject in the book's language. They may be of this book's work. */
  readonly ofSubject: readonly ShelfRow[];
  readonly nextVolume: CardRow | undefined;
}

/** Reads the lists beside a book. */
async function readRelated(ctx: Ctx, book: CardRow, series: Series | null): Promise<RelatedRows> {
  const byAuthorMatch = authorMatch(namesOf(book.authors)[0] ?? '');
  const subject = namesOf(book.subjects).find(isSubject);
  const nearMatch = subject === undefined ? null : matchOf('', { subject: [subject], language: [book.language] }).any;
  const shelfRead = (match: string | null, leftOutWork: string) =>
    matchingBooks.with(match ?? matchNothing, wishesSince(ctx), leftOutWork, match === null ? 0 : maxRowsOfShelf);
  const next = nextVolumeRead(ctx, series, book.language);
  // Many book pages share the list of a subject, so the caller removes this book's work from it.
  const [byAuthor, ofSubject, [nextVolume]] = await readKeptRows(
    ctx,
    [
      `author ${byAuthorMatch} ${book.work}`,
      `near ${nearMatch}`,
      `next ${next.values[0]} ${next.values[2]} ${book.language}`,
    ],
    [shelfRead(byAuthorMatch, book.work), shelfRead(nearMatch, ''), next],
  );
  return { byAuthor, ofSubject, nextVolume };
}

/** Returns the first edition of each work that is not among `shownWorks`, as many as a shelf has room for. */
function firstOfEachWork(rows: readonly ShelfRow[], shownWorks: ReadonlySet<string> = new Set()): ShelfRow[] {
  const firstByWork = new Map<string, ShelfRow>();
  for (const row of rows) {
    if (!shownWorks.has(row.work) && !firstByWork.has(row.work)) firstByWork.set(row.work, row);
  }
  return [...firstByWork.values()].slice(0, shelfSize);
}

/** Returns the running recall of an edition; null without one. */
function recallOf({
  danger,
  details,
  notice,
}: {
  readonly danger: RecallDanger | null;
  readonly details: string | null;
  readonly notice: string | null;
}): BookPage['recall'] {
  return danger === null || details === null ? null : { danger, details, notice };
}

/** Returns the description that the edition itself has. */
function ownDescription(row: {
  readonly description: string | null;
  readonly description_language: string | null;
  readonly language: string;
}): TextInLanguage | null {
  return row.description === null
    ? null
    : { text: row.description, language: row.description_language ?? row.language };
}

/** Parses the descriptions that staff have written of the work: a JSON list of language and text. */
function writtenDescriptions(json: string): TextInLanguage[] {
  const list: unknown = JSON.parse(json);
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const [language, words]: unknown[] = Array.isArray(entry) ? entry : [];
    return typeof language === 'string' && typeof words === 'string' ? [{ language, text: words }] : [];
  });
}

/** Returns the price changes of a book by grade; an empty list for a grade without any. */
function historyOf(prices: readonly RowOf<typeof pastPriceColumns>[]): PriceHistory {
  const history = new Map<Grade, PastPrice[]>(grades.map((grade) => [grade, []]));
  for (const { grade, day, price } of prices) history.get(grade)?.push({ day, baseCents: price });
  return history;
}

/** Returns what postage costs to a market. The law on new books counts only where a new copy can be bought. */
function postageView({ market, today }: PriceMoment, copies: BookPage['copies']): BookPage['postage'] {
  const hasNew = copies.some(({ used, available }) => !used && available > 0);
  const law = hasNew ? minimumPostageRule(market, today) : null;
  return {
    flat: moneyIn(market, rulesOf(market).postage),
    freeFrom: moneyIn(market, rulesOf(market).freePostageFrom),
    law: law === null ? null : postageLawIn(market, law),
  };
}

/** Returns the lists beside a book, and its series with the next volume. */
function relatedView(
  related: RelatedRows,
  { work, series }: { readonly work: string; readonly series: Series | null },
  moment: PriceMoment,
): Pick<BookPage, 'series' | 'moreByAuthor' | 'neighbours'> {
  const { byAuthor, ofSubject, nextVolume } = related;
  const moreByAuthor = firstOfEachWork(byAuthor);
  const shownWorks = new Set([work, ...moreByAuthor.map((row) => row.work)]);
  return {
    series: series === null ? null : { ...series, next: nextVolume === undefined ? null : toCard(nextVolume, moment) },
    moreByAuthor: moreByAuthor.map((row) => toShelfBook(row, moment)),
    neighbours: firstOfEachWork(ofSubject, shownWorks).map((row) => toShelfBook(row, moment)),
  };
}

/**
 * Returns everything that the book page shows. It is the same for all people of a market, without visitor data. Two
 * round trips.
 * @throws `invalid-isbn`, `shop-barcode`, `printed-music`, `book-not-found`
 */
export async function readBookPage(ctx: Ctx, input: { readonly isbn: string }): Promise<BookPage> {
  const isbn = requireIsbn(input.isbn);
  const [rates, [row], prices, editionsOfWork] = await readBatch(ctx.db, [
    rateRead(ctx),
    bookByIsbn.with(...offerValues(ctx, 'everyone'), isbn),
    pastPrices.with(isbn),
    otherEditions.with(wishesSince(ctx), isbn, ctx.language),
  ]);
  const moment = priceMomentOf(ctx, rateOf(ctx, rates));
  if (row === undefined) throw new Problem('book-not-found');
  const { card, facts, stock } = toBookFacts(ctx, row, moment);
  const history = historyOf(prices);
  const edition = { referenceCents: row.reference_price, language: row.language, published: row.published };
  const copies = copiesView(stock, { edition, history }, moment);
  const series = row.series === null ? null : parseSeries(row.series);
  const related = await readRelated(ctx, row, series);
  const hyphenated = hyphenate(isbn);
  return {
    ...card,
    ...relatedView(related, { work: row.work, series }, moment),
    isbnHyphenated: typeof hyphenated === 'string' ? hyphenated : isbn,
    subtitle: row.subtitle,
    publisher: row.publisher,
    publisherContact: contactOf(row),
    recall: recallOf(row),
    published: row.published,
    grams: row.grams,
    description: chooseDescription(ownDescription(row), writtenDescriptions(row.written), ctx.language),
    copies,
    offers: usedGrades.map((grade) => ({ grade, offer: offerView(facts, grade) })),
    editions: editionsOfWork.map((editionRow) => toCard(editionRow, moment)),
    delivery: copies.some(({ available }) => available > 0) ? deliveryDays(ctx.market, ctx.now.toISOString()) : null,
    postage: postageView(moment, copies),
    priceLine: row.reference_price === null ? [] : priceLineView(history, moment),
  };
}
