import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { chromium } from '@playwright/test';

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

function runOnce(url, browser) {
  const args = ['--yes', lighthouse, url, '--quiet', '--output=json', `--only-categories=${categories.join()}`];
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage';
  const report = execFileSync('npx', [...args, flags], {
    encoding: 'utf8',
    cwd: tmpdir(),
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, CHROME_PATH: browser },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { audits, categories: scores } = JSON.parse(report);
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
export function measureLighthouse(url, book) {
  const browser = browserPath();
  if (browser === null) return null;
  const pages = { home: '/en', book, search: '/en/search?q=love', basket: '/en/basket', scan: '/en/scan' };
  return Object.fromEntries(
    Object.entries(pages).map(([page, path]) => {
      const found = Array.from({ length: runs }, () => runOnce(url + path, browser));
      return [
        page,
        Object.fromEntries(Object.keys(found[0]).map((name) => [name, median(found.map((one) => one[name]))])),
      ];
    }),
  );
}
