import { intlLocale, type Language } from './language';
import { currencies, type Money } from './money';

/**
 * `Intl` formatters by kind, language and options. They are reused, since making one takes a hundred times longer than
 * formatting. Every time zone is explicit, so that server and browser agree.
 */
const formatters = new Map<string, unknown>();

/** Returns the formatter of a kind, a language and options, made at the first use. */
export function keepFormatter<Formatter>(
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
  keepFormatter('number', language, options, (locale) => new Intl.NumberFormat(locale, options));

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

/**
 * Returns a range such as `2–4`, or one number when both ends are equal. Japanese shops write the wave dash 〜, and Intl
 * the full-width tilde; Portuguese has no spaces around the dash.
 */
export function formatRange(from: number, to: number, language: Language): string {
  const style = numberFormat(language, { maximumFractionDigits: 0 });
  return from === to ? style.format(from) : style.formatRange(from, to).replace('\uff5e', '\u301c').replace(' - ', '-');
}

/** Returns the plural form of a number: `one`, `few`, `other` … */
export function pluralForm(value: number, language: Language): Intl.LDMLPluralRule {
  return keepFormatter('plural', language, {}, (locale) => new Intl.PluralRules(locale)).select(value);
}

/** Returns the name of a country (ISO 3166) or currency (ISO 4217), or the code when the language has no name. */
export function nameOf(type: 'region' | 'currency', code: string, language: Language): string {
  return (
    keepFormatter('name', language, { type }, (locale) => new Intl.DisplayNames(locale, { type, fallback: 'code' })).of(
      code,
    ) ?? code
  );
}
