import { matchLimits } from '../../policy/limits';
import { minShownTitle, scoreOf, type Comparison } from './compare-line';

/** How sure a match is. Only `certain` says that title and author of the line are those of the work. */
export const confidences = ['certain', 'likely', 'unsure', 'none'] as const;
export type Confidence = (typeof confidences)[number];

/** A work with how a line fits it; `rank` is its place by popularity, 1 the most wanted. */
export interface ComparedWork<Work> {
  readonly work: Work;
  readonly comparison: Comparison;
  readonly rank: number;
}

/** Share of the line's words from which a work is shown at all. */
const minShownExplained = 0.45;
/** Shares from which a work is likely. */
const likely = { title: 0.8, author: 0.6, explained: 0.75 } as const;
/** A work whose score is lower than the best by more is not near. */
const nearBest = 0.25;
/** Two works whose scores differ by less are equally near. */
const equallyNear = 0.02;
/** Shares from which a title without author is likely. A missing article and one slip are within it. */
const wholeTitle = 0.9;

function isShown({ title, author, explained }: Comparison): boolean {
  return (
    title >= (author >= likely.author ? minShownTitle.withAuthor : minShownTitle.alone) &&
    explained >= minShownExplained
  );
}

function isLikely({ title, author, explained, hasOtherNumber }: Comparison): boolean {
  return (
    !hasOtherNumber &&
    explained >= likely.explained &&
    ((title >= likely.title && author >= likely.author) || (title >= wholeTitle && explained >= wholeTitle))
  );
}

/**
 * Returns the works that a line may mean, at most three and the nearest first, and how sure the first is. `certain`
 * needs the whole title, an author and nothing else in the line, and no second work of which the same is true. A line
 * that names only an author has none.
 */
export function chooseMatches<Work>(compared: readonly ComparedWork<Work>[]): {
  readonly confidence: Confidence;
  readonly works: readonly Work[];
} {
  const isTitle = compared.some(({ comparison }) => comparison.title >= wholeTitle);
  if (!isTitle && compared.some(({ comparison }) => comparison.isAuthorAlone)) return { confidence: 'none', works: [] };
  const near = compared
    .filter(({ comparison }) => isShown(comparison))
    .map((candidate) => ({ ...candidate, score: scoreOf(candidate.comparison) }))
    .toSorted(
      (a, b) => Number(b.comparison.isWhole) - Number(a.comparison.isWhole) || b.score - a.score || a.rank - b.rank,
    );
  const [first, second] = near;
  if (first === undefined) return { confidence: 'none', works: [] };
  const works = near
    .filter(({ score }) => score >= first.score - nearBest)
    .slice(0, matchLimits.works)
    .map(({ work }) => work);
  const isAlone = second === undefined || second.score < first.score - equallyNear;
  if (first.comparison.isWhole && second?.comparison.isWhole !== true) return { confidence: 'certain', works };
  return { confidence: isLikely(first.comparison) && isAlone ? 'likely' : 'unsure', works };
}
