import { intlLocale, type Language } from '../../../domain/language';

const displayNames = new Map<string, Intl.DisplayNames>();

function displayNamesOf(type: 'region' | 'language' | 'currency', language: Language): Intl.DisplayNames {
  const key = `${type} ${language}`;
  const formatter = displayNames.get(key) ?? new Intl.DisplayNames(intlLocale(language), { type, fallback: 'code' });
  displayNames.set(key, formatter);
  return formatter;
}

/** Returns the name of a country or market (ISO 3166, upper case) in a language. */
export function countryName(country: string, language: Language): string {
  return displayNamesOf('region', language).of(country) ?? country;
}

/** Returns the name of a language (ISO 639) as it is written within a sentence. */
export function languageName(code: string, language: Language): string {
  return displayNamesOf('language', language).of(code) ?? code;
}

/** Returns the sign of a currency, `€`, as a language writes it. */
export function currencySign(currency: string, language: Language): string {
  const parts = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
