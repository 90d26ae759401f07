// npm run dev: Vite with hot reload of client, Worker and messages, with its state in STATE_DIR.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateDir } from './shop/state-dir.mjs';
import { requireNode } from './require-node.mjs';
import { localSecrets } from './shop/local-secrets.mjs';
import { migrate } from './shop/shop.mjs';

requireNode();
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
execFileSync(process.execPath, ['scripts/compile-messages.mjs'], { stdio: 'inherit' });

/** Brings the database of the state to the newest version. */
async function migrateState() {
  const { getPlatformProxy } = await import('wrangler');
  // Migrations need only the database. wrangler would warn about Durable Objects without their Worker.
  const databaseConfig = join(stateDir, 'migrate.toml');
  mkdirSync(stateDir, { recursive: true });
  writeFileSync(
    databaseConfig,
    /\[\[d1_databases\]\]\n(?:[^\n]+\n)+/.exec(readFileSync('wrangler.toml', 'utf8'))?.[0] ?? '',
  );
  const proxy = await getPlatformProxy({ configPath: databaseConfig, persist: { path: join(stateDir, 'v3') } });
  await migrate(proxy.env.DB);
  await proxy.dispose();
}

/** Starts Vite, which loads the modules of the Worker. They use the database only when a page is requested. */
async function startVite() {
  const { createServer } = await import('vite');
  // The port is strict: on another port the origin would not match and every write would be refused.
  return createServer({ server: { strictPort: true } });
}

const [server] = await Promise.all([startVite(), migrateState()]);
await server.listen();
server.printUrls();
const { loadCatalogue } = await import('./shop/load-catalogue.mjs');
/** Returns the token that the Worker has: settings in `.dev.vars` win over those of the state. */
const importToken = () => {
  const own = existsSync('.dev.vars') ? readFileSync('.dev.vars', 'utf8') : '';
  return /^IMPORT_TOKEN=(.+)$/m.exec(own)?.[1] ?? localSecrets(stateDir).IMPORT_TOKEN;
};
console.log(`  catalogue: ${await loadCatalogue(server.resolvedUrls.local[0].replace(/\/$/, ''), importToken())}`);
