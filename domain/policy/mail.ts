// Optional mails.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Optional mails. `guestChoiceDays`: days for which a guest's choice is kept; an account's choice has no end. */
export const mailPolicy = {
  guestChoiceDays: 730,
  /**
   * Mails of one kind to one address in `perAddressMinutes`; further mails are sent later. A person who places five
   * orders, pays them and cancels two gets 12 mails.
   */
  perAddress: 12,
  perAddressMinutes: 60,
} as const;
