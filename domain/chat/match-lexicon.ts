import { editDistance } from '../catalogue/spelling';
import { foldLetters } from '../catalogue/words';
import { plainDigits } from '../isbn';
import type { Language } from '../language';
import type { Subject } from '../subjects';
import { negatedPlaces } from './details/negated-subjects';
import { covers, type Place } from './place';
import { shopSenses } from './shop-senses';
import { formsOf, isUnspaced, lexiconOf, spellingsBegunBy, type Meaning, type Part } from './words/lexicon';
import type { Sense } from './words/senses';

/** A place in the folded text that a spelling of the lexicon matches, and its meaning. */
export interface Span extends Place {
  readonly meaning: Meaning;
}

/** A text with the meanings that one language's word table finds in it (`matchLexicon`). */
export interface LexiconMatch {
  readonly language: Language;
  /** Folded, one space between words. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly spans: readonly Span[];
  /** Returns whether the text has one of the senses. */
  readonly has: (...senses: readonly Sense[]) => boolean;
  readonly senses: ReadonlySet<Sense>;
  /** Subjects that are named and not denied: "no horror" names none. */
  readonly subjects: readonly Subject[];
  /** Places of subjects and languages that are denied: "no horror", "not in Spanish". */
  readonly deniedSpans: ReadonlySet<Span>;
}

/** A text in the form of the word tables: folded, one space between words. */
export interface FoldedText {
  readonly text: string;
  readonly words: readonly Word[];
}

export interface Word extends Place {
  readonly text: string;
  /** The word with and without the prefixes that Arabic attaches: conjunctions, prepositions, the article. */
  readonly forms: readonly string[];
}

/** Returns the words of a folded text with their places. */
function wordsIn(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
    forms: formsOf(match[0]),
  }));
}

/** Returns whether a form of a word fits a part of a spelling, which may allow any beginning and any ending. */
function formFits(form: string, partForm: string, { hasAnyBeginning, hasAnyEnding }: Part): boolean {
  if (hasAnyBeginning) return hasAnyEnding ? form.includes(partForm) : form.endsWith(partForm);
  return hasAnyEnding ? form.startsWith(partForm) : form === partForm;
}

const fits = (word: Word | undefined, part: Part) =>
  word !== undefined && word.forms.some((form) => part.forms.some((partForm) => formFits(form, partForm, part)));

/** Returns the spans of spellings that begin at the word with index `begin`. */
function* spansAt(words: readonly Word[], begin: number, language: Language): Generator<Span> {
  const first = words[begin];
  if (first === undefined) return;
  const lexicon = lexiconOf(language);
  for (const { meaning, words: parts } of lexicon.withAnyBeginning) {
    const [part] = parts;
    if (part !== undefined && fits(first, part)) yield { from: first.from, to: first.to, meaning };
  }
  for (const { meaning, words: parts } of spellingsBegunBy(lexicon, first.forms)) {
    const last = words[begin + parts.length - 1];
    if (last !== undefined && parts.every((part, index) => index === 0 || fits(words[begin + index], part)))
      yield { from: first.from, to: last.to, meaning };
  }
}

function* spansOfCharacters(text: string, language: Language): Generator<Span> {
  const lexicon = lexiconOf(language);
  for (let index = 0; index < text.length; index += 1) {
    for (const { meaning, words } of spellingsBegunBy(lexicon, [text.slice(index, index + lexicon.longestBeginning)]))
      yield { from: index, to: index + (words[0]?.text.length ?? 0), meaning };
  }
}

/** Senses of phrasing. They hide no shorter span inside them: "in my cart" also means the cart. */
const sensesOfPhrasing: ReadonlySet<Sense> = new Set([
  'lost',
  'take',
  'give',
  'want',
  'have',
  'mine',
  'about',
  'pay-for',
  'arrived',
  'you-are',
]);
const isPhrase = ({ meaning }: Span) => meaning.kind === 'sense' && sensesOfPhrasing.has(meaning.sense);

