import type { Page } from '@playwright/test';
import { m } from '../../messages/compiled/messages.js';
import { Person, messageStartPattern } from './support/person';
import { waitForHydration, expect, test, type Shop } from './support/shop';
import { holdScripts } from './support/hold-scripts';

const reader = { email: 'reader@dogear.example', password: 'shelves-both-ways' } as const;

/** Opens a page and delays its script. */
async function openWithoutScripts(page: Page, shop: Shop, path: string): Promise<void> {
  await page.goto(shop.url + path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
}

/** Reads the books in the cart from the API. */
async function readCart(page: Page, shop: Shop): Promise<{ book: { isbn: string }; quantity: number }[]> {
  return (await (await page.request.get(`${shop.url}/api/cart`)).json()).lines;
}

test('before the script has loaded a guest searches, changes the cart and places one order', async ({ page, shop }) => {
  const en = { locale: 'en' } as const;
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1');
  const title = book?.title ?? '?';
  await holdScripts(page);
  const putInCart = async () => {
    await openWithoutScripts(page, shop, `/en/books/${book?.isbn}`);
    await page
      .getByRole('button', { name: messageStartPattern(m.book_put_in_cart({ amount: '' }, en)) })
      .first()
      .click();
    await expect(page).toHaveURL(`${shop.url}/en/cart`);
  };

  await openWithoutScripts(page, shop, '/en');
  await page.getByRole('main').getByRole('combobox').first().fill('tolkien');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/en/search?q=tolkien`);

  await putInCart();
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  expect(await readCart(page, shop)).toMatchObject([{ book: { isbn: book?.isbn }, quantity: 1 }]);
  await page.getByRole('button', { name: m.cart_remove({ title }, en) }).click();
  await expect.poll(() => readCart(page, shop)).toEqual([]);

  await putInCart();
  await openWithoutScripts(page, shop, '/en/checkout');
  await person.fillCheckout('order-early@reader.example');
  await person.placeOrderButton.click();
  await expect(page).toHaveURL(/\/trades\//);
  await shop.waitForMail('order-early@reader.example', /trades\//);
  expect(await readCart(page, shop)).toEqual([]);
});

test('a page stays where it was scrolled before its script loaded, and restores that place', async ({ page, shop }) => {
  // Null while a new document replaces the page: a link of the footer may be pressed before React has hydrated it.
  const scrolled = () => page.evaluate(() => scrollY).catch(() => null);
  const go = await holdScripts(page);
  await openWithoutScripts(page, shop, '/en/how-it-works');
  await page.mouse.wheel(0, 700);
  await expect.poll(scrolled).toBe(700);
  go();
  await waitForHydration(page);
  expect(await scrolled()).toBe(700);

  await page.reload();
  await waitForHydration(page);
  await expect.poll(scrolled).toBe(700);
  // A click would first scroll to the link.
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: m.shell_faq({}, { locale: 'en' }) })
    .dispatchEvent('click');
  await expect(page).toHaveURL(`${shop.url}/en/faq`);
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(scrolled).toBe(700);
});

test('before the script has loaded Enter signs in, looks for an order and registers', async ({
  page,
  shop,
  context,
}) => {
  const ar = { locale: 'ar' } as const;
  const go = await holdScripts(page);
  const email = page.getByLabel(m.accounts_email({}, ar));
  const password = page.getByLabel(m.accounts_password({}, ar), { exact: true });
  const title = page.getByRole('heading', { level: 1 });

  await openWithoutScripts(page, shop, '/ar/login?returnTo=/ar/account-details');
  await email.fill(reader.email);
  await password.fill(reader.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${shop.url}/ar/account-details`);
  await context.clearCookies();

  await openWithoutScripts(page, shop, '/ar/find-trade');
  await page.getByLabel(m.find_trade_number({}, ar)).fill('IE-7K4Q');
  await page.getByLabel(m.find_trade_email({}, ar)).fill('early@reader.example');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(m.find_trade_sent_title({}, ar));
  await expect(page.getByText('early@reader.example')).toBeVisible();

  await openWithoutScripts(page, shop, '/ar/register');
  await page.getByLabel(m.accounts_terms({}, ar)).check();
  await page.getByLabel(m.accounts_name({}, ar), { exact: true }).fill('A. Reader');
  await email.fill('early-new@reader.example');
  await password.fill('a row of quiet shelves');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText(m.accounts_sent_title({}, ar));
  await expect(page.getByText('early-new@reader.example')).toBeVisible();
  await shop.waitForMail('early-new@reader.example', /login\/confirm/);

  // The answer to a form has an address of its own, which the page replaces: a reload shows the page as it was.
  await openWithoutScripts(page, shop, '/ar/login');
  await email.fill('somebody@reader.example');
  await password.fill('not the right one');
  await page.keyboard.press('Enter');
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toHaveText(m.accounts_wrong({}, ar));
  await expect(email).toHaveValue('somebody@reader.example');
  await expect(password).toHaveValue('');
  await expect(page).toHaveURL(`${shop.url}/ar/login`);
  go();
  await waitForHydration(page);
  await expect(problem).toHaveText(m.accounts_wrong({}, ar));
  await expect(email).toHaveValue('somebody@reader.example');
  await page.reload();
  await expect(email).toHaveValue('');
  await waitForHydration(page);
  await expect(problem).toHaveCount(0);
});

test('"place order" with empty fields shows what is missing', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1');
  await person.addToCartByApi(book);
  const go = await holdScripts(page);
  await openWithoutScripts(page, shop, '/en/checkout');

  await person.placeOrderButton.click();
  go();

  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expect(person.placeOrderButton).not.toHaveAttribute('aria-busy');
});

test('an early press on the page of a mailed link waits for the script, which reads the link', async ({
  page,
  shop,
}) => {
  const go = await holdScripts(page);
  await openWithoutScripts(page, shop, `/en/reset-password#token=${'x'.repeat(43)}`);
  const save = page.getByRole('button', { name: m.accounts_reset_save({}, { locale: 'en' }) });

  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  go();
  await waitForHydration(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.accounts_confirm_invalid_title({}, { locale: 'en' }),
  );
});

test('an early choice in a list is kept', async ({ page, shop }) => {
  const go = await holdScripts(page);
  await openWithoutScripts(page, shop, '/en');

  const country = page.getByRole('contentinfo').getByRole('combobox');
  await country.scrollIntoViewIfNeeded();
  await country.selectOption('PL');
  go();

  const chosen = async () => (await page.context().cookies(shop.url)).find(({ name }) => name === 'market')?.value;
  await expect.poll(chosen).toBe('PL');
});

test('a press that needs a script that never loads shows a message', async ({ page, shop }) => {
  await page.clock.install();
  await holdScripts(page);
  await openWithoutScripts(page, shop, '/en/login');
  const show = page.getByRole('button', { name: m.accounts_show({}, { locale: 'en' }) });

  await show.click();
  await page.clock.fastForward(20_000);

  await expect(page.getByText(m.forms_not_loaded({}, { locale: 'en' }))).toBeVisible();
  await expect(show).not.toHaveAttribute('aria-busy');
});
