import type { Subject } from '../../subjects';
import type { LexiconMatch } from '../match-lexicon';
import type { Place } from '../place';

/** Words for children in the shop's languages, folded, after which a number is an age: "my grandson, 9". */
const childWords =
  'son|daughter|grandson|granddaughter|nephew|niece|kids?|boy|girl|lads?|lass|laddie|little one|youngest|eldest|' +
  'oldest|grandkid|stepson|godson|goddaughter|sohn|tochter|enkel\\w*|nichte|neffen?|kind|madchen|jungen?|kleine[rn]?|' +
  'fils|fille|neveu|gamine?|petite?|petit-fils|petite-fille|ado|hij[oa]|sobrin[oa]|niet[oa]|nin[oa]|nen[ea]|peque|' +
  'chic[oa]|chav[oa]l|figli[oa]|nipot\\w*|bambin[oa]|ragazz[oa]|piccol[oa]|bimb[oa]|zoon\\w*|dochter\\w*|' +
  'klein(?:kind|zoon|dochter)|neefje|nichtje|jongste|oudste|junior|syn\\w*|cork\\w*|wnu\\w*|dziecko|maluch\\w*|' +
  'smyk\\w*|filh[oa]|sobrinh[oa]|net[oa]|miud[oa]|menin[oa]|garot[oa]|息子|娘|孫|甥|姪|ابن\\w*|بنت\\w*|ولد\\w*|' +
  'حفيد\\w*';
/** Behind a number that is a price, a number of pages or of days. */
const notAge =
  '(?![\\d.,]*\\s*(?:€|\\$|£|eur|pound|zl|yen|円|usd|dollar|درهم|libras|seite|page|pagin|stron|ページ|صفح|tag|day|' +
  'jour|dia|giorn|dag|dni))';

/** A person's age in the shop's languages: "9 year old", "9-jährig", "turns 8", "9歳", "عمره ٩". Folded. */
const ages = [
  '(?<years>\\d{1,2})[\\s-]*(?:years? old|yr old|yrs? old|yo\\b|year-old|jahre? alt|jahrig|' +
    'ans?\\b|anos?\\b|y/o|yrs?\\b|' +
    'jahre\\b|anitos|anni\\b|annetti|jaar|jarig|lat\\b|latk|latek|letni|roczn|歳|才|さい|سنوات|سنين|سنه|عام|اعوام)',
  '(?:turns?|turning|aged?|is now|wird|werden|cumple|cumplira|compie|compira|wordt|konczy|skonczy|faz|fara|عمره?ا?) ' +
    `(?<years>\\d{1,2})\\b${notAge}`,
  '(?<years>\\d{1,2})(?:th|st|nd|rd|\\.|e|eme|o|a)? (?:birthday|geburtstag|anniversaire|verjaardag|urodziny|' +
    'aniversario)',
  `(?<!\\p{Script=Latin})(?:${childWords})(?![\\p{L}])\\D{1,15}(?<years>\\d{1,2})\\b${notAge}`,
].map((pattern) => new RegExp(pattern, 'u'));

/** Numbers at the beginning of a word for an age, folded: "achtjährig", "ośmiolatka", "zesjarige". */
const compounds: readonly (readonly [number, string])[] = [
  [3, 'drei|drie|trzy'],
  [4, 'vier|cztero'],
  [5, 'funf|vijf|piecio'],
  [6, 'sechs|zes|szescio'],
  [7, 'sieben|zeven|siedmio'],
  [8, 'acht|osmio'],
  [9, 'neun|negen|dziewiecio'],
  [10, 'zehn|tien|dziesiecio'],
  [11, 'elf|jedenasto'],
  [12, 'zwolf|twaalf|dwunasto'],
  [13, 'dreizehn|dertien|trzynasto'],
  [14, 'vierzehn|veertien|czternasto'],
  [15, 'funfzehn|vijftien|pietnasto'],
  [16, 'sechzehn|zestien|szesnasto'],
];
const compound = /(?<!\p{L})(?<number>\p{L}{3,12}?)(?:jahrig|jarig|latk|latek|letni|latni)\p{L}*/u;

/** Ages below which a book is for children, and for young adults. */
const childrenBelow = 12;
const youngBelow = 18;

interface Age extends Place {
  readonly years: number;
}

/** Returns the text with its numbers as words in digits, and the places of both texts. */
function withDigits({ text, spans }: LexiconMatch): string {
  let digits = text;
  for (const { meaning, from, to } of spans.toSorted((a, b) => b.from - a.from)) {
    // Padded, so that places stay the same.
    if (meaning.kind === 'number' && String(meaning.value).length <= to - from)
      digits = digits.slice(0, from) + String(meaning.value).padStart(to - from) + digits.slice(to);
  }
  return digits;
}

function ageIn(match: LexiconMatch): Age | null {
  const word = compound.exec(match.text);
  const named = compounds.find(([, names]) => names.split('|').includes(word?.groups?.['number'] ?? ''));
  if (word !== null && named !== undefined)
    return { years: named[0], from: word.index, to: word.index + word[0].length };
  const text = withDigits(match);
  for (const pattern of ages) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const from = found.index;
    const end = from + found[0].length;
    // The word goes on after "jahrig": "9-jahrigen".
    const to = match.words.find((place) => place.from < end && place.to > end)?.to ?? end;
    return { years: Number(found.groups?.['years']), from, to };
  }
  return null;
}

/** Returns the place of an age in the text, with the words that belong to it. */
export function agesIn(match: LexiconMatch): Place[] {
  const found = ageIn(match);
  return found === null ? [] : [{ from: found.from, to: found.to }];
}

/** Returns the reader that a named age means: the subject of books for it, or "adult"; null without an age. */
export function readerOfAge(match: LexiconMatch): Extract<Subject, 'children' | 'young-adult'> | 'adult' | null {
  const years = ageIn(match)?.years ?? 0;
  if (years <= 0) return null;
  if (years < childrenBelow) return 'children';
  return years < youngBelow ? 'young-adult' : 'adult';
}
