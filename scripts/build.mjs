// The production build: messages, client, Worker.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { requireNode } from './require-node.mjs';

requireNode();
process.env.NODE_ENV = 'production';
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true';
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
process.env.WRANGLER_SEND_METRICS = 'false';
execFileSync(process.execPath, ['scripts/compile-messages.mjs'], { stdio: 'inherit' });
rmSync('dist', { recursive: true, force: true });
const { createBuilder } = await import('vite');
const builder = await createBuilder({ logLevel: process.env.VERBOSE ? 'info' : 'warn' }, null);
await builder.buildApp();
process.exit(0);
