import { createHash } from 'node:crypto';

/** Content of a table: its number of rows, and a hash that does not depend on their order. */
export interface TableSum {
  readonly rows: number;
  readonly hash: string;
}

/** Returns the sum of a table's rows. A number and the same number as text are not the same. */
export function sumRows(rows: readonly Readonly<Record<string, unknown>>[]): TableSum {
  const digests = rows.map((row) => createHash('sha256').update(JSON.stringify(row)).digest('hex')).toSorted();
  const whole = createHash('sha256');
  for (const digest of digests) whole.update(digest);
  return { rows: rows.length, hash: whole.digest('hex') };
}

/** Returns a line for each table that differs, or that only one database has. */
export function tableDifferences(
  source: ReadonlyMap<string, TableSum>,
  restored: ReadonlyMap<string, TableSum>,
): string[] {
  return [...new Set([...source.keys(), ...restored.keys()])].flatMap((table) => {
    const [before, after] = [source.get(table), restored.get(table)];
    if (before === undefined) return [`${table} is in the restored database only`];
    if (after === undefined) return [`${table} was not restored`];
    if (before.rows !== after.rows) return [`${table}: ${before.rows} rows became ${after.rows}`];
    return before.hash === after.hash ? [] : [`${table}: ${before.rows} rows, but not the same ones`];
  });
}

/**
 * Returns the tables in an order in which each comes after those that its foreign keys name. A table may name itself.
 * @throws Error where foreign keys form a circle: no order of batches could keep them.
 */
export function parentsFirst(parents: ReadonlyMap<string, readonly string[]>): string[] {
  const ordered: string[] = [];
  const visit = (table: string, path: readonly string[]): void => {
    if (ordered.includes(table)) return;
    if (path.includes(table)) throw new Error(`foreign keys form a circle: ${[...path, table].join(' → ')}`);
    for (const parent of parents.get(table) ?? [])
      if (parent !== table && parents.has(parent)) visit(parent, [...path, table]);
    ordered.push(table);
  };
  for (const table of parents.keys()) visit(table, []);
  return ordered;
}
