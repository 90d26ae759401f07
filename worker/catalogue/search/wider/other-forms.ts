import { leaveOut } from '../../../../domain/catalogue/find/leave-out';
import { joinedNeighbours, otherSpellings, wordSplits } from '../../../../domain/catalogue/find/other-spellings';
import { withoutPlaceholders } from '../../../../domain/catalogue/find/placeholders';
import { dividedWords, partsWithin } from '../../../../domain/catalogue/find/written-as-one';
import { soundsAlike } from '../../../../domain/catalogue/spelling';
import { allWordsMatch } from '../../../../domain/catalogue/find/match-expressions';
import { queryWords } from '../../../../domain/catalogue/words';
import type { Ctx } from '../../../platform/context';
import { number } from '../../../platform/db/columns';
import { defineRead, readBatch, type BoundRead } from '../../../platform/db/read';
import type { Hits } from '../hits/hits-of';
import { knownRead, termsInIndex, toKnownWords, type KnownRow, type KnownWords, type WordsQuery } from './known-words';

/** Most words of a query for which other forms are searched. Further words would only take time. */
export const maxWords = 10;

/** Another form of a query: its words, their expression for `MATCH`, and how the form differs from the query. */
export interface WordLine {
  readonly words: string;
  readonly expression: string;
  readonly kind: 'spelling' | 'fewer-words';
}

/**
 * A word in this many editions or more matches itself only, not longer words that begin with it. The index would first
 * collect the hits of all longer words, which takes longer than the rest of the query, for each of up to 20 lines.
 */
const frequentFrom = 1000;

const lineOf = (words: readonly string[], kind: WordLine['kind'], known: KnownWords): WordLine[] => {
  const expression = allWordsMatch(words, (word) => known.editionsWith(word) >= frequentFrom);
  return expression === null ? [] : [{ words: words.join(' '), expression, kind }];
};

/** Returns forms of the words, with corrected spellings, that leave out some frequent words. */
function leaveOutWords(words: readonly string[], known: KnownWords): WordLine[] {
  const counted = words
    .map((word) => (known.editionsWith(word) > 0 ? word : (known.near(word)[0] ?? word)))
    .map((word) => ({ word, editions: known.editionsWith(word) }));
  return leaveOut(counted, known.all).flatMap((line) => lineOf(line, 'fewer-words', known));
}

/**
 * Returns the lines to try: other spellings first, then the words without placeholders ("something"), then without some
 * frequent words. `kept`: the words without placeholders.
 */
function linesOf(
  words: readonly string[],
  kept: readonly string[],
  known: KnownWords,
): { readonly replacements: WordLine[]; readonly suggestions: WordLine[] } {
  const spellings = otherSpellings(words, known);
  const hasPlaceholder = kept.length < words.length;
  const withoutPlaceholder = hasPlaceholder
    ? [kept, ...otherSpellings(kept, known).flatMap((line) => (line.isSmall ? [line.words] : []))]
    : [];
  return {
    replacements: [
      ...spellings.filter(({ isSmall }) => isSmall).flatMap((line) => lineOf(line.words, 'spelling', known)),
      ...withoutPlaceholder.flatMap((line) => lineOf(line, 'fewer-words', known)),
      ...leaveOutWords(kept, known),
    ],
    suggestions: spellings.filter(({ isSmall }) => !isSmall).flatMap((line) => lineOf(line.words, 'spelling', known)),
  };
}

const linesWithHits = defineRead(
  { at: number },
  `SELECT j.key AS at FROM json_each(?1) j
   WHERE EXISTS (SELECT 1 FROM edition_words WHERE edition_words MATCH j.value)`,
);

const hitsRead = (lines: readonly WordLine[]) =>
  linesWithHits.with(JSON.stringify(lines.map(({ expression }) => expression)));

/** Most words of a query in which a word may be a whole title written without spaces. */
const maxWordsOfQuery = 2;

/** Returns the place of a long unknown word that may be a title written as one word, or -1. */
const placeOfJoined = (words: readonly string[], known: KnownWords): number =>
  words.length > maxWordsOfQuery
    ? -1
    : words.findIndex((word) => known.editionsWith(word) === 0 && partsWithin(word).length > 0);

/** Other forms of a query's words that have hits. */
export interface OtherForms {
  /** The nearest form, which is searched without asking. */
  readonly replacement: WordLine | null;
  /** Forms that the page suggests, at most `maxSpellings`. */
  readonly suggestions: readonly string[];
}

