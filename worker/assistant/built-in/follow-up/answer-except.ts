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

/** Matches a text without spaces between its words, which is compared as a whole. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns whether a text contains all words of a title; without spaces, whether one contains the other. */
function namesTitle(text: string, title: string): boolean {
  if (unspaced.test(text)) return foldLetters(title).includes(text) || text.includes(foldLetters(title));
  const known = new Set(queryWords(text));
  const words = queryWords(title);
  return words.length > 0 && words.every((word) => known.has(word));
}

/**
 * Answers a text that takes one of the books shown out of the list ("other than Emma") with the others of the same
 * search, or says that there are none. Returns null when it names none of them.
 */
export async function answerExcept(
  ctx: Ctx,
  { match, request }: MessageMeaning,
  card: BooksCard,
): Promise<Draft | null> {
  const text = exceptedText(match.text, match.language);
  if (text === null) return null;
  const named: BookCard[] = [];
  for (const book of card.items) {
    const { titles } = await otherNamesOf(ctx, book);
    if ([book.title, ...titles].some((title) => namesTitle(text, title))) named.push(book);
  }
  if (named.length === 0) {
    // By its original title, for example, which none of the shown editions has.
    const found = await findTitle(ctx, [text], { inStock: false });
    const isFound = ({ isbn }: BookCard) => found?.card.items[0]?.isbn === isbn;
    named.push(...card.items.filter(isFound));
  }
  if (named.length === 0) return null;
  // A word of the title may be read as a subject.
  const { subject: _subject, ...filters } = filtersOf(request);
  const isOther = (book: BookCard) =>
    !namesTitle(text, book.title) && !named.some(({ isbn, title }) => isbn === book.isbn || title === book.title);
  const others = await findWanted(ctx, { ...searchOf(ctx, card), ...filters }, isOther);
  return others === null ? textDraft(m.chat_answer_books_none({}, { locale: ctx.language })) : booksDraft(ctx, others);
}
