// npm run account -- make-admin MAIL: changes roles and resets lost passkeys. The desk has no page for either.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { accountChanges } from './shop/account-changes.mjs';
import { stateDir } from './shop/state-dir.mjs';
import { stop } from './shop/stop.mjs';
import { wranglerOfDeployed } from './deploy/wrangler.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const cliArgs = process.argv.slice(2);
const remote = cliArgs.includes('--remote');
const { wrong, statements } = accountChanges(
  cliArgs.filter((arg) => arg !== '--remote'),
  new Date().toISOString(),
);
if (wrong) stop(wrong);
const found = remote ? changeRemote(statements) : await changeLocal(statements);
if (!found) stop('There is no confirmed account with this mail.');
console.log(`${found.email} is ${found.role} now; all sessions of the account have ended.`);

/** Runs the statements in the local state of `npm start`, which may be running. Returns the account's row. */
async function changeLocal(sql) {
  if (!existsSync(stateDir)) stop(`There is no local shop in ${stateDir}: run "npm start" once, or add --remote.`);
  const { Miniflare, convertV4MiniflareOptions } = await import('miniflare');
  const worker = {
    modules: true,
    script: 'export default { fetch: () => new Response() }',
    d1Databases: { DB: { id: 'DB' } },
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({ cf: false, resourcePersistencePath: resolve(stateDir), workers: [worker] }),
  );
  try {
    const database = await miniflare.getD1Database('DB');
    const results = await database.batch(sql.map((each) => database.prepare(each)));
    return results.at(-1)?.results[0];
  } finally {
    await miniflare.dispose();
  }
}

/** Runs the statements in the deployed shop. Returns the account's row. */
function changeRemote(sql) {
  const words = ['d1', 'execute', 'DB', '--remote', '--json', '--yes', '--command', sql.join(';\n')];
  return JSON.parse(wranglerOfDeployed(words)).at(-1)?.results?.[0];
}
