import type { Format, Sort } from '../../../../domain/catalogue/schemas';
import { grades, type Grade } from '../../../../domain/grade';
import { isSubject } from '../../../../domain/subjects';
import type { Linked } from '../../../lib/linked-search';
import type { PageTarget } from '../../../lib/page-link';

/**
 * State of a search page as in its address. The values of `language`, `subject`, `format` and `grade` are joined by
 * commas. `min` and `max` are minor units of the market's currency.
 */
export interface SearchState {
  readonly q?: string;
  readonly language?: string;
  readonly subject?: string;
  readonly author?: string;
  readonly series?: string;
  readonly publisher?: string;
  readonly format?: string;
  readonly grade?: string;
  readonly min?: string;
  readonly max?: string;
  readonly in_stock?: 'true';
  /** Searches the words as typed. */
  readonly exact?: 'true';
  readonly sort?: Sort;
  readonly cursor?: string;
}

/** Search of a link to a list of books. */
export type ListSearch = Linked<SearchState>;

/** Returns the link to the list of a page with another search. */
export type LinkToList = (search: ListSearch) => PageTarget;

export type SearchKey = keyof SearchState;

/** Filters that take several values. */
export type ListKey = 'language' | 'subject' | 'format' | 'grade';

const formats: readonly Format[] = ['paperback', 'hardcover', 'pocket', 'other'];
export const sorts: readonly Sort[] = ['match', 'popular', 'price', '-price', 'newest'];

/** Returns the format of a filter's value. */
export const formatOf = (value: string): Format => formats.find((format) => format === value) ?? 'other';

/** Returns the grade of a filter's value. */
export const gradeOf = (value: string): Grade => grades.find((grade) => grade === value) ?? 'good';

const parseOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string) =>
    values.find((value) => value === text);
/** Returns the values of a filter that takes several. */
export const valuesOf = (joined: string | undefined): readonly string[] =>
  joined === undefined ? [] : joined.split(',');

/** Returns the known values of a filter, sorted and each once, or undefined for none. */
const parseKnown = (isKnown: (value: string) => boolean) => (joined: string) =>
  [...new Set(joined.split(',').filter(isKnown))].toSorted().join(',') || undefined;
const isOneOf = (values: readonly string[]) => (value: string) => values.includes(value);
const parseWords = (text: string) => text.trim().slice(0, 200) || undefined;
const parseAmount = (text: string) => (/^\d{1,8}$/.test(text) && Number(text) <= 10_000_000 ? text : undefined);

/** Reads the address of a search. Invalid values are left out, so that an old or mistyped link still finds books. */
export function readSearch(raw: Readonly<Record<string, unknown>>): SearchState {
  const read = <Value>(key: SearchKey, parse: (text: string) => Value | undefined) => {
    const text = raw[key];
    const value = typeof text === 'string' && text !== '' ? parse(text) : undefined;
    return value === undefined ? {} : { [key]: value };
  };
  return {
    ...read('q', parseWords),
    ...read(
      'language',
      parseKnown((value) => /^[a-z]{2,3}$/.test(value)),
    ),
    ...read('subject', parseKnown(isSubject)),
    ...read('author', parseWords),
    ...read('series', parseWords),
    ...read('publisher', parseWords),
    ...read('format', parseKnown(isOneOf(formats))),
    ...read('grade', parseKnown(isOneOf(grades))),
    ...read('min', parseAmount),
    ...read('max', parseAmount),
    ...read('in_stock', parseOneOf(['true'] as const)),
    ...read('exact', parseOneOf(['true'] as const)),
    // The default is never in an address.
    ...read('sort', (text) => (text === 'match' ? undefined : parseOneOf(sorts)(text))),
    ...read('cursor', (text) => text.slice(0, 200)),
  };
}

/** Reads the search of a form. Boxes of one name are values of one filter. */
export function searchOfForm(form: HTMLFormElement): SearchState {
  const fields = new FormData(form);
  return readSearch(
    Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name).map(String).join(',')])),
  );
}

/** Returns the same search with some parts changed or (with `undefined`) left out. It starts at the first page. */
export function changeSearch(state: SearchState, change: ListSearch): ListSearch {
  return { ...state, cursor: undefined, ...change };
}

/** Returns whether the search has filters besides words and order. */
export function isFiltered({ q: _q, sort: _sort, cursor: _cursor, exact: _exact, ...filters }: SearchState): boolean {
  return Object.keys(filters).length > 0;
}
