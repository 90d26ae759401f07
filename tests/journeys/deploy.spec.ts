import type { Page } from '@playwright/test';
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

// Two tests, because a deploy takes most of their time.
test('after a deploy an open tab moves on by its own files, and a new page has the new version', async ({
  page,
  context,
  request,
  deployNext,
  shop,
}) => {
  const scan = new ScanningPage(await context.newPage(), shop);
  const keptBy = ({ page: open }: ScanningPage) =>
    open.evaluate(async () => (await caches.keys()).filter((name) => name.includes('-page-')).toSorted());
  await scan.open();
  await scan.waitForOfflineCopy();
  await expect.poll(() => keptBy(scan)).toHaveLength(1);
  const [workerBefore = ''] = await keptBy(scan);
  await page.goto('/en');
  await waitForHydration(page);
  const earlier = await page.locator('script[type=importmap]').getAttribute('data-version');
  const files = await readFileAddresses(page);
  await page.evaluate(() => Object.assign(window, { isStillOpen: true }));

  const version = await deployNext();

  const search = page.waitForResponse(`${shop.url}${files['~search'] ?? ''}`);
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.shell_find_books({}, en) })
    .click();
  expect((await search).status()).toBe(200);
  await expect(page).toHaveURL(/\/en\/search/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => 'isStillOpen' in window)).toBe(true);
  await page.reload();
  await expectVersion(page, version);
  expect(version).not.toBe(earlier);

  // The list of builds begins with the new one and is always revalidated.
  const list = await request.get('/assets/versions.json');
  const { builds }: { builds: { version: string }[] } = await list.json();
  expect(builds.slice(0, 2).map((build) => build.version)).toEqual([version, earlier]);
  expect(list.headers()['cache-control']).toBe('no-cache');

  // The page that works offline: while it is open it keeps the worker it began with, and that one its files.
  const workerAfter = workerBefore.replace(/-en-.*/, `-en-${version}`);
  await scan.page.reload();
  await scan.waitUntilReady();
  await expect.poll(() => keptBy(scan)).toEqual([workerBefore, workerAfter].toSorted((a, b) => (a < b ? -1 : 1)));
  await scan.page.close();
  // The browser may take a moment to see that no page of before is left; until then the next one is served as before,
  // too.
  let next = scan;
  await expect(async () => {
    if (!next.page.isClosed()) await next.page.close();
    next = new ScanningPage(await context.newPage(), scan.shop);
    await next.open();
    expect(await keptBy(next)).toEqual([workerAfter]);
  }).toPass({ timeout: 60_000 });
  await context.setOffline(true);
  await next.page.reload();
  await next.waitUntilReady();
  await next.scanByHand(books.gatsby.isbn);
  await expect(next.rows).toHaveCount(1);
});

test('without earlier files a missing file is a 404, and a link loads the new version and keeps typed text', async ({
  page,
  shop,
  context,
  request,
  deployNext,
}) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1');
  await person.addToCartByApi(book);
  const open = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(`/en${path}`);
    await waitForHydration(tab);
    return tab;
  };
  const byHeader = await open('');
  const byFooter = await open('');
  const checkout = await open('/checkout');
  const register = await open('/register');
  await checkout.getByLabel(m.checkout_city({}, en)).fill('Cork');
  await register.getByLabel(m.accounts_name({}, en), { exact: true }).fill('Nora New');

  const file = (await readFileAddresses(byHeader))['~search'] ?? '';
  expect((await request.get(file)).headers()['cache-control']).toContain('immutable');

  const version = await deployNext({ keepsEarlier: false });

  const gone = await request.get(file);
  expect([gone.status(), gone.headers()['cache-control']]).toEqual([404, 'no-store']);

  await byHeader
    .getByRole('banner')
    .getByRole('link', { name: m.shell_find_books({}, en) })
    .click();
  await expectVersion(byHeader, version);
  await expect(byHeader).toHaveURL(/\/en\/search/);
  await expect(byHeader.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();

  await byFooter
    .getByRole('contentinfo')
    .getByRole('link', { name: m.shell_faq({}, en) })
    .click();
  await expectVersion(byFooter, version);
  await expect(byFooter).toHaveURL(/\/en\/faq/);

  await checkout
    .getByRole('banner')
    .getByRole('link', { name: /Ireland/ })
    .click();
  await checkout.getByRole('button', { name: m.error_again({}, en) }).click();
  await expectVersion(checkout, version);
  await expect(checkout.getByLabel(m.checkout_city({}, en))).toHaveAttribute('value', 'Cork');

  await register
    .getByRole('main')
    .getByRole('link', { name: m.accounts_to_login({}, en) })
    .click();
  await expectVersion(register, version);
  await expect(register).toHaveURL(/\/en\/login/);
  await register.goBack();
  await expectVersion(register, version);
  await expect(register.getByLabel(m.accounts_name({}, en), { exact: true })).toHaveAttribute('value', 'Nora New');
});
