import { env } from 'cloudflare:workers';

/** A table, index or trigger, with the SQL that makes it. */
interface DatabaseObject {
  readonly type: string;
  readonly name: string;
  readonly sql: string;
}

/** All that the migrations make. Tables come first, then indexes and triggers, which name tables. */
const madeSql = `SELECT type, name, sql FROM sqlite_master
  WHERE sql IS NOT NULL AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*'
  ORDER BY type = 'trigger', type = 'index', rowid`;

const isSearchIndex = ({ sql }: DatabaseObject) => sql.startsWith('CREATE VIRTUAL TABLE');

/** Returns what the migrations made, without the tables in which a search index keeps its data. */
async function madeThings(): Promise<readonly DatabaseObject[]> {
  const { results } = await env.DB.prepare(madeSql).all<DatabaseObject>();
  const indexes = results.filter(isSearchIndex);
  return results.filter(
    (made) => !indexes.some((index) => made.type === 'table' && made.name.startsWith(`${index.name}_`)),
  );
}

/** Returns a value as SQL. Migrations write texts, numbers and nulls. */
function literal(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  throw new Error(`a migration writes a value of an unknown type: ${typeof value}`);
}

/** Returns the SQL that writes the rows of a table. */
const insertsOf = ({ name }: DatabaseObject, rows: readonly Record<string, unknown>[]) =>
  rows.map((row) => {
    const columns = Object.keys(row).map((column) => `"${column}"`);
    return `INSERT INTO "${name}" (${columns.join(', ')}) VALUES (${Object.values(row).map(literal).join(', ')})`;
  });

/** Returns the SQL that makes the tables of the database again, with the rows that migrations wrote. */
export async function sqlOfTables(): Promise<string> {
  const made = await madeThings();
  const tables = made.filter((each) => each.type === 'table' && !isSearchIndex(each));
  const rows = await env.DB.batch<Record<string, unknown>>(
    tables.map(({ name }) => env.DB.prepare(`SELECT * FROM "${name}"`)),
  );
  const inserts = tables.flatMap((table, at) => insertsOf(table, rows[at]?.results ?? []));
  // Triggers come last, so they do not see these rows.
  const triggers = made.filter(({ type }) => type === 'trigger').map(({ sql }) => sql);
  const others = made.filter(({ type }) => type !== 'trigger').map(({ sql }) => sql);
  return [...others, ...inserts, ...triggers].join(';\n');
}

/** Makes the tables by the migrations. */
export async function migrate(): Promise<void> {
  await env.DB.batch(env.MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))));
}

/** SQL of the tables that the migrations made for the first file of this runtime. */
let madeSqlOfFirst: string | null = null;

/**
 * Makes the tables in an empty database. The first file of a runtime migrates. For the files after it, one statement
 * makes the same tables, because the migrations take longer than the tests of most files.
 */
export async function makeTables(): Promise<void> {
  if (madeSqlOfFirst !== null) {
    await env.DB.prepare(madeSqlOfFirst).run();
    return;
  }
  await migrate();
  madeSqlOfFirst = await sqlOfTables();
}
