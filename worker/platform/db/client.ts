import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { Db } from '../context';

/** drizzle over the request's session, for ordinary reads; search, offers and checkout are prepared SQL. */
export function orm(db: Db): DrizzleD1Database {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- drizzle calls prepare and batch only, which a session has
  return drizzle(db as unknown as D1Database);
}

/** A prepared statement with its values; lists go in as one JSON parameter (`json_each`). */
export function sql(db: Db, text: string, ...values: readonly (string | number | null)[]): D1PreparedStatement {
  return db.prepare(text).bind(...values);
}

/** Rows of a statement. The shape is the SQL's promise, so each caller names it beside its SELECT. */
export async function rows<Row>(statement: D1PreparedStatement): Promise<Row[]> {
  return (await statement.all<Row>()).results;
}

/** Rows of one statement of a batch, by its place. */
export function rowsAt<Row>(results: readonly D1Result[], at: number): Row[] {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a batch answers its statements in order, each with the shape its SQL promises
  return (results[at]?.results ?? []) as Row[];
}
