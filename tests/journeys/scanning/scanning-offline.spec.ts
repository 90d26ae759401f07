import { m } from '../../../messages/compiled/messages.js';
import { books, ScanningPage } from '../support/scanning-page';
import { expect, test } from '../support/two-builds';

const { gatsby, hobbit, twilight } = books;

// Chromium's message for a request that the service worker answers with an error, because the network is cut.
test.use({ expectedError: /^Failed to load resource: net::ERR_FAILED$/ });

test('scans survive a reload and a closed page offline and are valued online', async ({ page, context, shop }) => {
  let scan = new ScanningPage(page, shop);
  await scan.open();
  await scan.pasteAndRead(gatsby.isbn);
  await scan.waitUntilValued(1);
  await scan.waitForOfflineCopy();
  await context.setOffline(true);
  await expect(page.getByText(m.scanning_offline({}, scan.inLanguage))).toBeVisible();
  await scan.scanByHand(hobbit.isbn);
  await expect(scan.rows).toHaveCount(2);
  await page.reload();
  await scan.waitUntilReady();
  await expect(scan.row(gatsby.title)).toBeVisible();
  await expect(scan.rows.filter({ hasText: hobbit.isbn })).toContainText(m.scanning_line_offline({}, scan.inLanguage));
  await scan.scanByHand(twilight.isbn);
  await expect(scan.rows).toHaveCount(3);
  await page.close();

  scan = new ScanningPage(await context.newPage(), shop);
  await scan.open();
  await expect(scan.rows).toHaveCount(3);
  await context.setOffline(false);
  await scan.waitUntilValued(3);
  for (const { title } of [gatsby, hobbit, twilight]) await expect(scan.row(title)).toBeVisible();
});
