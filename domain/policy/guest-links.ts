// Links in mails to guests.

/** Days after the end of a trade in which its links still work: withdrawals and questions come after delivery. */
export const guestLinkPolicy = { daysAfterEnd: 30 } as const;
