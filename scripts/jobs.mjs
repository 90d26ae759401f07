// npm run jobs -- NAME [--remote]: requests one job of the schedule (worker/jobs.ts) now. A local shop must run.
// The schedule of the next minute starts the job; the desk's page of jobs shows its result.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { askDesk } from './shop/local-desk.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const args = process.argv.slice(2);
const remote = args.includes('--remote');
const [name, ...others] = args.filter((arg) => arg !== '--remote');
if (name === undefined || others.length > 0 || !/^[a-zA-Z]+$/.test(name))
  stop('Say which job: npm run jobs -- checkLedger [--remote]. Their names stand in worker/jobs.ts.');
if (remote) askRemote();
else if ((await askDesk(process.env.STATE_DIR ?? '.wrangler/state', { act: 'job', value: name })) === null)
  stop('No shop runs here: "npm start" first, or add --remote.');
console.log(`Within a minute the shop runs ${name}.`);

/** Requests the job in the deployed shop, with the configuration that the deploy wrote. */
function askRemote() {
  const config = 'dist/dogear/wrangler.deploy.json';
  if (!existsSync(config)) stop('This shop was not deployed from here: run "npm run deploy" first.');
  const wranglerBin = join(createRequire(import.meta.url).resolve('wrangler/package.json'), '../bin/wrangler.js');
  execFileSync(
    process.execPath,
    [wranglerBin, 'kv', 'key', 'put', 'run-job', name, '--binding', 'KV', '--remote', '--config', config],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
