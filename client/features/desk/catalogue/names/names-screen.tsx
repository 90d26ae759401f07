import { AuthorScreen } from '../authors/author-screen';
import { AuthorsScreen } from '../authors/authors-screen';
import { PublisherScreen } from '../publishers/publisher-screen';
import { PublishersScreen } from '../publishers/publishers-screen';
import { SeriesListScreen } from '../series/series-list-screen';
import { SeriesScreen } from '../series/series-screen';
import type { NamesPage } from './load-names';

/** Page of authors, series or publishers: a search, or one name. */
export function NamesScreen({ page, q }: { readonly page: NamesPage; readonly q: string }) {
  if (page.kind === 'authors')
    return page.author === null ? (
      <AuthorsScreen found={page.found} q={q} />
    ) : (
      <AuthorScreen key={page.author.name} author={page.author} />
    );
  if (page.kind === 'series')
    return page.series === null ? (
      <SeriesListScreen found={page.found} q={q} />
    ) : (
      <SeriesScreen key={page.series.name} series={page.series} />
    );
  return page.publisher === null ? (
    <PublishersScreen found={page.found} q={q} />
  ) : (
    <PublisherScreen key={page.publisher.name} publisher={page.publisher} />
  );
}
