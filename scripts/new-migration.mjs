// npm run migrations:new -- NAME: writes the next migration from what has changed in worker/platform/db/schema.
// --check: writes nothing, and fails when a change has no migration yet.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stop } from './shop/stop.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const [name = ''] = process.argv.slice(2);
const isCheck = name === '--check';
if (!isCheck && !/^[a-z][a-z0-9_]*$/.test(name))
  stop('Name the change in lower case: npm run migrations:new -- add_gift_cards');

// drizzle-kit takes a while to load.
const { migrationBetween, schemaInCode, snapshotFile } = await import('./shop/schema-snapshot.mjs');
const before = JSON.parse(readFileSync(snapshotFile, 'utf8'));
const after = await schemaInCode();
const statements = await migrationBetween(before, after);

if (isCheck) {
  if (statements.length > 0) stop(`The schema has changes without a migration:\n${statements.join('\n')}`);
} else if (statements.length === 0) {
  console.log('The schema has not changed since the last migration.');
} else {
  const file = `migrations/${nextNumber()}_${name}.sql`;
  if (existsSync(file)) stop(`${file} exists already.`);
  writeFileSync(file, `${statements.join('\n')}\n`);
  writeFileSync(snapshotFile, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`${file} written. Read it, and add checks, triggers and the search index by hand where they are needed.`);
}

/** Returns the number of the next migration, with four digits. */
function nextNumber() {
  const numbers = readdirSync('migrations').map((file) => Number(/^(\d{4})_/.exec(file)?.[1] ?? 0));
  return String(Math.max(...numbers) + 1).padStart(4, '0');
}
