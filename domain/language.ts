/** Languages of the shop in the order of the menu. The compiler and tests list what a new one needs. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];
export const baseLanguage: Language = 'en';

/** Name of each language in that language. */
export const endonyms: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  ja: '日本語',
  ar: 'العربية',
};

/** Locales for `Intl` of the languages whose own code names another form than the shop writes. */
const locales: Readonly<Partial<Record<Language, string>>> = { ar: 'ar-u-nu-arab', pt: 'pt-PT', en: 'en-IE' };

/** Returns the locale for `Intl`. Arabic uses Arabic-Indic digits, English and Portuguese their European forms. */
export function intlLocale(language: Language): string {
  return locales[language] ?? language;
}

/** Returns the writing direction, for the attribute `dir`. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns whether a value is a language of the shop. */
export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && languages.some((language) => language === value);
}

/** Returns a stored value as a language of the shop; English where the shop does not offer it. */
export function toLanguage(value: unknown): Language {
  return isLanguage(value) ? value : baseLanguage;
}

/** Countries (ISO 3166) whose people mostly read a language; other countries read English. */
const countriesOf: Readonly<Record<Language, string>> = {
  en: '',
  de: 'DE AT CH LI',
  it: 'IT SM VA',
  nl: 'NL BE SR',
  pl: 'PL',
  ja: 'JP',
  fr: 'FR LU MC SN CI ML BF NE TG BJ GA CG CD CM GN TD CF HT',
  es: 'ES MX AR CO CL PE VE EC GT CU BO DO HN PY SV NI CR PA UY PR GQ AD',
  pt: 'PT BR AO MZ CV GW ST TL',
  ar: 'AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE',
};

/** Returns the language of the shop that most people of a country (ISO 3166, any case) read, or English. */
export function countryLanguage(country: string | null): Language {
  const code = country?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(code)) return baseLanguage;
  return languages.find((language) => countriesOf[language].split(' ').includes(code)) ?? baseLanguage;
}

/** Returns the language for a range such as `pt-BR`, or null. @see RFC 4647, section 3.4 (lookup) */
function lookup(range: string): Language | null {
  const parts = range.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const tag = parts.slice(0, length).join('-');
    if (isLanguage(tag)) return tag;
  }
  return null;
}

/** Returns the best language of an `Accept-Language` header by weight and order, or null. Skips malformed parts. */
function acceptedLanguage(header: string): Language | null {
  const ranges = header
    .slice(0, 1000)
    .split(',')
    .flatMap((part) => {
      const match =
        /^\s*([A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/.exec(part);
      const range = match?.[1];
      const weight = Number(match?.[2] ?? 1);
      return range === undefined || weight === 0 ? [] : [{ range, weight }];
    })
    .toSorted((a, b) => b.weight - a.weight);
  for (const { range } of ranges) {
    const language = lookup(range);
    if (language !== null) return language;
  }
  return null;
}

/**
 * Returns the language for a visitor: of the cookie, of `Accept-Language`, of the country, or English. Never throws.
 * @see docs/product.md#languages-and-addresses
 */
export function negotiate(from: {
  readonly cookie: string | null;
  readonly acceptLanguage: string | null;
  readonly country: string | null;
}): Language {
  if (isLanguage(from.cookie)) return from.cookie;
  const fromHeader = from.acceptLanguage === null ? null : acceptedLanguage(from.acceptLanguage);
  return fromHeader ?? countryLanguage(from.country);
}

/** Paths without a language. */
const pathsWithoutLanguage = /^\/(?:(?:api|assets|covers)(?:\/|$)|sitemap|robots\.txt$)/;
/** Matches a language tag as first segment: two letters with optional script or region, in any case. */
const tag = /^[a-z]{2}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/**
 * Splits a path into its language and the rest. `path` begins with `/` and is percent-encoded; `rest` is empty or
 * begins with `/`. `redirect` is the path to redirect to, or null. Another form of an offered language is corrected
 * (`/PT`, `/pt-BR` → `/pt`); an unknown language is replaced by the best one (`/sv/x` → `/de/x`); any other path gets a
 * language (`/faq` → `/de/faq`). `/api`, `/assets`, `/covers`, `/sitemap*` and `/robots.txt` are never redirected.
 * Never throws.
 * @see docs/product.md#languages-and-addresses
 */
export function splitLanguage(
  path: string,
  best: () => Language,
): { readonly language: Language; readonly rest: string; readonly redirect: string | null } {
  if (pathsWithoutLanguage.test(path)) return { language: best(), rest: path, redirect: null };
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end === -1 ? undefined : end);
  const behind = end === -1 ? '' : path.slice(end);
  if (isLanguage(first)) return { language: first, rest: behind, redirect: null };
  const isTag = tag.test(first);
  const language = (isTag ? lookup(first) : null) ?? best();
  const pathWithoutLanguage = path === '/' ? '' : path;
  const rest = isTag ? behind : pathWithoutLanguage;
  return { language, rest, redirect: `/${language}${rest}` };
}
