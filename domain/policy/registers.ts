// Registers of the accounts. Amounts are EUR cents.

/**
 * Copies bought together for at most this amount each are one entry of the purchase register. 60 euros: below it the
 * French register takes objects without historical interest together.
 * @see Code pénal (FR), article R321-4; docs/decisions/087
 */
export const registerPolicy = { lotLimit: 6000 } as const;

/**
 * From this number of sales in a calendar year, or above this amount, a platform reports a seller.
 * @see Directive (EU) 2021/514, annex V, section I (B) (4) (d)
 */
export const sellerReportPolicy = { sales: 30, amount: 200_000 } as const;
