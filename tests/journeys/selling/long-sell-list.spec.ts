import { readFileSync } from 'node:fs';
import { m } from '../../../messages/compiled/messages.js';
import { Person } from '../support/person';
import { waitForHydration, expect, test } from '../support/shop';

const en = { locale: 'en' } as const;
/** Books of the starter catalogue in the list: more than a page without script shows. */
const isbns = [...readFileSync('catalogue/editions.csv', 'utf8').matchAll(/^\d{13}/gmu)]
  .slice(0, 70)
  .map(([isbn]) => isbn);

test('a long sell list is light and searched, and a book loaded anew leads back to its row at the same place', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1250, height: 900 });
  const person = new Person(page, shop, 'en');
  await person.addToBasketByApi(isbns);
  await person.visit('/basket');
  const rows = page.locator('li[aria-posinset]');
  await expect(rows.first()).toHaveAttribute('aria-setsize', /^\d\d$/);
  await expect.poll(() => rows.count()).toBeLessThan(30);
  const header = page.getByRole('banner');
  // The search becomes shorter when the balance comes.
  const balance = await header.locator('button[aria-expanded]').first().boundingBox();
  const link = await header.getByRole('link', { name: m.shell_scan({}, en) }).boundingBox();
  expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(balance?.x ?? 0);

  await page.setViewportSize({ width: 390, height: 844 });
  // In steps, as a person scrolls: each row on the way is measured.
  for (let step = 0; step < 6; step += 1) {
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe((step + 1) * 600);
  }
  // A row in the middle: the browser does not scroll to click it.
  const name = await page.evaluate(() => {
    const titles = [...document.querySelectorAll('li[aria-posinset] h2')];
    return titles.find((title) => title.getBoundingClientRect().top > 250)?.textContent ?? '';
  });
  const title = page.getByRole('heading', { level: 2, name, exact: true });
  const place = async () => Math.round((await title.boundingBox())?.y ?? -1);
  const before = await place();

  await title.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  // Going back on the loaded page, and after a new load of the book's page.
  await page.goBack();
  await expect.poll(place).toBe(before);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.reload();
  await waitForHydration(page);
  await page.goBack();
  await waitForHydration(page);
  await expect.poll(() => rows.count()).toBeLessThan(30);
  await expect.poll(place).toBe(before);

  await page.getByRole('searchbox', { name: m.basket_search({}, en) }).fill(name);
  await expect(rows.first().getByRole('heading')).toHaveText(name);
  await expect(page).toHaveURL(/[?&]q=/);
});
