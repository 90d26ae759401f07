import type { AuthorRename } from '../../../../domain/desk/names/author-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { readBatch } from '../../../platform/db/read';
import { requireRole } from '../../../platform/require-role';
import { renameInSteps } from '../renames/rename-in-steps';
import { commitRewrite } from '../rewrite/commit-rewrite';
import { readEditions } from '../rewrite/read-editions';
import { rewriteStatements } from '../rewrite/rewrite-statements';
import { authorBooksRead, booksOf } from './author-books';
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

async function renameStatements(ctx: Ctx, names: Names): Promise<D1PreparedStatement[]> {
  const account = requireRole(ctx, 'staff');
  const { from, toKey, merge } = names;
  const [hits, hitsOfNew] = await readBatch(ctx.db, [authorBooksRead(names.name), authorBooksRead(names.to)]);
  const isbns = booksOf(hits, from);
  if (isbns.length === 0) throw new Problem('state-moved');
  const joined = from === toKey ? [] : booksOf(hitsOfNew, toKey);
  if (joined.length > 0 && !merge) throw new Problem('state-moved', { books: joined.length });
  // The books of the new name get the other names of the old one, which their index rows hold.
  const source = await readEditions(ctx, [...new Set([...isbns, ...joined])], [names.name, names.to]);
  const after = source.editions.map((row) => renamedEdition(row, names));
  const works = renamedWorks(source, names);
  const keys = new Set([from, toKey]);
  const own = otherNamesAfter(source, names);
  const others = source.names.filter(({ author }) => !keys.has(author));
  return [
    ...[...keys].map((key) => namesGuardStatement(ctx, key, namesOfAuthor(source.names, key))),
    ...rewriteStatements(ctx, account, {
      before: source,
      after,
      works,
      names: [...others, ...own.map((name) => ({ author: toKey, name }))],
      texts: [names.name, names.to, ...own],
      changes: [...changesOf(source, after, works), nameChange(names)],
    }),
    ...replaceNamesStatements(ctx, from, []),
    ...replaceNamesStatements(ctx, toKey, own),
  ];
}

/**
 * Gives an author a new name in all editions and works, with their index rows and match keys. Each changed edition is
 * protected, so no file restores the old name. A name that another author has joins both, if `merge` says so. One
 * batch: readers see the old name or the new one. Four round trips. More books than one batch takes are renamed in
 * steps. For staff only.
 * @throws `state-moved` when no book has the old name, `state-moved` {books}
 */
export async function renameDeskAuthor(ctx: Ctx, name: string, rename: AuthorRename): Promise<void> {
  requireRole(ctx, 'staff');
  const names = namesOfRename(name, rename);
  await renameInSteps(ctx, { kind: 'author', name, rename }, () =>
    commitRewrite(ctx, () => renameStatements(ctx, names)),
  );
}
