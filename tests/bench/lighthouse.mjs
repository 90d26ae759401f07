import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';

// This process serves the shop, so it must not wait for Lighthouse without answering.
const run = promisify(execFile);

/** Lighthouse is no dependency of the shop, because it is large: `npx` fetches this version when it is asked for. */
const lighthouse = 'lighthouse@13.5.0';
/** Runs for each page. Their median is steadier than one run. */
const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Returns the browser: the one that Playwright has installed, or that of `CHROME_PATH`; null where there is none. */
function browserPath() {
  const path = process.env.CHROME_PATH ?? chromium.executablePath();
  return existsSync(path) ? path : null;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

async function runOnce(url, browser) {
  const args = ['--yes', lighthouse, url, '--quiet', '--output=json', `--only-categories=${categories.join()}`];
  const flags = '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage';
  const { stdout } = await run('npx', [...args, flags], {
    cwd: tmpdir(),
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: browser },
  });
  const { audits, categories: scores } = JSON.parse(stdout);
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round(scores[name].score * 100)])),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    tbt: Math.round(audits['total-blocking-time'].numericValue),
  };
}

/**
 * Returns Lighthouse's scores of each page on its mobile preset, with largest paint and blocking time in ms: the median
 * of five runs. Null where there is no browser.
 */
export async function measureLighthouse(url, book) {
  const browser = browserPath();
  if (browser === null) return null;
  const pages = { home: '/en', book, search: '/en/search?q=love', basket: '/en/basket', scan: '/en/bulk-scanning' };
  const table = {};
  for (const [page, path] of Object.entries(pages)) {
    const found = [];
    while (found.length < runs) found.push(await runOnce(url + path, browser));
    table[page] = Object.fromEntries(
      Object.keys(found[0]).map((name) => [name, median(found.map((one) => one[name]))]),
    );
  }
  return table;
}
