// Prices, offers, wishes and rates of currencies.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Percent of the publisher's price for which a used copy is sold at ordinary demand and stock, and its changes. */
export const pricePolicy = {
  share: { 'like-new': 70, 'very-good': 58, good: 46, acceptable: 34 },
  /** Each person beyond `ordinaryDemand` in 90 days adds `demandStep` percent, at most `maxDemandPercent`. */
  ordinaryDemand: 5,
  demandStep: 1,
  maxDemandPercent: 15,
  /** Each free copy beyond `ordinaryStock` subtracts `stockStep` percent, at most `maxStockPercent`. */
  ordinaryStock: 3,
  stockStep: 2,
  maxStockPercent: 25,
  /** The lowest price. */
  minCents: 50,
  historyDays: 30,
} as const;

/** Percent of the publisher's price that the shop pays, and its changes. */
export const offerPolicy = {
  share: { 'like-new': 34, 'very-good': 28, good: 21, acceptable: 13 },
  demandStep: 2,
  maxDemandPercent: 30,
  /** Each copy on hand or on the way beyond `ordinaryStock` subtracts `stockStep` percent, up to `maxStockPercent`. */
  ordinaryStock: 2,
  stockStep: 6,
  maxStockPercent: 70,
  wishStep: 2,
  maxWishPercent: 20,
  exLibrary: 25,
  /** Percent of that day's price of the same copy, bonus included, that an offer may reach. */
  ceiling: 75,
  boughtHere: 50,
  boughtHereDays: 60,
  /** Below this amount handling costs more than the copy is worth. */
  minCents: 30,
} as const;

/** Days that an account must exist for its wishes to count, and number of wishes from which it is shown. */
export const wishPolicy = { accountAgeDays: 7, shownFrom: 3 } as const;

/** Percent by which a rate may change; a larger change is refused. Rates older than `oldDays` are reported. */
export const ratePolicy = { maxChange: 20, oldDays: 14 } as const;
