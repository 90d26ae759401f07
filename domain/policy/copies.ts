// Copies that the shop wants, and how demand and changes of the stock are counted.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

export const copiesPolicy = {
  /** Copies of one edition that an account may give in `windowDays`. */
  perEdition: 3,
  windowDays: 90,
  /** Copies on hand (reserved ones included) and on the way from which the shop declines. */
  enough: 20,
  /** The same sum including copies held by accounts, from which no new hold is given. */
  enoughWithHeld: 30,
  /** Percent of a copy held by another account that counts as stock: not every held copy is sent. */
  heldShare: 50,
} as const;

/** Days for which sold copies count as demand, beside the demand of an import file. */
export const demandPolicy = { days: 90 } as const;

/** Copies that one change of the stock adds or removes, and the highest unit cost: larger ones are typing errors. */
export const stockChangePolicy = { maxCopies: 1_000, maxUnitCost: 10_000_000 } as const;
