import { formatMoney } from '../../../../../domain/format';
import { money, type Currency } from '../../../../../domain/money';
import { m } from '../../../../../messages/compiled/messages.js';
import { formatName } from '../../format-words';
import { gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { TargetLink } from '../../../../lib/page-link';
import { languageName } from '../../../../lib/words/place-names';
import { subjectName } from '../../subject-words';
import { Icon } from '../../../../ui/icons/icon';
import styles from './search-bar.module.css';
import { changed, type LinkToList, type SearchKey, type SearchState } from '../search-state';

interface Chip {
  readonly words: string;
  readonly keys: readonly SearchKey[];
}

function chipsOf(state: SearchState, currency: Currency, without: readonly SearchKey[]): readonly Chip[] {
  const lng = language();
  const amount = (text: string) => formatMoney(money(Number(text), currency), lng);
  const chips: Chip[] = [];
  const add = (key: SearchKey, words: string | undefined) => {
    if (words !== undefined && !without.includes(key)) chips.push({ words, keys: [key] });
  };
  add('author', state.author);
  add('subject', state.subject && subjectName(state.subject));
  add('language', state.language && languageName(state.language, lng));
  add('format', state.format && formatName(state.format));
  add('grade', state.grade && gradeName(state.grade));
  if (state.min !== undefined && state.max !== undefined) {
    chips.push({
      words: m.search_price_range({ from: amount(state.min), to: amount(state.max) }),
      keys: ['min', 'max'],
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
  readonly without?: readonly SearchKey[];
}

/** Active filters. Each is a link to the same list without it. */
export function ChosenFilters({ state, currency, linkTo, without = [] }: ChosenFiltersProps) {
  const chips = chipsOf(state, currency, without);
  if (chips.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={m.search_chosen()}>
      {chips.map(({ words, keys }) => (
        <li key={keys.join()}>
          <TargetLink
            target={linkTo(changed(state, Object.fromEntries(keys.map((key) => [key, undefined]))))}
            resetScroll={false}
            aria-label={m.search_without({ filter: words })}
          >
            {words} <Icon name="close" size={14} />
          </TargetLink>
        </li>
      ))}
    </ul>
  );
}
