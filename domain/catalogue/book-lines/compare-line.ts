import { isSmallWord } from './line-words';
import type { AskedLine, AskedWord, NearPlace } from './asked-line';
import type { ComparedWord } from './near-word';

/** A title that a work has. `isWhole`: false for the part before its subtitle or bracket. */
export interface KnownTitle {
  readonly words: readonly ComparedWord[];
  readonly isWhole: boolean;
}

/** Names of a work: its titles in all languages, and all names of each of its authors. */
export interface KnownNames {
  readonly titles: readonly KnownTitle[];
  readonly authors: readonly (readonly (readonly ComparedWord[])[])[];
  /** Returns the words of subtitle, series and publisher. They explain words of a line and name nothing alone. */
  readonly beside: () => readonly ComparedWord[];
}

/** How a line fits a work. Shares are from 0 to 1. */
export interface Comparison {
  /** Share of the title's words that the line has; slips lower it a little. */
  readonly title: number;
  /** How surely the line names an author: 0 not at all, 1 by a last name. */
  readonly author: number;
  /** Share of the line's words that the work explains. */
  readonly explained: number;
  /** Title and author are whole, and each slip is one that leaves no other word in question. */
  readonly isWhole: boolean;
  /** The line has a number that the work does not have: another volume. */
  readonly hasOtherNumber: boolean;
  /** All words of the line are an author's names. */
  readonly isAuthorAlone: boolean;
}

/** Share of a title from which its work is shown; with its author less of the title is enough. */
export const minShownTitle = { withAuthor: 0.4, alone: 0.6 } as const;

/** Weight of an article. A word of one letter weighs a little more than 1. */
const smallWeight = 0.25;
/** Letters from which a word has the largest weight. */
const longWord = 8;
const weightOf = ({ word, length }: ComparedWord) =>
  isSmallWord(word) ? smallWeight : 1 + Math.min(length, longWord) / longWord;

/**
 * Share of a word's weight that a slip subtracts. A word that the catalogue has as it is written is seldom a slip:
 * "Animal" of "Animal Farm" is not "Anima".
 */
const slipCost = { unknown: 0.15, known: 0.3 } as const;

/** Letters from which one slip, and from which two, leave no other word in question. */
const sureFrom = [0, 5, 8] as const;
const isSureSlip = (asked: AskedWord, slips: number) =>
  slips === 0 || (!asked.isKnown && asked.length >= (sureFrom[slips] ?? Infinity));

/** Returns the place of the free word that is nearest to a known one, or null. */
function findWord(known: ComparedWord, line: AskedLine, used: ReadonlySet<number>): NearPlace | null {
  let best: NearPlace | null = null;
  for (const place of line.placesNear(known))
    if (!used.has(place.index) && (best === null || place.slips < best.slips)) best = place;
  return best;
}

interface TitleFit {
  readonly share: number;
  readonly used: ReadonlySet<number>;
  readonly isWhole: boolean;
}

function fitTitle({ words, isWhole }: KnownTitle, line: AskedLine): TitleFit {
  const used = new Set<number>();
  let weight = 0;
  let total = 0;
  let isSure = isWhole;
  const hasOnlySmallWords = words.every(({ word }) => isSmallWord(word));
  for (const known of words) {
    const own = weightOf(known);
    total += own;
    const found = findWord(known, line, used);
    const asked = found === null ? undefined : line.words[found.index];
    if (found === null || asked === undefined) {
      if (hasOnlySmallWords || !isSmallWord(known.word)) isSure = false;
      continue;
    }
    used.add(found.index);
    weight += own * (1 - slipCost[asked.isKnown ? 'known' : 'unknown'] * found.slips);
    if (!isSureSlip(asked, found.slips)) isSure = false;
  }
  return { share: total === 0 ? 0 : weight / total, used, isWhole: isSure };
}

interface AuthorFit {
  readonly score: number;
  readonly used: ReadonlySet<number>;
  readonly isSure: boolean;
}

const noAuthor: AuthorFit = { score: 0, used: new Set(), isSure: false };
/** How surely a first name alone names an author. */
const firstNameAlone = 0.4;
/** Sureness of a name that a slip subtracts. */
const slipInName = 0.1;

/** Returns the place of an initial for a name, or of a name for an initial, or of several initials in one ("jrr"). */
function findInitial(
  known: ComparedWord,
  name: readonly ComparedWord[],
  line: AskedLine,
  used: ReadonlySet<number>,
): number {
  const initials = name.map(({ word }) => word.slice(0, 1)).join('');
  return line.words.findIndex(
    ({ word }, index) =>
      !used.has(index) &&
      ((Math.min(word.length, known.word.length) === 1 && word.startsWith(known.word.slice(0, 1))) ||
        (word.length > 1 && word.length < name.length && initials.startsWith(word))),
  );
}

