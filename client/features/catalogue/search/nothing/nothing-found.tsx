import type { BookList } from '../../../../../domain/catalogue/schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { PageLink, TargetLink } from '../../../../lib/page-link';
import { buttonClass } from '../../../../ui/buttons/button-class';
import { EmptyState } from '../../../../ui/notices/empty-state';
import { SectionHead } from '../../../../ui/text/section-head';
import { BookShelf } from '../../cards/book-shelf';
import { Corrections } from '../corrections';
import { MissingBook } from './missing-book';
import { isFiltered, type LinkToList, type SearchState } from '../search-state';

export interface NothingFoundProps {
  readonly state: SearchState;
  readonly linkTo: LinkToList;
  readonly books: BookList;
}

/** Part for a search without results: what to do about an ISBN that the shop lacks, what to try next, near books. */
export function NothingFound({ state, linkTo, books: { corrections, near, missingIsbn } }: NothingFoundProps) {
  const hasFilters = isFiltered(state);
  return (
    <>
      <EmptyState
        tone="take"
        title={state.q === undefined ? m.search_nothing() : m.search_nothing_for({ words: state.q })}
        actions={
          <>
            {hasFilters ? (
              <TargetLink target={linkTo({ q: state.q })} className={buttonClass({ kind: 'take' })}>
                {m.search_clear_filters()}
              </TargetLink>
            ) : (
              <PageLink to="/search" search={{ sort: 'popular' }} className={buttonClass({ kind: 'take' })}>
                {m.search_see_popular()}
              </PageLink>
            )}
            <PageLink
              to="/basket"
              search={{ isbn: missingIsbn ?? undefined }}
              className={buttonClass({ kind: 'outline-give' })}
              preload={false}
            >
              {m.search_sell_yours()}
            </PageLink>
          </>
        }
      >
        <Corrections words={corrections} />
        {missingIsbn === null ? (
          <>
            <p>{hasFilters ? m.search_nothing_filtered() : m.search_nothing_hint()}</p>
            {state.q === undefined ? null : <p>{m.search_nothing_look_up()}</p>}
          </>
        ) : (
          <MissingBook isbn={missingIsbn} />
        )}
      </EmptyState>
      {near.length === 0 ? null : (
        <section>
          <SectionHead title={m.search_near()} />
          <BookShelf books={near} columns={6} label={m.search_near()} />
        </section>
      )}
    </>
  );
}
