// npm run maintenance -- on|off|status: closes and opens the shop without a deploy, local (running or not) or --remote.
import { existsSync } from 'node:fs';
import { carryOut, sendCommand } from './shop/control-port.mjs';
import { maintenanceCommand } from './shop/maintenance-command.mjs';
import { stateDir } from './shop/state-dir.mjs';
import { stop } from './shop/stop.mjs';
import { wranglerOfDeployed } from './deploy/wrangler.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const command = maintenanceCommand(process.argv.slice(2));
if (command.wrong) stop(command.wrong);
const text = command.remote ? changeRemote() : await changeLocal();
console.log(text === null ? 'The shop is open.' : `The shop is closed: ${text}`);
if (command.act !== 'status') console.log('It applies to every visitor within a minute.');
process.exit(0);

/** Carries out the command in the local shop, which may be running. Returns the text of the key. */
async function changeLocal() {
  if (!existsSync(stateDir)) stop(`There is no local shop in ${stateDir}: run "npm start" once, or add --remote.`);
  const answer = await sendCommand(stateDir, command);
  if (answer !== null) return answer.text;
  const { openShop } = await import('./shop/shop.mjs');
  const shop = await openShop({ port: 0, stateDir, log: false }).catch((error) => stop(error.message));
  try {
    return await carryOut(await shop.miniflare.getKVNamespace('KV'), command);
  } finally {
    await shop.close();
  }
}

/** Carries out the command in the deployed shop. Returns the text of the key. */
function changeRemote() {
  const runKey = (...words) => wranglerOfDeployed(['kv', 'key', ...words, '--binding', 'KV', '--remote']);
  if (command.act === 'on') {
    runKey('put', 'maintenance', command.value);
    return command.value;
  }
  if (command.act === 'off') {
    runKey('delete', 'maintenance');
    return null;
  }
  const keys = JSON.parse(runKey('list', '--prefix', 'maintenance'));
  return keys.some(({ name }) => name === 'maintenance') ? runKey('get', 'maintenance', '--text').trim() : null;
}
