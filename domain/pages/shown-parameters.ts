import { pageSlugs } from './slugs';

/** Query parameters of the search, in canonical order. */
const searchParameters = [
  'q',
  'language',
  'subject',
  'author',
  'series',
  'publisher',
  'format',
  'grade',
  'min',
  'max',
  'in_stock',
  'exact',
  'sort',
  'cursor',
] as const;
export type ShownParameter = (typeof searchParameters)[number];

/** Filters that take several values. An address joins them by commas; a form without script repeats the parameter. */
const listParameters: ReadonlySet<string> = new Set<ShownParameter>(['language', 'subject', 'format', 'grade']);

/**
 * Returns the value that a page shows for a parameter, from the values in its address: all values of a filter, sorted
 * and each once, else the first value. Empty values do not count; undefined without another.
 */
export function shownValue(name: ShownParameter, given: readonly string[]): string | undefined {
  if (!listParameters.has(name)) return given.find((value) => value !== '');
  const values = new Set(given.flatMap((value) => value.split(',')).filter((value) => value !== ''));
  return values.size === 0 ? undefined : [...values].toSorted().join(',');
}

const without = (...names: readonly ShownParameter[]) => searchParameters.filter((name) => !names.includes(name));

/** Kinds of public pages: the pattern of the path, and the parameters that change the page. */
const kinds: readonly (readonly [RegExp, readonly ShownParameter[]])[] = [
  [/^\/[a-z]{2}$/, []],
  [/^\/[a-z]{2}\/search$/, searchParameters],
  [/^\/[a-z]{2}\/authors\/[^/]+$/, without('q', 'author', 'exact')],
  [/^\/[a-z]{2}\/subjects\/[^/]+$/, without('q', 'subject', 'exact')],
  [/^\/[a-z]{2}\/books\/[^/]+(?:\/[^/]+)?$/, []],
  [/^\/[a-z]{2}\/faq$/, ['q']],
  [/^\/[a-z]{2}\/bulk-scanning$/, []],
  [/^\/[a-z]{2}\/withdraw$/, []],
  [new RegExp(`^/[a-z]{2}/(?:${pageSlugs.join('|')})$`), []],
];

/**
 * Returns the query parameters that change what a public page shows, in canonical order, or null for any other page.
 * A public page is the same for all who share language and market. `path` is percent-encoded and ends without a slash.
 */
export function shownParameters(path: string): readonly ShownParameter[] | null {
  return kinds.find(([shape]) => shape.test(path))?.[1] ?? null;
}
