// The shop's limits and rates (docs/product.md). Durations have their unit in the name, percentages are whole numbers,
// and amounts are EUR cents unless the name says otherwise.

/** Duration of a hold, and version of the terms that it is made under. */
export const holdPolicy = { accountDays: 28, guestHours: 24, termsVersion: '2026-11' } as const;

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

/** Sizes of lists: lines of basket and cart, copies per cart line, books per request for offers, wishes. */
export const limits = {
  basketLines: 1000,
  cartLines: 200,
  cartQuantity: 20,
  offersPerRequest: 1000,
  wishes: 2000,
} as const;

/** Forms posted without script (`POST /{lng}/do/{verb}`). */
export const formPolicy = {
  /** Bytes of the largest body: a list of a thousand ISBNs with some words. */
  mostBytes: 32 * 1024,
  /** Seconds for which a reload shows the result of a form again. */
  doneSeconds: 300,
} as const;

/** Days for which sold copies count as demand, beside the demand of an import file. */
export const demandPolicy = { days: 90 } as const;

/** Percent of the publisher's price for which a used copy is sold at ordinary demand and stock, and its changes. */
export const pricePolicy = {
  share: { 'like-new': 70, 'very-good': 58, good: 46, acceptable: 34 },
  /** Each person beyond `ordinaryDemand` in 90 days adds `demandStep` percent, at most `demandMost`. */
  ordinaryDemand: 5,
  demandStep: 1,
  demandMost: 15,
  /** Each free copy beyond `ordinaryStock` subtracts `stockStep` percent, at most `stockMost`. */
  ordinaryStock: 3,
  stockStep: 2,
  stockMost: 25,
  /** The lowest price. */
  leastCents: 50,
  historyDays: 30,
} as const;

/** Percent of the publisher's price that the shop pays, and its changes. */
export const offerPolicy = {
  share: { 'like-new': 34, 'very-good': 28, good: 21, acceptable: 13 },
  demandStep: 2,
  demandMost: 30,
  /** Each copy on hand or on the way beyond `ordinaryStock` subtracts `stockStep` percent, at most `stockMost`. */
  ordinaryStock: 2,
  stockStep: 6,
  stockMost: 70,
  wishStep: 2,
  wishMost: 20,
  exLibrary: 25,
  /** Percent of that day's price of the same copy, bonus included, that an offer may reach. */
  ceiling: 75,
  boughtHere: 50,
  boughtHereDays: 60,
  /** Below this amount handling costs more than the copy is worth. */
  leastCents: 30,
} as const;

/** Days that an account must exist for its wishes to count, and number of wishes from which it is shown. */
export const wishPolicy = { accountAgeDays: 7, shownFrom: 3 } as const;

/** Reminders: days after checkout for a parcel that is not posted, and days before each other deadline. */
export const reminderPolicy = { notPostedDays: 10, postDays: 3, decideDays: 3, payDays: 2 } as const;

/** Percent by which a rate may change; a larger change is refused. Rates older than `oldDays` are reported. */
export const ratePolicy = { mostJump: 20, oldDays: 14 } as const;

/** Percent added to a payout that is taken as store credit. */
export const creditPolicy = { bonus: 10 } as const;

/** Weight of a parcel, and days until it must arrive. */
export const parcelPolicy = {
  mostGrams: 20_000,
  arriveDays: 21,
  arriveDaysPosted: 28,
  /** Days after the expiry of a leg in which a late parcel is graded at the agreed amounts. */
  lateDays: 14,
  /** Days after the first parcel when the leg counts as received, with or without the others. */
  restDays: 7,
} as const;

/** Days for grading, payout and decision. */
export const gradingPolicy = {
  workingDays: 2,
  payoutWorkingDays: 2,
  decisionDays: 14,
  /** Parcels with more than half rejected within `badParcelsMonths`, from which on a return costs the flat postage. */
  badParcels: 2,
  badParcelsMonths: 12,
} as const;

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

/** Copies that one change of the stock adds or removes, and the highest unit cost: larger ones are typing errors. */
export const stockChangePolicy = { mostCopies: 1_000, mostUnitCost: 10_000_000 } as const;

/** Photos that staff take of a copy. */
export const photoPolicy = { mostBytes: 1024 * 1024, perLine: 6 } as const;

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
  /** The same for card payments: these end after `reserveMinutes`, and one guest's large order must fit. */
  guestNetworkCardCopies: 100,
  /** A card refund takes ten days at most; the nightly check reports one that takes longer than this. */
  refundOverdueDays: 30,
} as const;

/**
 * Orders placed in `windowMinutes`. Guests are counted per mail address, so that nobody floods a stranger's mailbox,
 * and per network, which an office or a school shares. Accounts have confirmed addresses and are counted by themselves.
 */
export const orderRatePolicy = { windowMinutes: 15, perMail: 5, perNetwork: 20, perAccount: 10 } as const;

/**
 * Days of a withdrawal. `sendBackDays`: to post the return, from the withdrawal on. `forgottenDays`: after these a
 * return that was not posted no longer prevents the deletion of the account.
 * @see Directive 2011/83/EU, Art. 14
 */
export const withdrawalPolicy = {
  days: 14,
  refundDays: 14,
  sendBackDays: 14,
  forgottenDays: 30,
  deliveredAfterDays: 10,
} as const;

/** Hours for which payouts wait after a change of mail address or payout details. */
export const payoutPolicy = { holdHoursAfterChange: 72 } as const;

/** Durations of sessions and of mailed links. */
export const sessionPolicy = {
  days: 30,
  /** Days after the sign-in when a sliding session ends at the latest. @see OWASP ASVS 5.0, 7.3.2 */
  longestDays: 180,
  deskHours: 12,
  resetMinutes: 60,
  confirmHours: 24,
} as const;

/** Minutes for which fresh proof is valid, and for which a passkey challenge or second factor can be answered. */
export const proofPolicy = {
  freshMinutes: 10,
  questionMinutes: 5,
  recoveryMinutes: 60,
  /** Passkey challenges without an account that one network may request in the window of `signInRatePolicy`. */
  questionsPerNetwork: 300,
} as const;

/** Minutes for a sign-on at a provider, and for the proof after an offer to link it. */
export const signOnPolicy = { flowMinutes: 10, offerMinutes: 30 } as const;

/** Numbers of passkeys and addresses of an account, and UTF-16 units of a passkey's name. */
export const accountLimits = { passkeys: 10, addresses: 20, passkeyName: 60 } as const;

/** Failed sign-ins in `windowMinutes`, per account and per network. */
export const signInRatePolicy = { windowMinutes: 15, perAccount: 10, perNetwork: 50 } as const;

/** Code points of a password. */
export const passwordPolicy = { shortest: 8, longest: 128 } as const;

/** The assistant: code points of a message, messages per person and window, days that a conversation is kept. */
export const chatPolicy = { letters: 2_000, messages: 30, windowMinutes: 10, days: 30, conversations: 20 } as const;

/**
 * Reports that browsers send. Lengths are UTF-16 units: the most that the shop's own script sends, and the most that
 * the log stores of a host. One body may contain many violations; more than `violations` add no information.
 */
export const reportPolicy = {
  message: 300,
  position: 200,
  route: 100,
  version: 40,
  host: 100,
  errorBytes: 4 * 1024,
  violationBytes: 16 * 1024,
  violations: 10,
} as const;
