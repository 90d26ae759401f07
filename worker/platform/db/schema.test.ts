import { getTableConfig, SQLiteTable, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { allTransitions } from '../../../domain/trades/lifecycle/transitions';
import * as accountRoom from './schema/account-room';
import * as accounts from './schema/accounts';
import * as askedBooks from './schema/asked-books';
import * as catalogue from './schema/catalogue';
import * as catalogueDesk from './schema/catalogue-desk';
import * as declarations from './schema/declarations';
import * as invoices from './schema/invoices';
import * as lists from './schema/lists';
import * as money from './schema/money';
import * as pages from './schema/pages';
import * as pricing from './schema/pricing';
import * as tradeLife from './schema/trade-life';
import * as trades from './schema/trades';
import * as watches from './schema/watches';

const tables = [
  accountRoom,
  accounts,
  askedBooks,
  catalogue,
  catalogueDesk,
  declarations,
  invoices,
  lists,
  money,
  pages,
  pricing,
  tradeLife,
  trades,
  watches,
]
  .flatMap((module): unknown[] => Object.values(module))
  .filter((value): value is SQLiteTable => value instanceof SQLiteTable);

interface Column {
  readonly name: string;
  readonly type: string;
  readonly notnull: number;
  readonly pk: number;
  readonly dflt_value: string | null;
}

/** Returns a column's default as SQLite writes it in `dflt_value`, or null. A boolean is 0 or 1 there. */
function defaultInSql(column: SQLiteColumn): string | null {
  if (column.default === undefined) return null;
  const value = column.mapToDriverValue(column.default);
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return String(value);
}

describe('the tables in code', () => {
  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    '%s has the columns of the migrations',
    async (name, table) => {
      const { results } = await env.DB.prepare('SELECT name, type, "notnull", pk, dflt_value FROM pragma_table_info(?)')
        .bind(name)
        .all<Column>();
      const { columns, primaryKeys } = getTableConfig(table);
      const key = new Set(
        [...columns.filter((column) => column.primary), ...primaryKeys.flatMap((each) => each.columns)].map(
          (column) => column.name,
        ),
      );
      const inCode = columns.map((column) => ({
        name: column.name,
        type: column.getSQLType().toUpperCase(),
        key: key.has(column.name),
        filled: column.notNull || key.has(column.name),
        // An INSERT of Drizzle writes the defaults of the code, so the database's own would be ignored.
        default: defaultInSql(column),
      }));
      const inSql = results.map((column) => ({
        name: column.name,
        type: column.type,
        key: column.pk > 0,
        filled: column.notnull === 1 || column.pk > 0,
        default: column.dflt_value,
      }));
      const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
      expect(inCode.toSorted(byName)).toEqual(inSql.toSorted(byName));
    },
  );

  it('are all of the database’s tables', async () => {
    const { results } = await env.DB.prepare(
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'edition_words%'
        AND name NOT LIKE 'edition_vocabulary%'
       AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name <> 'd1_migrations'`,
    ).all<{ name: string }>();
    expect(results.map(({ name }) => name).toSorted()).toEqual(
      tables.map((table) => getTableConfig(table).name).toSorted(),
    );
  });

  it('allow the moves of the domain and no others', async () => {
    const { results } = await env.DB.prepare('SELECT part, from_state, to_state FROM trade_moves').all<{
      part: string;
      from_state: string;
      to_state: string;
    }>();
    const sorted = (moves: readonly string[]) => moves.toSorted();
    expect(sorted(results.map((move) => `${move.part} ${move.from_state} ${move.to_state}`))).toEqual(
      sorted(allTransitions.map((move) => `${move.part} ${move.from} ${move.to}`)),
    );
  });
});
