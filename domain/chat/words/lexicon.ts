import { foldLetters } from '../../catalogue/words';
import { languages, type Language } from '../../language';
import { subjects, type Subject } from '../../subjects';
import { ar } from './ar';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { ja } from './ja';
import { nl } from './nl';
import { pl } from './pl';
import { pt } from './pt';
import { senses, type Sense, type Words } from './senses';

const wordsOf: Readonly<Record<Language, Words>> = { en, de, fr, es, it, nl, pl, pt, ja, ar };

/** Meaning of a spelling. */
export type Meaning =
  | { readonly kind: 'sense'; readonly sense: Sense }
  | { readonly kind: 'subject'; readonly subject: Subject }
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'filler' };

/** A folded spelling: one or more words, or one run of characters in a script without spaces. */
export interface Spelling {
  readonly meaning: Meaning;
  readonly words: readonly Part[];
  /** Number of the spelling in the order of the word table. */
  readonly place: number;
}

/** One word of a spelling. `hasAnyEnding`: any ending may follow. `hasAnyBeginning`: any beginning may precede. */
export interface Part {
  readonly text: string;
  /** The word with and without the prefixes that Arabic attaches (`formsOf`). */
  readonly forms: readonly string[];
  readonly hasAnyEnding: boolean;
  readonly hasAnyBeginning: boolean;
}

type SpellingsBy = ReadonlyMap<string, readonly Spelling[]>;

/** Word table of a language, grouped so that a word is compared with few spellings. */
export interface Lexicon {
  readonly language: Language;
  /** Spellings by each form of their first word, where no other ending may follow. */
  readonly byFirstWord: SpellingsBy;
  /** Spellings by each form of their first word, where any ending or, without spaces, any text may follow. */
  readonly byBeginning: SpellingsBy;
  /** UTF-16 units of the longest key in `byBeginning`. */
  readonly longestBeginning: number;
  /** Spellings that may begin in the middle of a word. */
  readonly withAnyBeginning: readonly Spelling[];
  /** Spellings of one word with at least five letters by its first UTF-16 unit, for typing errors. */
  readonly singleWords: SpellingsBy;
}

/** Returns whether a language is written without spaces between words. */
export const isUnspaced = (language: Language) => language === 'ja';

/** Prefixes that Arabic attaches to a word: conjunctions, prepositions, the article. */
const prefixes = /^(?:و|ف)?(?:بال|كال|لل|ال|ب|ل|ك)?(?=.{2})/u;

/** Returns a folded word with and without the prefixes that Arabic attaches; other words as they are. */
export function formsOf(text: string): readonly string[] {
  if (!/^[\u0600-\u06ff]/.test(text)) return [text];
  const light = text.replace(/^[وف](?=.{3})/u, '');
  return [...new Set([text, light, light.replace(/^(?:بال|كال|لل|ال)(?=.{2})/u, ''), text.replace(prefixes, '')])];
}

const partOf = (text: string, hasAnyEnding: boolean, hasAnyBeginning: boolean): Part => ({
  text,
  forms: formsOf(text),
  hasAnyEnding,
  hasAnyBeginning,
});

type Unplaced = Omit<Spelling, 'place'>;

function spellingsOf(text: string, meaning: Meaning, isWithoutSpaces: boolean): Unplaced[] {
  return text.split('|').flatMap((spelling) => {
    const parts = isWithoutSpaces
      ? [partOf(foldLetters(spelling).replaceAll(/\s/g, ''), false, false)]
      : [...foldLetters(spelling).matchAll(/\*?[\p{L}\p{N}]+\*?|\*/gu)].map(([part]) =>
          partOf(part.replaceAll('*', ''), part.endsWith('*'), part.startsWith('*') && part !== '*'),
        );
    const words = parts.filter((part, index) => part.text !== '' || index > 0);
    return words.length === 0 ? [] : [{ meaning, words }];
  });
}

/** Abbreviations of chats in any language that stand for words without a meaning of their own. */
const abbreviations =
  'pls|plz|thx|omg|btw|imo|tbh|smth|sth|q|p|d|pq|xq|tb|tbm|tmb|vc|vcs|cmg|pf|pfv|svp|stp|qd|qqn|qqch|ds|pr|pck|' +
  'bcp|cmt|nn|cmq|xke|qlc|qlcs|qcs|zb|bzw|evtl|vllt|iwas|iwie|aub|ajb|iig|idd|np|itp|itd|wgl|dzieki|nwm';

