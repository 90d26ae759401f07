import { reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { migrate, sqlOfTables } from '../../../tests/stores/worker-tables';

/** Returns the definitions of all tables, indexes and triggers, and the rows of the tables. */
async function everything() {
  const { results: definitions } = await env.DB.prepare(
    `SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT GLOB '_cf*' ORDER BY type, name`,
  ).all<{ type: string; name: string; sql: string | null }>();
  const tables = definitions.filter(({ type }) => type === 'table').map(({ name }) => name);
  const rows = await env.DB.batch(tables.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)));
  return { definitions, rows: rows.map(({ results }, index) => [tables[index], results]) };
}

it('makes the tables of a test file as the migrations do', async () => {
  await reset();
  await migrate();
  const migrated = await everything();
  const sql = await sqlOfTables();
  await reset();

  await env.DB.prepare(sql).run();

  expect(await everything()).toEqual(migrated);
});
