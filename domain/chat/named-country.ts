import { foldLetters } from '../catalogue/words';
import { editDistance } from '../catalogue/spelling';
import { intlLocale, isLanguage, type Language } from '../language';
import { marketPlaces } from './places/market-places';
import { otherPlaces } from './places/other-places';

/** Countries (ISO 3166) that people ask about: the shop's markets, and those from which others write. */
const countries = (
  'DE AT FR ES IT NL BE PT IE GB PL US JP AE CH LU LI MT CY GR HR SI SK CZ HU RO BG DK SE NO FI IS EE LV LT UA TR RU ' +
  'BY RS BA ME AL MK MD AM CA MX BR AR CL CO PE VE EC UY PY BO CU DO CR PA AU NZ CN KR IN PK TH VN ID MY PH SG EG MA ' +
  'TN DZ LY SA QA KW BH OM JO LB SY IQ IR IL YE ZA NG KE GH SN ET AO MZ'
).split(' ');

/** Names that people use beside the official one. Folded; `|` separates them. */
const otherNames: Readonly<Partial<Record<string, string>>> = {
  GB:
    'england|scotland|wales|great britain|britain|uk|grossbritannien|schottland|angleterre|' +
    'grande bretagne|ecosse|inglaterra|escocia|gran bretana|inghilterra|scozia|gran bretagna|' +
    'engeland|schotland|groot brittannie|anglia|anglii|szkocja|wielka brytania|wielkiej brytanii|' +
    'イギリス|انجلترا|بريطانيا',
  US:
    'usa|america|united states|amerika|etats unis|estados unidos|stati uniti|verenigde staten|' +
    'stany zjednoczone|stanow zjednoczonych|アメリカ|امريكا',
  NL: 'holland|holandia|hollande|holanda|olanda|オランダ|هولندا',
  AE: 'uae|emirates|emirate|emirats|emiratos|emirati|emiraten|emiraty|الامارات',
  CZ: 'czech republic|czechia|tschechei|republica checa|republique tcheque|repubblica ceca|republika czeska',
  TR: 'turkey|turquie|turquia|turchia|turcja|turkije|تركيا',
  SA: 'السعوديه|سعوديه',
};

/** Letters of the shortest beginning that is compared, and of a name that may have one wrong letter. */
const minStartLetters = 4;
const minSlipLetters = 7;
/** Endings by which Polish inflects names that end in "a", and other names. Other languages add at most an "s". */
const polishEndings = { a: /^(?:y|i|ie|e|ę|ą|o|ii|iach)$/u, other: /^(?:a|u|ie|em|iem|owi|i|y|ech|ach)$/u } as const;
/** Prepositions that Arabic attaches, and its article. */
const attached = /^(?:و|ف)?(?:بال|لل|ال|ب|ل)?(?=.{3})/u;

interface Name {
  readonly name: string;
  readonly code: string;
  /** Names of cities are written exactly; those of countries may be inflected. */
  readonly isPlace: boolean;
}

/** Names of a language, the longest first. */
interface Names {
  readonly all: readonly Name[];
  /** The first of equal names. */
  readonly byName: ReadonlyMap<string, { readonly name: Name; readonly place: number }>;
  /** Words of the name that has most. */
  readonly mostWords: number;
  /** Names of countries that are one word; only they may be inflected or have a wrong letter. */
  readonly countries: readonly Name[];
}

const named = new Map<Language, Names>();

function* placesIn(language: Language): Generator<Name> {
  for (const [code, names] of [...Object.entries(marketPlaces), ...Object.entries(otherPlaces)]) {
    for (const entry of names.split('|')) {
      const [name = '', only] = entry.split('@');
      if (only === undefined || (isLanguage(only) && only === language))
        yield { name: toSearchForm(name, language), code, isPlace: true };
    }
  }
}

const withoutPrefix = (word: string, language: Language) => (language === 'ar' ? word.replace(attached, '') : word);