function fitName(name: readonly ComparedWord[], line: AskedLine, usedWords: ReadonlySet<number>): AuthorFit {
  const used = new Set(usedWords);
  const own = new Set<number>();
  let score = 0;
  let isSure = false;
  let isDoubtful = false;
  const take = (index: number) => {
    used.add(index);
    own.add(index);
  };
  for (const [place, known] of name.entries()) {
    const isLast = place === name.length - 1 || (place > 0 && known.length > 2 && !isSmallWord(known.word));
    const found = known.word.length === 1 ? null : findWord(known, line, used);
    const asked = found === null ? undefined : line.words[found.index];
    if (found === null || asked === undefined) continue;
    take(found.index);
    const isTelling = isLast || name.length === 1;
    score = Math.max(score, (isTelling ? 1 : firstNameAlone) - slipInName * found.slips);
    if (!isSureSlip(asked, found.slips)) isDoubtful = true;
    else if (isTelling) isSure = true;
  }
  if (score > 0)
    for (const known of name) {
      const at = findInitial(known, name, line, used);
      if (at >= 0) take(at);
    }
  return { score, used: own, isSure: isSure && !isDoubtful };
}

/** Returns how a line names the authors of a work, each by the best of his or her names. */
function fitAuthors(authors: KnownNames['authors'], line: AskedLine, usedWords: ReadonlySet<number>): AuthorFit {
  let all = noAuthor;
  for (const names of authors) {
    let best = noAuthor;
    for (const name of names) {
      const fit = fitName(name, line, usedWords);
      if (fit.score > best.score || (fit.score === best.score && fit.used.size > best.used.size)) best = fit;
    }
    if (best.score === 0) continue;
    all = {
      score: Math.max(all.score, best.score),
      used: new Set([...all.used, ...best.used]),
      isSure: all.isSure || best.isSure,
    };
  }
  return all;
}

/** Parts of a line that name a book: title and author. Further ones are a publisher, a binding, a remark. */
const namingParts = 2;

/** Returns the share of a line's words that are used; parts of which none is do not count beside title and author. */
function explainedShare(line: AskedLine, used: ReadonlySet<number>): number {
  const usedParts = new Set(line.words.flatMap(({ part }, index) => (used.has(index) ? [part] : [])));
  let explained = 0;
  let total = 0;
  for (const [index, word] of line.words.entries()) {
    const isUsed = used.has(index);
    if (!isUsed && (word.isBeside || (usedParts.size >= namingParts && !usedParts.has(word.part)))) continue;
    total += weightOf(word);
    if (isUsed) explained += weightOf(word);
  }
  return total === 0 ? 0 : explained / total;
}

/** Returns how a line fits a work by one of its titles. `whole`: how the whole line names the work's authors. */
function compareTitle(line: AskedLine, fit: TitleFit, whole: AuthorFit, names: KnownNames): Comparison {
  const apart = whole.score === 0 ? noAuthor : fitAuthors(names.authors, line, fit.used);
  // "The Diary of Anne Frank" names its author within the title.
  const author = apart.score > 0 ? apart : { ...whole, isSure: false };
  const used = new Set([...fit.used, ...author.used]);
  const isAllUsed = line.words.every((word, index) => used.has(index) || word.isBeside || isSmallWord(word.word));
  if (!isAllUsed)
    for (const known of names.beside()) {
      const found = findWord(known, line, used);
      if (found?.slips === 0) used.add(found.index);
    }
  return {
    title: fit.share,
    author: author.score,
    explained: explainedShare(line, used),
    isWhole: fit.isWhole && author.isSure && isAllUsed,
    hasOtherNumber: line.words.some(
      (asked, index) => asked.isNumber && !asked.isBeside && !isSmallWord(asked.word) && !used.has(index),
    ),
    isAuthorAlone: false,
  };
}

const noComparison: Comparison = {
  title: 0,
  author: 0,
  explained: 0,
  isWhole: false,
  hasOtherNumber: false,
  isAuthorAlone: false,
};

/** Returns the share of an edition's title that a line has. */
export const titleShare = (line: AskedLine, words: readonly ComparedWord[]): number =>
  fitTitle({ words, isWhole: true }, line).share;

/** Weights of title, author and explained words in `scoreOf`. */
const shares = { title: 0.5, author: 0.25, explained: 0.25 } as const;

/** Returns the score by which works are sorted, from 0 to 1. */
export function scoreOf({ title, author, explained }: Comparison): number {
  return shares.title * title + shares.author * author + shares.explained * explained;
}

/**
 * Returns how a line fits a work by the best of its titles. If it has too little of each title for the work to be
 * shown, the shares are 0. Titles that cannot be the best are not compared, which saves most of the time.
 */
export function compareLine(line: AskedLine, names: KnownNames): Comparison {
  const author = fitAuthors(names.authors, line, new Set());
  const isAuthorAlone = author.score > 0 && line.words.every((word, index) => author.used.has(index) || word.isBeside);
  const fits = names.titles.map((title) => fitTitle(title, line));
  let best = noComparison;
  if (fits.some(({ share }) => share >= minShownTitle.withAuthor))
    for (const fit of fits) {
      // Without a whole title it could be better only by its score.
      const cannotBeWhole = !fit.isWhole || best.isWhole;
      const highestScore = scoreOf({ ...best, title: fit.share, author: 1, explained: 1 });
      if (cannotBeWhole && (best.isWhole && !fit.isWhole ? true : highestScore <= scoreOf(best))) continue;
      const comparison = compareTitle(line, fit, author, names);
      // A whole title is better than a part of one, whatever their scores are.
      const isBetter = comparison.isWhole === best.isWhole ? scoreOf(comparison) > scoreOf(best) : comparison.isWhole;
      if (isBetter) best = comparison;
    }
  return { ...best, isAuthorAlone };
}
