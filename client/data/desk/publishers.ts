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
export type PublisherPage =
  | { readonly found: DeskPublishers; readonly missing: null }
  | { readonly found: null; readonly missing: ContactsMissing };

/** Loads a look-up of publishers, or without words the list of missing addresses. @throws ApiProblem */
export async function loadPublishers(api: ApiClient, q: string): Promise<PublisherPage> {
  return q === ''
    ? { found: null, missing: await read(api.desk['publishers-without-contact'].$get()) }
    : { found: await read(api.desk.publishers.$get({ query: { q } })), missing: null };
}

/** Loads a publisher by its name. @throws ApiProblem */
export function loadPublisher(api: ApiClient, name: string): Promise<DeskPublisher> {
  return read(api.desk.publishers[':name'].$get(paramOf(name)));
}

/** What the desk does with a publisher. @throws ApiProblem */
export interface PublisherCalls {
  readonly load: () => Promise<DeskPublisher>;
  /** `state-moved`: the addresses are not those that were seen. */
  readonly changeContact: (change: ContactChange) => Promise<DeskPublisher>;
  /** `name-taken` {books}: the new name is that of another publisher, and `merge` is false. */
  readonly rename: (rename: PublisherRename) => Promise<DeskPublisher>;
}

/** Returns what the desk can do with a publisher. */
export function usePublisherCalls(name: string): PublisherCalls {
  const api = useApi();
  const at = api.desk.publishers[':name'];
  return {
    load: () => loadPublisher(api, name),
    changeContact: (json) => read(at.contact.$put({ ...paramOf(name), json })),
    rename: (json) => read(at.rename.$post({ ...paramOf(name), json })),
  };
}
