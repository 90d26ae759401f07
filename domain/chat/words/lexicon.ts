import { fold } from '../../catalogue/words';
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
}

/** One word of a spelling. `open`: any ending may follow. `within`: any beginning may precede. */
export interface Part {
  readonly text: string;
  /** The word with and without the prefixes that Arabic attaches (`formsOf`). */
  readonly forms: readonly string[];
  readonly open: boolean;
  readonly within: boolean;
}

export interface Lexicon {
  readonly language: Language;
  /** Spellings by the first two letters of the first word, or by a shorter word itself. */
  readonly byStart: ReadonlyMap<string, readonly Spelling[]>;
  /** Spellings that may begin in the middle of a word. */
  readonly inside: readonly Spelling[];
  /** Spellings of one word with at least five letters, for typing errors. */
  readonly single: readonly Spelling[];
}

/** Returns whether a language is written without spaces between words. */
export const isUnspaced = (language: Language) => language === 'ja';

/** Returns the key of a word in `byStart`. */
export const startOf = (word: string) => word.slice(0, 2);

/** Prefixes that Arabic attaches to a word: conjunctions, prepositions, the article. */
const prefixes = /^(?:و|ف)?(?:بال|كال|لل|ال|ب|ل|ك)?(?=.{2})/u;

/** Returns a folded word with and without the prefixes that Arabic attaches; other words as they are. */
export function formsOf(text: string): readonly string[] {
  if (!/^[\u0600-\u06ff]/.test(text)) return [text];
  const light = text.replace(/^[وف](?=.{3})/u, '');
  return [...new Set([text, light, light.replace(/^(?:بال|كال|لل|ال)(?=.{2})/u, ''), text.replace(prefixes, '')])];
}

const partOf = (text: string, open: boolean, within: boolean): Part => ({ text, forms: formsOf(text), open, within });

function spellingsOf(text: string, meaning: Meaning, unspaced: boolean): Spelling[] {
  return text.split('|').flatMap((spelling) => {
    const parts = unspaced
      ? [partOf(fold(spelling).replaceAll(/\s/g, ''), false, false)]
      : [...fold(spelling).matchAll(/\*?[\p{L}\p{N}]+\*?|\*/gu)].map(([part]) =>
          partOf(part.replaceAll('*', ''), part.endsWith('*'), part.startsWith('*') && part !== '*'),
        );
    const words = parts.filter((part, at) => part.text !== '' || at > 0);
    return words.length === 0 ? [] : [{ meaning, words }];
  });
}

/** Abbreviations of chats in any language that stand for words without a meaning of their own. */
const abbreviations =
  'pls|plz|thx|omg|btw|imo|tbh|smth|sth|q|p|d|pq|xq|tb|tbm|tmb|vc|vcs|cmg|pf|pfv|svp|stp|qd|qqn|qqch|ds|pr|pck|' +
  'bcp|cmt|nn|cmq|xke|qlc|qlcs|qcs|zb|bzw|evtl|vllt|iwas|iwie|aub|ajb|iig|idd|np|itp|itd|wgl|dzieki|nwm';

function* allSpellings(
  { senses: bySense, subjects: bySubject, languages: byLanguage, numbers, filler }: Words,
  unspaced: boolean,
): Generator<Spelling> {
  for (const sense of senses) yield* spellingsOf(bySense[sense], { kind: 'sense', sense }, unspaced);
  for (const subject of subjects) yield* spellingsOf(bySubject[subject], { kind: 'subject', subject }, unspaced);
  for (const language of languages) yield* spellingsOf(byLanguage[language], { kind: 'language', language }, unspaced);
  for (const [, value = '', word = ''] of numbers.matchAll(/(\d+) ([^|]+)/g)) {
    yield* spellingsOf(word, { kind: 'number', value: Number(value) }, unspaced);
  }
  yield* spellingsOf(filler, { kind: 'filler' }, unspaced);
  if (!unspaced) yield* spellingsOf(abbreviations, { kind: 'filler' }, unspaced);
}

function compile(language: Language): Lexicon {
  const byStart = new Map<string, Spelling[]>();
  const single: Spelling[] = [];
  const inside: Spelling[] = [];
  for (const spelling of allSpellings(wordsOf[language], isUnspaced(language))) {
    const [first] = spelling.words;
    if (first === undefined) continue;
    if (first.within) {
      inside.push(spelling);
      continue;
    }
    const key = startOf(first.text);
    byStart.set(key, [...(byStart.get(key) ?? []), spelling]);
    if (spelling.words.length === 1 && first.text.length >= 5 && spelling.meaning.kind !== 'filler')
      single.push(spelling);
  }
  return { language, byStart, inside, single };
}

const compiled = new Map<Language, Lexicon>();

/** Returns the lexicon of a language, compiled at first use. */
export function lexiconOf(language: Language): Lexicon {
  const known = compiled.get(language) ?? compile(language);
  compiled.set(language, known);
  return known;
}
