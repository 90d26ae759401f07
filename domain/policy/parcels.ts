// Parcels and their reminders.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Reminders: days after checkout for a parcel that is not posted, and days before each other deadline. */
export const reminderPolicy = { notPostedDays: 10, postDays: 3, decideDays: 3, payDays: 2 } as const;

/** Weight of a parcel, and days until it must arrive. */
export const parcelPolicy = {
  maxGrams: 20_000,
  /** Books for charity that may be in the parcels of an order. More would be a parcel that the shop pays to sort. */
  charityBooks: 10,
  arriveDays: 21,
  arriveDaysPosted: 28,
  /** Days after the expiry of a leg in which a late parcel is graded at the agreed amounts. */
  lateDays: 14,
  /** Days after the first parcel when the leg counts as received, with or without the others. */
  restDays: 7,
} as const;
