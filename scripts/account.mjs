// npm run account -- make-admin MAIL: changes roles and resets lost passkeys. The desk has no page for either.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { accountChanges } from './shop/account-changes.mjs';
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
  const stateDir = process.env.STATE_DIR ?? '.wrangler/state';
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

/** Runs the statements in the deployed shop with the configuration that the deploy wrote. Returns the row. */
function changeRemote(sql) {
  const config = 'dist/dogear/wrangler.deploy.json';
  if (!existsSync(config)) stop('This shop was not deployed from here: run "npm run deploy" first.');
  const wranglerBin = join(createRequire(import.meta.url).resolve('wrangler/package.json'), '../bin/wrangler.js');
  const args = ['d1', 'execute', 'DB', '--remote', '--json', '--yes', '--config', config, '--command', sql.join(';\n')];
  const answer = JSON.parse(
    execFileSync(process.execPath, [wranglerBin, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
  return answer.at(-1)?.results?.[0];
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
