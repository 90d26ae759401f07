// Store credit and payouts.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Percent added to a payout that is taken as store credit. */
export const creditPolicy = { bonus: 10 } as const;

/** Hours for which payouts wait after a change of mail address or payout details. */
export const payoutPolicy = { holdHoursAfterChange: 72 } as const;
