import { formatMoney } from '../../../../../domain/format';
import { money, type Currency } from '../../../../../domain/money';
import { isSubject } from '../../../../../domain/subjects';
import { m } from '../../../../../messages/compiled/messages.js';
import { formatName } from '../../../../lib/words/format-words';
import { gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { TargetLink } from '../../../../lib/page-link';
import { languageName } from '../../../../lib/words/place-names';
import { subjectName } from '../../../../lib/words/subject-words';
import { Icon } from '../../../../ui/icons/icon';
import styles from './search-bar.module.css';
import {
  changeSearch,
  formatOf,
  gradeOf,
  valuesOf,
  type LinkToList,
  type ListKey,
  type ListSearch,
  type SearchKey,
  type SearchState,
} from '../search-state';

interface Chip {
  readonly words: string;
  /** The search without this filter. */
  readonly rest: ListSearch;
}

function chipsOf(state: SearchState, currency: Currency, fixedFilters: readonly SearchKey[]): readonly Chip[] {
  const lng = language();
  const amount = (text: string) => formatMoney(money(Number(text), currency), lng);
  const chips: Chip[] = [];
  const add = (key: SearchKey, words: string | undefined) => {
    if (words !== undefined && !fixedFilters.includes(key))
      chips.push({ words, rest: changeSearch(state, { [key]: undefined }) });
  };
  const addEach = (key: ListKey, wordsOf: (value: string) => string) => {
    if (fixedFilters.includes(key)) return;
    const values = valuesOf(state[key]);
    for (const value of values) {
      const others = values.filter((each) => each !== value).join(',');
      chips.push({ words: wordsOf(value), rest: changeSearch(state, { [key]: others === '' ? undefined : others }) });
    }
  };
  add('author', state.author);
  add('series', state.series);
  add('publisher', state.publisher);
  addEach('subject', (value) => (isSubject(value) ? subjectName(value) : value));
  addEach('language', (value) => languageName(value, lng));
  addEach('format', (value) => formatName(formatOf(value)));
  addEach('grade', (value) => gradeName(gradeOf(value)));
  if (state.min !== undefined && state.max !== undefined) {
    chips.push({
      words: m.search_price_range({ from: amount(state.min), to: amount(state.max) }),
      rest: changeSearch(state, { min: undefined, max: undefined }),
    });
  } else {
    add('min', state.min && m.search_price_at_least({ amount: amount(state.min) }));
    add('max', state.max && m.search_price_at_most({ amount: amount(state.max) }));
  }
  add('in_stock', state.in_stock && m.search_in_stock());
  return chips;
}

/** Returns the active filters of a search in words. */
export function filterWords(state: SearchState, currency: Currency): string[] {
  return chipsOf(state, currency, []).map(({ words }) => words);
}

export interface ChosenFiltersProps {
  readonly state: SearchState;
  readonly currency: Currency;
  readonly linkTo: LinkToList;
  readonly fixedFilters?: readonly SearchKey[];
}

/** Active filters. Each is a link to the same list without it. */
export function ChosenFilters({ state, currency, linkTo, fixedFilters = [] }: ChosenFiltersProps) {
  const chips = chipsOf(state, currency, fixedFilters);
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={m.search_chosen()}>
      {chips.map(({ words, rest }) => (
        <li key={words}>
          <TargetLink target={linkTo(rest)} resetScroll={false} aria-label={m.search_without({ filter: words })}>
            {words} <Icon name="close" size={14} />
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}
