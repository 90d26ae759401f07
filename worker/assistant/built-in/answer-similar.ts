import { asksAboutShop } from '../../../domain/chat/rank-senses';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import type { BookCard } from '../../../domain/catalogue/schemas';
import type { ChatMessage } from '../../../domain/chat/schemas';
import type { Subject } from '../../../domain/subjects';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import { readBookPage } from '../../catalogue/book-page/read-book-page';
import { findBooks } from '../tools/search-books';
import { booksDraft, maxReadBooks, maxShownBooks } from './books-draft';
import { joinDrafts, textDraft, type Draft } from './draft';
import { findTitle, titlesOf, type BooksCard } from './find-title';
import { bookOfConversation } from './follow-up/earlier-messages';

/** Returns up to three books of a subject in stock, in a language, of those that are wanted. */
async function booksOfSubject(
  ctx: Ctx,
  subject: Subject,
  language: string | null,
  isOther: (book: Pick<BookCard, 'title' | 'authors'>) => boolean,
): Promise<BooksCard['items']> {
  const { items } = await findBooks(ctx, {
    inStock: true,
    sort: 'popular',
    limit: maxReadBooks,
    subject,
    ...(language === null ? {} : { language }),
  });
  return items.filter(isOther).slice(0, maxShownBooks);
}

/** Returns the book that a text names, or else the one that the conversation is about; null when there is none. */
async function likedBook(ctx: Ctx, meaning: MessageMeaning, past: readonly ChatMessage[]): Promise<BookCard | null> {
  const found = await findTitle(ctx, [...titlesOf(meaning), meaning.request.deniedWords], { inStock: false });
  const [book] = found?.isNamed === true ? found.card.items : [];
  return book ?? (meaning.request.unknownWords === '' && past.length > 0 ? bookOfConversation(ctx, past) : null);
}

/** Says that the catalogue has no such book, and shows the most wanted ones of the subject or of the language. */
async function answerUnknownBook(ctx: Ctx, { request }: MessageMeaning): Promise<Draft | null> {
  const { subject } = request;
  const filters = {
    inStock: true,
    sort: 'popular' as const,
    limit: maxShownBooks,
    language: request.language ?? ctx.language,
  };
  const near = subject === null ? null : await findBooks(ctx, { ...filters, subject });
  const card = near !== null && near.count > 0 ? near : await findBooks(ctx, filters);
  const locale = { locale: ctx.language };
  return card.count === 0
    ? null
    : joinDrafts(
        textDraft(m.chat_answer_books_none({}, locale)),
        booksDraft(ctx, card, m.chat_answer_recommend({}, locale)),
      );
}

/**
 * Answers "something like X" with books near X, in the language of the request or of the person. Where the catalogue
 * has no X, says so and shows other books. Returns null when the text names nothing.
 */
export async function answerSimilar(
  ctx: Ctx,
  meaning: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<Draft | null> {
  const { request, match } = meaning;
  const book = await likedBook(ctx, meaning, past);
  if (book === null)
    return (request.unknownWords === '' && request.deniedWords === '') || asksAboutShop(match)
      ? null
      : answerUnknownBook(ctx, meaning);
  const { neighbours, moreByAuthor, subjects } = await readBookPage(ctx, { isbn: book.isbn });
  const language = request.language ?? ctx.language;
  const hasAuthor = (names: readonly string[]) => names.some((name) => book.authors.includes(name));
  // "Read all of his" asks for other authors.
  const isOther = ({ title, authors }: Pick<BookCard, 'title' | 'authors'>) =>
    title !== book.title && !((match.has('all-read') || request.deniedWords !== '') && hasAuthor(authors));
  const free = [...neighbours, ...moreByAuthor]
    .filter((near) => near.cheapest !== null && isOther(near))
    .map(({ choice: _choice, ...near }) => near);
  const own = free.filter((near) => near.language === language);
  const others = request.language === null ? free.filter((near) => near.language !== language) : [];
  const items = [...own, ...others].slice(0, maxShownBooks);
  const named = request.subject === null ? subjects : [request.subject, ...subjects];
  let [subject] = named;
  const languages = request.language === null ? [language, null] : [language];
  const searches = languages.flatMap((tried) => named.map((each) => ({ each, tried })));
  for (const { each, tried } of items.length === 0 ? searches : []) {
    if (items.length === 0) subject = each;
    const known = new Set(items.map(({ isbn }) => isbn));
    items.push(...(await booksOfSubject(ctx, each, tried, isOther)).filter(({ isbn }) => !known.has(isbn)));
    if (items.length >= maxShownBooks) break;
  }
  items.splice(maxShownBooks);
  const search = new URLSearchParams({ language, ...(subject === undefined ? {} : { subject }) }).toString();
  const card: BooksCard = { kind: 'books', count: items.length, atLeast: false, search, items };
  return items.length === 0
    ? null
    : booksDraft(ctx, card, m.chat_answer_similar({ title: book.title }, { locale: ctx.language }));
}
