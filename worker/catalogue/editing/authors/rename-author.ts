import type { FieldChange } from '../../../../domain/catalogue/editing/edited-fields';
import { namesAuthor, renameAuthor } from '../../../../domain/catalogue/editing/rename-author';
import { matchKey } from '../../../../domain/catalogue/import/work-key';
import { comparable } from '../../../../domain/catalogue/words';
import type { AuthorRename } from '../../../../domain/desk/names/author-schemas';
import { Problem } from '../../../../domain/problems';
import type { Ctx } from '../../../platform/context';
import { readBatch } from '../../../platform/db/read';
import { requireRole } from '../../../platform/require-role';
import { namesOf } from '../../cards/card-rows';
import type { WorkRow } from '../../import/known-editions';
import { commitRewrite } from '../rewrite/commit-rewrite';
import { readEditions, type RewriteSource, type RewrittenRow } from '../rewrite/read-editions';
import { rewriteStatements } from '../rewrite/rewrite-statements';
import { authorBooksRead, booksOf } from './author-books';
import { namesGuardStatement, namesOfAuthor, replaceNamesStatements } from './name-statements';

/** A rename with the comparable forms of both names. */
interface Names extends AuthorRename {
  readonly name: string;
  readonly from: string;
  readonly toKey: string;
}

/** Returns the list of names with the author renamed, as the column holds it; the same text where nothing changes. */
function renamedList(json: string, { from, to }: Names): string {
  const authors = namesOf(json);
  return namesAuthor(authors, from) ? JSON.stringify(renameAuthor(authors, from, to)) : json;
}

/** Returns an edition under the new name. The key that ties it to a work follows the first author. */
function renamedEdition(row: RewrittenRow, names: Names): RewrittenRow {
  const authors = renamedList(row.authors, names);
  return authors === row.authors ? row : { ...row, authors, match_key: matchKey(row.title, namesOf(authors)) };
}

/** Returns the other names of the author after the rename: those of both names, and the old one if it is kept. */
function otherNamesAfter(source: RewriteSource, { from, to, toKey, keepOld, name }: Names): string[] {
  const both = [...namesOfAuthor(source.names, toKey), ...namesOfAuthor(source.names, from)];
  const names = new Set(keepOld && from !== toKey ? [...both, name] : both);
  names.delete(to);
  return [...names];
}

function changesOf(
  source: RewriteSource,
  after: readonly RewrittenRow[],
  works: readonly WorkRow[],
  names: Names,
): FieldChange[] {
  const old = new Map(source.editions.map((row) => [row.isbn, row.authors]));
  return [
    ...after
      .filter(({ isbn, authors }) => old.get(isbn) !== authors)
      .map(({ isbn, authors }) => ({
        kind: 'edition' as const,
        key: isbn,
        field: 'authors' as const,
        before: namesOf(old.get(isbn) ?? '[]'),
        after: namesOf(authors),
      })),
    ...works.map(({ work, authors }) => ({
      kind: 'work' as const,
      key: work,
      field: 'authors' as const,
      before: namesOf(source.works.get(work)?.authors ?? '[]'),
      after: namesOf(authors),
    })),
    { kind: 'author', key: names.toKey, field: 'name', before: names.name, after: names.to },
  ];
}

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
  const works = [...source.works.values()]
    .map((row) => ({ ...row, authors: renamedList(row.authors, names) }))
    .filter(({ work, authors }) => authors !== source.works.get(work)?.authors);
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
      changes: changesOf(source, after, works, names),
    }),
    ...replaceNamesStatements(ctx, from, []),
    ...replaceNamesStatements(ctx, toKey, own),
  ];
}

/**
 * Gives an author a new name in all editions and works, with their index rows and match keys. Each changed edition is
 * protected, so no file restores the old name. A name that another author has joins both, if `merge` says so. One
 * batch: readers see the old name or the new one. Four round trips. For staff only.
 * @throws `state-moved` when no book has the old name, `state-moved` {books}, `body-too-large` {most}
 */
export async function renameDeskAuthor(ctx: Ctx, name: string, rename: AuthorRename): Promise<void> {
  requireRole(ctx, 'staff');
  const names = { ...rename, name, from: comparable(name), toKey: comparable(rename.to) };
  await commitRewrite(ctx, () => renameStatements(ctx, names));
}
