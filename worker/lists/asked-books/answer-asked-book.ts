import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import type { AskedBookAnswer } from '../../../domain/wishes/asked-book-schemas';
import { Problem } from '../../../domain/problems';
import { loadEditions } from '../../catalogue/import/load-editions';
import { outboxStatement } from '../../outbox/outbox-statement';
import { sendOutboxSoon } from '../../outbox/send-soon';
import type { Ctx } from '../../platform/context';
import { sql } from '../../platform/db/client';
import { nullable, type RowOf } from '../../platform/db/columns';
import { commit } from '../../platform/db/commit';
import { defineRead, readBatch } from '../../platform/db/read';
import { askedBooks, askers } from '../../platform/db/schema/asked-books';
import { requireIsbn } from '../../platform/require-isbn';
import { requireRole } from '../../platform/require-role';

const questionOf = defineRead(
  { answer: nullable(askedBooks.answer) },
  'SELECT answer FROM asked_books WHERE isbn = ?1',
);
const askerColumns = { account: askers.account, asked_at: askers.askedAt };
const askersOf = defineRead(askerColumns, 'SELECT account, asked_at FROM askers WHERE isbn = ?1 ORDER BY account');

/** Returns the facts of a book as an import gives them. Several authors are separated by semicolons. */
function factsOf(isbn: string, { authors, ...found }: NonNullable<AskedBookAnswer['book']>): EditionFacts {
  return {
    isbn,
    ...found,
    authors: authors.split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()])),
    subtitle: null,
    publisher: null,
    publisherContact: null,
    published: null,
    format: null,
    grams: null,
    subjects: [],
    series: null,
    demand: null,
    description: null,
    work: null,
    workYear: null,
    otherTitles: [],
    otherNames: [],
    stock: null,
  };
}

/** Returns the statements that queue a mail to each asker: the question is answered. */
function answerMailStatements(
  ctx: Ctx,
  isbn: string,
  people: readonly RowOf<typeof askerColumns>[],
): D1PreparedStatement[] {
  return people.map(({ account, asked_at: askedAt }) =>
    outboxStatement(
      ctx,
      'book-looked-up',
      { account, isbn, origin: ctx.origin },
      `book-looked-up:${account}:${isbn}:${askedAt}`,
    ),
  );
}

/**
 * Answers an open question: the book comes into the catalogue, or the shop does not buy it. Each account that asked
 * gets a mail. For staff only.
 * @throws `book-not-found` without a question, `state-moved` when another clerk has answered, what `requireRole` throws
 */
export async function answerAskedBook(ctx: Ctx, typedIsbn: string, { book }: AskedBookAnswer): Promise<void> {
  requireRole(ctx, 'staff');
  const isbn = requireIsbn(typedIsbn);
  const [question] = await questionOf.all(ctx.db, isbn);
  if (question === undefined) throw new Problem('book-not-found');
  if (question.answer !== null) throw new Problem('state-moved');
  const answer = book === null ? 'not-bought' : 'known';
  const people = await askersOf.all(ctx.db, isbn);
  const statements = [
    sql(
      ctx.db,
      'UPDATE asked_books SET answer = ?2, answered_at = ?3 WHERE isbn = ?1 AND answer IS NULL',
      isbn,
      answer,
      ctx.now.toISOString(),
    ),
    ...answerMailStatements(ctx, isbn, people),
  ];
  if (book === null) await commit(ctx.db, statements);
  else
    await loadEditions(ctx, {
      isFollowed: true,
      editions: [factsOf(isbn, book)],
      options: { defaultPrice: null, language: null, format: null, starter: false },
      alongside: () => statements,
    });
  // Somebody may have asked while this was stored, and another clerk may have answered first.
  const [[stored], everyone] = await readBatch(ctx.db, [questionOf.with(isbn), askersOf.with(isbn)]);
  if (everyone.length > people.length) await commit(ctx.db, answerMailStatements(ctx, isbn, everyone));
  sendOutboxSoon(ctx);
  if (stored?.answer !== answer) throw new Problem('state-moved');
}
