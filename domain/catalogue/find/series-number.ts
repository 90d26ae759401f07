import { fold } from '../words';

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
  'one|first|erster|erste|erstes|eins|premier|premiere|primero|primer|primo|primeiro|een|eerste|pierwszy|pierwsza|' +
    'الاول|الاولي|一|i',
  'two|second|zweiter|zweite|zweites|zwei|deuxieme|deux|segundo|segunda|dos|secondo|due|tweede|twee|drugi|druga|dwa|' +
    'dois|الثاني|الثانيه|二|ii',
  'three|third|dritter|dritte|drittes|drei|troisieme|trois|tercero|tercera|tres|terzo|terza|tre|derde|drie|trzeci|' +
    'trzecia|trzy|terceiro|terceira|الثالث|الثالثه|三|iii',
  'four|fourth|vierter|vierte|viertes|vier|quatrieme|quatre|cuarto|cuarta|cuatro|quarto|quarta|quattro|vierde|' +
    'czwarty|czwarta|cztery|quatro|الرابع|الرابعه|四|iv',
  'five|fifth|funfter|funfte|funftes|funf|cinquieme|cinq|quinto|quinta|cinco|cinque|vijfde|vijf|piaty|piata|piec|' +
    'الخامس|الخامسه|五|v',
  'six|sixth|sechster|sechste|sechstes|sechs|sixieme|sexto|sexta|seis|sesto|sesta|sei|zesde|zes|szosty|szosta|' +
    'szesc|السادس|السادسه|六|vi',
  'seven|seventh|siebter|siebte|siebtes|sieben|septieme|sept|septimo|septima|siete|settimo|settima|sette|zevende|' +
    'zeven|siodmy|siodma|siedem|setimo|sete|السابع|السابعه|七|vii',
];
const byWord = new Map(numberWords.flatMap((forms, at) => forms.split('|').map((form) => [form, at + 1] as const)));

/** Volumes from this number on are more likely years. */
const mostVolumes = 100;

function numberOf(word: string | undefined): number | null {
  if (word === undefined) return null;
  const number = /^\d{1,2}$/.test(word) ? Number(word) : byWord.get(word);
  return number === undefined || number < 1 || number >= mostVolumes ? null : number;
}

/**
 * Reads a query for a volume of a series: "harry potter band 3", "tome 2", "deuxième tome", "第3巻", "الجزء الثاني", or a
 * number at the end. Returns null for other queries, and for a number without other words.
 */
export function readSeriesNumber(q: string): SeriesNumber | null {
  const spaced = fold(q).replace(/第?(\d{1,2}|[一二三四五六七])巻/gu, ' vol $1 ');
  const words = [...spaced.matchAll(/[\p{L}\p{N}ー・]+/gu)].map(([word]) => word);
  const without = (at: readonly number[]) => words.filter((_, place) => !at.includes(place)).join(' ');
  for (const [at, word] of words.entries()) {
    if (!volumeWords.has(word)) continue;
    for (const beside of [at + 1, at - 1]) {
      const number = numberOf(words[beside]);
      const rest = without([at, beside]);
      if (number !== null && rest !== '') return { words: rest, number, isNamed: true };
    }
  }
  const last = words.at(-1) ?? '';
  const number = /^\d/.test(last) ? numberOf(last) : null;
  const rest = without([words.length - 1]);
  return number === null || rest === '' ? null : { words: rest, number, isNamed: false };
}
