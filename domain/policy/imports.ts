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

/**
 * Limits of the calls that send a file. A device cuts what it sends to them; the shop keeps far less of a long text.
 */
export const importLimits = {
  /** Most cells of a row. */
  cells: 200,
  /** Most UTF-16 units of a cell. */
  cellUnits: 20_000,
  /** Most UTF-16 units of a cell that the readers of ONIX and of libraries' records write. */
  writtenCellUnits: 5000,
  /** Most rows from which unnamed columns are found. */
  sampleRows: 300,
  /** Most rows or records of a chunk. */
  chunkRows: 2000,
  /** Most UTF-16 units of a file's name on the clerk's device. */
  fileNameUnits: 200,
  /** Most UTF-16 units of the name and of the detail of a row that was left out. */
  rejectionUnits: 300,
} as const;
