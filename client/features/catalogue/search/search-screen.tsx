import type { BookList, Suggestions } from '../../../../domain/catalogue/schemas';
import type { Market } from '../../../../domain/market/market';
import { BookListScreen } from './book-list';
import { ScanLink } from '../search-field/scan-link';
import { SearchField } from '../search-field/search-field';
import styles from './search-screen.module.css';
import { searchTitle } from './search-title';
import type { SearchState } from './search-state';
import { pageTarget } from '../../../lib/page-link';

export interface SearchScreenProps {
  readonly books: BookList;
  readonly state: SearchState;
  readonly market: Market;
  readonly loadMore: (cursor: string) => Promise<BookList>;
  readonly suggest: (words: string) => Promise<Suggestions>;
}

/** Page of search and, without words, of browsing. On a desktop the field is in the header, on a phone here. */
export function SearchScreen({ books, state, market, loadMore, suggest }: SearchScreenProps) {
  return (
    <BookListScreen
      title={<bdi>{searchTitle(state)}</bdi>}
      above={
        <div className={styles['field']}>
          <SearchField key={state.q} suggest={suggest} words={state.q} scan={<ScanLink />} />
        </div>
      }
      books={books}
      state={state}
      market={market}
      path="/search"
      linkTo={(search) => pageTarget({ to: '/search', search })}
      loadMore={loadMore}
    />
  );
}
