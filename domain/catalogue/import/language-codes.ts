/** ISO 639-1 codes by ISO 639-2 code (bibliographic and terminological) of languages in catalogues. */
const threeLetters: Readonly<Record<string, string>> = {
  eng: 'en',
  ger: 'de',
  deu: 'de',
  fre: 'fr',
  fra: 'fr',
  spa: 'es',
  ita: 'it',
  dut: 'nl',
  nld: 'nl',
  pol: 'pl',
  por: 'pt',
  jpn: 'ja',
  ara: 'ar',
  rus: 'ru',
  chi: 'zh',
  zho: 'zh',
  kor: 'ko',
  swe: 'sv',
  dan: 'da',
  nor: 'no',
  nob: 'no',
  nno: 'no',
  fin: 'fi',
  cze: 'cs',
  ces: 'cs',
  slo: 'sk',
  slk: 'sk',
  hun: 'hu',
  rum: 'ro',
  ron: 'ro',
  gre: 'el',
  ell: 'el',
  tur: 'tr',
  heb: 'he',
  per: 'fa',
  fas: 'fa',
  ind: 'id',
  vie: 'vi',
  tha: 'th',
  ukr: 'uk',
  bul: 'bg',
  hrv: 'hr',
  srp: 'sr',
  slv: 'sl',
  est: 'et',
  lav: 'lv',
  lit: 'lt',
  cat: 'ca',
  glg: 'gl',
  baq: 'eu',
  eus: 'eu',
  gle: 'ga',
  wel: 'cy',
  cym: 'cy',
  lat: 'la',
  hin: 'hi',
  ben: 'bn',
  urd: 'ur',
  may: 'ms',
  msa: 'ms',
  ice: 'is',
  isl: 'is',
  fil: 'tl',
  tgl: 'tl',
  grc: 'el',
};

/** Returns the bibliographic ISO 639-2 code of a language (ISO 639-1), which ONIX uses; null: not in the table. */
export function bibliographicCode(language: string): string | null {
  // The table has the bibliographic code of a language first.
  return Object.entries(threeLetters).find(([, code]) => code === language)?.[0] ?? null;
}

const names: Readonly<Record<string, string>> = {
  english: 'en',
  englisch: 'en',
  anglais: 'en',
  inglés: 'en',
  german: 'de',
  deutsch: 'de',
  allemand: 'de',
  alemán: 'de',
  french: 'fr',
  français: 'fr',
  französisch: 'fr',
  francés: 'fr',
  spanish: 'es',
  español: 'es',
  spanisch: 'es',
  espagnol: 'es',
  italian: 'it',
  italiano: 'it',
  italienisch: 'it',
  italien: 'it',
  dutch: 'nl',
  nederlands: 'nl',
  niederländisch: 'nl',
  polish: 'pl',
  polski: 'pl',
  polnisch: 'pl',
  portuguese: 'pt',
  português: 'pt',
  portugiesisch: 'pt',
  japanese: 'ja',
  日本語: 'ja',
  japanisch: 'ja',
  arabic: 'ar',
  العربية: 'ar',
  arabisch: 'ar',
};

/** Language code of an edition whose language is unknown. */
export const unknownLanguage = 'und';

/** Returns the ISO 639-1 code of `eng`, `en-US`, `ger`, `Deutsch` …, or null for an unknown language. */
export function languageCode(text: string): string | null {
  const value = text.trim().toLowerCase();
  const named = names[value];
  if (named !== undefined) return named;
  const primary = value.split(/[-_]/)[0] ?? '';
  if (/^[a-z]{2}$/.test(primary)) return primary;
  return threeLetters[primary] ?? null;
}

/**
 * Languages of ISBN-13 registration groups; the longest prefix counts.
 * @see International ISBN Agency, list of registration groups
 */
const groups: Readonly<Record<string, string>> = {
  9780: 'en',
  9781: 'en',
  9782: 'fr',
  9783: 'de',
  9784: 'ja',
  9785: 'ru',
  9787: 'zh',
  97880: 'cs',
  97882: 'no',
  97883: 'pl',
  97884: 'es',
  97885: 'pt',
  97886: 'sr',
  97887: 'da',
  97888: 'it',
  97889: 'ko',
  97890: 'nl',
  97891: 'sv',
  97894: 'nl',
  978950: 'es',
  978951: 'fi',
  978952: 'fi',
  978953: 'hr',
  978954: 'bg',
  978956: 'es',
  978957: 'zh',
  978958: 'es',
  978960: 'el',
  978961: 'sl',
  978963: 'hu',
  978964: 'fa',
  978965: 'he',
  978966: 'uk',
  978968: 'es',
  978970: 'es',
  978972: 'pt',
  978973: 'ro',
  978975: 'tr',
  978977: 'ar',
  978986: 'zh',
  978987: 'es',
  978989: 'pt',
  9789953: 'ar',
  9789957: 'ar',
  9789960: 'ar',
  9789948: 'ar',
  9786144: 'ar',
  9786140: 'ar',
  97910: 'fr',
  97911: 'ko',
  97912: 'it',
  9798: 'en',
};

/** Returns the usual language of an ISBN's registration group, or null. Used only where a row names no language. */
export function languageOfIsbn(isbn: string): string | null {
  for (let length = 7; length >= 4; length -= 1) {
    const language = groups[isbn.slice(0, length)];
    if (language !== undefined) return language;
  }
  return null;
}
