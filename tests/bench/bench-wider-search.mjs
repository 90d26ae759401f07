import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '../../scripts/shop/load-catalogue.mjs';
import { openShop } from '../../scripts/shop/shop.mjs';
import { sendManyBooks } from './many-books.mjs';
import { measureWiderSearch } from './wider-search.mjs';

/** Fills a shop with made-up books and prints what searches cost. `keptState`: a folder that stays for the next run. */
export async function benchWiderSearch(books, keptState) {
  const stateDir = keptState ?? mkdtempSync(join(tmpdir(), 'dogear-bench-'));
  const shop = await openShop({ port: 0, stateDir, log: false });
  const isFilled = join(stateDir, `many-books-${books}`);
  try {
    const token = shop.secrets.IMPORT_TOKEN;
    if (!existsSync(isFilled)) {
      await loadCatalogue(shop.url, token);
      await sendManyBooks(shop.url, token, books, (_, done) => {
        if (done % 10_000 === 0) console.log(`${done} of ${books} books`);
      });
      writeFileSync(isFilled, '');
    }
    console.log(`\n${books} books; workerd's CPU and answer time in ms, one request after the other\n`);
    const rows = await measureWiderSearch(shop.url, books);
    console.table(Object.fromEntries(rows.map(({ name, ...figures }) => [name, figures])));
  } finally {
    await shop.close();
    if (keptState === undefined) rmSync(stateDir, { recursive: true, force: true });
  }
}
