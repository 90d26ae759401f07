import { queryWords } from '../../../domain/catalogue/words';
import { asksAboutShop } from '../../../domain/chat/questions/rank-senses';
import type { BookRequest } from '../../../domain/chat/read-book-request';
import type { MessageMeaning } from '../../../domain/chat/read-message';
import type { BookCard } from '../../../domain/catalogue/schemas';
import { m } from '../../../messages/compiled/messages.js';
import type { Ctx } from '../../platform/context';
import type { SearchBooksInput } from '../tools/inputs';
import { findBooks } from '../tools/search-books';
import { booksDraft } from './books-draft';
import type { Draft } from './draft';
import { filtersOf } from './filters-of';
import type { BooksCard } from './find-title';
import { isNamedBy, readForChoice, wantedOf } from './unwanted-books';

/** Most unknown words of a text that are searched as an author's last name. Each costs a search. */
const maxTriedNames = 5;
/** Fewest letters of such a word. Shorter ones are rarely names. */
const minNameLetters = 3;

/** An author whom a text names. `word`: the last name as the text has it, folded. */
interface NamedAuthor {
  readonly word: string;
  readonly name: string;
}

/** Returns the author whose last name is a word of a request and whom it does not deny, or null. */
async function findNamedAuthor(ctx: Ctx, { unknownWords }: BookRequest): Promise<NamedAuthor | null> {
  const words = queryWords(unknownWords).filter((word) => Array.from(word).length >= minNameLetters);
  for (const word of words.slice(0, maxTriedNames)) {
    const { items } = await findBooks(ctx, { words: word, inStock: false, sort: 'match', limit: 1 });
    const name = items[0]?.authors.find((author) => queryWords(author).at(-1) === word);
    if (name !== undefined) return { word, name };
  }
  return null;
}

/** Books of a search without those that a text names. */
interface OtherBooks {
  /** Null: no book remains. */
  readonly card: BooksCard | null;
  /** Whether the text names a book of the search. */
  readonly namesBook: boolean;
}

/** Searches for books and returns those that a text does not name and that have a further property. */
async function findOtherBooks(
  ctx: Ctx,
  search: SearchBooksInput,
  isNamed: (book: BookCard) => boolean,
  isFitting: (book: BookCard) => boolean = () => true,
): Promise<OtherBooks> {
  const found = await readForChoice(ctx, search);
  return {
    card: wantedOf(found, (book) => !isNamed(book) && isFitting(book)),
    namesBook: found.items.some(isNamed),
  };
}

/** Returns the search for the requested books in stock, the most wanted first. */
const searchFor = (request: BookRequest): SearchBooksInput => ({
  inStock: true,
  sort: 'popular',
  limit: 1,
  ...filtersOf(request),
});

/** Returns whether a text says that it wants other books: "I have read all of his", "by the same author". */
const asksForOthers = ({ match }: MessageMeaning) => match.has('all-read', 'same-author');

/** Returns the words of titles and names that a request has, with those that it denies. */
const namedWordsOf = ({ unknownWords, deniedWords }: BookRequest) => `${unknownWords} ${deniedWords}`;

/** Answers with books of an author whose titles the text does not name: "I loved Silk, anything else by Baricco?" */
async function answerOthersOfAuthor(ctx: Ctx, meaning: MessageMeaning, author: NamedAuthor): Promise<Draft | null> {
  const { request } = meaning;
  const titleWords = queryWords(namedWordsOf(request))
    .filter((word) => word !== author.word)
    .join(' ');
  const { subject: _subject, ...search } = searchFor(request);
  const isNamed = (book: BookCard) => isNamedBy(titleWords, book, true);
  const { card, namesBook } = await findOtherBooks(ctx, { ...search, author: author.name }, isNamed);
  // "More by Eco" alone is an ordinary request.
  return card === null || !(asksForOthers(meaning) || namesBook)
    ? null
    : booksDraft(ctx, card, m.chat_answer_author({ author: author.name }, { locale: ctx.language }));
}

/** Answers with books of a subject that the text does not name: "she read all of Harry Potter, any other fantasy?" */
async function answerOthersOfSubject(ctx: Ctx, { request, match }: MessageMeaning): Promise<Draft | null> {
  if (request.subject === null || !match.has('all-read')) return null;
  const search = { ...searchFor(request), language: request.language ?? ctx.language };
  const { card, namesBook } = await findOtherBooks(
    ctx,
    search,
    (book) => isNamedBy(namedWordsOf(request), book),
    ({ subjects }) => request.otherSubjects.every((subject) => subjects.includes(subject)),
  );
  // A text that names none of the books asks for something else.
  return card === null || !namesBook ? null : booksDraft(ctx, card);
}

/**
 * Answers a text that asks for books of an author or of a subject and names others, which the person knows or does not
 * want. Returns null for any other text. Books near a named one, of any author and subject, are the answer of
 * `answerSimilar`.
 * @see decision 082
 */
export async function answerOtherBooks(ctx: Ctx, meaning: MessageMeaning): Promise<Draft | null> {
  const { request, match } = meaning;
  // "More" with one unknown word ("more by Eco") is an ordinary request.
  const asksForMore = match.has('more') && request.unknownWords.includes(' ');
  if (!(asksForOthers(meaning) || asksForMore) || asksAboutShop(match)) return null;
  if (request.unknownWords === '' && request.deniedWords === '') return null;
  const author = await findNamedAuthor(ctx, request);
  return author === null ? answerOthersOfSubject(ctx, meaning) : answerOthersOfAuthor(ctx, meaning, author);
}
