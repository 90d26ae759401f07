// npm run jobs -- NAME [--remote]: requests one job of the schedule (worker/jobs.ts) now. A local shop must run.
// The schedule of the next minute starts the job; the desk's page of jobs shows its result.
import { sendCommand } from './shop/control-port.mjs';
import { stateDir } from './shop/state-dir.mjs';
import { stop } from './shop/stop.mjs';
import { wranglerOfDeployed } from './deploy/wrangler.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const args = process.argv.slice(2);
const remote = args.includes('--remote');
const [name, ...others] = args.filter((arg) => arg !== '--remote');
if (name === undefined || others.length > 0 || !/^[a-zA-Z]+$/.test(name))
  stop('Say which job: npm run jobs -- checkLedger [--remote]. Their names stand in worker/jobs.ts.');
if (remote) wranglerOfDeployed(['kv', 'key', 'put', 'run-job', name, '--binding', 'KV', '--remote']);
else if ((await sendCommand(stateDir, { act: 'job', value: name })) === null)
  stop('No shop runs here: "npm start" first, or add --remote.');
console.log(`Within a minute the shop runs ${name}.`);
