import { leaveOut } from '../../../domain/catalogue/find/leave-out';
import { joints, otherSpellings, splits } from '../../../domain/catalogue/find/other-spellings';
import { withoutPlaceholders } from '../../../domain/catalogue/find/placeholders';
import { dividedWords, partsWithin } from '../../../domain/catalogue/find/written-as-one';
import { allWordsMatch } from '../../../domain/catalogue/import/match';
import { queryWords } from '../../../domain/catalogue/words';
import type { Ctx } from '../../platform/context';
import { number } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { readKnownWords, wordsInIndex, type KnownWords } from './known-words';

/** Words of a query that are looked at; more only cost time. */
export const mostWords = 10;

const countOfHits = defineRead(
  { hits: number },
  'SELECT count(*) AS hits FROM (SELECT rowid FROM edition_words WHERE edition_words MATCH ?1 LIMIT 50)',
);

/** A line of words with its expression and the reading that it stands for. */
export interface Line {
  readonly words: string;
  readonly expression: string;
  readonly kind: 'spelling' | 'fewer-words';
}

/**
 * Editions from which a word of another reading stands for itself alone. The index gathers the hits of all longer words
 * before the first, which takes longer than the rest of the query, for each of up to twenty lines.
 */
const frequentFrom = 1000;

const lineOf = (words: readonly string[], kind: Line['kind'], known: KnownWords): Line[] => {
  const expression = allWordsMatch(words, (word) => known.editionsWith(word) >= frequentFrom);
  return expression === null ? [] : [{ words: words.join(' '), expression, kind }];
};

/** Returns the words, corrected where needed, without some that tell little. */
function shortened(words: readonly string[], known: KnownWords): Line[] {
  const counted = words
    .map((word) => (known.editionsWith(word) > 0 ? word : (known.near(word)[0] ?? word)))
    .map((word) => ({ word, editions: known.editionsWith(word) }));
  return leaveOut(counted, known.all).flatMap((line) => lineOf(line, 'fewer-words', known));
}

/**
 * Returns the lines to try: other spellings first, then the words without placeholders ("something"), then without some
 * words that tell little. `kept`: the words that are no placeholders.
 */
function linesOf(
  words: readonly string[],
  kept: readonly string[],
  known: KnownWords,
): { readonly taken: Line[]; readonly offered: Line[] } {
  const spellings = otherSpellings(words, known);
  const hasPlaceholder = kept.length < words.length;
  const withoutPlaceholder = hasPlaceholder
    ? [kept, ...otherSpellings(kept, known).flatMap((line) => (line.isSmall ? [line.words] : []))]
    : [];
  return {
    taken: [
      ...spellings.filter(({ isSmall }) => isSmall).flatMap((line) => lineOf(line.words, 'spelling', known)),
      ...withoutPlaceholder.flatMap((line) => lineOf(line, 'fewer-words', known)),
      ...shortened(kept, known),
    ],
    offered: spellings.filter(({ isSmall }) => !isSmall).flatMap((line) => lineOf(line.words, 'spelling', known)),
  };
}

/** Returns those lines that have hits. One round trip. */
async function withHits(ctx: Ctx, lines: readonly Line[]): Promise<readonly Line[]> {
  if (lines.length === 0) return [];
  const counted = await readBatch(
    ctx.db,
    lines.map(({ expression }) => countOfHits.with(expression)),
  );
  return lines.filter((_, at) => (counted[at]?.[0]?.hits ?? 0) > 0);
}

/** Words of a query up to which one may be a title that is written as one word. */
const mostBesideOne = 2;

/** Returns the first line with hits in which a long unknown word is divided into known ones, or null. */
async function writtenAsOne(ctx: Ctx, words: readonly string[], known: KnownWords): Promise<Line | null> {
  const at = words.findIndex((word) => known.editionsWith(word) === 0 && partsWithin(word).length > 0);
  const word = words[at];
  if (word === undefined || words.length > mostBesideOne) return null;
  const inIndex = await wordsInIndex(ctx, partsWithin(word));
  const divided = dividedWords(word, (part) => inIndex.has(part));
  const lines = divided.flatMap((parts) => lineOf(words.toSpliced(at, 1, ...parts), 'spelling', known));
  return (await withHits(ctx, lines))[0] ?? null;
}

/** Other forms of a query's words that have hits. */
export interface OtherWords {
  /** The nearest form, which is searched without asking. */
  readonly taken: Line | null;
  /** Up to three forms that are offered. */
  readonly offered: readonly string[];
}

/** Spellings that are offered. */
const mostOffered = 3;

/**
 * Finds other forms of a query's words that have hits: other spellings, words joined or split, and the words without
 * some that tell little. Two round trips, three for words without a near spelling, two more for a long word that may be
 * several; called only for few hits.
 */
export async function findOtherWords(ctx: Ctx, q: string): Promise<OtherWords> {
  const words = queryWords(q).slice(0, mostWords);
  const without = queryWords(withoutPlaceholders(q)).slice(0, mostWords);
  const parts = [...words.flatMap(splits).flat(), ...joints(words).map(({ word }) => word)];
  const known = await readKnownWords(ctx, words, parts);
  const { taken, offered } = linesOf(words, without.length === 0 ? words : without, known);
  const found = await withHits(ctx, [...taken, ...offered]);
  const first = found.find((line) => taken.includes(line)) ?? (await writtenAsOne(ctx, words, known));
  return {
    taken: first,
    offered: found
      .filter((line) => line !== first && line.kind === 'spelling')
      .slice(0, mostOffered)
      .map((line) => line.words),
  };
}
