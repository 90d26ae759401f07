import { formatNumber } from '../../../domain/format';
import { m } from '../../../messages/compiled/messages.js';
import { anyIsbn, seededRandom } from '../../scan-pictures/random';
import { books, noOfflineCopy, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/shop';

const catalogueBooks = Object.values(books);
const random = seededRandom(11);
/** Distinct ISBNs, most of them of books in no catalogue, with those of the catalogue spread among them. */
function manyIsbns(count: number): string[] {
  const isbns = new Set<string>();
  while (isbns.size < count - catalogueBooks.length) isbns.add(anyIsbn(random));
  const many = [...isbns];
  for (const [at, { isbn }] of catalogueBooks.entries()) many.splice(at * 100, 0, isbn);
  return many;
}

test.use(noOfflineCopy);

test('ten thousand pasted lines are shown, valued, totalled and scroll', async ({ page, context, shop }) => {
  const scan = new ScanningPage(page, shop);
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: shop.url });
  await scan.open();
  await page.evaluate((text) => navigator.clipboard.writeText(text), manyIsbns(10_000).join('\n'));
  await scan.field.focus();
  const start = performance.now();
  await page.keyboard.press('ControlOrMeta+v');
  const all = m.scanning_read_all({ count: 10_000, shown: formatNumber(10_000, 'en') }, scan.inLanguage);
  await expect(page.getByText(all, { exact: true })).toBeVisible({ timeout: 30_000 });
  // Printed only: the bench measures speed.
  console.log(`10,000 pasted lines valued after ${Math.round(performance.now() - start)} ms`);
  await expect(
    page.getByRole('button', { name: m.scanning_add({ count: catalogueBooks.length, shown: '5' }, scan.inLanguage) }),
  ).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', '10001');
  expect(await scan.rows.count()).toBeLessThan(60);
  // The first scanned line is at the end; the keyboard moves there and back.
  await scan.rows.first().focus();
  await page.keyboard.press('End');
  await expect(scan.row(catalogueBooks[0]?.title ?? '')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator('[data-line="9999"]')).toBeFocused();
  await page.getByRole('button', { name: m.scanning_filter_taken({ count: 5, shown: '5' }, scan.inLanguage) }).click();
  await expect(scan.rows).toHaveCount(5);
});
