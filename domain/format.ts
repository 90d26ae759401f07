import { intlLocale, type Language } from './language';
import { currencies, type Money } from './money';

/**
 * Numbers, money, dates, lists and order of words as a language writes them. `Intl` alone decides; formatters are kept,
 * since making one costs a hundred times more than using it. Every time zone is said, so that server and browser agree.
 */
const kept = new Map<string, unknown>();

function keep<Formatter>(
  kind: string,
  language: Language,
  options: object,
  make: (locale: string) => Formatter,
): Formatter {
  const key = `${kind} ${language} ${JSON.stringify(options)}`;
  const found = kept.get(key);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the key begins with the kind, so the type is the one put in
  if (found !== undefined) return found as Formatter;
  const made = make(intlLocale(language));
  kept.set(key, made);
  return made;
}

const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  keep('number', language, options, (locale) => new Intl.NumberFormat(locale, options));
const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  keep('date', language, options, (locale) => new Intl.DateTimeFormat(locale, options));

/** `23,40 €`. `sign: 'always'` writes a plus too, for differences; zero never has a sign. */
export function formatMoney(
  amount: Money,
  language: Language,
  options: { readonly sign?: 'auto' | 'always' } = {},
): string {
  const signDisplay = options.sign === 'always' ? 'exceptZero' : 'negative';
  const style = numberFormat(language, { style: 'currency', currency: amount.currency, signDisplay });
  return style.format(amount.minor / 10 ** currencies[amount.currency]);
}

/** A count or measure, up to `digits` decimals. */
export function formatNumber(value: number, language: Language, digits = 0): string {
  return numberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** `share` as a part of one (0.055 is 5.5%), up to one decimal. */
export function formatPercent(share: number, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** `2–4`; one number where both ends are the same. */
export function formatRange(from: number, to: number, language: Language): string {
  const style = numberFormat(language, { maximumFractionDigits: 0 });
  return from === to ? style.format(from) : style.formatRange(from, to);
}

/** What a language calls a country (ISO 3166) or a currency (ISO 4217); the code itself where it has no word. */
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

/** A calendar day `YYYY-MM-DD`, which has no time zone. Throws a RangeError when it is none. */
export function formatDay(day: string, language: Language, style: DayStyle = 'long'): string {
  return dateFormat(language, { ...dayStyles[style], timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
}

export type InstantStyle = 'day' | 'minute';

/**
 * An ISO 8601 instant as the clock of `timeZone` shows it, with or without hours and minutes. Throws a RangeError when
 * it is none.
 */
export function formatInstant(
  instant: string,
  language: Language,
  timeZone: string,
  style: InstantStyle = 'minute',
): string {
  const time: Intl.DateTimeFormatOptions = style === 'minute' ? { hour: 'numeric', minute: '2-digit' } : {};
  return dateFormat(language, { ...dayStyles.long, ...time, timeZone }).format(Date.parse(instant));
}

/** `a, b and c`; `or` for a choice, `unit` for a bare enumeration. */
export function formatList(items: readonly string[], language: Language, type: 'and' | 'or' | 'unit' = 'and'): string {
  const [first, second] = items;
  if (first === undefined || second === undefined) return first ?? '';
  const options: Intl.ListFormatOptions = {
    type: type === 'and' ? 'conjunction' : type === 'or' ? 'disjunction' : 'unit',
  };
  return keep('list', language, options, (locale) => new Intl.ListFormat(locale, options)).format(items);
}

/** The language's order of words; digits count as numbers, case and accents only break ties. */
export function collator(language: Language): Intl.Collator {
  const options: Intl.CollatorOptions = { numeric: true, sensitivity: 'variant' };
  return keep('collator', language, options, (locale) => new Intl.Collator(locale, options));
}
