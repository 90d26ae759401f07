/**
 * Kinds of settlement: `pay-now` pays for bought books at once, `swap` pays with sold books, `payout` has no bought
 * books.
 */
export const settlements = ['pay-now', 'swap', 'payout'] as const;
/** Payout methods: to a bank account, or as store credit. */
export const payoutMethods = ['bank', 'store-credit'] as const;
/** Choices for a copy that is graded lower than declared. */
export const ifWorseChoices = ['ask', 'accept', 'return', 'recycle'] as const;
/** Least and greatest percentage of the offer down to which a lower grade may be accepted without asking. */
export const downToRange = { min: 10, max: 100 } as const;

/** Returns whether a value may be the percentage of `accept`. */
export const isDownTo = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= downToRange.min && value <= downToRange.max;
