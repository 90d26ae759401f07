import type { Page } from '@playwright/test';
import { waitForHydration, expect, test } from './support/shop';

/** Returns when the first content was painted, and when each typeface was first requested, in ms of the page. */
const readPaintTimes = (page: Page) =>
  page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    requested: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }));

test('the first page of a visit is painted before its typefaces are requested', async ({ page, shop }) => {
  const typeface = page.waitForResponse(/\.woff2$/);
  await page.goto(`${shop.url}/en`);
  await (await typeface).finished();
  await expect.poll(async () => (await readPaintTimes(page)).requested).not.toEqual([]);

  const { painted, requested } = await readPaintTimes(page);

  expect(Math.min(...requested)).toBeGreaterThan(painted);
});

test('the second whole page of a visit requests its typefaces before it is painted', async ({ page, shop }) => {
  const typeface = page.waitForResponse(/\.woff2$/);
  await page.goto(`${shop.url}/en`);
  await (await typeface).finished();
  await page.evaluate((address) => location.assign(address), `${shop.url}/en/faq`);
  await page.waitForURL('**/en/faq');
  await waitForHydration(page);

  const { painted, requested } = await readPaintTimes(page);

  expect(requested).not.toEqual([]);
  expect(Math.min(...requested)).toBeLessThan(painted);
});

test('a browser without script gets the typefaces', async ({ browser, shop }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();

  const typeface = page.waitForRequest(/\.woff2$/);
  await page.goto(`${shop.url}/en`);

  expect((await typeface).url()).toContain('/assets/');
  await context.close();
});
