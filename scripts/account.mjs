// npm run account -- make-admin MAIL: roles and lost passkeys, which nobody may change from a browser yet.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { accountChanges } from './shop/account-changes.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const words = process.argv.slice(2);
const remote = words.includes('--remote');
const { wrong, statements } = accountChanges(
  words.filter((word) => word !== '--remote'),
  new Date().toISOString(),
);
if (wrong) stop(wrong);
const found = remote ? changeRemote(statements) : await changeLocal(statements);
if (!found) stop('There is no confirmed account with this mail.');
console.log(`${found.email} is ${found.role} now; all sessions of the account have ended.`);

/** In the state of `npm start`, which may be running. */
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

/** In the deployed shop, through the configuration that the deployment wrote. */
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
