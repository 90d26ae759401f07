import type { Page } from '@playwright/test';
import { m } from '../../messages/compiled/messages.js';
import { Person } from './support/person';
import { waitForHydration, expect, test } from './support/shop';

const en = { locale: 'en' } as const;
const menuLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: m.shell_menu({}, en) });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: m.shell_part_offline({}, en) });
const retryButton = (page: Page) => page.getByRole('button', { name: m.error_again({}, en) });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a menu pressed offline keeps a half-filled checkout and opens when online', async ({ page, shop, context }) => {
    const person = new Person(page, shop, 'en');
    const [book] = await person.findCheapestCopies('limit=1');
    await person.addToCartByApi(book);
    await person.visit('/checkout');
    const name = page.getByLabel(m.checkout_name({}, en));
    await name.fill('A. Reader');
    await page.getByLabel(m.checkout_terms({}, en)).check();

    await context.setOffline(true);
    await menuLink(page).click();

    await expect(notice(page)).toBeVisible();
    await expect(name).toHaveValue('A. Reader');
    await expect(page.getByLabel(m.checkout_terms({}, en))).toBeChecked();
    await retryButton(page).click();
    await expect(notice(page)).toBeVisible();
    await expect(name).toHaveValue('A. Reader');

    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: m.shell_menu({}, en) })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(name).toHaveValue('A. Reader');
  });
});

test('"put in cart" pressed offline shows a message and keeps the page', async ({ page, shop, context }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findBooks('in_stock=true&limit=1');
  await person.visit(`/books/${book?.isbn}`);
  const heading = page.getByRole('heading', { level: 1 });
  const title = await heading.innerText();

  await context.setOffline(true);
  await page
    .getByRole('button', { name: m.book_put_in_cart({ amount: '' }, en).trim() })
    .first()
    .click();

  await expect(page.getByRole('main').getByText(m.problem_offline({}, en))).toBeVisible();
  await expect(heading).toHaveText(title);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('a part with a missing file shows a button that reloads and keeps typed text', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  await page.route(/\/assets\/[^/]*menu-sheet/, (route) => route.fulfill({ status: 404 }));
  await person.visit('/register');
  const name = page.getByLabel(m.accounts_name({}, en), { exact: true });
  const password = page.getByLabel(m.accounts_password({}, en), { exact: true });
  await name.fill('Nora New');
  await password.fill('a row of quiet shelves');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /Ireland/ })
    .click();
  await expect(page.getByText(m.shell_part_missing({}, en))).toBeVisible();
  await expect(password).toHaveValue('a row of quiet shelves');
  await page.unroute(/\/assets\/[^/]*menu-sheet/);
  // The press fetches the file, and once more before it loads the page again.
  await page.route(/\/assets\/[^/]*menu-sheet/, (route) => route.fulfill({ status: 404 }), { times: 2 });
  const loaded = page.waitForEvent('load');
  await retryButton(page).click();
  await loaded;

  await expect(name).toHaveAttribute('value', 'Nora New');
  await expect(password).toHaveValue('');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Ireland/ })
    .click();
  await expect(page.getByRole('dialog', { name: m.shell_menu({}, en) })).toBeVisible();
});

test('offline, a link to a page without script keeps the typed text', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  await person.visit('/find-trade');
  const number = page.getByLabel(m.find_trade_number({}, en));
  await number.fill('SW-1234');

  // The browser reports a network, but no request reaches the shop.
  await page.route(/\/(assets|api)\//, (route) => route.abort('connectionreset'));
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.shell_find_books({}, en) })
    .click();

  await expect(page.getByText(m.shell_page_missing({}, en))).toBeVisible();
  await expect(page).toHaveURL(/\/en\/find-trade/);
  await expect(number).toHaveValue('SW-1234');
  await page.unrouteAll();
  // The footer has a notice of its own if its script was requested only now.
  const ofNextPage = page.getByRole('status').filter({ hasText: m.shell_page_missing({}, en) });
  await ofNextPage.getByRole('button', { name: m.error_again({}, en) }).click();
  await expect(page).toHaveURL(/\/en\/search/);
  await expect(page.getByText(m.shell_page_missing({}, en))).toBeHidden();
});

test('a page works while its style sheet does not come', async ({ page, shop }) => {
  await page.route(/\.css$/, () => undefined);
  await page.goto(`${shop.url}/en/search`, { waitUntil: 'commit' });

  await waitForHydration(page);
});
