// npm run dev: Vite with hot reload of client, Worker and messages, on the same kind of local state as npm start.
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
settleDevOrigin();
execFileSync(process.execPath, ['scripts/compile-messages.mjs'], { stdio: 'inherit' });
const { getPlatformProxy } = await import('wrangler');
// Migrating needs the database alone; of objects without their Worker wrangler would warn.
const alone = '.wrangler/migrate.toml';
mkdirSync('.wrangler', { recursive: true });
writeFileSync(alone, /\[\[d1_databases\]\]\n(?:[^\n]+\n)+/.exec(readFileSync('wrangler.toml', 'utf8'))?.[0] ?? '');
const proxy = await getPlatformProxy({ configPath: alone, persist: { path: '.wrangler/state/v3' } });
await migrate(proxy.env.DB);
await proxy.dispose();
const { createServer } = await import('vite');
// On another port than the settled one every write would be refused.
const server = await createServer({ server: { strictPort: true } });
await server.listen();
server.printUrls();
const { loadCatalogue } = await import('./shop/load-catalogue.mjs');
const token = /^IMPORT_TOKEN=(.+)$/m.exec(readFileSync('.dev.vars', 'utf8'))?.[1] ?? '';
console.log(`  catalogue: ${await loadCatalogue(server.resolvedUrls.local[0].replace(/\/$/, ''), token)}`);

/** Writes the local address into `.dev.vars`: without SHOP_ORIGIN, mails whose link holds a secret are not sent. */
function settleDevOrigin() {
  const others = readFileSync('.dev.vars', 'utf8').replace(/^SHOP_ORIGIN=http:\/\/localhost:\d+\n?/m, '');
  if (/^SHOP_ORIGIN=/m.test(others)) return;
  const line = `SHOP_ORIGIN=http://localhost:${process.env.PORT ?? 5173}\n`;
  writeFileSync('.dev.vars', `${others.replace(/\n*$/, '\n')}${line}`, { mode: 0o600 });
}
