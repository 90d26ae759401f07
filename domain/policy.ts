/**
 * The shop's figures, in one place (docs/product.md). Durations carry their unit in the name;
 * percentages are whole numbers; amounts are EUR cents unless the name says otherwise.
 */
export const holdPolicy = { accountDays: 28, guestHours: 24, termsVersion: '2026-11' } as const;

export const copiesPolicy = {
  /** Copies of one edition that one account may give in `windowDays`. */
  perEdition: 3,
  windowDays: 90,
  /** On hand (reserved ones among them) and on the way together: from here on the shop declines. */
  enough: 20,
  /** Copies held by accounts count in addition here: from this sum on, no new hold is given. */
  enoughWithHeld: 30,
  /** Share of a held copy that lowers the offer to everybody else (percent): not every held copy is sent. */
  heldShare: 50,
} as const;

export const limits = {
  basketLines: 1000,
  cartLines: 200,
  cartQuantity: 20,
  offersPerRequest: 1000,
  wishes: 2000,
} as const;

/** Forms that a page posts without script (`POST /{lng}/do/{verb}`). */
export const formPolicy = {
  /** Largest body, in bytes: a list of a thousand ISBNs with some words around it. */
  mostBytes: 32 * 1024,
  /** Seconds for which a reload shows again what a form did. */
  doneSeconds: 300,
} as const;

/** The window in which copies sold count as demand, on top of what a file said of an edition. */
export const demandPolicy = { days: 90 } as const;

/** Shares of the publisher's price at which a used copy is sold while demand and stock are ordinary (percent). */
export const pricePolicy = {
  share: { 'like-new': 70, 'very-good': 58, good: 46, acceptable: 34 },
  /** Each person who wanted it in 90 days beyond `ordinaryDemand` adds a share of the grade's price. */
  ordinaryDemand: 5,
  demandStep: 1,
  demandMost: 15,
  /** Each free copy beyond `ordinaryStock` takes one off. */
  ordinaryStock: 3,
  stockStep: 2,
  stockMost: 25,
  /** Nothing is sold below this. */
  leastCents: 50,
  historyDays: 30,
} as const;

/** Shares of the publisher's price that the shop pays (percent), and what moves them. */
export const offerPolicy = {
  share: { 'like-new': 34, 'very-good': 28, good: 21, acceptable: 13 },
  demandStep: 2,
  demandMost: 30,
  /** Each copy on hand or on the way beyond `ordinaryStock` takes a share off. */
  ordinaryStock: 2,
  stockStep: 6,
  stockMost: 70,
  wishStep: 2,
  wishMost: 20,
  exLibrary: 25,
  /** Bonus included, of that day's price of the same copy. */
  ceiling: 75,
  boughtHere: 50,
  boughtHereDays: 60,
  /** Below this a copy is not worth its handling. */
  leastCents: 30,
} as const;

export const wishPolicy = { accountAgeDays: 7, shownFrom: 3 } as const;

/** Reminders: a parcel not posted these days after checkout, and deadlines that are these days off. */
export const reminderPolicy = { notPostedDays: 10, postDays: 3, decideDays: 3, payDays: 2 } as const;

/** A rate that jumps by more percent than this is refused; rates older than these days are told of. */
export const ratePolicy = { mostJump: 20, oldDays: 14 } as const;

export const creditPolicy = { bonus: 10 } as const;

export const parcelPolicy = {
  mostGrams: 20_000,
  arriveDays: 21,
  arriveDaysPosted: 28,
  /** One that comes after the leg expired is still graded at its stored amounts for these days. */
  lateDays: 14,
  /** The leg is received these days after its first parcel, whatever is missing. */
  restDays: 7,
} as const;

export const gradingPolicy = {
  workingDays: 2,
  payoutWorkingDays: 2,
  decisionDays: 14,
  /** Parcels with more than half rejected within 12 months, after which a return costs the flat postage. */
  badParcels: 2,
  badParcelsMonths: 12,
} as const;

/** How long a guest's address stays off mails that may be switched off; an account's choice has no end. */
export const mailPolicy = {
  guestChoiceDays: 730,
  /**
   * Mails of one sort to one address in an hour; further ones are sent later. A person who places five orders, pays
   * them and cancels two gets 12 mails.
   */
  perAddress: 12,
  perAddressMinutes: 60,
} as const;

/** Pictures of a copy that the desk takes. */
export const photoPolicy = { mostBytes: 1024 * 1024, perLine: 6 } as const;

export const paymentPolicy = {
  reserveMinutes: 30,
  transferDays: 7,
  swapDifferenceDays: 7,
  transferCopies: 10,
  unpaidTransfers: 1,
  /** A guest is known by an unconfirmed address only, so the books wait for a shorter time. Working days. */
  guestTransferDays: 3,
  /** Copies that the guests of one network may hold by unpaid bank transfers together. */
  guestNetworkCopies: 30,
  /** The same for card payments: these end after `reserveMinutes`, and a large order of one guest must fit. */
  guestNetworkCardCopies: 100,
  /** A refund to a card takes ten days at the most; one that takes longer than this is told by the nightly check. */
  refundOverdueDays: 30,
} as const;

/**
 * Orders placed in `windowMinutes`. Guests: per mail address, so that nobody floods a stranger's mailbox, and per
 * network, which an office or a school shares. An account has confirmed its address and is counted alone.
 */
export const placingPolicy = { windowMinutes: 15, perMail: 5, perNetwork: 20, perAccount: 10 } as const;

/**
 * `sendBackDays`: to post a return, from the day of the withdrawal (Directive 2011/83/EU, Art. 14). `forgottenDays`:
 * from then on a return that nobody posted does not keep its person from deleting the account.
 */
export const withdrawalPolicy = {
  days: 14,
  refundDays: 14,
  sendBackDays: 14,
  forgottenDays: 30,
  deliveredAfterDays: 10,
} as const;

export const payoutPolicy = { holdHoursAfterChange: 72 } as const;

export const sessionPolicy = {
  days: 30,
  /** A sliding session ends this many days after its sign-in at the latest (OWASP ASVS 5.0, 7.3.2). */
  longestDays: 180,
  deskHours: 12,
  resetMinutes: 60,
  confirmHours: 24,
} as const;

/**
 * Fresh proof holds this long for what needs it; a passkey's question and a waiting second factor may be answered this
 * long.
 */
export const proofPolicy = {
  freshMinutes: 10,
  questionMinutes: 5,
  recoveryMinutes: 60,
  /** Questions to nobody's passkey in particular that one network may ask for in the window of attempts. */
  questionsPerNetwork: 300,
} as const;

/** A sign-on at a provider may take this long; an offer to link it waits this long for the proof. */
export const signOnPolicy = { flowMinutes: 10, offerMinutes: 30 } as const;

export const roomPolicy = { passkeys: 10, addresses: 20, passkeyName: 60 } as const;

export const attemptPolicy = { windowMinutes: 15, perAccount: 10, perNetwork: 50 } as const;

export const passwordPolicy = { shortest: 8, longest: 128 } as const;

/**
 * The assistant: characters of a message, messages of one person in a window, days a conversation is kept after its
 * last one.
 */
export const chatPolicy = { letters: 2_000, messages: 30, windowMinutes: 10, days: 30, conversations: 20 } as const;

/**
 * Reports that browsers send by themselves. Lengths are UTF-16 units: the most that the shop's own script sends, and
 * the most that the log takes of a host. One body may hold many violations; more than `violations` add nothing new.
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
