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
import { columnsOf, nullable, text } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions, publishers, recalls } from '../../platform/db/schema/catalogue';
import { contactOf } from './publisher-contact';
import { priceHistory } from '../../platform/db/schema/pricing';
import { requireIsbn } from '../../platform/require-isbn';
import { readKeptRows } from '../../platform/shared-answers/read-kept-rows';
import { cardColumns, cardColumnsSql, namesOf, toCard, wishesSince, type CardRow } from '../cards/card-rows';
import { offerColumns, offerColumnsSql, offerValues, toBookFacts } from '../cards/offer-rows';
import { rateOf, rateRead } from '../cards/rate';
import { shelfColumns, shelfColumnsSql, toShelfBook, type ShelfRow } from '../cards/shelf-rows';
import { copiesView, priceLineView } from './copies-view';
import { offerView } from '../cards/offer-view';

/** Number of books in each list beside a book, which is what a shelf has room for. */
const shelfSize = 7;

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

/**
 * Reads more books by the first author, the most wanted ones of the first subject in the book's language, and the next
 * volume of its series.
 */
function readRelated(
  ctx: Ctx,
  book: CardRow,
  series: Series | null,
): Promise<readonly [ShelfRow[], ShelfRow[], CardRow[]]> {
  const author = authorMatch(namesOf(book.authors)[0] ?? '');
  const subject = namesOf(book.subjects).find(isSubject);
  const ofSubject = subject === undefined ? null : matchOf('', { subject: [subject], language: [book.language] }).any;
  const shelfRead = (match: string | null, leftOutWork: string) =>
    matchingBooks.with(match ?? matchNothing, wishesSince(ctx), leftOutWork, match === null ? 0 : shelfSize * 3);
  const next = nextVolumeRead(ctx, series, book.language);
  // Many book pages share the list of a subject, so the caller removes this book's work from it.
  return readKeptRows(
    ctx,
    [`author ${author} ${book.work}`, `near ${ofSubject}`, `next ${next.values[0]} ${next.values[2]} ${book.language}`],
    [shelfRead(author, book.work), shelfRead(ofSubject, ''), next],
  );
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
  const rate = rateOf(ctx, rates);
  if (row === undefined) throw new Problem('book-not-found');
  const { market } = ctx;
  const moment = { market, rate, today: ctx.now.toISOString().slice(0, 10) };
  const { card, facts, stock } = toBookFacts(ctx, row, rate, moment.today);
  const history = new Map<Grade, PastPrice[]>(grades.map((grade) => [grade, []]));
  for (const { grade, day, price } of prices) history.get(grade)?.push({ day, baseCents: price });
  const edition = { referenceCents: row.reference_price, language: row.language, published: row.published };
  const copies = copiesView(stock, edition, history, moment);
  const series = row.series === null ? null : parseSeries(row.series);
  const [byAuthor, near, [next]] = await readRelated(ctx, row, series);
  const moreByAuthor = firstOfEachWork(byAuthor);
  const shelf = (rows: readonly ShelfRow[]) =>
    rows.map((shelfRow) => toShelfBook(shelfRow, market, rate, moment.today));
  const hyphenated = hyphenate(isbn);
  const hasNew = copies.some(({ used, available }) => !used && available > 0);
  const rule = hasNew ? minimumPostageRule(market, moment.today) : null;
  return {
    ...card,
    isbnHyphenated: typeof hyphenated === 'string' ? hyphenated : isbn,
    subtitle: row.subtitle,
    publisher: row.publisher,
    publisherContact: contactOf(row),
    recall: recallOf(row),
    published: row.published,
    series:
      series === null
        ? null
        : { ...series, next: next === undefined ? null : toCard(next, market, rate, moment.today) },
    grams: row.grams,
    description: chooseDescription(ownDescription(row), writtenDescriptions(row.written), ctx.language),
    copies,
    offers: usedGrades.map((grade) => ({ grade, offer: offerView(facts, grade) })),
    editions: editionsOfWork.map((cardRow) => toCard(cardRow, market, rate, moment.today)),
    moreByAuthor: shelf(moreByAuthor),
    neighbours: shelf(firstOfEachWork(near, new Set([row.work, ...moreByAuthor.map((each) => each.work)]))),
    delivery: copies.some((copy) => copy.available > 0) ? deliveryDays(market, ctx.now.toISOString()) : null,
    postage: {
      flat: moneyIn(market, rulesOf(market).postage),
      freeFrom: moneyIn(market, rulesOf(market).freePostageFrom),
      law: rule === null ? null : postageLawIn(market, rule),
    },
    priceLine: row.reference_price === null ? [] : priceLineView(history, moment),
  };
}
