import type { MessageMeaning } from '../../../../domain/chat/read-message';
import { rulesOf } from '../../../../domain/market/market';
import { currencies } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import type { Ctx } from '../../../platform/context';
import { findBooks } from '../../tools/search-books';
import { answerTitle, pagesSentence } from '../answer-request';
import { booksDraft, maxShownBooks } from '../books-draft';
import { textDraft, type Draft } from '../draft';
import { filtersOf } from '../filters-of';
import type { BooksCard } from '../find-title';
import { meantItem } from './earlier-messages';
import { isEditionMissing, searchOf } from './last-search';

/** Repeats the search below the lowest price shown; where there is nothing cheaper, shows the cheapest. */
export async function searchCheaper(ctx: Ctx, card: BooksCard): Promise<Draft> {
  const shown = card.items.flatMap(({ cheapest }) => (cheapest === null ? [] : [cheapest.price.minor]));
  const { step, currency } = rulesOf(ctx.market);
  const below = (Math.min(...shown) - step) / 10 ** currencies[currency];
  if (shown.length > 0 && below > 0) {
    const cheaper = await findBooks(ctx, { ...searchOf(ctx, card), maxPrice: below, sort: 'price' });
    if (cheaper.count > 0) return booksDraft(ctx, cheaper);
  }
  const cheapest = await findBooks(ctx, { ...searchOf(ctx, card), sort: 'price' });
  const sentence = m.chat_answer_cheapest_already({}, { locale: ctx.language });
  return cheapest.count === 0 ? textDraft(sentence) : booksDraft(ctx, cheapest, sentence);
}

/** Shows the same search by price: the cheapest book comes first. */
export async function searchCheapest(ctx: Ctx, card: BooksCard): Promise<Draft | null> {
  const search = searchOf(ctx, card);
  // A list of subjects begins with books in the person's language, so the cheapest of these is meant.
  const languages = new Set(card.items.map(({ language }) => language));
  const [language] = languages.size === 1 && search.words === undefined ? languages : [];
  const cheapest = await findBooks(ctx, { ...(language === undefined ? {} : { language }), ...search, sort: 'price' });
  const [book] = cheapest.items;
  return book === undefined
    ? null
    : booksDraft(ctx, cheapest, m.chat_answer_cheapest({ title: book.title }, { locale: ctx.language }));
}

/** Pages of a book that is short, where the length of the books shown is unknown. */
const maxPagesOfShortBook = 250;

/** Repeats the search for books that are shorter than the first one shown. */
export async function searchShorter(ctx: Ctx, card: BooksCard): Promise<Draft> {
  const [longest] = card.items.flatMap(({ pages }) => (pages === null ? [] : [pages]));
  const maxPages = longest === undefined || longest < 2 ? maxPagesOfShortBook : longest - 1;
  const found = await findBooks(ctx, { ...searchOf(ctx, card), maxPages });
  return found.count > 0
    ? booksDraft(ctx, found, pagesSentence(ctx, maxPages))
    : textDraft(m.chat_answer_pages_none({}, { locale: ctx.language }));
}

/** Returns further books of the same search, or null. */
export async function searchOthers(ctx: Ctx, card: BooksCard): Promise<Draft | null> {
  const shown = new Set(card.items.map(({ isbn }) => isbn));
  const found = await findBooks(ctx, { ...searchOf(ctx, card), limit: 2 * maxShownBooks });
  const items = found.items.filter(({ isbn }) => !shown.has(isbn)).slice(0, maxShownBooks);
  return items.length === 0 ? null : booksDraft(ctx, { ...found, items });
}

/** Shows the books by the author whom the last search named, in the language of the request, or null. */
async function findAuthorInLanguage(ctx: Ctx, language: string, card: BooksCard): Promise<Draft | null> {
  const author = meantItem(card)?.authors[0];
  if (author === undefined) return null;
  const search = { author, language, sort: 'popular' as const, limit: maxShownBooks };
  const free = await findBooks(ctx, { ...search, inStock: true });
  if (free.count > 0) return booksDraft(ctx, free);
  const soldOut = await findBooks(ctx, { ...search, inStock: false });
  return soldOut.count === 0 ? null : booksDraft(ctx, soldOut, m.chat_answer_book_gone({}, { locale: ctx.language }));
}

/** Repeats the last search with filters that the text changes ("and in French?", "under 4 euros", "thrillers too?"). */
export async function searchChanged(ctx: Ctx, { request }: MessageMeaning, card: BooksCard): Promise<Draft | null> {
  const { words: lastWords, ...lastFilters } = searchOf(ctx, card);
  // Another subject is another request: the words of the last one no longer count.
  const last = { ...lastFilters, ...(lastWords === undefined || request.subject !== null ? {} : { words: lastWords }) };
  if (last.words !== undefined && request.language !== null) {
    const title =
      (await findAuthorInLanguage(ctx, request.language, card)) ??
      (await answerTitle(ctx, { ...request, subject: null }, [last.words]));
    if (title !== null) return title;
  }
  if (isEditionMissing(card, request.language))
    return booksDraft(ctx, card, m.chat_answer_books_wider({}, { locale: ctx.language }));
  const found = await findBooks(ctx, { ...last, ...filtersOf(request) });
  if (found.count > 0) return booksDraft(ctx, found, pagesSentence(ctx, request.pages?.max));
  if (request.pages !== null) return textDraft(m.chat_answer_pages_none({}, { locale: ctx.language }));
  // The language of a list of wanted books is the person's, which nobody asked for.
  const { language: own, ...anyLanguage } = last;
  if (request.language === null && request.subject !== null && own === ctx.language) {
    const inAny = await findBooks(ctx, { ...anyLanguage, ...filtersOf(request) });
    if (inAny.count > 0) return booksDraft(ctx, inAny);
  }
  const { maxPrice: _max, minPrice: _min, ...wider } = { ...last, ...filtersOf(request) };
  const near = await findBooks(ctx, wider);
  return near.count === 0
    ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language }))
    : booksDraft(ctx, near, m.chat_answer_books_wider({}, { locale: ctx.language }));
}
