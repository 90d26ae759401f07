/** Limits of imports into the catalogue. */
export const importPolicy = {
  /** Days in which an import can be undone. A quarter covers a season's list; after it the changes take only room. */
  undoDays: 90,
  /** Left-out rows that are stored of one import. More come from a wrong file, and their count says enough. */
  storedRejections: 10_000,
  /** Changed books that are stored of a dry run, for its report, and as many new ones. */
  dryRunChanges: 200,
  /** Changed books, new books and left-out rows in a report: its first pages. */
  shownInReport: 50,
  /** Changed or new books on a further page of a report. */
  changesPerPage: 200,
  /** Left-out rows on a page of their list. */
  rejectionsPerPage: 1000,
} as const;
