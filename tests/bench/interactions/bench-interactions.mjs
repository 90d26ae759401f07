import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { loadCatalogue } from '../../../scripts/shop/load-catalogue.mjs';
import { openShop } from '../../../scripts/shop/shop.mjs';
import { installedChromium } from '../../journeys/support/installed-chromium.ts';
import { navigations, pages, presses } from './interactions.mjs';
import { measureLoad } from './measure-load.mjs';
import { measureNavigation, measurePress } from './measure-press.mjs';

/**
 * Prints how long a person waits: for the next paint after a press, for the heading of a page after a click on its
 * link, for the largest paint and a usable page on a first visit. `only`: words of the names of what is measured.
 */
export async function benchInteractions(only = '') {
  const stateDir = mkdtempSync(join(tmpdir(), 'dogear-bench-'));
  const shop = await openShop({ port: 0, stateDir, log: false });
  const browser = await chromium.launch({
    ...(installedChromium === undefined ? {} : { executablePath: installedChromium }),
    args: ['--no-sandbox'],
  });
  try {
    await loadCatalogue(shop.url, shop.secrets.IMPORT_TOKEN);
    const { items } = await (await fetch(`${shop.url}/api/books?limit=1`)).json();
    const book = items[0].isbn;
    const print = async (title, list, measure) => {
      const table = {};
      for (const each of list.filter(({ name }) => name.includes(only))) {
        console.log(`measures ${each.name}`);
        table[each.name] = await measure(browser, shop.url, each);
      }
      console.log(`\n${title}\n`);
      console.table(table);
    };
    await print('ms from a press to the next paint, processor four times slower', presses(book), measurePress);
    await print('ms from a click on a link to the heading of its page', navigations, measureNavigation);
    await print('ms of a first visit, Lighthouse’s mobile preset', pages(book), measureLoad);
  } finally {
    await browser.close();
    await shop.close();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
