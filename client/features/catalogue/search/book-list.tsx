import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BookList } from '../../../../domain/catalogue/schemas';
import { shownCount } from '../../../../domain/catalogue/find/shown-count';
import { rulesOf, type Market } from '../../../../domain/market/market';
import { m } from '../../../../messages/compiled/messages.js';
import { addressOf } from '../../../lib/language';
import { useRendersAll } from './use-renders-all';
import { ListedPostage } from '../../../forms/law/listed-postage';
import styles from './book-list.module.css';
import { ChosenFilters } from './filters/chosen-filters';
import { Corrections } from './corrections';
import { FilterSheet } from './filters/filter-sheet';
import { Filters } from './filters/filters';
import { NothingFound } from './nothing/nothing-found';
import { ReadingLine } from './reading-line';
import { ResultList } from './result-list';
import bar from './filters/search-bar.module.css';
import { changeSearch, isFiltered, type LinkToList, type SearchKey, type SearchState } from './search-state';
import { SortChoice } from './filters/sort-choice';
import { countParams } from '../../../lib/words/count-params';

export interface BookListScreenProps {
  readonly title: ReactNode;
  /** Content above the list: breadcrumbs, or the phone's own search field. */
  readonly above?: ReactNode;
  readonly books: BookList;
  readonly state: SearchState;
  readonly market: Market;
  /** Path behind the language, percent-encoded. */
  readonly path: string;
  readonly linkTo: LinkToList;
  /** Filters that the page itself fixes and therefore does not offer. */
  readonly fixedFilters?: readonly SearchKey[];
  readonly loadMore: (cursor: string) => Promise<BookList>;
}

/** List of books with filters and order, for the pages of search, authors and subjects. Its state is in its address. */
export function BookListScreen({
  title,
  above,
  books,
  state,
  market,
  path,
  linkTo,
  fixedFilters = [],
  loadMore,
}: BookListScreenProps) {
  const navigate = useNavigate();
  const { currency } = rulesOf(market);
  const action = addressOf(path);
  // Without a transition: the next filter may be pressed before one ends, and the list changes sooner.
  const apply = (next: SearchState) => void navigate({ ...linkTo(changeSearch(next, {})), resetScroll: false });
  const { count, isMore } = shownCount(books.count, books.atLeast);
  const number = countParams(count);
  const isEmpty = books.items.length === 0;
  // No filter finds a book where nothing was found without filters.
  const offersFilters = !isEmpty || isFiltered(state);
  const rendersAll = useRendersAll();
  const filters = rendersAll && (
    <Filters {...{ books, state, currency, action, linkTo, fixedFilters }} onChange={apply} />
  );
  return (
    <div className="page">
      {above}
      <div className={styles['columns']}>
        <div className={styles['main']}>
          <h1 className={styles['title']}>
            {title}{' '}
            <small aria-live="polite">{isMore ? m.search_count_more_than(number) : m.search_count(number)}</small>
          </h1>
          {offersFilters && (
            <div className={bar['bar']}>
              <FilterSheet showWords={isMore ? m.search_show_more_than(number) : m.search_show(number)}>
                {filters}
              </FilterSheet>
              <ChosenFilters state={state} currency={currency} linkTo={linkTo} fixedFilters={fixedFilters} />
              <SortChoice state={state} action={action} onChange={apply} />
            </div>
          )}
          {isEmpty ? (
            <NothingFound state={state} linkTo={linkTo} books={books} />
          ) : (
            <>
              <ReadingLine books={books} state={state} currency={currency} linkTo={linkTo} />
              <Corrections words={books.corrections} />
              <ListedPostage market={market} />
              <ResultList {...{ books, path, linkTo, state, rendersAll, loadMore }} />
            </>
          )}
        </div>
        {offersFilters && (
          <aside className={styles['side']} aria-label={m.search_filters()}>
            {filters}
          </aside>
        )}
      </div>
    </div>
  );
}
