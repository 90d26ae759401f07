import type { AuthorRename, DeskAuthor, DeskAuthors } from '../../../domain/desk/names/author-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

const paramOf = (name: string) => ({ param: { name: encodeURIComponent(name) } });

/** An author, or the authors that a look-up finds. */
export type AuthorPage =
  | { readonly author: DeskAuthor; readonly found: null }
  | { readonly author: null; readonly found: DeskAuthors };

/** Loads an author by the name as printed, or without a name the authors that `words` finds. @throws ApiProblem */
export async function loadAuthorPage(api: ApiClient, name: string | undefined, words: string): Promise<AuthorPage> {
  return name === undefined
    ? { author: null, found: await read(api.desk.authors.$get({ query: { q: words } })) }
    : { author: await read(api.desk.authors[':name'].$get(paramOf(name))), found: null };
}

/** Calls of the desk about an author. Each resolves to the author as it is then. @throws ApiProblem */
export interface AuthorCalls {
  /** `state-moved` {books}: the new name is that of another author, and `merge` is false. */
  readonly rename: (rename: AuthorRename) => Promise<DeskAuthor>;
  readonly addName: (name: string) => Promise<DeskAuthor>;
  readonly removeName: (name: string) => Promise<DeskAuthor>;
}

/** Returns the desk's calls about an author. */
export function useAuthorCalls(name: string): AuthorCalls {
  const routes = useApi().desk.authors[':name'];
  return {
    rename: (json) => read(routes.rename.$post({ ...paramOf(name), json })),
    addName: (other) => read(routes.names.$post({ ...paramOf(name), json: { name: other } })),
    removeName: (other) => read(routes.names.$delete({ ...paramOf(name), json: { name: other } })),
  };
}
