import { foldLetters, queryWords } from '../../../../domain/catalogue/words';
import type { BookCard } from '../../../../domain/catalogue/schemas';
import { exceptedText } from '../../../../domain/chat/details/negated-subjects';
import type { MessageMeaning } from '../../../../domain/chat/read-message';
import { m } from '../../../../messages/compiled/messages.js';
import type { Ctx } from '../../../platform/context';
import { otherNamesOf } from '../../../catalogue/search/named-by';
import { booksDraft } from '../books-draft';
import { textDraft, type Draft } from '../draft';
import { filtersOf } from '../filters-of';
import { findTitle, type BooksCard } from '../find-title';
import { searchOf } from './last-search';
import { findWanted } from '../unwanted-books';

/** Matches a script that writes no spaces between words. */
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether a text has all words of a title. Without spaces: whether one of the two contains the other. */
function containsTitle(text: string, title: string): boolean {
  if (unspacedScript.test(text)) return foldLetters(title).includes(text) || text.includes(foldLetters(title));
  const wordsOfText = new Set(queryWords(text));
  const wordsOfTitle = queryWords(title);
  return wordsOfTitle.length > 0 && wordsOfTitle.every((word) => wordsOfText.has(word));
}

/** Returns the books of which a text contains the title, or another title of the work. */
async function booksWithTitleIn(ctx: Ctx, text: string, books: readonly BookCard[]): Promise<BookCard[]> {
  const named: BookCard[] = [];
  for (const book of books) {
    const { titles } = await otherNamesOf(ctx, book);
    if ([book.title, ...titles].some((title) => containsTitle(text, title))) named.push(book);
  }
  return named;
}

/** Returns those of the shown books that a text names. */
async function namedBooks(ctx: Ctx, text: string, shown: readonly BookCard[]): Promise<BookCard[]> {
  const named = await booksWithTitleIn(ctx, text, shown);
  if (named.length > 0) return named;
  // The text may have an original title, which none of the shown editions has. Only a search finds that.
  const found = await findTitle(ctx, [text], { inStock: false });
  return shown.filter(({ isbn }) => found?.card.items[0]?.isbn === isbn);
}

/**
 * Answers a text that names a shown book as unwanted ("other than Emma"): repeats the search behind `card` without that
 * book, or says that there are no others. Returns null when the text names none of the shown books. Other texts that
 * ask for books beside a named one go to `answerOtherBooks` and `answerSimilar`.
 */
export async function answerWithoutNamedBooks(
  ctx: Ctx,
  { match, request }: MessageMeaning,
  card: BooksCard,
): Promise<Draft | null> {
  const text = exceptedText(match.text, match.language);
  if (text === null) return null;
  const named = await namedBooks(ctx, text, card.items);
  if (named.length === 0) return null;
  // The subject is left out: it may be a word of the title.
  const { subject: _subject, ...filters } = filtersOf(request);
  const isOther = (book: BookCard) =>
    !containsTitle(text, book.title) && !named.some(({ isbn, title }) => isbn === book.isbn || title === book.title);
  const others = await findWanted(ctx, { ...searchOf(ctx, card), ...filters }, isOther);
  return others === null ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language })) : booksDraft(ctx, others);
}
