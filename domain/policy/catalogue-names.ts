// Renames and covers at the desk.

/**
 * Limits of the names that staff edit. `length`: UTF-16 units of a name. `others`: names of an author in other
 * spellings and scripts. `editions`: books that one rename changes. All are written in one transaction, which must
 * end within the limits of D1 (30 s) and of an isolate (128 MB).
 */
export const nameLimits = { length: 300, others: 60, editions: 5000 } as const;

/** Rows that a page or a look-up shows. A page of a very large author shows the most wanted books. */
export const nameListLimits = {
  found: 20,
  hits: 2000,
  works: 300,
  volumes: 500,
  publishers: 200,
  candidates: 10,
} as const;

/** Highest number of a volume, as `series.ts` reads it, and missing numbers that are listed. */
export const seriesLimits = { number: 9999, missing: 30 } as const;

/**
 * Pictures of covers. `height`: pixels, twice the largest size that a page shows. The device makes a picture smaller
 * until it fits.
 */
export const coverPolicy = { maxBytes: 150_000, height: 800, width: 800 } as const;
