import { intlLocale, type Language } from './language';
import { currencies, type Money } from './money';

/**
 * `Intl` formatters by kind, language and options. They are reused, since making one takes a hundred times longer than
 * formatting. Every time zone is explicit, so that server and browser agree.
 */
const formatters = new Map<string, unknown>();

function keep<Formatter>(
  kind: string,
  language: Language,
  options: object,
  make: (locale: string) => Formatter,
): Formatter {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const found = formatters.get(key);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the key contains the kind of formatter
  if (found !== undefined) return found as Formatter;
  const made = make(intlLocale(language));
  formatters.set(key, made);
  return made;
}

const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  keep('number', language, options, (locale) => new Intl.NumberFormat(locale, options));
const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  keep('date', language, options, (locale) => new Intl.DateTimeFormat(locale, options));

/**
 * Returns `23,40 €`. `sign: 'always'` also writes a plus, for differences; zero has no sign. Screens, mails and papers
 * write amounts by this function. The minus sign is U+2212: `Intl` writes a hyphen in all ten languages, after which a
 * line may break and which some screen readers skip. A sign precedes the currency symbol: Dutch `Intl` puts it after.
 */
export function formatMoney(
  amount: Money,
  language: Language,
  options: { readonly sign?: 'auto' | 'always' } = {},
): string {
  const signDisplay = options.sign === 'always' ? 'exceptZero' : 'negative';
  const style = numberFormat(language, { style: 'currency', currency: amount.currency, signDisplay });
  const text = style.format(amount.minor / 10 ** currencies[amount.currency]).replace('-', '−');
  return language === 'nl' ? text.replace(/^(\D+)([+−])/, '$2$1') : text;
}

/** Returns a number with up to `digits` decimals. */
export function formatNumber(value: number, language: Language, digits = 0): string {
  return numberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** Returns a percentage with up to one decimal; `share` 0.055 is 5.5 %. */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** Returns a range such as `2–4`, or one number when both ends are equal. */
export function formatRange(from: number, to: number, language: Language): string {
  const style = numberFormat(language, { maximumFractionDigits: 0 });
  return from === to ? style.format(from) : style.formatRange(from, to);
}

/** Returns the plural form of a number: `one`, `few`, `other` … */
export function pluralForm(value: number, language: Language): Intl.LDMLPluralRule {
  return keep('plural', language, {}, (locale) => new Intl.PluralRules(locale)).select(value);
}

/** Returns the name of a country (ISO 3166) or currency (ISO 4217), or the code when the language has no name. */
export function nameOf(type: 'region' | 'currency', code: string, language: Language): string {
  return (
    keep('name', language, { type }, (locale) => new Intl.DisplayNames(locale, { type, fallback: 'code' })).of(code) ??
    code
  );
}

export type DayStyle = 'long' | 'medium' | 'short' | 'weekday';
const dayStyles: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  /** 7 December 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 7 Dec 2026 */
  medium: { day: 'numeric', month: 'short', year: 'numeric' },
  /** 7 Dec */
  short: { day: 'numeric', month: 'short' },
  /** Monday, 7 December */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
};

/**
 * Returns the date as a sentence of its language writes it. French counts the first day of a month as an ordinal:
 * `1er décembre`. Spanish has no comma after a weekday with an article: `el jueves 3 de diciembre`.
 */
const dateText = (instant: number, language: Language, options: Intl.DateTimeFormatOptions): string => {
  const text = dateFormat(language, options).format(instant);
  if (language === 'fr') return text.replace(/\b1(?=\s)/, '1er');
  return language === 'es' && options.weekday !== undefined ? text.replace(',', '') : text;
};

/** Returns a calendar day (`YYYY-MM-DD`), which has no time zone. @throws {RangeError} on a malformed day */
export function formatDay(day: string, language: Language, style: DayStyle = 'long'): string {
  return dateText(Date.parse(`${day}T00:00:00Z`), language, { ...dayStyles[style], timeZone: 'UTC' });
}

export type InstantStyle = 'day' | 'minute';

/** Returns an instant (ISO 8601) in a time zone, as day or with hours and minutes. @throws {RangeError} if malformed */
export function formatInstant(
  instant: string,
  language: Language,
  timeZone: string,
  style: InstantStyle = 'minute',
): string {
  const time: Intl.DateTimeFormatOptions = style === 'minute' ? { hour: 'numeric', minute: '2-digit' } : {};
  return dateText(Date.parse(instant), language, { ...dayStyles.long, ...time, timeZone });
}

const listTypes = { and: 'conjunction', or: 'disjunction', unit: 'unit' } as const;

/** Returns `a, b and c`; `or` for a choice, `unit` for an enumeration without a conjunction. */
export function formatList(items: readonly string[], language: Language, type: 'and' | 'or' | 'unit' = 'and'): string {
  const [first, second] = items;
  if (first === undefined || second === undefined) return first ?? '';
  const options: Intl.ListFormatOptions = { type: listTypes[type] };
  return keep('list', language, options, (locale) => new Intl.ListFormat(locale, options)).format(items);
}

/** Returns the order of words in a language; digits count as numbers, case and accents only break ties. */
export function collator(language: Language): Intl.Collator {
  const options: Intl.CollatorOptions = { numeric: true, sensitivity: 'variant' };
  return keep('collator', language, options, (locale) => new Intl.Collator(locale, options));
}