/** Returns whether a span means possession, which combines with any other meaning. */
const isMine = ({ meaning }: Span) => meaning.kind === 'sense' && meaning.sense === 'mine';

/** Returns the spans that are not inside a longer one: "store credit" is not a "credit card". */
function withoutInnerSpans(spans: readonly Span[]): Span[] {
  return spans.filter(
    (span) =>
      isMine(span) ||
      !spans.some(
        (other) =>
          covers(other, span) && other.to - other.from > span.to - span.from && (isPhrase(span) || !isPhrase(other)),
      ),
  );
}

/** Letters of the shortest word that may have one wrong letter; shorter words would be taken for others. */
const minSlipLetters = 5;
/** Letters of the shortest such word for a subject: names resemble these words, "Couto" is not "conto". */
const minSubjectSlipLetters = 6;
/** Letters of the shortest such word for people: Polish "od ludzi" does not ask for one of them. */
const minHumanSlipLetters = 8;

/** Senses whose words must be written right: "verhaal" is not "vertaal", "débité" is not "débile". */
const plainOnly: ReadonlySet<Sense> = new Set(['chore', 'abuse']);

/** Matches a capitalised word inside a sentence: a name, except in German, which capitalises nouns. */
const nameInSentence = /(?<=[\p{Ll}\d,] )\p{Lu}\p{Ll}{2,}/gu;

/** Returns the folded names in a text: capitalised words inside a sentence. */
function namesIn(raw: string, language: Language): ReadonlySet<string> {
  if (language === 'de') return new Set();
  return new Set([...raw.matchAll(nameInSentence)].map(([name]) => foldLetters(name)));
}

/** A word that differs from a known word by one letter. `isSure`: it can hardly be another word. */
interface Slip extends Span {
  readonly isSure: boolean;
}

/** Letters of a word that is surely a known word with one wrong letter. */
const minSureSlipLetters = 8;

/** Senses whose words no name resembles. */
const neverNames: ReadonlySet<Sense> = new Set(['password']);

/** Returns spans for words without meaning that differ from a known word by one letter; a name is no such word. */
function* spansOfSlips(
  words: readonly Word[],
  spans: readonly Span[],
  language: Language,
  names: ReadonlySet<string>,
): Generator<Slip> {
  for (const word of words) {
    if (word.text.length < minSlipLetters || names.has(word.text)) continue;
    if (spans.some((span) => covers(span, word))) continue;
    for (const { meaning, words: parts } of lexiconOf(language).singleWords.get(word.text.charAt(0)) ?? []) {
      const [part] = parts;
      if (meaning.kind === 'sense' && plainOnly.has(meaning.sense)) continue;
      if (meaning.kind === 'subject' && word.text.length < minSubjectSlipLetters) continue;
      if (meaning.kind === 'sense' && meaning.sense === 'human' && word.text.length < minHumanSlipLetters) continue;
      if (part === undefined) continue;
      const own = part.hasAnyEnding ? word.text.slice(0, Math.max(part.text.length, minSlipLetters)) : word.text;
      if (Math.abs(own.length - part.text.length) <= 1 && editDistance(own, part.text) === 1)
        yield {
          from: word.from,
          to: word.to,
          meaning,
          isSure: own.length >= minSureSlipLetters || (meaning.kind === 'sense' && neverNames.has(meaning.sense)),
        };
    }
  }
}

/** Senses of the shop that a text about books often has, too: "which books do you have by …?". */
const shopSensesOfRequest: ReadonlySet<Sense> = new Set([
  'accept',
  'library',
  'company',
  'country',
  'when',
  'why',
  'tongue',
  'shop',
]);

const hasSense = (spans: readonly Span[], isWanted: (sense: Sense) => boolean) =>
  spans.some(({ meaning }) => meaning.kind === 'sense' && isWanted(meaning.sense));

