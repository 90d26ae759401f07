import { foldLetters } from '../words';

/** A volume of a series that a query asks for. */
export interface SeriesNumber {
  /** The other words of the query. */
  readonly words: string;
  readonly number: number;
  /** The query names a volume ("Band 3"), not only a number. */
  readonly isNamed: boolean;
}

/** Words for a volume in the shop's languages, folded. */
const volumeWords = new Set(
  (
    'book vol volume part no number nr band bd teil buch tome livre partie libro tomo parte volumen deel boek tom ' +
    'czesc ksiega livro الجزء جزء الكتاب المجلد'
  ).split(' '),
);

/** Numbers as words, from 1, folded. Forms of one number are separated by `|`. */
const numberWords = [
  'one|first|erster|ersten|erste|erstes|eins|premier|premiere|primero|primer|primo|primeiro|een|eerste|' +
    'pierwszy|pierwsza|الاول|الاولي|一|i',
  'two|second|zweiter|zweiten|zweite|zweites|zwei|deuxieme|deux|segundo|segunda|dos|secondo|due|tweede|twee|' +
    'drugi|druga|dwa|dois|الثاني|الثانيه|二|ii',
  'three|third|dritter|dritten|dritte|drittes|drei|troisieme|trois|tercero|tercera|tres|terzo|terza|tre|derde|' +
    'drie|trzeci|trzecia|trzy|terceiro|terceira|الثالث|الثالثه|三|iii',
  'four|fourth|vierter|vierten|vierte|viertes|vier|quatrieme|quatre|cuarto|cuarta|cuatro|quarto|quarta|quattro|' +
    'vierde|czwarty|czwarta|cztery|quatro|الرابع|الرابعه|四|iv',
  'five|fifth|funfter|funften|funfte|funftes|funf|cinquieme|cinq|quinto|quinta|cinco|cinque|vijfde|vijf|piaty|' +
    'piata|piec|الخامس|الخامسه|五|v',
  'six|sixth|sechster|sechsten|sechste|sechstes|sechs|sixieme|sexto|sexta|seis|sesto|sesta|sei|zesde|zes|' +
    'szosty|szosta|szesc|السادس|السادسه|六|vi',
  'seven|seventh|siebter|siebten|siebte|siebtes|sieben|septieme|sept|septimo|septima|siete|settimo|settima|' +
    'sette|zevende|zeven|siodmy|siodma|siedem|setimo|sete|السابع|السابعه|七|vii',
];
const tens = [
  'eight|eighth|achter|achten|achte|achtes|acht|huitieme|huit|octavo|octava|ocho|ottavo|ottava|otto|achtste|' +
    'osmy|osma|osiem|oitavo|oito|الثامن|الثامنه|八|viii',
  'nine|ninth|neunter|neunten|neunte|neuntes|neun|neuvieme|neuf|noveno|novena|nueve|nono|nona|nove|negende|' +
    'negen|dziewiaty|dziewiata|dziewiec|التاسع|التاسعه|九|ix',
  'ten|tenth|zehnter|zehnten|zehnte|zehntes|zehn|dixieme|dix|decimo|decima|diez|dieci|tiende|tien|dziesiaty|' +
    'dziesiata|dziesiec|dez|العاشر|العاشره|十|x',
];
/** Number words that count and do not order, so they name no volume by themselves. */
const cardinals = new Set(
  (
    'one eins een i two zwei deux dos due twee dwa dois ii three drei trois tres tre drie trzy iii four vier quatre ' +
    'cuatro quattro cztery quatro iv five funf cinq cinco cinque vijf piec v six sechs seis sei zes szesc vi seven ' +
    'sieben sept siete sette zeven siedem sete vii eight acht huit ocho otto osiem oito viii nine neun neuf nueve ' +
    'nove negen dziewiec ix ten zehn dix diez dieci tien dziesiec dez x 一 二 三 四 五 六 七 八 九 十'
  ).split(' '),
);
/** Words between a volume and the name of its series: "the third of", "il settimo libro di". */
const linking = new Set(
  (
    'the of from in le la les de du des der die das von vom el los las del il lo di della van het een o os a do da ' +
    'dos w z ze'
  ).split(' '),
);
const byWord = new Map(
  [...numberWords, ...tens].flatMap((forms, index) => forms.split('|').map((form) => [form, index + 1] as const)),
);

/** Volumes from this number on are more likely years. */
const maxVolumes = 100;

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const number = /^\d{1,2}$/.test(word) ? Number(word) : byWord.get(word);
  return number === undefined || number < 1 || number >= maxVolumes ? null : number;
}

const wordsOf = (q: string): string[] =>
  [
    ...foldLetters(q)
      .replace(/第?(\d{1,2}|[一二三四五六七八九十])巻/gu, ' vol $1 ')
      .matchAll(/[\p{L}\p{N}ー・]+/gu),
  ].map(([word]) => word);

/** Returns the words without those at some places, and without linking words at the beginning. */
function nameWithout(words: readonly string[], places: readonly number[]): string {
  const rest = words.filter((_, place) => !places.includes(place));
  const first = rest.findIndex((word) => !linking.has(word));
  return first < 0 ? '' : rest.slice(first).join(' ');
}

/** Returns whether a word orders: "third", not "three". */
const isOrdinal = (word: string) => byWord.has(word) && !cardinals.has(word);

/**
 * Reads a query for a volume of a series: "harry potter band 3", "deuxième tome", "第3巻", "الجزء الثاني", "third hunger
 * games book", or a number at the end. Returns null for other queries, and for a number without other
 * words.
 */
export function readSeriesNumber(q: string): SeriesNumber | null {
  const words = wordsOf(q);
  for (const [index, word] of words.entries()) {
    if (!volumeWords.has(word)) continue;
    for (const place of [index + 1, index - 1, words.findIndex(isOrdinal)]) {
      const number = place === index ? null : numberOf(words[place]);
      const name = nameWithout(words, [index, place]);
      if (number !== null && name !== '') return { words: name, number, isNamed: true };
    }
  }
  const last = words.at(-1) ?? '';
  const number = /^\d/.test(last) ? numberOf(last) : null;
  const name = nameWithout(words, [words.length - 1]);
  return number === null || name === '' ? null : { words: name, number, isNamed: false };
}

/**
 * Reads a query that names a volume by its place alone ("el tercero de millennium"). Such words are more often part of
 * a title ("The Second Sex"), so the search looks for them only when it finds nothing else. Returns null for others.
 */
export function readPlaceInSeries(q: string): SeriesNumber | null {
  const words = wordsOf(q);
  const index = words.findIndex(isOrdinal);
  const number = numberOf(words[index]);
  const name = nameWithout(words, [index]);
  return number === null || name === '' ? null : { words: name, number, isNamed: false };
}
