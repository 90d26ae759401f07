// How long an offer is held.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Duration of a hold, and version of the terms that it is made under. */
export const holdPolicy = { accountDays: 28, guestHours: 24, termsVersion: '2026-11' } as const;
