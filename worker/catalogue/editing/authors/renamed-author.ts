import type { FieldChange } from '../../../../domain/catalogue/editing/edited-fields';
import { namesAuthor, renameAuthor } from '../../../../domain/catalogue/editing/rename-author';
import { matchKey } from '../../../../domain/catalogue/import/work-key';
import { queryText } from '../../../../domain/catalogue/words';
import type { AuthorRename } from '../../../../domain/desk/names/author-schemas';
import { namesOf } from '../../cards/card-rows';
import type { WorkRow } from '../../import/stored-rows';
import type { RewriteSource, RewrittenRow } from '../rewrite/read-editions';
import { namesOfAuthor } from './name-statements';

/** A rename with the comparable forms of both names. */
export interface Names extends AuthorRename {
  readonly name: string;
  readonly from: string;
  readonly toKey: string;
}

/** Returns the list of names with the author renamed, as the column holds it; the same text where nothing changes. */
export function renamedList(json: string, { from, to }: Names): string {
  const authors = namesOf(json);
  return namesAuthor(authors, from) ? JSON.stringify(renameAuthor(authors, from, to)) : json;
}

/** Returns an edition under the new name. The key that ties it to a work follows the first author. */
export function renamedEdition(row: RewrittenRow, names: Names): RewrittenRow {
  const authors = renamedList(row.authors, names);
  return authors === row.authors ? row : { ...row, authors, match_key: matchKey(row.title, namesOf(authors)) };
}

/** Returns the other names of the author after the rename: those of both names, and the old one if it is kept. */
export function otherNamesAfter(source: RewriteSource, { from, to, toKey, keepOld, name }: Names): string[] {
  const both = [...namesOfAuthor(source.names, toKey), ...namesOfAuthor(source.names, from)];
  const names = new Set(keepOld && from !== toKey ? [...both, name] : both);
  names.delete(to);
  return [...names];
}

/** Returns the changes of editions and works for the history. */
export function changesOf(
  source: RewriteSource,
  after: readonly RewrittenRow[],
  works: readonly WorkRow[],
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
  ];
}

/** Returns the works of editions whose author lists change, under the new name. */
export const renamedWorks = (source: RewriteSource, names: Names): WorkRow[] =>
  [...source.works.values()]
    .map((row) => ({ ...row, authors: renamedList(row.authors, names) }))
    .filter(({ work, authors }) => authors !== source.works.get(work)?.authors);

/** Returns the change of the author for the history. */
export const nameChange = ({ toKey, name, to }: Names): FieldChange => ({
  kind: 'author',
  key: toKey,
  field: 'name',
  before: name,
  after: to,
});

/** Returns a rename with the comparable forms of its names. */
export const namesOfRename = (name: string, rename: AuthorRename): Names => ({
  ...rename,
  name,
  from: queryText(name),
  toKey: queryText(rename.to),
});
