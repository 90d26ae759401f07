import type { Page } from '@playwright/test';
import { m } from '../../messages/compiled/messages.js';
import { findAxeFaults } from './support/axe-faults';
import { Person } from './support/person';
import { waitForHydration, expect, test } from './support/shop';

const en = { locale: 'en' } as const;

/** Shows the tab again: it asks for the shop's state at once. */
const showTabAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test.afterEach(async ({ shop }) => shop.setMaintenance(null));

test('maintenance during a cart change and a checkout loses nothing', async ({ page, shop }) => {
  test.setTimeout(150_000);
  const person = new Person(page, shop, 'en');
  const [first, second] = await person.findCheapestCopies('limit=2&sort=popular');
  await person.addToCartByApi(first);
  const strip = page.getByText(m.maintenance_strip({}, en));

  // The press begins with a read, which waits for the opening. The typed values stay, and the page continues by itself.
  await person.visit(`/books/${second?.isbn}`);
  const search = page.getByRole('banner').getByRole('combobox');
  await shop.setMaintenance(JSON.stringify({ until: new Date(Date.now() + 3_600_000).toISOString() }));
  const put = page
    .getByRole('main')
    .getByRole('button', { name: m.book_put_in_cart({ amount: '' }, en).split('·')[0]?.trim() ?? '' })
    .first()
    .first();
  await put.click();
  await expect(strip).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.shell_scan({}, en), exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/books\//);
  await search.fill('half a sen');
  await shop.setMaintenance(null);
  await showTabAgain(page);
  await expect(strip).toBeHidden({ timeout: 40_000 });
  await expect(search).toHaveValue('half a sen');
  await expect(page.getByText(m.book_in_cart({}, en))).toBeVisible();

  // The checkout began before the shop closed: it completes, and its page opens after the shop opens.
  await person.visit('/checkout');
  await person.fillCheckout('closed@reader.example');
  let placed = 0;
  await page.route('**/api/checkout', async (route) => {
    const answer = await route.fetch();
    placed += 1;
    await shop.setMaintenance('on');
    await route.fulfill({ response: answer });
  });
  await person.placeOrderButton.click();
  await shop.waitForMail('closed@reader.example', /trades\//);
  await expect(strip).toBeVisible({ timeout: 20_000 });
  await shop.setMaintenance(null);
  await showTabAgain(page);
  await expect(page).toHaveURL(/\/en\/trades\//, { timeout: 40_000 });
  expect(placed).toBe(1);
  expect(shop.mailsTo('closed@reader.example')).toHaveLength(1);
});

test('a checkout refused by maintenance is sent again with all that was typed', async ({ page, shop }) => {
  test.setTimeout(120_000);
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1&sort=newest');
  await person.addToCartByApi(book);
  await person.visit('/checkout');
  await person.fillCheckout('late@reader.example');
  await shop.setMaintenance('on');
  await person.placeOrderButton.click();
  await expect(page.getByText(m.problem_maintenance({}, en))).toBeVisible();
  await shop.setMaintenance(null);
  await showTabAgain(page);
  await expect(page.getByText(m.maintenance_strip({}, en))).toBeHidden({ timeout: 40_000 });
  await expect(page.getByLabel(m.checkout_name({}, en))).toHaveValue('A. Reader');
  await person.placeOrderButton.click();
  await expect(page).toHaveURL(/\/en\/trades\//);
});

test('every address shows the notice in its language until the shop opens', async ({ page, shop }) => {
  // The notice first asks after ten seconds whether the shop is open.
  const firstAskMs = 10_000;
  await page.clock.install();
  await shop.setMaintenance('on');
  for (const language of ['ar', 'de'] as const) {
    const answer = await page.goto(`${shop.url}/${language}/search`);
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.maintenance_title({}, { locale: language }));
    expect(await findAxeFaults(page)).toEqual([]);
  }
  await shop.setMaintenance(null);
  await page.clock.fastForward(firstAskMs);
  const isAlive = () => document.querySelector('html[data-alive=yes]') !== null;
  await page.waitForFunction(isAlive);
  await page.goto(`${shop.url}/de/maintenance`);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.maintenance_open_title({}, { locale: 'de' }));
});
