// Sessions, proofs, sign-in and passwords.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

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

/** Failed sign-ins in `windowMinutes`, per account and per network. */
export const signInRatePolicy = { windowMinutes: 15, perAccount: 10, perNetwork: 50 } as const;

/** Code points of a password. */
export const passwordPolicy = { shortest: 8, longest: 128 } as const;
