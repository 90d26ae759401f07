import { queryWords } from '../../../domain/catalogue/words';
import { asksAboutShop } from '../../../domain/chat/rank-senses';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import type { BookCard } from '../../../domain/catalogue/schemas';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { SearchBooksInput } from '../tools/inputs';
import { findBooks } from '../tools/search-books';
import { booksDraft } from './books-draft';
import type { Draft } from './draft';
import { filtersOf } from './filters-of';
import { findWanted, isNamedBy } from './unwanted-books';

/** Most unknown words of a text that are tried as an author's last name, and the fewest letters of such a word. */
const maxNames = 5;
const minNameLetters = 3;

interface NamedAuthor {
  readonly word: string;
  readonly name: string;
}

/** Returns the author whose last name is a word of a text and whom the text does not deny, or null. */
async function findNamedAuthor(ctx: Ctx, { request }: MessageMeaning): Promise<NamedAuthor | null> {
  const words = queryWords(request.unknownWords).filter((word) => Array.from(word).length >= minNameLetters);
  for (const word of words.slice(0, maxNames)) {
    const { items } = await findBooks(ctx, { words: word, inStock: false, sort: 'match', limit: 1 });
    const name = items[0]?.authors.find((author) => queryWords(author).at(-1) === word);
    if (name !== undefined) return { word, name };
  }
  return null;
}

/**
 * Answers a text that asks for other books than those it names: "I loved Silk, anything else by Baricco?", "she read
 * all of Harry Potter, any other fantasy?". Returns null when it names neither an author nor a filter.
 */
export async function answerUnread(ctx: Ctx, meaning: MessageMeaning): Promise<Draft | null> {
  const { request, match } = meaning;
  const namesOthers = match.has('all-read', 'same-author');
  if (!(namesOthers || (match.has('more') && request.unknownWords.includes(' '))) || asksAboutShop(match)) return null;
  if (request.unknownWords === '' && request.deniedWords === '') return null;
  const author = await findNamedAuthor(ctx, meaning);
  const filters: SearchBooksInput = { inStock: true, sort: 'popular', limit: 1, ...filtersOf(request) };
  const known = `${request.unknownWords} ${request.deniedWords}`;
  if (author !== null) {
    const others = queryWords(known).filter((word) => word !== author.word);
    const { subject: _subject, ...ofAnySubject } = filters;
    let namesTitle = false;
    const isOther = (book: BookCard) => {
      const isNamed = isNamedBy(others.join(' '), book, true);
      namesTitle ||= isNamed;
      return !isNamed;
    };
    const card = await findWanted(ctx, { ...ofAnySubject, author: author.name }, isOther);
    // "More by Eco" alone is an ordinary request.
    return card === null || !(namesOthers || namesTitle)
      ? null
      : booksDraft(ctx, card, m.chat_answer_author({ author: author.name }, { locale: ctx.language }));
  }
  if (request.subject === null || !match.has('all-read')) return null;
  let namesBook = false;
  const isOther = (book: BookCard) => {
    const isNamed = isNamedBy(known, book);
    namesBook ||= isNamed;
    return !isNamed && request.otherSubjects.every((subject) => book.subjects.includes(subject));
  };
  const inLanguage = { ...filters, language: request.language ?? ctx.language };
  const card = await findWanted(ctx, inLanguage, isOther);
  // A text that names none of the books asks for something else.
  return card === null || !namesBook ? null : booksDraft(ctx, card);
}
