import type { BookCard } from '../../../domain/catalogue/schemas';
import type { BookRequest } from '../../../domain/chat/read-book-request';
import { queryText, queryWords } from '../../../domain/catalogue/words';
import { formatMoney, formatNumber } from '../../../domain/format';
import { rulesOf } from '../../../domain/market/market';
import { currencies, money, type Currency } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { readBookPage } from '../../catalogue/book-page/read-book-page';
import type { SearchBooksInput } from '../tools/inputs';
import { minorInMarket } from '../../catalogue/cards/minor-in-market';
import { findBooks } from '../tools/search-books';
import { booksDraft, cardWithOnly, maxReadBooks, maxShownBooks } from './books-draft';
import { othersByAuthor } from './by-author';
import type { Draft } from './draft';
import { answerYoung } from './answer-young';
import { filtersOf } from './filters-of';
import { findTitle, type BooksCard, type FoundTitle } from './find-title';
import { withoutDenied } from './unwanted-books';
import { findInOwnLanguage, narrowRequest } from './narrow-request';

/** Returns a sentence with the price limit in the market's currency; none where the request uses that currency. */
async function convertedPriceSentences(ctx: Ctx, request: BookRequest): Promise<string[]> {
  const own: Currency = rulesOf(ctx.market).currency;
  const { max, currency } = request.price ?? { max: null, currency: null };
  if (max === null || currency === null || currency === own) return [];
  const [amount] = await minorInMarket(ctx, [max], currency);
  if (amount === undefined) return [];
  const asked = formatMoney(money(Math.round(max * 10 ** currencies[currency]), currency), ctx.language);
  return [
    m.chat_answer_converted(
      { asked, amount: formatMoney(money(Math.floor(amount), own), ctx.language) },
      { locale: ctx.language },
    ),
  ];
}

/** Finds editions in the language of the request of a book whose title the text names in another language. */
async function findTranslation(ctx: Ctx, request: BookRequest, titles: readonly string[]): Promise<BooksCard | null> {
  if (request.language === null) return null;
  const found = await findTitle(ctx, titles, { inStock: false });
  const [book] = found?.card.items ?? [];
  if (book === undefined || found?.isNamed !== true) return null;
  const { editions } = await readBookPage(ctx, { isbn: book.isbn });
  const items = [book, ...editions].filter(({ language }) => language === request.language).slice(0, maxShownBooks);
  return items.length === 0
    ? null
    : {
        kind: 'books',
        items,
        count: items.length,
        atLeast: false,
        search: `q=${encodeURIComponent(book.title)}&language=${request.language}`,
      };
}

/**
 * Returns whether a book fits that was found by words beside a named subject: it is by a person of that name, has the
 * subject, or several words are its whole title. Any other word of a sentence is in a title by chance.
 */
function isFitting({ card, title, isWhole }: FoundTitle, { subject }: BookRequest): boolean {
  const [book] = card.items;
  if (subject === null || book === undefined || book.subjects.includes(subject)) return true;
  if (isWhole && queryWords(title).length > 1) return true;
  const names = queryText(book.authors.join(' ')).split(' ');
  return queryWords(title).every((word) => names.some((name) => name.startsWith(word) || word.startsWith(name)));
}

/** Answers with a book that is sold out. Beside a named subject, with other books by its author, if there are any. */
async function answerSoldOut(ctx: Ctx, { subject, language }: BookRequest, card: BooksCard): Promise<Draft> {
  const locale = { locale: ctx.language };
  const [book] = card.items;
  const others = subject === null || book === undefined ? null : await othersByAuthor(ctx, book, language);
  return others === null || book === undefined
    ? booksDraft(ctx, card, m.chat_answer_book_gone({}, locale))
    : booksDraft(ctx, others, m.chat_answer_gone_others({ title: book.title, author: book.authors[0] ?? '' }, locale));
}

/** Returns those books by a named author that have a named subject ("Saramago about religion"), or null. */
async function booksWithSubject(ctx: Ctx, request: BookRequest, { title }: FoundTitle): Promise<BooksCard | null> {
  if (request.subject === null || request.subject === 'fiction') return null;
  const filters = { inStock: true, sort: 'match' as const, limit: maxShownBooks, ...filtersOf(request) };
  const card = await findBooks(ctx, { ...filters, words: title.slice(0, 200) });
  return card.count === 0 ? null : card;
}

