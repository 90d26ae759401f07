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

/** Loads the series that a look-up finds; none without words. @throws ApiProblem */
export function loadSeriesList(api: ApiClient, q: string): Promise<DeskSeriesList> {
  return read(api.desk.series.$get({ query: { q } }));
}

/** Loads a series by its name; an empty one for a new name. @throws ApiProblem */
export function loadSeries(api: ApiClient, name: string): Promise<DeskSeries> {
  return read(api.desk.series[':name'].$get(paramOf(name)));
}

/** What the desk does with a series. @throws ApiProblem */
export interface SeriesCalls {
  readonly load: () => Promise<DeskSeries>;
  /** `state-moved`: the series is not as its version was. */
  readonly change: (change: SeriesChange) => Promise<DeskSeries>;
  /** `name-taken` {books}: the new name is that of another series, and `merge` is false. */
  readonly rename: (rename: SeriesRename) => Promise<DeskSeries>;
  /** Finds books by an ISBN or words. */
  readonly findBooks: (q: string) => Promise<DeskSeriesBooks>;
}

/** Returns what the desk can do with a series. */
export function useSeriesCalls(name: string): SeriesCalls {
  const api = useApi();
  const at = api.desk.series[':name'];
  return {
    load: () => loadSeries(api, name),
    change: (json) => read(at.volumes.$post({ ...paramOf(name), json })),
    rename: (json) => read(at.rename.$post({ ...paramOf(name), json })),
    findBooks: (q) => read(api.desk['series-books'].$get({ query: { q } })),
  };
}
