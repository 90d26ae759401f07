import type { Page } from '@playwright/test';
import { m } from '../../messages/compiled/messages.js';
import { findAxeFaults } from './support/axe-faults';
import { messageStartPattern, Person } from './support/person';
import { expect, test } from './support/shop';

const en = { locale: 'en' } as const;

/** Shows the tab again: it asks for the shop's state at once. */
const showTabAgain = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

test.afterEach(async ({ shop }) => shop.setMaintenance(null));

test('a press in a closed shop waits for the opening, and typed text stays', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1&sort=popular');
  const strip = page.getByText(m.maintenance_strip({}, en));
  await person.visit(`/books/${book?.isbn}`);
  const search = page.getByRole('banner').getByRole('combobox');
  await shop.setMaintenance(JSON.stringify({ until: new Date(Date.now() + 3_600_000).toISOString() }));

  // The press begins with a read, which waits for the opening.
  await page
    .getByRole('main')
    .getByRole('button', { name: messageStartPattern(m.book_put_in_cart({ amount: '' }, en)) })
    .first()
    .click();
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
});

test('a checkout that was refused and whose answer was lost places one trade, and opens it in an open shop', async ({
  page,
  shop,
  context,
}) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1&sort=newest');
  await person.addToCartByApi(book);
  const email = 'late@reader.example';
  const strip = page.getByText(m.maintenance_strip({}, en));
  await person.visit('/checkout');
  await person.fillCheckout(email);

  await shop.setMaintenance('on');
  await person.placeOrderButton.click();
  await expect(page.getByText(m.problem_maintenance({}, en))).toBeVisible();
  await shop.setMaintenance(null);
  await showTabAgain(page);
  await expect(strip).toBeHidden({ timeout: 40_000 });
  await expect(page.getByLabel(m.checkout_name({}, en))).toHaveValue('A. Reader');

  // The shop places the trade, but its first answer never arrives. It closes after the second one.
  let sent = 0;
  let answered = 0;
  await context.route('**/api/checkout', async (route) => {
    sent += 1;
    const answer = await route.fetch();
    if (sent === 1) {
      await route.abort('connectionreset');
      return;
    }
    await shop.setMaintenance('on');
    await route.fulfill({ response: answer });
    answered += 1;
  });
  await person.placeOrderButton.click();
  await expect(page.getByText(m.checkout_lost({}, en))).toBeVisible();
  await shop.waitForMail(email, /trades\//);
  await person.placeOrderButton.click();
  await expect.poll(() => answered).toBe(1);
  await expect(strip).toBeVisible();
  await shop.setMaintenance(null);
  await showTabAgain(page);

  await expect(page).toHaveURL(/\/en\/trades\//, { timeout: 40_000 });
  expect([sent, shop.mailsTo(email).length]).toEqual([2, 1]);
});

test('an address shows the notice in its language until the shop opens, and then its page', async ({ page, shop }) => {
  // The notice first asks after ten seconds whether the shop is open.
  const firstAskMs = 10_000;
  const title = page.getByRole('heading', { level: 1 });
  await page.clock.install();
  await shop.setMaintenance('on');

  const answer = await page.goto(`${shop.url}/ar/find-trade`);
  expect(answer?.status()).toBe(503);
  await expect(title).toHaveText(m.maintenance_title({}, { locale: 'ar' }));
  expect(await findAxeFaults(page)).toEqual([]);
  await shop.setMaintenance(null);
  await page.clock.fastForward(firstAskMs);

  await page.waitForFunction(() => document.querySelector('html[data-alive=yes]') !== null);
  await expect(title).toHaveText(m.find_trade_title({}, { locale: 'ar' }));
});
