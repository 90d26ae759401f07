import type { BookRequest } from '../../../domain/chat/read-book-request';
import { formatMoney, formatNumber } from '../../../domain/format';
import { rulesOf } from '../../../domain/market/market';
import { currencies, money, type Currency } from '../../../domain/money';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { showBook } from '../../catalogue/book-page/show-book';
import type { SearchBooksInput } from '../tools/inputs';
import { minorInMarket } from '../../catalogue/cards/minor-in-market';
import { findBooks } from '../tools/search-books';
import type { Draft } from './draft';
import { findTitle, type BooksCard } from './find-title';

const shownBooks = 3;

/** Returns the fields of a wish as input of the search tool. */
export function filtersOf(wish: BookRequest): Partial<SearchBooksInput> {
  const { subject, language, format, price, sort } = wish;
  return {
    ...(subject === null ? {} : { subject }),
    ...(language === null ? {} : { language }),
    ...(format === null ? {} : { format }),
    ...(sort === null ? {} : { sort }),
    ...(price?.max == null ? {} : { maxPrice: price.max }),
    ...(price?.min == null ? {} : { minPrice: price.min }),
    ...(price?.currency == null ? {} : { currency: price.currency }),
  };
}

/** Returns a sentence with the price limit in the market's currency; none where the wish uses that currency. */
async function convertedPriceSentences(ctx: Ctx, wish: BookRequest): Promise<string[]> {
  const own: Currency = rulesOf(ctx.market).currency;
  const { max, currency } = wish.price ?? { max: null, currency: null };
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

/** Returns a draft of a card of books with its sentence. */
export function booksDraft(ctx: Ctx, card: BooksCard, sentence?: string): Draft {
  const shown = formatNumber(card.count, ctx.language) + (card.atLeast ? '+' : '');
  return {
    looked: ['search-books'],
    text: [sentence ?? m.chat_answer_books({ count: card.count, shown }, { locale: ctx.language })],
    cards: [card],
  };
}

/** Finds editions in the language of the wish of a book whose title the text names in another language. */
async function findTranslation(ctx: Ctx, wish: BookRequest, titles: readonly string[]): Promise<BooksCard | null> {
  if (wish.language === null) return null;
  const found = await findTitle(ctx, titles, { inStock: false });
  const [book] = found?.card.items ?? [];
  if (book === undefined || found?.sure !== true) return null;
  const { editions } = await showBook(ctx, { isbn: book.isbn });
  const items = [book, ...editions].filter(({ language }) => language === wish.language).slice(0, shownBooks);
  return items.length === 0
    ? null
    : {
        kind: 'books',
        items,
        count: items.length,
        atLeast: false,
        search: `q=${encodeURIComponent(book.title)}&language=${wish.language}`,
      };
}

/** Answers with books by title or author, filtered by the rest of the wish. Returns null when the words mean none. */
export async function answerTitle(ctx: Ctx, wish: BookRequest, titles: readonly string[]): Promise<Draft | null> {
  const locale = { locale: ctx.language };
  const { subject: _subject, ...filters } = filtersOf(wish);
  const found = await findTitle(ctx, titles, filters);
  if (found?.sure === true)
    return booksDraft(
      ctx,
      found.card,
      found.whole && found.card.count === 1 ? m.chat_answer_book({}, locale) : undefined,
    );
  const other = await findTranslation(ctx, wish, titles);
  if (other !== null) return booksDraft(ctx, other);
  const gone = await findTitle(ctx, titles, { ...filters, inStock: false });
  if (gone?.sure === true) return booksDraft(ctx, gone.card, m.chat_answer_book_gone({}, locale));
  return null;
}

/**
 * Answers with books that match the wish. Where no book matches all of it, shows the nearest ones regardless of price
 * and format. Returns null when no book matches even so.
 */
export async function answerWish(ctx: Ctx, wish: BookRequest): Promise<Draft | null> {
  const filters = { inStock: true, sort: 'match' as const, limit: shownBooks, ...filtersOf(wish) };
  if (wish.words !== '') {
    const narrowed = await findBooks(ctx, { ...filters, words: wish.words.slice(0, 200) });
    if (narrowed.count > 0)
      return {
        ...booksDraft(ctx, narrowed),
        text: [...(await convertedPriceSentences(ctx, wish)), ...booksDraft(ctx, narrowed).text],
      };
  }
  const card = await findBooks(ctx, filters);
  if (card.count > 0)
    return {
      ...booksDraft(ctx, card),
      text: [...(await convertedPriceSentences(ctx, wish)), ...booksDraft(ctx, card).text],
    };
  const { maxPrice: _max, minPrice: _min, format: _format, ...wider } = filters;
  const near = await findBooks(ctx, { ...wider, sort: 'price' });
  return near.count === 0 ? null : booksDraft(ctx, near, m.chat_answer_books_wider({}, { locale: ctx.language }));
}
