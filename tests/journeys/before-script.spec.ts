import type { Page } from '@playwright/test';
import type { Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { Person, startOf } from './support/person';
import { alive, expect, test, type Shop } from './support/shop';
import { slowLine } from './support/slow-line';

const reader = { email: 'reader@dogear.example', password: 'shelves-both-ways' } as const;

/** Opens a page and delays its script. */
async function open(page: Page, shop: Shop, path: string): Promise<void> {
  await page.goto(shop.url + path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
}

/** Books in the cart, by the API. */
async function cartOf(page: Page, shop: Shop): Promise<{ book: { isbn: string }; quantity: number }[]> {
  return (await (await page.request.get(`${shop.url}/api/cart`)).json()).lines;
}

for (const language of ['en', 'ar'] satisfies Language[]) {
  test.describe(`before the script has loaded, ${language}`, () => {
    const say = { locale: language } as const;

    test('"Put in cart" adds one copy and shows the cart', async ({ page, shop }) => {
      const [book] = await new Person(page, shop, language).offered('limit=1');
      await slowLine(page);
      await open(page, shop, `/${language}/books/${book?.isbn}`);

      await page
        .getByRole('button', { name: startOf(m.book_put_in_cart({ amount: '' }, say)) })
        .first()
        .click();

      await expect(page).toHaveURL(`${shop.url}/${language}/cart`);
      await expect(
        page
          .getByRole('main')
          .getByText(book?.title ?? '?')
          .first(),
      ).toBeVisible();
      expect(await cartOf(page, shop)).toMatchObject([{ book: { isbn: book?.isbn }, quantity: 1 }]);
    });

    test('Enter on the home page searches', async ({ page, shop }) => {
      await slowLine(page);
      await open(page, shop, `/${language}`);

      await page.getByRole('main').getByRole('combobox').first().fill('tolkien');
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(`${shop.url}/${language}/search?q=tolkien`);
    });

    test('Enter signs in and opens the requested page', async ({ page, shop }) => {
      await slowLine(page);
      await open(page, shop, `/${language}/login?returnTo=/${language}/account-details`);

      await page.getByLabel(m.accounts_email({}, say)).fill(reader.email);
      await page.getByLabel(m.accounts_password({}, say), { exact: true }).fill(reader.password);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(`${shop.url}/${language}/account-details`);
    });

    test('a wrong password shows a message and keeps the mail address', async ({ page, shop }) => {
      const go = await slowLine(page);
      await open(page, shop, `/${language}/login`);
      const email = page.getByLabel(m.accounts_email({}, say));
      const password = page.getByLabel(m.accounts_password({}, say), { exact: true });
      await email.fill('somebody@reader.example');
      await password.fill('not the right one');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('main').getByRole('alert')).toHaveText(m.accounts_wrong({}, say));
      await expect(email).toHaveValue('somebody@reader.example');
      await expect(password).toHaveValue('');
      await expect(page).toHaveURL(`${shop.url}/${language}/login`);

      go();
      await alive(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(m.accounts_wrong({}, say));
      await expect(email).toHaveValue('somebody@reader.example');
      await page.reload();
      await expect(email).toHaveValue('');
      await alive(page);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    });

    test('Enter registers and shows the mailed address', async ({ page, shop }) => {
      const address = `early-${language}@reader.example`;
      await slowLine(page);
      await open(page, shop, `/${language}/register`);

      await page.getByLabel(m.accounts_terms({}, say)).check();
      await page.getByLabel(m.accounts_name({}, say), { exact: true }).fill('A. Reader');
      await page.getByLabel(m.accounts_email({}, say)).fill(address);
      await page.getByLabel(m.accounts_password({}, say), { exact: true }).fill('a row of quiet shelves');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_sent_title({}, say));
      await expect(page.getByText(address)).toBeVisible();
      await shop.letter(address, /login\/confirm/);
    });

    test('Enter looks for an order', async ({ page, shop }) => {
      await slowLine(page);
      await open(page, shop, `/${language}/find-trade`);

      await page.getByLabel(m.find_trade_number({}, say)).fill('IE-7K4Q');
      await page.getByLabel(m.find_trade_email({}, say)).fill('early@reader.example');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_sent_title({}, say));
      await expect(page.getByText('early@reader.example')).toBeVisible();
    });

    test('"Place order" places one order', async ({ page, shop }) => {
      const person = new Person(page, shop, language);
      const [book] = await person.offered('limit=1');
      await person.takeBook(book?.isbn ?? '');
      await slowLine(page);
      await open(page, shop, `/${language}/checkout`);
      await person.fillCheckout(`order-${language}@reader.example`);

      await person.placeButton.click();

      await expect(page).toHaveURL(/\/trades\//);
      await shop.letter(`order-${language}@reader.example`, /trades\//);
      expect(await cartOf(page, shop)).toEqual([]);
    });

    test('a line of the cart is removed', async ({ page, shop }) => {
      const person = new Person(page, shop, language);
      const [book] = await person.offered('limit=1');
      await person.takeBook(book?.isbn ?? '');
      await slowLine(page);
      await open(page, shop, `/${language}/cart`);

      await page.getByRole('button', { name: m.cart_remove({ title: book?.title ?? '' }, say) }).click();

      await expect.poll(() => cartOf(page, shop)).toEqual([]);
    });
  });
}

test('"place order" with empty fields shows what is missing', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.offered('limit=1');
  await person.takeBook(book?.isbn ?? '');
  const go = await slowLine(page);
  await open(page, shop, '/en/checkout');

  await person.placeButton.click();
  go();

  await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
  await expect(person.placeButton).not.toHaveAttribute('aria-busy');
});

test('an early press of a script-only button is done once when the script has loaded', async ({ page, shop }) => {
  const go = await slowLine(page);
  await open(page, shop, '/en/login');
  const password = page.locator('input[name="password"]');
  const show = page.getByRole('button', { name: m.accounts_show({}, { locale: 'en' }) });

  await show.click();
  await expect(show).toHaveAttribute('aria-busy', 'true');
  await expect(password).toHaveAttribute('type', 'password');
  go();
  await alive(page);

  await expect(password).toHaveAttribute('type', 'text');
});

test('an early press on the page of a mailed link waits for the script, which reads the link', async ({
  page,
  shop,
}) => {
  const go = await slowLine(page);
  await open(page, shop, `/en/reset-password#token=${'x'.repeat(43)}`);
  const save = page.getByRole('button', { name: m.accounts_reset_save({}, { locale: 'en' }) });

  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  go();
  await alive(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    m.accounts_confirm_invalid_title({}, { locale: 'en' }),
  );
});

test('an early choice in a list is kept', async ({ page, shop }) => {
  const go = await slowLine(page);
  await open(page, shop, '/en');

  const country = page.getByRole('contentinfo').getByRole('combobox');
  await country.scrollIntoViewIfNeeded();
  await country.selectOption('PL');
  go();

  const chosen = async () => (await page.context().cookies(shop.url)).find(({ name }) => name === 'market')?.value;
  await expect.poll(chosen).toBe('PL');
});

test('a press that needs a script that never loads shows a message', async ({ page, shop }) => {
  await page.clock.install();
  await slowLine(page);
  await open(page, shop, '/en/login');
  const show = page.getByRole('button', { name: m.accounts_show({}, { locale: 'en' }) });

  await show.click();
  await page.clock.fastForward(20_000);

  await expect(page.getByText(m.forms_not_loaded({}, { locale: 'en' }))).toBeVisible();
  await expect(show).not.toHaveAttribute('aria-busy');
});
