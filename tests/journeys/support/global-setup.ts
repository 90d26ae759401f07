import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { loadCatalogue } from '../../../scripts/shop/load-catalogue.mjs';
import { openShop, readConfiguration } from '../../../scripts/shop/shop.mjs';
import { templateFile, templateState, type Template } from './template';

/** Fills one state with the embedded catalogue and the demo accounts. */
async function fillTemplate(): Promise<Template> {
  try {
    const configuration = await readConfiguration('dist');
    const shop = await openShop({ port: 0, stateDir: templateState, log: false, configuration });
    await loadCatalogue(shop.url, shop.secrets.IMPORT_TOKEN);
    await shop.close();
    return { configuration };
  } catch (error) {
    return { failure: String(error) };
  }
}

function removeTemplate(): void {
  for (const path of [templateState, templateFile]) rmSync(path, { recursive: true, force: true });
}

/** Begins to fill the template. The processes of the journeys start meanwhile and wait for it in `readTemplate`. */
export default function beginTemplate(): () => Promise<void> {
  removeTemplate();
  const filled = fillTemplate().then((template) => {
    // The file appears in one step.
    writeFileSync(`${templateFile}.new`, JSON.stringify(template));
    renameSync(`${templateFile}.new`, templateFile);
  });
  return async () => {
    await filled;
    removeTemplate();
  };
}
