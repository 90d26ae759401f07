import { m } from '../../../messages/compiled/messages.js';
import { books, Scanner } from '../support/scanner';
import { expect, test } from '../support/two-builds';

const { gatsby, hobbit, twilight } = books;

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

test('a new build’s worker replaces the previous one', async ({ page, context, shop, deployNext }) => {
  const scan = new Scanner(page, shop);
  const keptBy = ({ page: open }: Scanner) =>
    open.evaluate(async () => (await caches.keys()).filter((name) => name.includes('-page-')).toSorted());
  const kept = () => keptBy(scan);
  await scan.open();
  await scan.keptOffline();
  await expect.poll(kept).toHaveLength(1);
  const [before = ''] = await kept();
  const after = before.replace(/-en-.*/, `-en-${await deployNext()}`);
  await page.reload();
  await scan.ready();
  // While the page is open it keeps the worker it began with, and that one its files.
  await expect.poll(kept).toEqual([before, after].toSorted((a, b) => (a < b ? -1 : 1)));
  await page.close();
  // The browser may take a moment to see that no page of before is left; until then the next one is served as before,
  // too.
  let next = scan;
  await expect(async () => {
    if (!next.page.isClosed()) await next.page.close();
    next = new Scanner(await context.newPage(), scan.shop);
    await next.open();
    expect(await keptBy(next)).toEqual([after]);
  }).toPass({ timeout: 20_000 });
  await context.setOffline(true);
  await next.page.reload();
  await next.ready();
  await next.burst(gatsby.isbn);
  await expect(next.rows).toHaveCount(1);
});
