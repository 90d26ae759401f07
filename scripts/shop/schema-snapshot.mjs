// The tables of worker/platform/db/schema as drizzle-kit sees them, and the SQL that leads from one state to the next.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importTypeScript } from './import-typescript.mjs';

// As an ES module it takes a second: Node then parses the large package.json of drizzle-orm for each of its modules.
const { generateSQLiteDrizzleJson, generateSQLiteMigration } = createRequire(import.meta.url)('drizzle-kit/api');
const folder = 'worker/platform/db/schema';
/** State of the schema at the last migration; `npm run migrations:new` compares with it and writes it. */
export const snapshotFile = join(folder, 'snapshot.json');

/** Returns the tables in code, as drizzle-kit describes them. */
export async function schemaInCode() {
  const modules = await Promise.all(
    readdirSync(folder)
      .filter((file) => file.endsWith('.ts'))
      .toSorted()
      .map((file) => importTypeScript(pathToFileURL(join(folder, file)).href)),
  );
  const described = await generateSQLiteDrizzleJson(Object.assign({}, ...modules));
  // drizzle-kit draws new ids each time; without them the file changes only when a table does.
  return { ...described, id: 'schema', prevId: 'schema' };
}

/** Returns the SQL statements that turn the tables of one state into those of another. */
export function migrationBetween(before, after) {
  return generateSQLiteMigration(before, after);
}
