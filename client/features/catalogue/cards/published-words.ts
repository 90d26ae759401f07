import { formatDay } from '../../../../domain/formats/format-dates';
import { intlLocale, type Language } from '../../../../domain/language';

const formatters = new Map<string, Intl.DateTimeFormat>();

function style(language: Language, month: boolean): Intl.DateTimeFormat {
  const key = `${language} ${month}`;
  const options: Intl.DateTimeFormatOptions = month ? { year: 'numeric', month: 'long' } : { year: 'numeric' };
  const found = formatters.get(key) ?? new Intl.DateTimeFormat(intlLocale(language), { ...options, timeZone: 'UTC' });
  formatters.set(key, found);
  return found;
}

/**
 * Returns the day of publication as exactly as it is known (`YYYY`, `YYYY-MM` or `YYYY-MM-DD`), in the language's form.
 */
export function monthOrYear(published: string, language: Language): string {
  const parts = /^(\d{4})(-\d{2})?(-\d{2})?$/.exec(published);
  if (parts === null) return published;
  if (parts[3] !== undefined) return formatDay(published, language);
  return style(language, parts[2] !== undefined).format(Date.parse(`${parts[1]}${parts[2] ?? '-01'}-01T00:00:00Z`));
}
