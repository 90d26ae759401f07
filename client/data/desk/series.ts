import type {
  DeskSeries,
  DeskSeriesBooks,
  DeskSeriesList,
  SeriesChange,
  SeriesRename,
} from '../../../domain/desk/names/series-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';

const paramOf = (name: string) => ({ param: { name: encodeURIComponent(name) } });

/** A series, or the series that a look-up finds. */
export type SeriesPage =
  | { readonly series: DeskSeries; readonly found: null }
  | { readonly series: null; readonly found: DeskSeriesList };

const loadSeries = (api: ApiClient, name: string): Promise<DeskSeries> =>
  read(api.desk.series[':name'].$get(paramOf(name)));

/**
 * Loads a series by its name, an empty one for a new name; without a name those that `words` finds.
 * @throws ApiProblem
 */
export async function loadSeriesPage(api: ApiClient, name: string | undefined, words: string): Promise<SeriesPage> {
  return name === undefined
    ? { series: null, found: await read(api.desk.series.$get({ query: { q: words } })) }
    : { series: await loadSeries(api, name), found: null };
}

/** Calls of the desk about a series. @throws ApiProblem */
export interface SeriesCalls {
  readonly load: () => Promise<DeskSeries>;
  /** `state-moved`: the series is not as its version was. */
  readonly change: (change: SeriesChange) => Promise<DeskSeries>;
  /** `state-moved` {books}: the new name is that of another series, and `merge` is false. */
  readonly rename: (rename: SeriesRename) => Promise<DeskSeries>;
  /** Finds books by an ISBN or words. */
  readonly findBooks: (words: string) => Promise<DeskSeriesBooks>;
}

/** Returns the desk's calls about a series. */
export function useSeriesCalls(name: string): SeriesCalls {
  const api = useApi();
  const routes = api.desk.series[':name'];
  return {
    load: () => loadSeries(api, name),
    change: (json) => read(routes.volumes.$post({ ...paramOf(name), json })),
    rename: (json) => read(routes.rename.$post({ ...paramOf(name), json })),
    findBooks: (words) => read(api.desk['series-books'].$get({ query: { q: words } })),
  };
}
