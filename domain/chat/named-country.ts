import { fold } from '../catalogue/words';
import { intlLocale, type Language } from '../language';

/** Countries (ISO 3166) that people ask about: the shop's markets, and those from which others write. */
const countries = (
  'DE AT FR ES IT NL BE PT IE GB PL US JP AE CH LU MT CY GR HR SI SK CZ HU RO BG DK SE NO FI IS EE LV LT UA TR RU RS ' +
  'CA MX BR AR CL CO PE AU NZ CN KR IN SG EG MA TN DZ SA QA KW OM JO LB IQ IL ZA NG KE'
).split(' ');

/** Names that people use beside the official one. Folded; `|` separates them. */
const otherNames: Readonly<Partial<Record<string, string>>> = {
  GB:
    'england|scotland|wales|great britain|britain|uk|grossbritannien|schottland|angleterre|' +
    'grande bretagne|ecosse|inglaterra|escocia|gran bretana|inghilterra|scozia|gran bretagna|' +
    'engeland|schotland|groot brittannie|anglia|anglii|szkocja|wielka brytania|wielkiej brytanii|' +
    'いぎりす|انجلترا|بريطانيا',
  US:
    'usa|america|united states|amerika|etats unis|estados unidos|stati uniti|verenigde staten|' +
    'stany zjednoczone|stanow zjednoczonych|あめりか|امريكا',
  NL: 'holland|holandia|hollande|holanda|olanda|おらんだ|هولندا',
  AE: 'uae|dubai|emirates|emirate|emirats|emiratos|emirati|emiraten|emiraty|どばい|دبي|الامارات',
};

/** Letters of a name's end that languages inflect, and of the shortest beginning that is compared. */
const inflected = 2;
const shortestStart = 4;
/** Letters by which an inflected name may be longer than its beginning. */
const longestEnding = 5;
/** Prepositions that Arabic attaches, and its article. */
const attached = /^(?:و|ف)?(?:بال|لل|ال|ب|ل)?(?=.{3})/u;

const named = new Map<Language, readonly (readonly [string, string])[]>();

/** Returns the folded names of all countries in a language, with their codes. */
function namesIn(language: Language): readonly (readonly [string, string])[] {
  const known = named.get(language);
  if (known !== undefined) return known;
  const display = new Intl.DisplayNames(intlLocale(language), { type: 'region', fallback: 'none' });
  const found = countries.flatMap((code) =>
    [display.of(code) ?? '', ...(otherNames[code]?.split('|') ?? [])]
      .filter((name) => name !== '')
      .map((name) => [fold(name), code] as const),
  );
  named.set(language, found);
  return found;
}

/** Returns whether a word of a text is a name of one word, perhaps inflected: "Austrii" is "Austria". */
function isNameOf(word: string, name: string): boolean {
  if (word === name) return true;
  const start = name.slice(0, Math.max(shortestStart, name.length - inflected));
  return start.length < name.length && word.startsWith(start) && word.length - start.length <= longestEnding;
}

/**
 * Returns the code (ISO 3166) of the country that a text in a language names, or null. Inflected names count; a text
 * without spaces is searched for the names themselves.
 */
export function namedCountry(text: string, language: Language): string | null {
  const folded = fold(text);
  if (language === 'ja') return namesIn(language).find(([name]) => folded.includes(name))?.[1] ?? null;
  const words = [...folded.matchAll(/\p{L}+/gu)].map(([word]) =>
    language === 'ar' ? word.replace(attached, '') : word,
  );
  const line = ` ${words.join(' ')} `;
  const found = namesIn(language).find(([name]) => {
    const own = language === 'ar' ? name.replace(attached, '') : name;
    return own.includes(' ') ? line.includes(` ${own} `) : words.some((word) => isNameOf(word, own));
  });
  return found?.[1] ?? null;
}
