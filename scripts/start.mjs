// npm start: builds when something changed, then serves the production build with its local state.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stateDir } from './shop/state-dir.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
const port = Number(process.env.PORT ?? 8787);

if (isBuildOld()) {
  console.log('Building …');
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
}
const { openShop } = await import('./shop/shop.mjs');
const { loadCatalogue } = await import('./shop/load-catalogue.mjs');
const { openControlPort } = await import('./shop/control-port.mjs');
try {
  const shop = await openShop({ port, stateDir });
  const health = await fetch(`${shop.url}/api/health`);
  if (!health.ok) {
    await shop.close();
    throw new Error(`the shop answers ${health.status}; the line above says which setting or store is wrong`);
  }
  const loaded = await loadCatalogue(shop.url, shop.secrets.IMPORT_TOKEN);
  const orders = await fillDemo(shop.url, shop.secrets.IMPORT_TOKEN);
  process.once('exit', await openControlPort(stateDir, await shop.miniflare.getKVNamespace('KV')));
  const demo = JSON.parse(readFileSync('worker/accounts/passwords/demo.json', 'utf8'));
  const accountLine = ({ email, password, role }) => `${email} / ${password} (${role})`;
  console.log(`
Dogear is open: ${shop.url}
  catalogue   ${loaded}
  mails       ${shop.mailDir} (a file each, no mail leaves this machine)
  state       ${stateDir}
  demo        ${demo.map(accountLine).join('\n              ')}
              the customer has ${orders} orders in all states
  stop        Ctrl+C`);
  // The platform calls the schedule of a deployed shop; here an interval does.
  setInterval(
    () => void fetch(`${shop.url}/cdn-cgi/local/scheduled?cron=*+*+*+*+*`).catch(() => undefined),
    60_000,
  ).unref();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => void shop.close().finally(() => process.exit(0)));
  }
} catch (error) {
  console.error(`Dogear did not start: ${error.message}`);
  process.exit(1);
}

/** Fills the demo accounts. Returns the number of the customer's orders. A shop without demo orders opens as well. */
async function fillDemo(url, token) {
  const answer = await fetch(`${url}/api/demo`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  return answer.ok ? (await answer.json()).orders : 0;
}

/** Returns whether a source is newer than the build. */
function isBuildOld() {
  const built = 'dist/shell.json';
  if (!existsSync(built)) return true;
  const at = statSync(built).mtimeMs;
  const newest = (path) =>
    statSync(path).isDirectory()
      ? Math.max(
          0,
          ...readdirSync(path)
            .filter((name) => name !== 'compiled' && !/\.test\.tsx?$/.test(name))
            .map((name) => newest(join(path, name))),
        )
      : statSync(path).mtimeMs;
  return [
    'client',
    'domain',
    'messages',
    'worker',
    'public',
    'vite.config.ts',
    'wrangler.toml',
    'package.json',
    'scripts',
  ].some((path) => existsSync(path) && newest(path) > at);
}
