import { formatDay } from '../../../../domain/formats/format-dates';
import { intlLocale, type Language } from '../../../../domain/language';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: Language, hasMonth: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasMonth}`;
  const options: Intl.DateTimeFormatOptions = hasMonth ? { year: 'numeric', month: 'long' } : { year: 'numeric' };
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(intlLocale(language), { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

/**
 * Returns the day of publication as exactly as it is known (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), in the language's form.
 */
export function publicationDate(published: string, language: Language): string {
  const parts = /^(\d{4})(-\d{2})?(-\d{2})?$/.exec(published);
  if (parts === null) return published;
  if (parts[3] !== undefined) return formatDay(published, language);
  return formatterOf(language, parts[2] !== undefined).format(
    Date.parse(`${parts[1]}${parts[2] ?? '-01'}-01T00:00:00Z`),
  );
}
