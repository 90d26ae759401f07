import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1';
import type { Db } from '../context';
import type { SqlValue } from './read';

/**
 * Returns Drizzle over the database, for ordinary statements: one table or a plain join, conditions on columns.
 * Run a read with `run(…)`; put a write into a batch with `statementOf(db, …)`. Statements of search, offers, lists
 * and checkout, and all with json_each or a guard, are SQL by hand (docs/decisions/054-database-access.md).
 */
export function orm(db: Db): DrizzleD1Database {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- drizzle calls only prepare and batch
  return drizzle(db as unknown as D1Database);
}

/**
 * Runs a query of `orm` and returns its rows, typed by the tables.
 * @throws the database's own error. Drizzle's error holds the values, and they must not get into a log.
 */
export async function run<Result>(query: PromiseLike<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    throw error instanceof DrizzleQueryError && error.cause !== undefined ? error.cause : error;
  }
}

/** Returns the prepared statement of a query of `orm`, for a batch. */
export function statementOf(
  db: Db,
  query: { readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] } },
): D1PreparedStatement {
  const { sql: text, params } = query.toSQL();
  return db.prepare(text).bind(...params);
}

/** Returns a prepared statement of hand-written SQL that writes; lists are one JSON value (`json_each`). */
export function sql(db: Db, text: string, ...values: readonly SqlValue[]): D1PreparedStatement {
  return db.prepare(text).bind(...values);
}
