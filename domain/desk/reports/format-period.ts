import { intlLocale, type Language } from '../../language';

/** Returns a whole number in the digits of a language, without separators: `2026`, `٢٠٢٦`. */
export function plainNumber(value: number, language: Language): string {
  return new Intl.NumberFormat(intlLocale(language), { useGrouping: false }).format(value);
}

/**
 * Returns a month (`2026-12`) in words: `December 2026`. Apart from `domain/format.ts`, which every page loads.
 * @throws {RangeError} on a malformed month
 */
export function formatMonth(month: string, language: Language): string {
  const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(intlLocale(language), style).format(Date.parse(`${month}-01T00:00:00Z`));
}