/** Most spellings that the page suggests. */
export const maxSpellings = 3;

/** The forms of a query's words that may have hits. */
export interface FormsToTry {
  readonly known: KnownWords;
  /** The most probable form, or null. It may have no hits. */
  readonly likely: WordLine | null;
  /** The read whose rows `keepThoseWithHits` takes; null when there are no forms. */
  readonly read: BoundRead<{ readonly at: number }> | null;
  /** Returns the forms that have hits. One round trip for words that may be joined, two when they are. */
  keepThoseWithHits(ctx: Ctx, rows: readonly { readonly at: number }[]): Promise<OtherForms>;
}

/** The words of a query, and how to find other forms of them. */
export interface TypedWords {
  /** Returns the read of what the index knows about the words; see `knownRead`. */
  knownRead(hits: Hits | null): BoundRead<KnownRow>;
  /** Returns the forms to try, by the rows of `known`. */
  formsToTry(rows: readonly KnownRow[]): FormsToTry;
}

/** Returns the first line with hits in which a long unknown word is divided into known ones, or null. */
async function writtenAsOne(ctx: Ctx, words: readonly string[], known: KnownWords): Promise<WordLine | null> {
  const at = placeOfJoined(words, known);
  const word = words[at];
  if (word === undefined) return null;
  const rows = await termsInIndex.all(ctx.db, JSON.stringify(partsWithin(word)));
  const inIndex = new Set(rows.map(({ term }) => term));
  const divided = dividedWords(word, (part) => inIndex.has(part));
  const lines = divided.flatMap((parts) => lineOf(words.toSpliced(at, 1, ...parts), 'spelling', known));
  if (lines.length === 0) return null;
  const [[first]] = await readBatch(ctx.db, [hitsRead(lines)]);
  return first === undefined ? null : (lines[first.at] ?? null);
}

function formsToTryOf(asked: WordsQuery, kept: readonly string[], rows: readonly KnownRow[]): FormsToTry {
  const { words } = asked;
  const known = toKnownWords(asked, rows);
  const { replacements, suggestions } = linesOf(words, kept, known);
  const lines = [...replacements, ...suggestions];
  return {
    known,
    likely: replacements[0] ?? null,
    read: lines.length === 0 ? null : hitsRead(lines),
    keepThoseWithHits: async (ctx, found) => {
      const isSameSound = (line: WordLine | null) =>
        line?.kind === 'spelling' && soundsAlike(line.words, words.join(' '));
      const withHits = found.flatMap(({ at }) => lines[at] ?? []);
      const first = withHits.find((line) => replacements.includes(line)) ?? (await writtenAsOne(ctx, words, known));
      return {
        replacement: first,
        suggestions: withHits
          .filter((line) => line !== first && line.kind === 'spelling')
          // Beside a form that sounds as typed, one that sounds otherwise is hardly meant.
          .filter((line) => !isSameSound(first) || isSameSound(line))
          .slice(0, maxSpellings)
          .map((line) => line.words),
      };
    },
  };
}

/**
 * Returns the words of a query and its other forms: other spellings, words joined or split, and the words without some
 * frequent ones. Two reads find the forms that have hits.
 */
export function typedWordsOf(q: string): TypedWords {
  const all = queryWords(q);
  const words = all.slice(0, maxWords);
  const without = queryWords(withoutPlaceholders(q)).slice(0, maxWords);
  const joined = joinedNeighbours(words).map(({ word }) => word);
  const asked = { words, parts: [...words.flatMap(wordSplits).flat(), ...joined, ...all.slice(maxWords)] };
  return {
    knownRead: (hits) => knownRead(asked, hits),
    formsToTry: (rows) => formsToTryOf(asked, without.length === 0 ? words : without, rows),
  };
}

/**
 * Finds other forms of a query's words that have hits. Two round trips; one or two more for joined words
 * (`keepThoseWithHits`).
 */
export async function findOtherForms(ctx: Ctx, q: string): Promise<OtherForms> {
  const typed = typedWordsOf(q);
  const [rows] = await readBatch(ctx.db, [typed.knownRead(null)]);
  const tries = typed.formsToTry(rows);
  const [found] = tries.read === null ? [[]] : await readBatch(ctx.db, [tries.read]);
  return tries.keepThoseWithHits(ctx, found);
}
