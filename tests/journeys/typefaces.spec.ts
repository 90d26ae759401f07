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

test('a visit requests its typefaces after the paint of its first page, and before that of its second', async ({
  page,
  shop,
}) => {
  const typeface = page.waitForResponse(/\.woff2$/);
  await page.goto(`${shop.url}/en`);
  await (await typeface).finished();
  await expect.poll(async () => (await readPaintTimes(page)).requested).not.toEqual([]);
  const first = await readPaintTimes(page);

  await page.evaluate((address) => location.assign(address), `${shop.url}/en/contact`);
  await page.waitForURL('**/en/contact');
  await waitForHydration(page);
  const second = await readPaintTimes(page);

  expect(Math.min(...first.requested)).toBeGreaterThan(first.painted);
  expect(second.requested).not.toEqual([]);
  expect(Math.min(...second.requested)).toBeLessThan(second.painted);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a browser gets the typefaces', async ({ page, shop }) => {
    const typeface = page.waitForRequest(/\.woff2$/);
    await page.goto(`${shop.url}/en/contact`);

    expect((await typeface).url()).toContain('/assets/');
  });
});
