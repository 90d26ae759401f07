// Sizes of lists.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Sizes of lists: lines of basket and cart, copies per cart line, books per request for offers, wishes, watches. */
export const limits = {
  basketLines: 1000,
  cartLines: 200,
  cartQuantity: 20,
  offersPerRequest: 1000,
  wishes: 2000,
  watches: 500,
  /** Open questions of an account about books that are not in the catalogue. Each costs a clerk some minutes. */
  askedBooks: 50,
} as const;

/**
 * Lines of a list of books that are matched at once, and UTF-16 units of one: a row of a spreadsheet fits. `works` and
 * `editions`: what is offered for a line, and of a work; more is a search of its own.
 */
export const matchLimits = { lines: 1000, lineLength: 1000, works: 3, editions: 6 } as const;

/**
 * Most lines that the shop matches in a period: 20 long lists of a person, and 80 of a network, which may be a school.
 * 1,000 lines take about half a second of CPU.
 */
export const matchRatePolicy = { windowMinutes: 15, perAccount: 20_000, perNetwork: 80_000 } as const;

/** Numbers of passkeys and addresses of an account, and UTF-16 units of a passkey's name. */
export const accountLimits = { passkeys: 10, addresses: 20, passkeyName: 60 } as const;

/** UTF-16 units of a person's name and telephone number on a parcel. */
export const contactLimits = { name: 120, phone: 40 } as const;

/** UTF-16 units of the words of a withdrawal. */
export const withdrawalLimits = { words: 1000 } as const;

/** UTF-16 units of the list of books in a declaration that one makes without the order's page. */
export const declarationLimits = { books: 500 } as const;

/**
 * Length of a recall's words: too short a text names no danger, and buyers read it in a mail. `notice`: characters of a
 * web address.
 */
export const recallLimits = { shortest: 10, details: 500, notice: 300 } as const;

/** UTF-16 units of a shelf's name, of the words for a book without an ISBN, and of a trade's id or number. */
export const deskLimits = { shelf: 40, bookWords: 200, tradeName: 64 } as const;
