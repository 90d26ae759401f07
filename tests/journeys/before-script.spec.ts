import type { Page } from '@playwright/test';
import { m } from '../../messages/compiled/messages.js';
import { Person, messageStartPattern } from './support/person';
import { waitForHydration, expect, test, type Shop } from './support/shop';
import { holdScripts } from './support/hold-scripts';

/** Opens a page and delays its script. */
async function openWithoutScripts(page: Page, shop: Shop, path: string): Promise<void> {
  await page.goto(shop.url + path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
}

/** Reads the books in the cart from the API. */
async function readCart(page: Page, shop: Shop): Promise<{ book: { isbn: string }; quantity: number }[]> {
  return (await (await page.request.get(`${shop.url}/api/cart`)).json()).lines;
}

test('before the script has loaded a guest searches, fills the cart and places one order', async ({ page, shop }) => {
  const en = { locale: 'en' } as const;
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1');
  const title = book?.title ?? '?';
  await holdScripts(page);

  await openWithoutScripts(page, shop, '/en');
  await page.getByRole('main').getByRole('combobox').first().fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/search\?q=/);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title }) })
    .getByRole('button', { name: messageStartPattern(m.book_put_in_cart({ amount: '' }, en)) })
    .first()
    .click();
  await expect(page).toHaveURL(`${shop.url}/en/cart`);
  await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
  expect(await readCart(page, shop)).toMatchObject([{ book: { isbn: book?.isbn }, quantity: 1 }]);

  await openWithoutScripts(page, shop, '/en/checkout');
  await person.fillCheckout('order-early@reader.example');
  await person.placeOrderButton.click();
  await expect(page).toHaveURL(/\/trades\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.thanks_title({}, en));
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

test('before the script has loaded Enter sends a wrong password, and what is then typed and pressed counts', async ({
  page,
  shop,
}) => {
  const ar = { locale: 'ar' } as const;
  const go = await holdScripts(page);
  const email = page.getByLabel(m.accounts_email({}, ar));
  const password = page.locator('input[name="password"]');

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
  // As a password manager does.
  await password.fill('shelves-both-ways');
  const show = page.getByRole('button', { name: m.accounts_show({}, ar) });
  await show.click();
  await expect(show).toHaveAttribute('aria-busy', 'true');
  await expect(password).toHaveAttribute('type', 'password');
  go();
  await waitForHydration(page);
  await expect(password).toHaveAttribute('type', 'text');
  // React writes the value of a field into the markup.
  await expect(password).toHaveAttribute('value', 'shelves-both-ways');
  await expect(email).toHaveAttribute('value', 'somebody@reader.example');
  await expect(problem).toHaveText(m.accounts_wrong({}, ar));
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

test('an early choice in a list is kept, and an early press on a mailed link’s page waits for the script', async ({
  page,
  shop,
}) => {
  const en = { locale: 'en' } as const;
  const go = await holdScripts(page);
  await openWithoutScripts(page, shop, `/en/reset-password#token=${'x'.repeat(43)}`);
  const country = page.getByRole('contentinfo').getByRole('combobox');
  await country.scrollIntoViewIfNeeded();
  await country.selectOption('PL');
  const save = page.getByRole('button', { name: m.accounts_reset_save({}, en) });

  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  go();
  await waitForHydration(page);

  // The script has read the link.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_confirm_invalid_title({}, en));
  const chosen = async () => (await page.context().cookies(shop.url)).find(({ name }) => name === 'market')?.value;
  await expect.poll(chosen).toBe('PL');
});

test('the offer uses the grade chosen before the script has loaded', async ({ page, shop }) => {
  const en = { locale: 'en' } as const;
  const [book] = await new Person(page, shop, 'en').findCheapestCopies('language=en&limit=1');
  const go = await holdScripts(page);
  await openWithoutScripts(page, shop, `/en/books/${book?.isbn}`);
  const choices = page.locator('input[type=radio][name=give]');
  await page
    .locator('label')
    .filter({ has: page.locator('input[value="acceptable"]') })
    .click();
  await expect(choices.last()).toBeChecked();
  const said = await choices.last().inputValue();
  go();
  await waitForHydration(page);
  await expect(page.locator('input[type=radio][name=give]:checked')).toHaveValue(said);
  await expect(page.getByText(m.book_pay_today({ grade: m.grade_acceptable({}, en) }, en))).toBeVisible();
  await page.getByRole('button', { name: messageStartPattern(m.book_add_to_basket({ amount: '' }, en)) }).click();
  await expect
    .poll(async () =>
      (await (await page.request.get(`${shop.url}/api/basket`)).json()).lines.map(
        ({ grade }: { grade: string }) => grade,
      ),
    )
    .toEqual([said]);
});
