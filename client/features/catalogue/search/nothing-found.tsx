import { m } from '../../../../messages/compiled/messages.js';
import { PageLink, TargetLink } from '../../../lib/page-link';
import { buttonClass } from '../../../ui/buttons/button-class';
import { EmptyState } from '../../../ui/notices/empty-state';
import { Corrections } from './corrections';
import { isFiltered, type LinkToList, type SearchState } from './search-state';

export interface NothingFoundProps {
  readonly state: SearchState;
  readonly linkTo: LinkToList;
  readonly corrections: readonly string[];
}

/** Part for a search without results: what to try next. */
export function NothingFound({ state, linkTo, corrections }: NothingFoundProps) {
  const clear = isFiltered(state);
  return (
    <EmptyState
      tone="take"
      title={state.q === undefined ? m.search_nothing() : m.search_nothing_for({ words: state.q })}
      actions={
        <>
          {clear ? (
            <TargetLink target={linkTo({ q: state.q })} className={buttonClass({ kind: 'take' })}>
              {m.search_clear_filters()}
            </TargetLink>
          ) : (
            <PageLink to="/search" search={{ sort: 'popular' }} className={buttonClass({ kind: 'take' })}>
              {m.search_see_popular()}
            </PageLink>
          )}
          <PageLink to="/basket" className={buttonClass({ kind: 'outline-give' })} preload={false}>
            {m.search_sell_yours()}
          </PageLink>
        </>
      }
    >
      <Corrections words={corrections} />
      <p>{clear ? m.search_nothing_filtered() : m.search_nothing_hint()}</p>
    </EmptyState>
  );
}
