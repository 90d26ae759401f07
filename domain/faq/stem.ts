import type { Language } from '../language';

/** Endings in folded letters, longest first; a word keeps at least `minLetters` letters. */
interface Endings {
  readonly endings: readonly string[];
  readonly minLetters: number;
}

const endings = (minLetters: number, text: string): Endings => ({
  endings: text.split(/\s+/).toSorted((a, b) => b.length - a.length),
  minLetters,
});

/**
 * Endings that are removed, by language. Endings are enough that join the usual forms of a word; too many join
 * different words. `faq.test.ts` checks forms of words and measures how many questions are found.
 */
const endingsOfLanguage: Readonly<Partial<Record<Language, Endings>>> = {
  en: endings(3, 'ies ing ings ed es s e y'),
  de: endings(4, 'ungen ung en ern er em es e n s st t te ten'),
  fr: endings(
    3,
    'ements ement ations ation ees ee es e s er ez ent ant ants ons ai ais ait aient re res ra rai rez u us ue ' +
      'ues i is it ie ies ir irez issez x aux ement',
  ),
  es: endings(
    3,
    'aciones acion imiento imientos ando iendo ados adas ado ada idos idas ido ida amos emos imos ais eis ar er ' +
      'ir an en as es os a e o s aria eria arlo arla arlos arlas arme irme erme arse',
  ),
  it: endings(
    3,
    'azioni azione amento amenti ando endo ato ata ati ate uto uta uti ute ito ita iti ite iamo are ere ire arlo ' +
      'arla arli arle armi ermi irmi arsi ano ono a e i o ia io hi he',
  ),
  nl: endings(3, 'ingen ing en e n s t te ten de den je jes tje tjes'),
  pl: endings(
    3,
    'owania owanie owac ania anie aniem eniu enia enie ami ach owi ow om iem em ego emu ej ymi imi ych ich ym im ' +
      'ie ia iu a e i y o u ac ec ic yc uje ujesz ujemy am em asz esz isz ysz emy amy imy ymy cie ki ek ka ke ce ci ' +
      'aja al ala alem alam il ila ilem ilam yl',
  ),
  pt: endings(
    3,
    'acoes acao amento amentos ando endo indo ados adas ado ada idos idas ido ida amos emos imos ar er ir am em ' +
      'as es os a e o s ais eis oes ao aes lo la los las',
  ),
};

/** Letters that an Arabic word keeps. */
const minArabic = 3;

/** Articles and conjunctions that Arabic attaches to a word, and its endings of number and possession. */
const arabicPrefixes = ['وبال', 'وال', 'بال', 'كال', 'فال', 'ولل', 'لل', 'ال'];
const arabicSuffixes = [
  'كما',
  'هما',
  'تها',
  'تكم',
  'ها',
  'هم',
  'كم',
  'نا',
  'ني',
  'ان',
  'ات',
  'ون',
  'ين',
  'يه',
  'وا',
  'ه',
  'ي',
  'ك',
  'ت',
];

function stemArabic(word: string): string {
  const head = arabicPrefixes.find((prefix) => word.startsWith(prefix) && word.length - prefix.length >= minArabic);
  let rest = head === undefined ? word : word.slice(head.length);
  if (head === undefined && rest.length >= 5 && /^[وبلف]/.test(rest)) rest = rest.slice(1);
  for (let round = 0; round < 2; round += 1) {
    const end = arabicSuffixes.find((suffix) => rest.endsWith(suffix) && rest.length - suffix.length >= minArabic);
    if (end !== undefined) rest = rest.slice(0, -end.length);
  }
  return rest;
}

/**
 * Returns a folded word without its usual endings, so that forms of a word become equal. It must only treat questions
 * and index alike; `likeness` finds the other forms.
 */
export function stem(word: string, language: Language): string {
  if (language === 'ar') return stemArabic(word);
  const rules = endingsOfLanguage[language];
  if (rules === undefined || /\d/.test(word)) return word;
  let found = word;
  // Twice, since an ending may follow another: shipp-ing-s, Rück-send-ung-en.
  for (let round = 0; round < 2; round += 1) {
    const ending = rules.endings.find(
      (suffix) => found.endsWith(suffix) && found.length - suffix.length >= rules.minLetters,
    );
    if (ending === undefined) break;
    found = found.slice(0, -ending.length);
  }
  return found.replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}
