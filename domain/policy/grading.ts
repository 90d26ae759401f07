// Grading and its photos.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Days for grading, payout and decision. */
export const gradingPolicy = {
  workingDays: 2,
  payoutWorkingDays: 2,
  decisionDays: 14,
  /** Parcels with more than half rejected within `badParcelsMonths`, from which on a return costs the flat postage. */
  badParcels: 2,
  badParcelsMonths: 12,
} as const;

/** Photos that staff take of a copy. */
export const photoPolicy = { maxBytes: 1024 * 1024, perLine: 6 } as const;