function* allSpellings(
  { senses: bySense, subjects: bySubject, languages: byLanguage, numbers, filler }: Words,
  isWithoutSpaces: boolean,
): Generator<Unplaced> {
  for (const sense of senses) yield* spellingsOf(bySense[sense], { kind: 'sense', sense }, isWithoutSpaces);
  for (const subject of subjects) yield* spellingsOf(bySubject[subject], { kind: 'subject', subject }, isWithoutSpaces);
  for (const language of languages)
    yield* spellingsOf(byLanguage[language], { kind: 'language', language }, isWithoutSpaces);
  for (const [, value = '', word = ''] of numbers.matchAll(/(\d+) ([^|]+)/g)) {
    yield* spellingsOf(word, { kind: 'number', value: Number(value) }, isWithoutSpaces);
  }
  yield* spellingsOf(filler, { kind: 'filler' }, isWithoutSpaces);
  if (!isWithoutSpaces) yield* spellingsOf(abbreviations, { kind: 'filler' }, isWithoutSpaces);
}

function addToGroup(groups: Map<string, Spelling[]>, key: string, spelling: Spelling): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [spelling]);
  else group.push(spelling);
}

function compileLexicon(language: Language): Lexicon {
  const byFirstWord = new Map<string, Spelling[]>();
  const byBeginning = new Map<string, Spelling[]>();
  const singleWords = new Map<string, Spelling[]>();
  const withAnyBeginning: Spelling[] = [];
  let place = 0;
  for (const unplaced of allSpellings(wordsOf[language], isUnspaced(language))) {
    const [first] = unplaced.words;
    if (first === undefined) continue;
    const spelling = { ...unplaced, place };
    place += 1;
    if (first.hasAnyBeginning) {
      withAnyBeginning.push(spelling);
      continue;
    }
    for (const form of first.forms)
      addToGroup(first.hasAnyEnding || isUnspaced(language) ? byBeginning : byFirstWord, form, spelling);
    if (spelling.words.length === 1 && first.text.length >= 5 && spelling.meaning.kind !== 'filler')
      addToGroup(singleWords, first.text.charAt(0), spelling);
  }
  const longestBeginning = Math.max(0, ...[...byBeginning.keys()].map((key) => key.length));
  return { language, byFirstWord, byBeginning, longestBeginning, withAnyBeginning, singleWords };
}

const compiled = new Map<Language, Lexicon>();

/** Returns the lexicon of a language, compiled at first use. */
export function lexiconOf(language: Language): Lexicon {
  const lexicon = compiled.get(language) ?? compileLexicon(language);
  compiled.set(language, lexicon);
  return lexicon;
}

/** Returns the first two letters of a word, or a shorter word itself. */
const startOf = (word: string) => word.slice(0, 2);

/** Returns the starts of spellings that a word may begin, the first to be tried first. */
const startsOf = (forms: readonly string[]) => [
  ...new Set(forms.flatMap((form) => [startOf(form), form.slice(0, 1), 'ال'])),
];

/**
 * Returns the spellings whose first word fits a word with these forms: in the order of their starts, then of the word
 * table. Spellings inside a word are left out.
 */
export function spellingsBegunBy(
  { byFirstWord, byBeginning, longestBeginning }: Lexicon,
  forms: readonly string[],
): readonly Spelling[] {
  const found = new Set<Spelling>();
  for (const form of forms) {
    for (const spelling of byFirstWord.get(form) ?? []) found.add(spelling);
    for (let length = Math.min(form.length, longestBeginning); length > 0; length -= 1)
      for (const spelling of byBeginning.get(form.slice(0, length)) ?? []) found.add(spelling);
  }
  if (found.size === 0) return [];
  const starts = startsOf(forms);
  // An Arabic spelling may fit by a form that begins otherwise than it is written; then it does not count.
  return [...found]
    .map((spelling) => ({ spelling, start: starts.indexOf(startOf(spelling.words[0]?.text ?? '')) }))
    .filter(({ start }) => start !== -1)
    .toSorted((a, b) => a.start - b.start || a.spelling.place - b.spelling.place)
    .map(({ spelling }) => spelling);
}
