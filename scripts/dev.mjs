// npm run dev: Vite with hot reload of client, Worker and messages, on local state as npm start has it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { requireNode } from './require-node.mjs';
import { migrate } from './shop/shop.mjs';

requireNode();
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
if (!existsSync('.dev.vars')) {
  writeFileSync(
    '.dev.vars',
    `IMPORT_TOKEN=${randomBytes(24).toString('base64url')}\nDATA_KEY=${randomBytes(32).toString('base64')}\nDEMO=on\n`,
    { mode: 0o600 },
  );
}
writeDevOrigin();
execFileSync(process.execPath, ['scripts/compile-messages.mjs'], { stdio: 'inherit' });
const { getPlatformProxy } = await import('wrangler');
// Migrations need only the database. wrangler would warn about Durable Objects without their Worker.
const databaseConfig = '.wrangler/migrate.toml';
mkdirSync('.wrangler', { recursive: true });
writeFileSync(
  databaseConfig,
  /\[\[d1_databases\]\]\n(?:[^\n]+\n)+/.exec(readFileSync('wrangler.toml', 'utf8'))?.[0] ?? '',
);
const proxy = await getPlatformProxy({ configPath: databaseConfig, persist: { path: '.wrangler/state/v3' } });
await migrate(proxy.env.DB);
await proxy.dispose();
const { createServer } = await import('vite');
// The port is strict: on another port the origin would not match and every write would be refused.
const server = await createServer({ server: { strictPort: true } });
await server.listen();
server.printUrls();
const { loadCatalogue } = await import('./shop/load-catalogue.mjs');
const token = /^IMPORT_TOKEN=(.+)$/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1] ?? '';
console.log(`  catalogue: ${await loadCatalogue(server.resolvedUrls.local[0].replace(/\/$/, ''), token)}`);

/** Writes the local address into `.dev.vars`: without SHOP_ORIGIN, mails whose link holds a secret are not sent. */
function writeDevOrigin() {
  const others = readFileSync('.dev.vars', 'utf8').replace(/^SHOP_ORIGIN=http:\/\/localhost:\d+\n?/m, '');
  if (/^SHOP_ORIGIN=/m.test(others)) return;
  const line = `SHOP_ORIGIN=http://localhost:${process.env.PORT ?? 5173}\n`;
  writeFileSync('.dev.vars', `${others.replace(/\n*$/, '\n')}${line}`, { mode: 0o600 });
}
