// Forms posted without script.
// Durations have their unit in the name, percentages are whole numbers, amounts are EUR cents.

/** Forms posted without script (`POST /{lng}/do/{verb}`). */
export const formPolicy = {
  /** Bytes of the largest body: a list of a thousand ISBNs with some words. */
  maxBytes: 32 * 1024,
  /** Seconds for which a reload shows the result of a form again. */
  doneSeconds: 300,
} as const;
