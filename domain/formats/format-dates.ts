import { keepFormatter } from '../format';
import type { Language } from '../language';

const dateFormat = (language: Language, options: Intl.DateTimeFormatOptions) =>
  keepFormatter('date', language, options, (locale) => new Intl.DateTimeFormat(locale, options));

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

/** Joins two characters without a visible space: no line ends between them. */
const wordJoiner = '\u2060';

const dayParts: ReadonlySet<string | undefined> = new Set(['day', 'month', 'year']);

/** Languages that write a weekday and its date without a comma. */
const withoutWeekdayComma: ReadonlySet<Language> = new Set<Language>(['es', 'pt', 'ar']);

/** Returns 年, 月 or 日 joined to the number before it and, where a part of the date follows, to that part. */
const joinedInJapanese = (value: string, next: string | undefined) =>
  `${wordJoiner}${value}${dayParts.has(next) ? wordJoiner : ''}`;

/**
 * Returns the date as a sentence of its language writes it. Day, month and year are joined by no-break spaces, so that
 * no line ends between them; Japanese has no spaces there and gets word joiners. Polish has "o" before the time, which
 * Intl leaves out. French counts the first day of a month as an ordinal: `1er décembre`. Spanish,
 * Portuguese and Arabic have no comma after the weekday, because a sentence would need a second one after the date:
 * `el jueves 3 de diciembre`.
 */
const dateText = (instant: number, language: Language, options: Intl.DateTimeFormatOptions): string => {
  const parts = dateFormat(language, options).formatToParts(instant);
  const text = parts
    .map(({ type, value }, index) => {
      const isAfterDay = dayParts.has(parts[index - 1]?.type);
      if (language === 'ja' && type === 'literal' && isAfterDay) return joinedInJapanese(value, parts[index + 1]?.type);
      if (language === 'pl' && isAfterDay && parts[index + 1]?.type === 'hour') return ' o ';
      return isAfterDay && dayParts.has(parts[index + 1]?.type) ? value.replaceAll(' ', '\u00a0') : value;
    })
    .join('');
  if (language === 'fr') return text.replace(/\b1(?=\s)/, '1er');
  return options.weekday !== undefined && withoutWeekdayComma.has(language) ? text.replace(/[,،]/, '') : text;
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
