import type { BrowserContext, Page } from '@playwright/test';
import { m } from '../../messages/compiled/messages.js';
import { Person } from './support/person';
import { books, ScanningPage } from './support/scanning-page';
import { waitForHydration, expect, test } from './support/two-builds';

const en = { locale: 'en' } as const;

async function expectVersion(page: Page, version: string): Promise<void> {
  await expect(page.locator('script[type=importmap]')).toHaveAttribute('data-version', version);
  await waitForHydration(page);
}

/** Returns the addresses of the files of an open page, by their names. */
async function readFileAddresses(page: Page): Promise<Record<string, string>> {
  return JSON.parse(await page.locator('script[type=importmap]').innerText()).imports;
}

/** Returns the names of the caches of the page that works offline. */
const readOfflineCaches = ({ page }: ScanningPage) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('-page-')).toSorted());

/** Checks that the page that works offline keeps its worker while it is open. The next page has the new one. */
async function expectNextWorker(scan: ScanningPage, context: BrowserContext, version: string): Promise<void> {
  const [before = ''] = await readOfflineCaches(scan);
  const after = before.replace(/-en-.*/, `-en-${version}`);
  await scan.page.reload();
  await scan.waitUntilReady();
  await expect.poll(() => readOfflineCaches(scan)).toEqual([before, after].toSorted((a, b) => (a < b ? -1 : 1)));
  await scan.page.close();
  // The browser may take a moment to see that no page of before is left; until then the next one is served as before,
  // too.
  let next = scan;
  await expect(async () => {
    if (!next.page.isClosed()) await next.page.close();
    next = new ScanningPage(await context.newPage(), scan.shop);
    await next.open();
    expect(await readOfflineCaches(next)).toEqual([after]);
  }).toPass({ timeout: 60_000 });
  await context.setOffline(true);
  await next.page.reload();
  await next.waitUntilReady();
  await next.scanByHand(books.gatsby.isbn);
  await expect(next.rows).toHaveCount(1);
}

// One test, because a deploy takes most of its time.
test('after a deploy an open tab moves on by its own files, or by the new version where they are gone', async ({
  page,
  context,
  request,
  deployNext,
  shop,
}) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1');
  await person.addToCartByApi(book);
  const open = async (tab: Page, path: string) => {
    await tab.goto(`/en${path}`);
    await waitForHydration(tab);
    return tab;
  };
  const scan = new ScanningPage(await context.newPage(), shop);
  await scan.open();
  await scan.waitForOfflineCopy();
  await expect.poll(() => readOfflineCaches(scan)).toHaveLength(1);
  const checkout = await open(await context.newPage(), '/checkout');
  await checkout.getByLabel(m.checkout_city({}, en)).fill('Cork');
  const name = page.getByLabel(m.accounts_name({}, en), { exact: true });
  await open(page, '/register');
  const earlier = await page.locator('script[type=importmap]').getAttribute('data-version');
  const files = await readFileAddresses(page);
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }));

  const version = await deployNext();

  expect(version).not.toBe(earlier);
  await test.step('an open tab moves on by its own files', async () => {
    const search = page.waitForResponse(`${shop.url}${files['~search'] ?? ''}`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: m.shell_find_books({}, en) })
      .click();
    expect((await search).status()).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/search/);
    await page.goBack();
    await name.fill('Nora New');
    expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true);
  });

  await test.step('the list of builds begins with the new one and is always revalidated', async () => {
    const list = await request.get('/assets/versions.json');
    const { builds }: { builds: { version: string }[] } = await list.json();
    expect(builds.slice(0, 2).map((build) => build.version)).toEqual([version, earlier]);
    expect(list.headers()['cache-control']).toBe('no-cache');
  });

  await test.step('a file stays cached, and a missing one is a 404 that is not', async () => {
    const kept = await request.get(files['~search'] ?? '');
    const gone = await request.get('/assets/search-0123456789.js');
    expect(kept.headers()['cache-control']).toContain('immutable');
    expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store']);
  });

  await test.step('without its files a tab loads the new version and keeps typed text', async () => {
    const own = new Set(Object.values(files));
    await context.route(
      ({ pathname }) => own.has(pathname),
      (route) => route.fulfill({ status: 404 }),
    );
    await checkout
      .getByRole('banner')
      .getByRole('link', { name: /Ireland/ })
      .click();
    await checkout.getByRole('button', { name: m.error_again({}, en) }).click();
    await expectVersion(checkout, version);
    await expect(checkout.getByLabel(m.checkout_city({}, en))).toHaveAttribute('value', 'Cork');
    await page
      .getByRole('main')
      .getByRole('link', { name: m.accounts_to_login({}, en) })
      .click();
    await expectVersion(page, version);
    await expect(page).toHaveURL(/\/en\/login/);
    await page.goBack();
    await expectVersion(page, version);
    await expect(name).toHaveAttribute('value', 'Nora New');
    await context.unrouteAll();
  });

  await test.step('the page that works offline gets the next worker once it is closed', () =>
    expectNextWorker(scan, context, version));
});
