import { isbnMatch, suggestionMatch } from '../../../domain/catalogue/find/match-expressions';
import { rankBooks } from '../../../domain/catalogue/rank-books';
import type { Suggestions } from '../../../domain/catalogue/schemas';
import { subjectsBeginning } from '../../../domain/catalogue/subject-words';
import { hasWordsBeginning, queryText, queryWords } from '../../../domain/catalogue/words';
import { parseIsbn } from '../../../domain/isbn';
import type { Ctx } from '../../platform/context';
import { columnsOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { editions } from '../../platform/db/schema/catalogue';
import { coverPath, namesOf } from '../cards/card-rows';
import { groupWorks } from './group-works';
import { findOtherForms } from './wider/other-forms';

/** Most editions that are read; several of them may be of one work. */
const maxRead = 40;
const maxShown = { subjects: 2, authors: 3, books: 6 };

const matchingBooks = defineRead(
  columnsOf(editions, 'id', 'isbn', 'work', 'title', 'authors', 'language', 'grades', 'cover_url'),
  `SELECT e.id, e.isbn, e.work, e.title, e.authors, e.language, e.grades, e.cover_url FROM edition_words
   CROSS JOIN editions e ON e.id = edition_words.rowid WHERE edition_words MATCH ?1 ORDER BY edition_words.rowid
   LIMIT ?2`,
);

/** Returns authors of the hits whose names match each word of the query by prefix; most wanted book first. */
function authorsOf(hits: readonly { readonly authors: readonly string[] }[], words: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const name of hits.flatMap((hit) => hit.authors)) {
    const key = queryText(name);
    if (hasWordsBeginning(name, words) && !found.has(key)) found.set(key, name);
  }
  return [...found.values()].slice(0, maxShown.authors);
}

/** Fewest characters of a text whose spelling is corrected. A shorter one resembles too many words. */
const minCorrected = 5;

/** Returns the books that match a text, the best ones first. One round trip. */
async function booksFor(ctx: Ctx, q: string) {
  const isbn = parseIsbn(q);
  const match = isbn.ok ? isbnMatch(isbn.isbn) : suggestionMatch(q);
  const [found] = match === null ? [[]] : await readBatch(ctx.db, [matchingBooks.with(match, maxRead)]);
  return rankBooks(
    q,
    found.map((row) => ({ ...row, authors: namesOf(row.authors) })),
    ctx.language,
  );
}

/** Returns another spelling of a text that has hits, or null for a short text and for one without such a spelling. */
async function correctedText(ctx: Ctx, q: string): Promise<string | null> {
  if (q.trim().length < minCorrected || parseIsbn(q).ok) return null;
  const { replacement } = await findOtherForms(ctx, q);
  return replacement?.kind === 'spelling' ? replacement.words : null;
}

/**
 * Suggests subjects, authors and books for a query that is being typed. One round trip; some more for a query without
 * any, which is then corrected as the search corrects it.
 */
export async function suggestBooks(ctx: Ctx, input: { readonly q: string }): Promise<Suggestions> {
  const subjects = subjectsBeginning(input.q).slice(0, maxShown.subjects);
  const typed = await booksFor(ctx, input.q);
  const corrected = typed.length === 0 && subjects.length === 0 ? await correctedText(ctx, input.q) : null;
  const hits = corrected === null ? typed : await booksFor(ctx, corrected);
  const books = groupWorks(hits)
    .slice(0, maxShown.books)
    .map(({ row }) => row);
  return {
    items: [
      ...subjects.map((subject) => ({ kind: 'subject' as const, subject })),
      ...authorsOf(hits, queryWords(corrected ?? input.q)).map((name) => ({ kind: 'author' as const, name })),
      ...books.map((book) => ({
        kind: 'book' as const,
        isbn: book.isbn,
        title: book.title,
        author: book.authors[0] ?? '',
        cover: coverPath(book.isbn, book.cover_url),
      })),
    ],
    nextCursor: null,
  };
}
