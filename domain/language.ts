/** The languages of the shop, in the order they are offered. Adding one is this line and a messages file. */
export const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'ja', 'ar'] as const;
export type Language = (typeof languages)[number];
export const baseLanguage: Language = 'en';

/** How a language names itself: the one list of words that is the same in every language. */
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

/** Locale for `Intl`: Arabic always with Arabic-Indic digits, the rest as they are. */
export function intlLocale(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-arab' : language === 'pt' ? 'pt-PT' : language === 'en' ? 'en-IE' : language;
}

/** Writing direction, for `dir`. */
export function direction(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && languages.some((language) => language === value);
}

/** Which countries read which of the shop's languages; the others read English. */
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

/**
 * The language that most visitors from a country (ISO 3166, any case) read, among the shop's; English where unknown.
 */
export function countryLanguage(country: string | null): Language {
  const code = country?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{2}$/.test(code)) return baseLanguage;
  return languages.find((language) => countriesOf[language].split(' ').includes(code)) ?? baseLanguage;
}

/** RFC 4647 lookup: `pt-BR` → `pt-BR`, then `pt`; the shop's languages are all two letters. */
function lookup(range: string): Language | null {
  const parts = range.toLowerCase().split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const tag = parts.slice(0, length).join('-');
    if (isLanguage(tag)) return tag;
  }
  return null;
}

/** The first offered language of an `Accept-Language` header, by weight, then by order. Malformed parts are skipped. */
function accepted(header: string): Language | null {
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
 * The best language: cookie, `Accept-Language`, country, English (docs/product.md#languages-and-addresses). Never
 * throws.
 */
export function negotiate(from: {
  readonly cookie: string | null;
  readonly acceptLanguage: string | null;
  readonly country: string | null;
}): Language {
  if (isLanguage(from.cookie)) return from.cookie;
  const fromHeader = from.acceptLanguage === null ? null : accepted(from.acceptLanguage);
  return fromHeader ?? countryLanguage(from.country);
}

/** Paths that have no language. */
const exempt = /^\/(?:(?:api|assets|covers)(?:\/|$)|sitemap|robots\.txt$)/;
/** A first segment that is a language: two letters with optional script or region, in any case. */
const tag = /^[a-z]{2}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?$/i;

/**
 * The language of an address's path (docs/product.md#languages-and-addresses), which begins with `/` and is never
 * decoded. `rest` is what stands behind the language, empty or beginning with `/`; `redirect` is the path to send the
 * visitor to, or null: an offered language in another form is put right (`/PT`, `/pt-BR` → `/pt`), another language is
 * replaced by the best (`/sv/x` → `/de/x`), anything else is kept whole behind it (`/faq` → `/de/faq`). `/api`,
 * `/assets`, `/covers`, `/sitemap*` and `/robots.txt` are never redirected. Never throws.
 */
export function splitLanguage(
  path: string,
  best: () => Language,
): { readonly language: Language; readonly rest: string; readonly redirect: string | null } {
  if (exempt.test(path)) return { language: best(), rest: path, redirect: null };
  const end = path.indexOf('/', 1);
  const first = path.slice(1, end === -1 ? undefined : end);
  const behind = end === -1 ? '' : path.slice(end);
  if (isLanguage(first)) return { language: first, rest: behind, redirect: null };
  const isTag = tag.test(first);
  const language = (isTag ? lookup(first) : null) ?? best();
  const rest = isTag ? behind : path === '/' ? '' : path;
  return { language, rest, redirect: `/${language}${rest}` };
}
