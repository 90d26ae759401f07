/** Names of SQLite's primary result codes that the shop can meet. */
const primary: Readonly<Record<number, string>> = {
  1: 'SQLITE_ERROR',
  5: 'SQLITE_BUSY',
  8: 'SQLITE_READONLY',
  9: 'SQLITE_INTERRUPT',
  10: 'SQLITE_IOERR',
  13: 'SQLITE_FULL',
  18: 'SQLITE_TOOBIG',
  19: 'SQLITE_CONSTRAINT',
  20: 'SQLITE_MISMATCH',
  25: 'SQLITE_RANGE',
};
/** Names of the extended codes, which D1 adds in brackets. */
const extended: Readonly<Record<number, string>> = {
  275: 'SQLITE_CONSTRAINT_CHECK',
  787: 'SQLITE_CONSTRAINT_FOREIGNKEY',
  1299: 'SQLITE_CONSTRAINT_NOTNULL',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  1811: 'SQLITE_CONSTRAINT_TRIGGER',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
  2579: 'SQLITE_CONSTRAINT_ROWID',
};

/** Returns an error as D1 words it: `D1_ERROR: UNIQUE constraint failed: t.a: SQLITE_CONSTRAINT`. */
export function d1Error(text: string, cause?: unknown): Error {
  return new Error(`D1_ERROR: ${text}`, { cause: cause ?? new Error(text) });
}

/** Translates an error of node:sqlite. Other errors come back as they are. */
export function d1ErrorOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code: unknown = Reflect.get(error, 'errcode');
  if (typeof code !== 'number') return error;
  const name = primary[code & 0xff] ?? 'SQLITE_ERROR';
  const detail = extended[code];
  return d1Error(`${error.message}: ${name}${detail === undefined ? '' : ` (extended: ${detail})`}`);
}

/** D1's error for a lost connection: the batch may have been written. */
export const lostConnection = () => d1Error('Network connection lost.');
/** D1's error for a full database. */
export const diskFull = () => d1Error('database or disk is full: SQLITE_FULL');
