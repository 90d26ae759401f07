import type { AuthorRename, DeskAuthor, DeskAuthors } from '../../../domain/desk/names/author-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

const paramOf = (name: string) => ({ param: { name: encodeURIComponent(name) } });

/** Loads the authors that a look-up finds; none without words. @throws ApiProblem */
export function loadAuthors(api: ApiClient, q: string): Promise<DeskAuthors> {
  return read(api.desk.authors.$get({ query: { q } }));
}

/** Loads an author by the name as printed. @throws ApiProblem */
export function loadAuthor(api: ApiClient, name: string): Promise<DeskAuthor> {
  return read(api.desk.authors[':name'].$get(paramOf(name)));
}

/** What the desk does with an author. Each resolves to the author as it is then. @throws ApiProblem */
export interface AuthorCalls {
  /** `name-taken` {books}: the new name is that of another author, and `merge` is false. */
  readonly rename: (rename: AuthorRename) => Promise<DeskAuthor>;
  readonly addName: (name: string) => Promise<DeskAuthor>;
  readonly removeName: (name: string) => Promise<DeskAuthor>;
}

/** Returns what the desk can do with an author. */
export function useAuthorCalls(name: string): AuthorCalls {
  const at = useApi().desk.authors[':name'];
  return {
    rename: (json) => read(at.rename.$post({ ...paramOf(name), json })),
    addName: (other) => read(at.names.$post({ ...paramOf(name), json: { name: other } })),
    removeName: (other) => read(at.names.$delete({ ...paramOf(name), json: { name: other } })),
  };
}
