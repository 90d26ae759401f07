import { m } from '../../messages/compiled/messages.js';
import { Person } from './support/person';
import { waitForHydration, expect, test } from './support/shop';

const en = { locale: 'en' } as const;
test('offline on a phone, the menu and its links keep a half-filled checkout, and open when online', async ({
  page,
  shop,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const person = new Person(page, shop, 'en');
  const menu = page.getByRole('dialog', { name: m.shell_menu({}, en) });
  const notice = page.getByRole('status').filter({ hasText: m.shell_part_offline({}, en) });
  const [book] = await person.findCheapestCopies('limit=1');
  await person.addToCartByApi(book);
  // The script of the next page is not fetched in advance.
  await page.route(/\/assets\/search-/, (route) => route.abort('connectionreset'));
  await person.visit('/checkout');
  const name = page.getByLabel(m.checkout_name({}, en));
  await name.fill('A. Reader');
  await page.getByLabel(m.checkout_terms({}, en)).check();

  await context.setOffline(true);
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.shell_menu({}, en) })
    .click();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: m.error_again({}, en) }).click();
  await expect(notice).toBeVisible();
  await expect(name).toHaveValue('A. Reader');
  await expect(page.getByLabel(m.checkout_terms({}, en))).toBeChecked();
  await context.setOffline(false);
  await expect(menu).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(name).toHaveValue('A. Reader');

  // The browser reports a network, but no request reaches the shop.
  await page.route(/\/(assets|api)\//, (route) => route.abort('connectionreset'));
  await menu.getByRole('link', { name: m.shell_find_books({}, en) }).click();
  await expect(page.getByText(m.shell_page_missing({}, en))).toBeVisible();
  await expect(page).toHaveURL(/\/en\/checkout/);
  await expect(name).toHaveValue('A. Reader');
  await page.unrouteAll();
  // The footer has a notice of its own if its script was requested only now.
  const ofNextPage = page.getByRole('status').filter({ hasText: m.shell_page_missing({}, en) });
  await ofNextPage.getByRole('button', { name: m.error_again({}, en) }).click();
  await expect(page).toHaveURL(/\/en\/search/);
  await expect(page.getByText(m.shell_page_missing({}, en))).toBeHidden();
});

test('a page works while its style sheet does not come', async ({ page, shop }) => {
  await page.route(/\.css$/, () => undefined);
  await page.goto(`${shop.url}/en/find-trade`, { waitUntil: 'commit' });

  await waitForHydration(page);
});
