import type { Subject } from '../subjects';
import type { LexiconMatch } from './match-lexicon';

/** A place in a text, from and to (exclusive), in UTF-16 units. */
export interface Place {
  readonly from: number;
  readonly to: number;
}

/** A person's age in the shop's languages: "9 year old", "9-jährig", "9 ans", "9歳", "٩ سنوات". Folded. */
const age = new RegExp(
  '(?<years>\\d{1,2})[\\s-]*(?:years? old|yr old|year-old|jahre? alt|jahrig|ans?\\b|anos?\\b|anni\\b|jaar|jarig|' +
    'lat\\b|latk|letni|roczn|歳|才|さい|سنوات|سنه|عام)',
  'u',
);
/** Ages below which a book is for children, and for young adults. */
const childrenBelow = 12;
const youngBelow = 18;

/** Returns the place of an age in the text, with the words that belong to it. */
export function agesIn({ text, words }: LexiconMatch): Place[] {
  const match = age.exec(text);
  if (match === null) return [];
  const from = match.index;
  const end = from + match[0].length;
  // The word goes on after "jahrig": "9-jahrigen".
  return [{ from, to: words.find((word) => word.from < end && word.to > end)?.to ?? end }];
}

/** Returns the subject of books for the age that a text names, or null. */
export function subjectOfAge({ text }: LexiconMatch): Subject | null {
  const years = Number(age.exec(text)?.groups?.['years'] ?? Number.NaN);
  return years > 0 && years < childrenBelow
    ? 'children'
    : years >= childrenBelow && years < youngBelow
      ? 'young-adult'
      : null;
}
