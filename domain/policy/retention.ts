// How long data of people is kept.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Days that data is kept where no other policy names them. */
export const retentionPolicy = {
  /** Lists of a visitor after the last visit: the visitor cookie lasts a year. */
  visitorDays: 366,
  /** An ended hold. That of a line stays with the line. */
  endedHoldDays: 30,
  /** Security events of an account. */
  eventDays: 730,
  /** Rows of sent mails, so that "I got no mail" can be looked up. */
  sentMailDays: 30,
  /** A registration that nobody has confirmed. Signing in with it meanwhile sends a fresh link. */
  registrationDays: 7,
  /** Ended sessions and counted attempts, before the night deletes them. */
  endedSessionDays: 1,
} as const;
