// Payments and orders.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Deadlines and limits of payments. */
export const paymentPolicy = {
  reserveMinutes: 30,
  transferDays: 7,
  swapDifferenceDays: 7,
  transferCopies: 10,
  unpaidTransfers: 1,
  /** Working days in which a guest must pay; shorter, since a guest's address is not confirmed. */
  guestTransferDays: 3,
  /** Copies that the guests of one network may reserve together by unpaid bank transfers. */
  guestNetworkCopies: 30,
  /**
   * Copies that the guests of one network may reserve together by open card payments. These end after `reserveMinutes`,
   * and one guest's large order must fit.
   */
  guestNetworkCardCopies: 100,
  /** A card refund takes ten days at most; the nightly check reports one that takes longer than this. */
  refundOverdueDays: 30,
} as const;

/**
 * Orders placed in `windowMinutes`. Guests are counted per mail address, so that nobody floods a stranger's mailbox,
 * and per network, which an office or a school shares. Accounts have confirmed addresses and are counted by themselves.
 */
export const orderRatePolicy = { windowMinutes: 15, perMail: 5, perNetwork: 20, perAccount: 10 } as const;
