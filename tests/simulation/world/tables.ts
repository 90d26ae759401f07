import { createHash } from 'node:crypto';
import type { Store } from '../shim/store';

/** Tables that are made from others: SQLite's own, and the parts of the search index. */
const derived = /^(?:sqlite_|d1_|_cf_|edition_words|edition_vocabulary)/;

/** Returns the names of the shop's tables, sorted. */
export function tablesOf(store: Store): string[] {
  return store
    .read(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
    .map(({ name }) => String(name))
    .filter((name) => !derived.test(name));
}

/** Returns one hash (SHA-256, hex) of every row of every table, in an order that depends on the rows alone. */
export function hashOf(store: Store): string {
  const hash = createHash('sha256');
  for (const table of tablesOf(store)) {
    hash.update(`\n#${table}\n`);
    const width = store.read(`SELECT count(*) AS n FROM pragma_table_info('${table}')`)[0]?.['n'];
    const order = Array.from({ length: Number(width) }, (_, at) => at + 1).join(', ');
    for (const row of store.each(`SELECT * FROM ${table} ORDER BY ${order}`)) hash.update(`${JSON.stringify(row)}\n`);
  }
  return hash.digest('hex');
}
