import { asksAboutShop } from '../../../domain/chat/questions/rank-senses';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import type { BookCard, BookPage } from '../../../domain/catalogue/schemas';
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

type NamedBook = Pick<BookCard, 'title' | 'authors'>;

/** Up to three books, and the subject under which the first of them were found. */
interface FoundBooks {
  readonly items: BooksCard['items'];
  readonly subject: Subject | undefined;
}

/** Returns the book that a text names, or else the book of the conversation, or null. */
async function findLikedBook(
  ctx: Ctx,
  meaning: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<BookCard | null> {
  const found = await findTitle(ctx, [...titlesOf(meaning), meaning.request.deniedWords], { inStock: false });
  const [book] = found?.isNamed === true ? found.card.items : [];
  return book ?? (meaning.request.unknownWords === '' && past.length > 0 ? bookOfConversation(ctx, past) : null);
}

/**
 * Answers a text that names a book outside the catalogue: says so, and shows the most wanted books of the requested
 * subject, or else of any. Returns null for a text that names no book or asks about the shop.
 */
async function answerUnknownBook(ctx: Ctx, { request, match }: MessageMeaning): Promise<Draft | null> {
  if ((request.unknownWords === '' && request.deniedWords === '') || asksAboutShop(match)) return null;
  const { subject } = request;
  const filters = {
    inStock: true,
    sort: 'popular' as const,
    limit: maxShownBooks,
    language: request.language ?? ctx.language,
  };
  const ofSubject = subject === null ? null : await findBooks(ctx, { ...filters, subject });
  const card = ofSubject !== null && ofSubject.count > 0 ? ofSubject : await findBooks(ctx, filters);
  const locale = { locale: ctx.language };
  return card.count === 0
    ? null
    : joinDrafts(
        textDraft(m.chat_answer_books_none({}, locale)),
        booksDraft(ctx, card, m.chat_answer_recommend({}, locale)),
      );
}

/**
 * Returns a test for books that may stand beside the liked one: of another title and, where the person has read all of
 * its author or does not want the author, by another author.
 */
function otherBookTest(book: BookCard, { request, match }: MessageMeaning): (other: NamedBook) => boolean {
  const needsOtherAuthor = match.has('all-read') || request.deniedWords !== '';
  return ({ title, authors }) =>
    title !== book.title && !(needsOtherAuthor && authors.some((name) => book.authors.includes(name)));
}

/** Returns the wanted books that the page of a book shows and that are in stock, those of a language first. */
function booksOfPage(
  { neighbours, moreByAuthor }: Pick<BookPage, 'neighbours' | 'moreByAuthor'>,
  isWanted: (book: NamedBook) => boolean,
  language: { readonly first: string; readonly isOnly: boolean },
): BooksCard['items'] {
  const wanted = [...neighbours, ...moreByAuthor]
    .filter((book) => book.cheapest !== null && isWanted(book))
    .map(({ choice: _choice, ...book }) => book);
  const inLanguage = wanted.filter((book) => book.language === language.first);
  const others = language.isOnly ? [] : wanted.filter((book) => book.language !== language.first);
  return [...inLanguage, ...others].slice(0, maxShownBooks);
}

/** Returns up to three wanted books of a subject in stock, in a language (null: in any). */
async function findOfSubject(
  ctx: Ctx,
  subject: Subject,
  language: string | null,
  isWanted: (book: NamedBook) => boolean,
): Promise<BooksCard['items']> {
  const { items } = await findBooks(ctx, {
    inStock: true,
    sort: 'popular',
    limit: maxReadBooks,
    subject,
    ...(language === null ? {} : { language }),
  });
  return items.filter(isWanted).slice(0, maxShownBooks);
}

/** Searches each subject in the first language, then each in the next, until there are three wanted books. */
async function findOfSubjects(
  ctx: Ctx,
  subjects: readonly Subject[],
  languages: readonly (string | null)[],
  isWanted: (book: NamedBook) => boolean,
): Promise<FoundBooks> {
  const items: BookCard[] = [];
  let [firstSubject] = subjects;
  const searches = languages.flatMap((language) => subjects.map((subject) => ({ subject, language })));
  for (const { subject, language } of searches) {
    if (items.length === 0) firstSubject = subject;
    const isbns = new Set(items.map(({ isbn }) => isbn));
    const found = await findOfSubject(ctx, subject, language, isWanted);
    items.push(...found.filter(({ isbn }) => !isbns.has(isbn)));
    if (items.length >= maxShownBooks) break;
  }
  return { items: items.slice(0, maxShownBooks), subject: firstSubject };
}

/** Answers with books near one of the catalogue: those of its page, or else others of its subjects. */
async function answerNearBook(ctx: Ctx, meaning: MessageMeaning, book: BookCard): Promise<Draft | null> {
  const { request } = meaning;
  const page = await readBookPage(ctx, { isbn: book.isbn });
  const language = request.language ?? ctx.language;
  const isOnly = request.language !== null;
  const isWanted = otherBookTest(book, meaning);
  const subjects = request.subject === null ? page.subjects : [request.subject, ...page.subjects];
  const ofPage = booksOfPage(page, isWanted, { first: language, isOnly });
  const { items, subject } =
    ofPage.length > 0
      ? { items: ofPage, subject: subjects[0] }
      : await findOfSubjects(ctx, subjects, isOnly ? [language] : [language, null], isWanted);
  if (items.length === 0) return null;
  const search = new URLSearchParams({ language, ...(subject === undefined ? {} : { subject }) }).toString();
  const card: BooksCard = { kind: 'books', count: items.length, atLeast: false, search, items };
  return booksDraft(ctx, card, m.chat_answer_similar({ title: book.title }, { locale: ctx.language }));
}

/**
 * Answers "something like X" with books near X in the requested language, or else in that of the person before others.
 * Where the catalogue does not have X, says so and shows other books. Returns null when the text names nothing. Other
 * books of an author or of a subject are the answer of `answerOtherBooks`.
 */
export async function answerSimilar(
  ctx: Ctx,
  meaning: MessageMeaning,
  past: readonly ChatMessage[],
): Promise<Draft | null> {
  const book = await findLikedBook(ctx, meaning, past);
  return book === null ? answerUnknownBook(ctx, meaning) : answerNearBook(ctx, meaning, book);
}
