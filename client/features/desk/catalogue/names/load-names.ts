import { loadAuthorPage, type AuthorPage } from '../../../../data/desk/authors';
import { loadPublisherPage, type PublisherPage } from '../../../../data/desk/publishers';
import { loadSeriesPage, type SeriesPage } from '../../../../data/desk/series';
import type { ApiClient } from '../../../../lib/api';

/** Content of a page of names, by the part of the catalogue room. */
export type NamesPage =
  | ({ readonly room: 'authors' } & AuthorPage)
  | ({ readonly room: 'series' } & SeriesPage)
  | ({ readonly room: 'publishers' } & PublisherPage);

/** Loads a look-up of authors, series or publishers, or the page of one name. @throws ApiProblem */
export async function loadNames(
  api: ApiClient,
  room: NamesPage['room'],
  name: string | undefined,
  q: string,
): Promise<NamesPage> {
  if (room === 'authors') return { room, ...(await loadAuthorPage(api, name, q)) };
  if (room === 'series') return { room, ...(await loadSeriesPage(api, name, q)) };
  return { room, ...(await loadPublisherPage(api, name, q)) };
}
