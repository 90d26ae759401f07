/** Ways to settle: the difference at once, against the sold books, or only a payout. */
export const settlements = ['pay-now', 'swap', 'payout'] as const;
export const payoutMethods = ['bank', 'store-credit'] as const;
/** Choices for a copy that is graded lower than declared. */
export const ifWorseChoices = ['ask', 'accept', 'return', 'recycle'] as const;
