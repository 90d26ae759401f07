import { useEffectEvent, useLayoutEffect, useRef, type FormEvent } from 'react';
import type { BookList } from '../../../../../domain/catalogue/schemas';
import type { Currency } from '../../../../../domain/money';
import { isSubject } from '../../../../../domain/subjects';
import { m } from '../../../../../messages/compiled/messages.js';
import { formatName } from '../../../../lib/words/format-words';
import { gradeName } from '../../../../lib/words/grade-words';
import { language } from '../../../../lib/language';
import { languageName } from '../../../../lib/words/place-names';
import { subjectName } from '../../../../lib/words/subject-words';
import { Button } from '../../../../ui/buttons/button';
import { FilterGroup, FilterRow, type FilterOption } from './filter-group';
import styles from './filters.module.css';
import { NameLinks } from './name-links';
import { PriceFilter } from './price-filter';
import {
  formatOf,
  gradeOf,
  searchOfForm,
  valuesOf,
  type LinkToList,
  type SearchKey,
  type SearchState,
} from '../search-state';

export interface FiltersProps {
  readonly books: BookList;
  readonly state: SearchState;
  readonly currency: Currency;
  /** Address that the form sends to. */
  readonly action: string;
  /** Filters that the page itself fixes: an author's page has no author filter. */
  readonly fixedFilters?: readonly SearchKey[];
  readonly linkTo: LinkToList;
  /** With script each change applies at once. */
  readonly onChange: (state: SearchState) => void;
}

/** Returns the options of a filter. An active value is in the list even if no book has it. */
function filterOptions(
  facets: readonly { readonly value: string; readonly count: number }[],
  chosen: readonly string[],
  label: (value: string) => string,
): FilterOption[] {
  const missing = chosen
    .filter((value) => !facets.some((facet) => facet.value === value))
    .map((value) => ({ value, count: 0 }));
  return [...missing, ...facets].map(({ value, count }) => ({ value, count, label: label(value) }));
}

/** Filters of a list of books. A GET form, so that it works without script too. */
export function Filters({ books, state, currency, action, linkTo, fixedFilters = [], onChange }: FiltersProps) {
  const lng = language();
  const { facets } = books;
  const form = useRef<HTMLFormElement>(null);
  const apply = (from: HTMLFormElement) => onChange(searchOfForm(from));
  const change = (event: FormEvent<HTMLFormElement>) => apply(event.currentTarget);
  const applyEarly = useEffectEvent(() => {
    if (form.current === null) return;
    const boxes = form.current.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    const { min, max } = searchOfForm(form.current);
    const isPriceChosen = min !== state.min || max !== state.max;
    if (isPriceChosen || [...boxes].some((box) => box.checked !== box.defaultChecked)) apply(form.current);
  });
  // Filters that were chosen in the server's page before hydration.
  useLayoutEffect(() => applyEarly(), []);
  const isInPart = (name: BookList['countedInPart'][number]) => books.countedInPart.includes(name);
  const nameProps = { state, linkTo, fixedFilters, isInPart: isInPart('names') };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change(event);
  };
  const chosen = {
    grade: valuesOf(state.grade),
    language: valuesOf(state.language),
    subject: valuesOf(state.subject),
    format: valuesOf(state.format),
  };
  const subjects = filterOptions(
    facets.subjects.filter(({ value }) => isSubject(value)),
    chosen.subject,
    (value) => (isSubject(value) ? subjectName(value) : value),
  );
  return (
    <form
      ref={form}
      className={styles['form']}
      method="get"
      action={action}
      onChange={change}
      onSubmit={submit}
      aria-label={m.search_filters()}
    >
      {(['q', 'author', 'series', 'publisher', 'sort'] as const).map((name) =>
        state[name] === undefined || fixedFilters.includes(name) ? null : (
          <input key={name} type="hidden" name={name} value={state[name]} />
        ),
      )}
      <fieldset className={styles['group']} aria-label={m.search_stock()}>
        <FilterRow name="in_stock" value="true" label={m.search_in_stock()} checked={state.in_stock === 'true'} />
      </fieldset>
      <FilterGroup
        name="grade"
        legend={m.search_grade()}
        chosen={chosen.grade}
        isInPart={isInPart('grades')}
        options={filterOptions(facets.grades, chosen.grade, (value) => gradeName(gradeOf(value)))}
      />
      <PriceFilter prices={books.prices} currency={currency} state={state} />
      <FilterGroup
        name="language"
        legend={m.search_language()}
        chosen={chosen.language}
        isInPart={isInPart('languages')}
        options={filterOptions(facets.languages, chosen.language, (value) => languageName(value, lng))}
      />
      {fixedFilters.includes('subject') ? null : (
        <FilterGroup
          name="subject"
          legend={m.search_subject()}
          chosen={chosen.subject}
          options={subjects}
          isInPart={isInPart('subjects')}
        />
      )}
      <FilterGroup
        name="format"
        legend={m.search_format()}
        chosen={chosen.format}
        isInPart={isInPart('formats')}
        options={filterOptions(facets.formats, chosen.format, (value) => formatName(formatOf(value)))}
      />
      <NameLinks name="series" legend={m.search_series()} {...nameProps} facets={facets.series} />
      <NameLinks name="publisher" legend={m.search_publisher()} {...nameProps} facets={facets.publishers} />
      <noscript>
        <Button type="submit" className={styles['apply']}>
          {m.search_apply()}
        </Button>
      </noscript>
    </form>
  );
}
