import { authorRenameSchema } from '../../../../domain/desk/names/author-schemas';
import { matchNothing, wholeNameMatch } from '../../../../domain/catalogue/find/match-expressions';
import type { Account, Ctx } from '../../../platform/context';
import { columnsOf, nullable } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { editions, works } from '../../../platform/db/schema/catalogue';
import { changeStatements } from '../change-statements';
import { booksPerStep, lastOf, type RenameRow, type RenameStep, type RenameSteps } from '../renames/rename-row';
import { readEditions } from '../rewrite/read-editions';
import { rewriteStatements } from '../rewrite/rewrite-statements';
import { isBookOf } from './author-books';
import { namesGuardStatement, namesOfAuthor, replaceNamesStatements } from './name-statements';
import {
  changesOf,
  nameChange,
  namesOfRename,
  otherNamesAfter,
  renamedEdition,
  renamedWorks,
  type Names,
} from './renamed-author';

const nextBooks = defineRead(
  { ...columnsOf(editions, 'id', 'isbn', 'authors'), work_authors: nullable(works.authors) },
  `SELECT e.id, e.isbn, e.authors, w.authors AS work_authors FROM edition_words
   CROSS JOIN editions e ON e.id = edition_words.rowid LEFT JOIN works w ON w.work = e.work
   WHERE edition_words MATCH ?1 AND edition_words.rowid > ?2 ORDER BY edition_words.rowid LIMIT ?3`,
);

const namesIn = ({ name, rename }: RenameRow): Names =>
  namesOfRename(name, authorRenameSchema.parse(JSON.parse(rename)));

/** Returns the next books of one of the two names of a rename: their ISBNs, and the last hit of the name's words. */
async function readNextBooks(
  ctx: Ctx,
  { after }: RenameRow,
  { name, key }: { readonly name: string; readonly key: string },
): Promise<{ readonly isbns: readonly string[]; readonly last: number | null }> {
  const match = wholeNameMatch(['authors', 'other'], name) ?? matchNothing;
  const hits = await nextBooks.all(ctx.db, match, after, booksPerStep);
  return { isbns: hits.filter((row) => isBookOf(row, key)).map(({ isbn }) => isbn), last: lastOf(hits) };
}

/** Writes the next books of one of the two names, with the other names that the author has after the rename. */
async function bookStep(
  ctx: Ctx,
  rename: RenameRow,
  account: Pick<Account, 'id'>,
  of: 'from' | 'to',
): Promise<RenameStep> {
  const names = namesIn(rename);
  const { from, toKey } = names;
  const asked = of === 'from' ? { name: names.name, key: from } : { name: names.to, key: toKey };
  const { isbns, last } = await readNextBooks(ctx, rename, asked);
  if (isbns.length === 0) return { statements: [], last };
  const source = await readEditions(ctx, isbns, [names.name, names.to]);
  const after = source.editions.map((row) => renamedEdition(row, names));
  const changedWorks = renamedWorks(source, names);
  const own = otherNamesAfter(source, names);
  const keys = new Set([from, toKey]);
  return {
    last,
    statements: [
      ...[...keys].map((author) => namesGuardStatement(ctx, author, namesOfAuthor(source.names, author))),
      ...rewriteStatements(ctx, account, {
        before: source,
        after,
        works: changedWorks,
        names: [
          ...source.names.filter(({ author }) => !keys.has(author)),
          ...own.map((name) => ({ author: toKey, name })),
        ],
        texts: [names.name, names.to, ...own],
        changes: changesOf(source, after, changedWorks),
      }),
      ...replaceNamesStatements(ctx, toKey, own),
    ],
  };
}

/**
 * An author's rename in steps. The other names of the old name stay until all books have the new one, so that the books
 * in between are found by them.
 */
export const authorSteps: RenameSteps = {
  books: (ctx, rename, account) => bookStep(ctx, rename, account, 'from'),
  joined: (ctx, rename, account) => {
    const { merge, from, toKey } = namesIn(rename);
    // Books that had the new name get the other names of the old one.
    return merge && from !== toKey
      ? bookStep(ctx, rename, account, 'to')
      : Promise.resolve({ statements: [], last: null });
  },
  names: (ctx, rename, account) => {
    const names = namesIn(rename);
    return Promise.resolve([
      ...(names.from === names.toKey ? [] : replaceNamesStatements(ctx, names.from, [])),
      ...changeStatements(ctx, account, [nameChange(names)]),
    ]);
  },
};
