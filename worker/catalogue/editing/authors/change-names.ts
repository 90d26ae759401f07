import { queryText } from '../../../../domain/catalogue/words';
import { nameLimits } from '../../../../domain/policy/catalogue-names';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { readBatch } from '../../../platform/db/read';
import { requireRole } from '../../../platform/require-role';
import { isSameNameValue } from '../history/name-values';
import { commitRewrite } from '../rewrite/commit-rewrite';
import { readEditions } from '../rewrite/read-editions';
import { rewriteStatements } from '../rewrite/rewrite-statements';
import { authorBooksRead, booksOf } from './author-books';
import { namesGuardStatement, namesOfAuthor, replaceNamesStatements } from './name-statements';

type NamesChange = (names: readonly string[]) => readonly string[];

async function namesStatements(ctx: Ctx, author: string, change: NamesChange): Promise<D1PreparedStatement[]> {
  const account = requireRole(ctx, 'staff');
  const key = queryText(author);
  const [hits] = await readBatch(ctx.db, [authorBooksRead(author)]);
  const isbns = booksOf(hits, key);
  if (isbns.length === 0) throw new Problem('state-moved');
  const source = await readEditions(ctx, isbns, [author]);
  const old = namesOfAuthor(source.names, key);
  const names = change(old);
  if (names.length === old.length) return [];
  if (names.length > nameLimits.others) throw new Problem('list-full', { most: nameLimits.others });
  const others = source.names.filter((row) => row.author !== key);
  return [
    namesGuardStatement(ctx, key, old),
    ...rewriteStatements(ctx, account, {
      before: source,
      after: [],
      names: [...others, ...names.map((name) => ({ author: key, name }))],
      texts: [...old, ...names],
      changes: [{ kind: 'author', key, field: 'names', before: old, after: names }],
    }),
    ...replaceNamesStatements(ctx, key, names),
  ];
}

/**
 * Adds a name in another script or spelling to an author, by which searches find the books from now on. A name that is
 * there already changes nothing. For staff only.
 * @throws `state-moved` when no book has the author, `list-full`, `body-too-large` {most}
 */
export async function addOtherName(ctx: Ctx, author: string, name: string): Promise<void> {
  requireRole(ctx, 'staff');
  const add: NamesChange = (names) => (names.includes(name) ? names : [...names, name]);
  await commitRewrite(ctx, () => namesStatements(ctx, author, add));
}

/**
 * Removes another name of an author. A name that is gone already changes nothing. For staff only.
 * @throws `state-moved` when no book has the author, `body-too-large` {most}
 */
export async function removeOtherName(ctx: Ctx, author: string, name: string): Promise<void> {
  requireRole(ctx, 'staff');
  const remove: NamesChange = (names) => names.filter((other) => other !== name);
  await commitRewrite(ctx, () => namesStatements(ctx, author, remove));
}

/**
 * Puts the other names of an author back to `names`, if they are still those in `seen`. For staff only.
 * @throws `state-moved` {fields} for other names, `state-moved` when no book has the author, `body-too-large` {most}
 */
export async function restoreOtherNames(
  ctx: Ctx,
  author: string,
  { seen, names }: { readonly seen: readonly string[]; readonly names: readonly string[] },
): Promise<void> {
  requireRole(ctx, 'staff');
  const restore: NamesChange = (present) => {
    if (!isSameNameValue(present, seen)) throw new Problem('state-moved', { fields: ['names'] });
    return names;
  };
  await commitRewrite(ctx, () => namesStatements(ctx, author, restore));
}
