// npm run bench: the production build on a fresh state with 10,000 imported books; prints a table and JSON.
// `-- --keep` keeps the figures in tests/bench/figures.json, to which later runs are compared. `-- --lighthouse` also
// runs Lighthouse. `-- --weights` only weighs the built pages (scripts/weigh.mjs). `-- --no-build` uses the existing
// build.
// `-- --many BOOKS` measures imports, cold queries, the sitemap and the nightly jobs; STATE_DIR keeps its shop.
// `-- --wider-search [BOOKS]` measures what a search costs that finds nothing as typed; STATE_DIR keeps its shop.
// `-- --soak MINUTES` keeps 16 lanes busy and prints memory and latencies for each minute.
// `-- --interactions [WORDS]` measures presses, links and first visits in Chromium, or those whose name has the words.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireNode } from './require-node.mjs';

requireNode();
const isAsked = (option) => process.argv.includes(option);
/** Returns the word after an option. */
const valueOf = (option) => process.argv[process.argv.indexOf(option) + 1];

if (!isAsked('--no-build')) execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
if (isAsked('--weights'))
  process.exit(spawnSync(process.execPath, ['scripts/weigh.mjs'], { stdio: 'inherit' }).status ?? 1);
if (isAsked('--interactions')) {
  const { benchInteractions } = await import('../tests/bench/interactions/bench-interactions.mjs');
  await benchInteractions(valueOf('--interactions'));
  process.exit(0);
}
if (isAsked('--wider-search')) {
  const { benchWiderSearch } = await import('../tests/bench/bench-wider-search.mjs');
  await benchWiderSearch(Number(valueOf('--wider-search') ?? 10_000), process.env.STATE_DIR);
  process.exit(0);
}
if (isAsked('--soak')) {
  const { benchSoak } = await import('../tests/bench/bench-soak.mjs');
  await benchSoak(Number(valueOf('--soak') ?? 15));
  process.exit(0);
}
if (isAsked('--many')) {
  const { benchMany } = await import('../tests/bench/bench-many.mjs');
  await benchMany(Number(valueOf('--many') ?? 100_000), process.env.STATE_DIR);
  process.exit(0);
}
const { openShop } = await import('./shop/shop.mjs');
const { loadCatalogue } = await import('./shop/load-catalogue.mjs');
const { measureSpeed } = await import('../tests/bench/speed.mjs');
const { measureWeights } = await import('../tests/bench/weights.mjs');
const { compareWithKept, keepFigures } = await import('../tests/bench/kept-figures.mjs');
const { sendBenchBooks } = await import('../tests/bench/books.mjs');
const { importTypeScript } = await import('./shop/import-typescript.mjs');
const { measurePictures } = await importTypeScript(new URL('../tests/bench/scan-pictures.ts', import.meta.url));

const stateDir = mkdtempSync(join(tmpdir(), 'dogear-bench-'));
const shop = await openShop({ port: 0, stateDir, log: false });
try {
  const token = shop.secrets.IMPORT_TOKEN;
  await loadCatalogue(shop.url, token);
  const imported = await sendBenchBooks(shop.url, token, 10_000);
  const speed = await measureSpeed(shop.url, imported);
  const weights = await measureWeights(shop.url);
  const { measureLighthouse } = await import('../tests/bench/lighthouse.mjs');
  const scores = isAsked('--lighthouse') ? await measureLighthouse(shop.url, `/en${imported.paths[0]}`) : null;
  const pictures = await measurePictures();
  console.log(
    `\n10,000 books imported in ${imported.seconds.toFixed(1)} s; concurrency 16; Node ${process.versions.node}\n`,
  );
  console.table(compareWithKept(speed));
  if (isAsked('--keep')) keepFigures(speed);
  if (scores !== null) console.table(scores);
  console.table(Object.fromEntries(weights.pages.map(({ page, ...figures }) => [page, figures])));
  console.log('\nhard pictures of barcodes: ZXing alone, and our reader (wrong must be 0)\n');
  console.table(pictures);
  console.log(
    JSON.stringify(
      { imported: { seconds: imported.seconds, books: imported.books }, speed, weights, pictures },
      null,
      1,
    ),
  );
} finally {
  await shop.close();
  rmSync(stateDir, { recursive: true, force: true });
}
process.exit(0);