/** Returns a name in the form in which texts of a language are searched. */
function toSearchForm(name: string, language: Language): string {
  if (language === 'ja') return name.normalize('NFKC');
  return [...foldLetters(name).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => withoutPrefix(word, language)).join(' ');
}

/** Returns the folded names of all countries and places in a language, with their codes. */
function namesIn(language: Language): Names {
  const cached = named.get(language);
  if (cached !== undefined) return cached;
  const display = new Intl.DisplayNames(intlLocale(language), { type: 'region', fallback: 'none' });
  const found = countries.flatMap((code) =>
    [display.of(code) ?? '', ...(otherNames[code]?.split('|') ?? [])]
      .filter((name) => name !== '')
      .map((name) => ({ name: toSearchForm(name, language), code, isPlace: false })),
  );
  const all = [...found, ...placesIn(language)].toSorted((a, b) => b.name.length - a.name.length);
  const names = {
    all,
    byName: new Map(all.map((name, place) => [name.name, { name, place }] as const).toReversed()),
    mostWords: Math.max(...all.map(({ name }) => name.split(' ').length)),
    countries: all.filter(({ name, isPlace }) => !isPlace && !name.includes(' ')),
  };
  named.set(language, names);
  return names;
}

/** Returns whether a word is an inflected form of a country's name: "Austrii" is "Austria", "indietro" not "India". */
function isInflected(word: string, name: string, language: Language): boolean {
  if (language !== 'pl') return word.length === name.length + 1 && word.endsWith('s') && word.startsWith(name);
  const isFeminine = name.endsWith('a');
  const start = /[aeiouy]$/.test(name) ? name.slice(0, -1) : name;
  const endings = isFeminine ? polishEndings.a : polishEndings.other;
  return start.length >= minStartLetters && word.startsWith(start) && endings.test(word.slice(start.length));
}

const isSlip = (word: string, name: string) =>
  name.length >= minSlipLetters &&
  word[0] === name[0] &&
  Math.abs(word.length - name.length) <= 1 &&
  editDistance(word, name) === 1;

/**
 * Returns the name in a Japanese text, the longest if it has several. Kana are not folded, and a name in katakana is no
 * part of a longer word: "やっぱり" names no city.
 */
function nameInRun(text: string): Name | null {
  const plain = text.normalize('NFKC');
  const isKatakana = (character: string | undefined) => character !== undefined && /[ァ-ヺー]/u.test(character);
  return (
    namesIn('ja').all.find(({ name }) => {
      const index = plain.indexOf(name);
      if (index === -1 || name.length < 2) return false;
      return !isKatakana(name[0]) || (!isKatakana(plain[index - 1]) && !isKatakana(plain[index + name.length]));
    }) ?? null
  );
}

/** Returns the name that neighbouring words are, the longest if there are several. */
function wholeName(words: readonly string[], { byName, mostWords }: Names): Name | null {
  const runs = words.flatMap((_, index) =>
    Array.from({ length: Math.min(mostWords, words.length - index) }, (__, more) =>
      words.slice(index, index + more + 1).join(' '),
    ),
  );
  const found = runs.flatMap((run) => byName.get(run) ?? []).toSorted((a, b) => a.place - b.place);
  return found[0]?.name ?? null;
}

function nameInWords(words: readonly string[], language: Language): Name | null {
  const names = namesIn(language);
  return (
    wholeName(words, names) ??
    names.countries.find(({ name }) => words.some((word) => isInflected(word, name, language))) ??
    names.countries.find(({ name }) => words.some((word) => isSlip(word, name))) ??
    null
  );
}

/**
 * Returns the code (ISO 3166) of the country that a text in a language names, by its own name or by a city or region of
 * it, or null. Inflected names count; a name inside another word does not.
 */
export function namedCountry(text: string, language: Language): string | null {
  if (language === 'ja') return nameInRun(text)?.code ?? null;
  const words = [...foldLetters(text).matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => withoutPrefix(word, language));
  return nameInWords(words, language)?.code ?? null;
}
