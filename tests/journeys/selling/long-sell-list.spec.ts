import { m } from '../../../messages/compiled/messages.js';
import type { Page } from '@playwright/test';
import { expect, test, type Shop } from '../support/shop';

const en = { locale: 'en' } as const;
/** Books of the starter catalogue in the list: more than a page without script. */
const books = 60;

/** Puts more books on the sell list than a page without script shows. */
async function fillSellList(page: Page, shop: Shop): Promise<void> {
  const isbns: string[] = [];
  for (let cursor = ''; isbns.length < books + 10;) {
    const answer = await page.request.get(`${shop.url}/api/books?limit=24${cursor}`);
    const { items, nextCursor } = await answer.json();
    isbns.push(...items.map(({ isbn }: { isbn: string }) => isbn));
    cursor = `&cursor=${encodeURIComponent(nextCursor)}`;
  }
  await page.request.post(`${shop.url}/api/basket/lines`, {
    headers: { origin: shop.url },
    data: { lines: isbns.map((isbn) => ({ isbn, grade: 'good', quantity: 1 })) },
  });
}

test('a long sell list is light, is searched, is changed many at once, and keeps its place', async ({ page, shop }) => {
  await fillSellList(page, shop);
  await page.goto(`${shop.url}/en/basket`);
  const rows = page.locator('li[aria-posinset]');
  const total = page.getByRole('complementary').locator('output');
  await expect(rows.first()).toHaveAttribute('aria-setsize', /^\d\d$/);
  await expect(page.locator('html[data-alive=yes]')).toBeAttached();
  await expect.poll(() => rows.count()).toBeLessThan(30);
  await page.setViewportSize({ width: 1250, height: 900 });
  const header = page.getByRole('banner');
  // The search becomes shorter when the balance comes.
  const balance = await header.locator('button[aria-expanded]').first().boundingBox();
  const field = await header.getByRole('link', { name: m.shell_scan({}, en) }).boundingBox();
  expect((field?.x ?? 0) + (field?.width ?? 0)).toBeLessThanOrEqual(balance?.x ?? 0);

  const before = (await total.textContent()) ?? '';
  await page.getByRole('button', { name: m.scanning_choose({}, en) }).click();
  await page.getByRole('button', { name: m.scanning_choose_all({}, en) }).click();
  await page.getByLabel(m.scanning_selected_grade({}, en)).selectOption('like-new');
  await expect(total).not.toHaveText(before);
  await page.getByRole('button', { name: m.basket_put_back({}, en), exact: true }).click();
  await expect(total).toHaveText(before);
  await page.getByRole('button', { name: m.scanning_selected_clear({}, en) }).click();

  await page.mouse.wheel(0, 5_000);
  const title = rows.nth(8).getByRole('heading');
  const name = (await title.textContent()) ?? '';
  await title.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();

  await page.getByRole('searchbox', { name: m.basket_search({}, en) }).fill(name);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.reload();
  await expect(rows.first().getByRole('heading')).toHaveText(name);
});

test('going back from a book that was loaded anew finds the row at the same place', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillSellList(page, shop);
  await page.goto(`${shop.url}/en/basket`);
  await expect(page.locator('html[data-alive=yes]')).toBeAttached();
  const rows = page.locator('li[aria-posinset]');
  await expect.poll(() => rows.count()).toBeLessThan(30);
  // In steps, as a person scrolls: each row on the way is measured.
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe((step + 1) * 400);
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
  await page.reload();
  await expect(page.locator('html[data-alive=yes]')).toBeAttached();
  await page.goBack();

  await expect(page.locator('html[data-alive=yes]')).toBeAttached();
  await expect.poll(() => rows.count()).toBeLessThan(30);
  await expect.poll(place).toBe(before);
});
