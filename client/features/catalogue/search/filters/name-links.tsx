import { TargetLink } from '../../../../lib/page-link';
import { changeSearch, type LinkToList, type SearchKey, type SearchState } from '../search-state';
import { FilterCount } from './filter-count';
import styles from './filters.module.css';

export interface NameLinksProps {
  /** A filter with one name as its value. */
  readonly name: 'series' | 'publisher';
  readonly legend: string;
  readonly state: SearchState;
  readonly linkTo: LinkToList;
  readonly fixedFilters: readonly SearchKey[];
  readonly facets: readonly { readonly value: string; readonly count: number }[];
  /** True if counting stopped, so that each name has at least its number of books. */
  readonly isInPart: boolean;
}

/**
 * Links that narrow a list to a series or a publisher, each with the number of its books. The chosen name is above the
 * list, with a link to the list without it.
 */
export function NameLinks({ name, legend, state, linkTo, fixedFilters, facets, isInPart }: NameLinksProps) {
  if (state[name] !== undefined || fixedFilters.includes(name) || facets.length < 2) return null;
  return (
    <fieldset className={styles['group']}>
      <legend>{legend}</legend>
      {facets.map(({ value, count }) => (
        <TargetLink
          key={value}
          target={linkTo(changeSearch(state, { [name]: value }))}
          className={styles['row']}
          resetScroll={false}
        >
          <span dir="auto">{value}</span>
          <FilterCount count={count} isInPart={isInPart} />
        </TargetLink>
      ))}
    </fieldset>
  );
}
