import { loadAuthorPage, type AuthorPage } from '../../../../data/desk/authors';
import { loadPublisherPage, type PublisherPage } from '../../../../data/desk/publishers';
import { loadSeriesPage, type SeriesPage } from '../../../../data/desk/series';
import type { ApiClient } from '../../../../lib/api';

/** Content of a page of names, by the kind of the names. */
export type NamesPage =
  | ({ readonly kind: 'authors' } & AuthorPage)
  | ({ readonly kind: 'series' } & SeriesPage)
  | ({ readonly kind: 'publishers' } & PublisherPage);

/** Loads a search for authors, series or publishers, or the page of one name. @throws ApiProblem */
export async function loadNames(
  api: ApiClient,
  kind: NamesPage['kind'],
  name: string | undefined,
  q: string,
): Promise<NamesPage> {
  if (kind === 'authors') return { kind, ...(await loadAuthorPage(api, name, q)) };
  if (kind === 'series') return { kind, ...(await loadSeriesPage(api, name, q)) };
  return { kind, ...(await loadPublisherPage(api, name, q)) };
}
