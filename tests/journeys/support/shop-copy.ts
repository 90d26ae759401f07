import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, type OpenShop } from '../../../scripts/shop/shop.mjs';
import { freePort } from './free-port';
import { readTemplate, templateState } from './template';

/**
 * Opens a shop on a copy of the filled state, which `close` removes. The copy needs no migration, so its runtime starts
 * once. `settings` are environment variables.
 */
export async function openShopCopy(settings: Readonly<Record<string, string>>): Promise<OpenShop> {
  const configuration = await readTemplate();
  const stateDir = mkdtempSync(join(tmpdir(), 'dogear-journey-'));
  cpSync(templateState, stateDir, { recursive: true });
  const port = await freePort();
  const shop = await openShop({ port, stateDir, log: false, settings, isMigrated: true, configuration });
  return {
    ...shop,
    async close() {
      await shop.close();
      rmSync(stateDir, { recursive: true, force: true });
    },
  };
}
