import { rmSync } from 'node:fs';
import { loadCatalogue } from '../../../scripts/shop/load-catalogue.mjs';
import { openShop } from '../../../scripts/shop/shop.mjs';
import { templateState } from './template';

/** Fills one state with the embedded catalogue and the demo accounts. */
export default async function fillTemplate(): Promise<() => void> {
  rmSync(templateState, { recursive: true, force: true });
  const shop = await openShop({ port: 0, stateDir: templateState, log: false });
  await loadCatalogue(shop.url, shop.secrets.IMPORT_TOKEN);
  await shop.close();
  return () => rmSync(templateState, { recursive: true, force: true });
}
