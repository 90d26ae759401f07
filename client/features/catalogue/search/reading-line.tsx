import type { BookList, ReadFilters, Reading } from '../../../../domain/catalogue/schemas';
import { presentFields } from '../../../../domain/objects/present-fields';
import { formatList } from '../../../../domain/formats/format-lists';
import type { Currency } from '../../../../domain/money';
import { m } from '../../../../messages/compiled/messages.js';
import { language } from '../../../lib/language';
import { TargetLink } from '../../../lib/page-link';
import styles from './book-list.module.css';
import { filterWords } from './filters/chosen-filters';
import { changeSearch, type LinkToList, type SearchState } from './search-state';

const sortWords: Readonly<Partial<Record<NonNullable<ReadFilters['sort']>, () => string>>> = {
  price: m.search_sort_price,
  newest: m.search_sort_newest,
  popular: m.search_sort_popular,
};

/** Returns the filters that the words were read as, in words: the rest of the words first, the order last. */
function readFilterWords({ q, min, max, sort, ...filters }: ReadFilters, currency: Currency): string[] {
  const state: SearchState = presentFields({ ...filters, min: min?.toString(), max: max?.toString() });
  return [...(q === undefined ? [] : [q]), ...filterWords(state, currency), sort && sortWords[sort]?.()].filter(
    (words) => words !== undefined,
  );
}

function readingWords(reading: Reading, currency: Currency): string {
  switch (reading.kind) {
    case 'spelling':
      return m.search_read_spelling({ words: reading.words });
    case 'fewer-words':
      return m.search_read_fewer({ words: reading.words });
    case 'filters':
      return m.search_read_filters({ filters: formatList(readFilterWords(reading.filters, currency), language()) });
    case 'volume':
      return m.search_read_volume({ number: reading.number });
    default:
      return m.search_read_isbn();
  }
}

export interface ReadingLineProps {
  readonly books: BookList;
  readonly state: SearchState;
  readonly currency: Currency;
  readonly linkTo: LinkToList;
}

/** Line above a list whose search was interpreted, with a link to the search as typed. */
export function ReadingLine({ books: { reading }, state, currency, linkTo }: ReadingLineProps) {
  if (reading === null) return null;
  return (
    <p className={styles['corrections']} aria-live="polite">
      {readingWords(reading, currency)}{' '}
      {reading.kind === 'isbn' || state.q === undefined ? null : (
        <TargetLink target={linkTo(changeSearch(state, { exact: 'true' }))}>
          {m.search_exact_link({ words: state.q })}
        </TargetLink>
      )}
    </p>
  );
}
