// Builds messages, client and Worker for production, and keeps the client files of earlier builds beside the new ones.
// Earlier files come from dist/; with "--earlier=https://…" from the running shop at that address.
// "--earlier=" keeps none.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keepEarlierFiles, readFromFolder, readFromShop, versionsFile } from './build/earlier-files.mjs';
import { missingNoticeFiles } from './texts/notice-files.mjs';
import { requireNode } from './require-node.mjs';

requireNode();
process.env.NODE_ENV = 'production';
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
const missing = missingNoticeFiles(readFileSync('wrangler.toml', 'utf8'), (file) => existsSync(join('public', file)));
if (missing.length > 0) {
  console.error(`public/ lacks what GUARANTEE_NOTICES in wrangler.toml names: ${missing.join(', ')}`);
  process.exit(1);
}
execFileSync(process.execPath, ['scripts/compile-messages.mjs'], { stdio: 'inherit' });
/** Folder of the previous build until its files are copied. A build that fails leaves it for the next build. */
const earlier = 'dist-earlier';
if (!existsSync(earlier) && existsSync(`dist/client/assets/${versionsFile}`)) renameSync('dist', earlier);
rmSync('dist', { recursive: true, force: true });
const { createBuilder } = await import('vite');
const builder = await createBuilder({ logLevel: process.env.VERBOSE ? 'info' : 'warn' }, null);
await builder.buildApp();
const shop = process.argv.find((argument) => argument.startsWith('--earlier='))?.slice('--earlier='.length);
const read = shop === undefined ? readFromFolder(`${earlier}/client/assets`) : readFromShop(shop);
if (shop !== '') await keepEarlierFiles({ assets: 'dist/client/assets', read, warn: console.warn });
rmSync(earlier, { recursive: true, force: true });
process.exit(0);
