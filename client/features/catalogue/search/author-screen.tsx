import type { BookList } from '../../../../domain/catalogue/schemas';
import type { Market } from '../../../../domain/market/market';
import { m } from '../../../../messages/compiled/messages.js';
import { PageLink, pageTarget } from '../../../lib/page-link';
import { Breadcrumbs } from '../../../ui/text/breadcrumbs';
import { BookListScreen } from './book-list';
import type { SearchState } from './search-state';
import { authorPath } from '../search-field/suggestion-page';
import { authorPage } from '../../../lib/pages';

export interface AuthorScreenProps {
  readonly name: string;
  readonly books: BookList;
  readonly state: SearchState;
  readonly market: Market;
  readonly loadMore: (cursor: string) => Promise<BookList>;
}

/** Page of an author's books, in all languages and editions. */
export function AuthorScreen({ name, ...list }: AuthorScreenProps) {
  return (
    <BookListScreen
      {...list}
      title={<bdi>{name}</bdi>}
      above={
        <Breadcrumbs
          label={m.shell_breadcrumbs()}
          steps={[
            <PageLink key="all" to="/search">
              {m.search_all()}
            </PageLink>,
            <bdi key="name">{name}</bdi>,
          ]}
        />
      }
      path={authorPath(name)}
      linkTo={(search) => pageTarget({ ...authorPage(name), search })}
      fixedFilters={['author', 'q']}
    />
  );
}
