// Runs wrangler, which changes the deployed shop.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stop } from '../shop/stop.mjs';

export const wranglerBin = join(createRequire(import.meta.url).resolve('wrangler/package.json'), '../bin/wrangler.js');

/** Configuration of the deployed shop, with the ids of its database and namespace. `npm run deploy` writes it. */
export const deployConfig = 'dist/dogear/wrangler.deploy.json';

/** Runs wrangler and returns its output. `options`: of `execFileSync`. @throws an Error where wrangler fails */
export const wrangler = (words, options = {}) =>
  execFileSync(process.execPath, [wranglerBin, ...words], {
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'inherit'],
    ...options,
  });

/**
 * Runs wrangler for the deployed shop and returns its output. Ends the command where nothing was deployed from here.
 */
export function wranglerOfDeployed(words) {
  if (!existsSync(deployConfig)) stop('This shop was not deployed from here: run "npm run deploy" first.');
  return wrangler([...words, '--config', deployConfig], { stdio: ['ignore', 'pipe', 'inherit'] });
}
