import { m } from '../../../messages/compiled/messages.js';
import { books, Scanner } from '../support/scanner';
import { expect, test } from '../support/two-builds';

const { gatsby, hobbit, twilight } = books;

// Chromium says so of a request that the service worker answers with an error, because the network is cut.
test.use({ expectedError: /^Failed to load resource: net::ERR_FAILED$/ });

test('scans survive a reload and a closed page offline and are valued online', async ({ page, context, shop }) => {
  let scan = new Scanner(page, shop);
  await scan.open();
  await scan.readIn(gatsby.isbn);
  await scan.valued(1);
  await scan.keptOffline();
  await context.setOffline(true);
  await expect(page.getByText(m.scanning_offline({}, scan.say))).toBeVisible();
  await scan.burst(hobbit.isbn);
  await expect(scan.rows).toHaveCount(2);
  await page.reload();
  await scan.ready();
  await expect(scan.row(gatsby.title)).toBeVisible();
  await expect(scan.rows.filter({ hasText: hobbit.isbn })).toContainText(m.scanning_line_offline({}, scan.say));
  await scan.burst(twilight.isbn);
  await expect(scan.rows).toHaveCount(3);
  await page.close();

  scan = new Scanner(await context.newPage(), shop);
  await scan.open();
  await expect(scan.rows).toHaveCount(3);
  await context.setOffline(false);
  await scan.valued(3);
  for (const { title } of [gatsby, hobbit, twilight]) await expect(scan.row(title)).toBeVisible();
});
