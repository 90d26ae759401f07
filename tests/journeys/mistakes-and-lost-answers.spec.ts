import { m } from '../../messages/compiled/messages.js';
import { Person } from './support/person';
import { waitForHydration, expect, test } from './support/shop';

const en = { locale: 'en' } as const;

test('a double click with a lost answer places one trade', async ({ page, shop, context }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findCheapestCopies('limit=1&sort=newest');
  await person.addToCartByApi(book);
  await person.visit('/checkout');
  await person.fillCheckout('double@reader.example');
  // The shop places the trade, but its answer never arrives.
  let sent = 0;
  await context.route('**/api/checkout', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await person.placeOrderButton.click();
  await expect(page.getByText(m.checkout_lost({}, en))).toBeVisible();
  await person.placeOrderButton.click();
  await expect(page).toHaveURL(/\/en\/trades\//);
  await shop.waitForMail('double@reader.example', /trades\//);
  expect(shop.mailsTo('double@reader.example')).toHaveLength(1);
});

test('a wrong check digit is reported at once and the typed text stays', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  await person.visit('/basket');
  const field = page.getByLabel(m.basket_add_label({}, en));
  await field.fill('9780141439588');
  await expect(
    page
      .getByText(m.basket_wrong_digit({ number: '9780141439588' }, en))
      .or(page.getByText(/9780141439588 is not an ISBN/)),
  ).toBeVisible();
  await expect(field).toHaveValue('9780141439588');
});

test('a removed line can be restored', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findBooks('in_stock=true&limit=1&sort=popular');
  const title = book?.title ?? '';
  await person.addToBasket([book?.isbn ?? '']);
  await page.getByRole('button', { name: m.basket_remove({ title }, en) }).click();
  await page
    .getByRole('button', { name: m.basket_put_back_title({ title }, en) })
    .or(page.getByRole('button', { name: m.basket_put_back({}, en) }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: m.basket_remove({ title }, en) })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('button', { name: m.basket_remove({ title }, en) })).toBeVisible();
});

test('a wrong password shows a message, and other people’s trades stay hidden', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  await person.signIn('reader@dogear.example', 'not the password');
  await expect(page.getByText(m.accounts_wrong({}, en))).toBeVisible();
  await person.signIn('reader@dogear.example', 'shelves-both-ways', '/basket');
  await expect(page).toHaveURL(/\/en\/basket/);
  expect((await page.goto(`${shop.url}/en/trades/00000000000000000000000000`))?.status()).toBe(404);
});

test('a wish is kept after a reload', async ({ page, shop }) => {
  const person = new Person(page, shop, 'en');
  const [book] = await person.findBooks('in_stock=true&limit=1');
  await person.visit(`/books/${book?.isbn}`);
  const corner = page
    .getByRole('main')
    .getByRole('button', { name: m.wish_on_list({ title: book?.title ?? '' }, en) })
    .first();
  await corner.click();
  await expect(corner).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await (await page.request.get(`${shop.url}/api/wishes/isbns`)).json()).items)
    .toContain(book?.isbn);
  await page.reload();
  await waitForHydration(page);
  await expect(corner).toHaveAttribute('aria-pressed', 'true');
});
