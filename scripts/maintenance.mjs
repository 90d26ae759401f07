// npm run maintenance -- on|off|status: closes and opens the shop without a deploy, local (running or not) or --remote.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { askDesk, carryOut } from './shop/local-desk.mjs';
import { maintenanceOrder } from './shop/maintenance-order.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const order = maintenanceOrder(process.argv.slice(2));
if (order.wrong) stop(order.wrong);
const text = order.remote ? orderRemote() : await orderLocal();
console.log(text === null ? 'The shop is open.' : `The shop is closed: ${text}`);
if (order.act !== 'status') console.log('It applies to every visitor within a minute.');
process.exit(0);

async function orderLocal() {
  const stateDir = process.env.STATE_DIR ?? '.wrangler/state';
  if (!existsSync(stateDir)) stop(`There is no local shop in ${stateDir}: run "npm start" once, or add --remote.`);
  const asked = await askDesk(stateDir, order);
  if (asked !== null) return asked.text;
  const { openShop } = await import('./shop/shop.mjs');
  const shop = await openShop({ port: 0, stateDir, log: false }).catch((error) => stop(error.message));
  try {
    return await carryOut(await shop.miniflare.getKVNamespace('KV'), order);
  } finally {
    await shop.close();
  }
}

/** Carries out the order in the deployed shop, with the configuration that the deploy wrote. Returns the text. */
function orderRemote() {
  const config = 'dist/dogear/wrangler.deploy.json';
  if (!existsSync(config)) stop('This shop was not deployed from here: run "npm run deploy" first.');
  const wranglerBin = join(createRequire(import.meta.url).resolve('wrangler/package.json'), '../bin/wrangler.js');
  const run = (...words) =>
    execFileSync(
      process.execPath,
      [wranglerBin, 'kv', 'key', ...words, '--binding', 'KV', '--remote', '--config', config],
      { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
    );
  if (order.act === 'on') {
    run('put', 'maintenance', order.value);
    return order.value;
  }
  if (order.act === 'off') {
    run('delete', 'maintenance');
    return null;
  }
  const keys = JSON.parse(run('list', '--prefix', 'maintenance'));
  return keys.some(({ name }) => name === 'maintenance') ? run('get', 'maintenance', '--text').trim() : null;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
