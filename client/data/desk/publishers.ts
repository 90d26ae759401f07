import type {
  ContactChange,
  ContactsMissing,
  DeskPublisher,
  DeskPublishers,
  PublisherRename,
} from '../../../domain/desk/names/publisher-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

const paramOf = (name: string) => ({ param: { name: encodeURIComponent(name) } });

/** The publishers that a look-up finds; without words those whose addresses are missing. */
export type FoundPublishers =
  | { readonly items: DeskPublishers['items']; readonly missing: null }
  | { readonly items: null; readonly missing: ContactsMissing };

/** A publisher, or the publishers of a look-up. */
export type PublisherPage =
  | { readonly publisher: DeskPublisher; readonly found: null }
  | { readonly publisher: null; readonly found: FoundPublishers };

const loadPublisher = (api: ApiClient, name: string): Promise<DeskPublisher> =>
  read(api.desk.publishers[':name'].$get(paramOf(name)));

async function searchPublishers(api: ApiClient, words: string): Promise<FoundPublishers> {
  return words === ''
    ? { items: null, missing: await read(api.desk['publishers-without-contact'].$get()) }
    : { items: (await read(api.desk.publishers.$get({ query: { q: words } }))).items, missing: null };
}

/**
 * Loads a publisher by its name; without a name those that `words` finds; without both the list of missing addresses.
 * @throws ApiProblem
 */
export async function loadPublisherPage(
  api: ApiClient,
  name: string | undefined,
  words: string,
): Promise<PublisherPage> {
  return name === undefined
    ? { publisher: null, found: await searchPublishers(api, words) }
    : { publisher: await loadPublisher(api, name), found: null };
}

/** Calls of the desk about a publisher. @throws ApiProblem */
export interface PublisherCalls {
  readonly load: () => Promise<DeskPublisher>;
  /** `state-moved`: the addresses are not those that were seen. */
  readonly changeContact: (change: ContactChange) => Promise<DeskPublisher>;
  /** `state-moved` {books}: the new name is that of another publisher, and `merge` is false. */
  readonly rename: (rename: PublisherRename) => Promise<DeskPublisher>;
}

/** Returns the desk's calls about a publisher. */
export function usePublisherCalls(name: string): PublisherCalls {
  const api = useApi();
  const routes = api.desk.publishers[':name'];
  return {
    load: () => loadPublisher(api, name),
    changeContact: (json) => read(routes.contact.$put({ ...paramOf(name), json })),
    rename: (json) => read(routes.rename.$post({ ...paramOf(name), json })),
  };
}