/** Returns whether no word of a text is known, and at most half of the words nearly are: "stephen king", "stehen". */
function isLikelyName(words: readonly Word[], found: readonly Span[], slips: readonly Slip[]): boolean {
  const isKnown = ({ meaning }: Span) =>
    meaning.kind !== 'filler' && !(meaning.kind === 'sense' && meaning.sense === 'that');
  if (found.some(isKnown) || slips.some(({ isSure }) => isSure)) return false;
  const unknown = words.filter((word) => !found.some((span) => covers(span, word)));
  return new Set(slips.map(({ from }) => from)).size * 2 <= unknown.length;
}

/**
 * Returns the slips that count. Where a text asks for a book and has no word of the shop, a word that resembles one is
 * rather a name: "Suche was von Mankell" asks for no damaged ("Mängel") book. So is a word that resembles a known one
 * beside unknown words alone: "pride and prejudise" asks for no price.
 */
function meantSlips(
  words: readonly Word[],
  found: readonly Span[],
  language: Language,
  names: ReadonlySet<string>,
): Span[] {
  const asksForBook = hasSense(found, (sense) => sense === 'want' || sense === 'have');
  const isName = asksForBook && !hasSense(found, (sense) => shopSenses.has(sense) && !shopSensesOfRequest.has(sense));
  const slips = [...spansOfSlips(words, found, language, names)];
  if (isLikelyName(words, found, slips)) return [];
  return slips.filter(({ meaning }) => !(isName && meaning.kind === 'sense' && shopSenses.has(meaning.sense)));
}

/** Returns whether a span is a number before a currency: "15 €" does not mean an age of 15. */
function isAmount(text: string, { from, to, meaning }: Span): boolean {
  return (
    meaning.kind === 'sense' &&
    /^\d+$/u.test(text.slice(from, to)) &&
    /^\s*(?:[€$£¥]|eur|zl|pln|pound|quid|yen|aed|dirham|درهم|円)/u.test(text.slice(to))
  );
}

/** Returns the folded text with its words. */
export function foldText(raw: string): FoldedText {
  const text = foldLetters(plainDigits(raw)).replaceAll(/\s+/g, ' ').trim();
  return { text, words: wordsIn(text) };
}

/** Returns the spans of all spellings, also of those inside longer ones. */
const allSpans = ({ text, words }: FoldedText, language: Language): Span[] =>
  isUnspaced(language)
    ? [...spansOfCharacters(text, language)]
    : words.flatMap((_, index) => [...spansAt(words, index, language)]);

/** Returns how many words of a text a language's word table knows, without numbers. */
export function countKnownWords(folded: FoldedText, language: Language): number {
  const spans = allSpans(folded, language);
  return folded.words.filter((word) => !/^\d+$/.test(word.text) && spans.some((span) => covers(span, word))).length;
}

/** Returns the meanings that a language's word table finds in a text. `acceptsSlips` also accepts one wrong letter. */
export function matchLexicon(raw: string, language: Language, acceptsSlips = true): LexiconMatch {
  const { text, words } = foldText(raw);
  const found = withoutInnerSpans(allSpans({ text, words }, language)).filter((span) => !isAmount(text, span));
  const spans =
    acceptsSlips && !isUnspaced(language)
      ? [...found, ...meantSlips(words, found, language, namesIn(raw, language))]
      : found;
  const ofSubjects = spans.filter(({ meaning }) => meaning.kind === 'subject');
  const filters = spans.filter(({ meaning }) => meaning.kind === 'subject' || meaning.kind === 'language');
  const negated = negatedPlaces(text, filters, language);
  const named = ofSubjects.filter((span) => !negated.has(span));
  const foundSenses = new Set(spans.flatMap(({ meaning }) => (meaning.kind === 'sense' ? [meaning.sense] : [])));
  return {
    language,
    text,
    words,
    spans,
    senses: foundSenses,
    has: (...senses) => senses.some((sense) => foundSenses.has(sense)),
    subjects: [...new Set(named.flatMap(({ meaning }) => (meaning.kind === 'subject' ? [meaning.subject] : [])))],
    deniedSpans: negated,
  };
}
