/** Number of books as a screen shows it: exact, or "more than `count`". */
export interface ShownCount {
  readonly count: number;
  readonly isMore: boolean;
}

/** Smallest number that is shown beside a filter whose counting stopped. A smaller one would say little. */
const minFilterCount = 10;

/**
 * Returns the number to show for a list. `atLeast`: counting stopped, so there are `count` books or more. Then the
 * number is the next lower multiple of 100, of 10 below a hundred: "more than" is then true also if no book follows.
 */
export function shownCount(count: number, atLeast: boolean): ShownCount {
  if (!atLeast) return { count, isMore: false };
  const step = count > 100 ? 100 : count > 10 ? 10 : 1;
  const lower = Math.floor((count - 1) / step) * step;
  return lower > 0 ? { count: lower, isMore: true } : { count, isMore: false };
}

/** Returns the number to show beside a value of a filter; null if it would be too small to say anything. */
export function filterCount(count: number, atLeast: boolean): ShownCount | null {
  const shown = shownCount(count, atLeast);
  return atLeast && shown.count < minFilterCount ? null : shown;
}