/** Answers with books by title or author, with the request's other filters. Returns null when the words mean none. */
export async function answerTitle(ctx: Ctx, request: BookRequest, titles: readonly string[]): Promise<Draft | null> {
  const locale = { locale: ctx.language };
  const { subject: _subject, ...filters } = filtersOf(request);
  const found = await findTitle(ctx, titles, filters);
  if (found?.isNamed === true && isFitting(found, request) && !found.isWhole) {
    const ofSubject = await booksWithSubject(ctx, request, found);
    if (ofSubject !== null) return booksDraft(ctx, ofSubject);
  }
  if (found?.isNamed === true && isFitting(found, request)) {
    const search = { inStock: true, sort: 'match' as const, limit: maxShownBooks, ...filters, words: found.title };
    const card = await withoutDenied(ctx, request, found.card, search);
    return booksDraft(ctx, card, found.isWhole && card.count === 1 ? m.chat_answer_book({}, locale) : undefined);
  }
  const other = await findTranslation(ctx, request, titles);
  if (other !== null) return booksDraft(ctx, other);
  const soldOut = await findTitle(ctx, titles, { ...filters, inStock: false });
  return soldOut?.isNamed === true && isFitting(soldOut, request) ? answerSoldOut(ctx, request, soldOut.card) : null;
}

/** Returns the sentence of books whose length was asked for, or undefined. */
export function pagesSentence(ctx: Ctx, maxPages: number | null | undefined): string | undefined {
  return maxPages == null
    ? undefined
    : m.chat_answer_pages({ pages: formatNumber(maxPages, ctx.language) }, { locale: ctx.language });
}

/** Subjects beside which the name of a language may mean its country: "Italian cooking". */
const subjectsOfCountries: ReadonlySet<string> = new Set(['food', 'history', 'politics', 'art', 'travel', 'language']);

/**
 * Answers with books of a request that a denied author did not write, first in the person's language. Returns null
 * where there are none, and when the request denies no author.
 */
async function answerWithout(ctx: Ctx, request: BookRequest, filters: SearchBooksInput): Promise<Draft | null> {
  const denied = queryWords(request.deniedWords);
  const isDenied = ({ authors }: Pick<BookCard, 'authors'>) =>
    queryWords(authors.join(' ')).some((name) => denied.includes(name));
  const named = denied.length === 0 ? null : await findTitle(ctx, [request.deniedWords], { inStock: false });
  if (named === null || !named.card.items.some(isDenied)) return null;
  const searches = request.language === null ? [{ ...filters, language: ctx.language }, filters] : [filters];
  const shown = new Map<string, BookCard>();
  let last: BooksCard | null = null;
  for (const search of searches) {
    if (shown.size >= maxShownBooks) break;
    last = await findBooks(ctx, { ...search, limit: maxReadBooks });
    for (const book of last.items) if (!isDenied(book)) shown.set(book.isbn, book);
  }
  const items = [...shown.values()].slice(0, maxShownBooks);
  return last === null || items.length === 0 ? null : booksDraft(ctx, cardWithOnly(last, items));
}

/**
 * Answers with books that match the request. Where no book matches all of it, shows the nearest ones regardless of
 * price, format and length. Returns null when no book matches even so.
 */
export async function answerRequest(ctx: Ctx, request: BookRequest): Promise<Draft | null> {
  if (request.isForYoung) {
    const young = await answerYoung(ctx, request);
    if (young !== null) return young;
  }
  const filters = { inStock: true, sort: 'match' as const, limit: maxShownBooks, ...filtersOf(request) };
  const without = await answerWithout(ctx, request, filters);
  if (without !== null) return without;
  const narrow = await narrowRequest(ctx, request, filters);
  const draftOf = async (card: BooksCard): Promise<Draft> => {
    const isNear = request.hasTopic && narrow === null;
    const sentence = isNear ? m.chat_answer_books_wider({}, { locale: ctx.language }) : undefined;
    const draft = booksDraft(ctx, card, sentence ?? pagesSentence(ctx, request.pages?.max));
    return { ...draft, text: [...(await convertedPriceSentences(ctx, request)), ...draft.text] };
  };
  if (narrow !== null)
    return narrow.soldOut === null ? draftOf(narrow.card) : answerSoldOut(ctx, request, narrow.soldOut);
  const own = await findInOwnLanguage(ctx, request, filters);
  if (own !== null) return draftOf(own);
  const card = await findBooks(ctx, filters);
  if (card.count > 0) return draftOf(card);
  const { maxPrice: _max, minPrice: _min, format: _format, maxPages: _most, minPages: _least, ...wider } = filters;
  const near = await findBooks(ctx, { ...wider, sort: 'price' });
  const { language: _language, ...anyLanguage } = wider;
  // "Italian cooking" need not be in Italian.
  const found =
    near.count > 0 || request.subject === null || !subjectsOfCountries.has(request.subject)
      ? near
      : await findBooks(ctx, anyLanguage);
  return found.count === 0 ? null : booksDraft(ctx, found, m.chat_answer_books_wider({}, { locale: ctx.language }));
}
