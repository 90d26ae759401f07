import { m } from '../../messages/compiled/messages.js';
import { startOf } from './support/person';
import { expect, test } from './support/shop';

test.use({ javaScriptEnabled: false });

/*
 * Two walks show that a real browser sends the forms. All others are in workerd (worker/html/walks), where a person
 * finds fields and buttons in the page's HTML and sends them.
 */

const en = { locale: 'en' } as const;
const ar = { locale: 'ar' } as const;

test('a guest changes the cart, orders by transfer, and cancels', async ({ page, shop }) => {
  const { items } = await (await page.request.get(`${shop.url}/api/books?in_stock=true&limit=9`)).json();
  for (const { isbn } of items.slice(0, 2)) {
    await page.goto(`${shop.url}/en/books/${isbn}`);
    await page
      .getByRole('button', { name: startOf(m.book_put_in_cart({ amount: '' }, en)) })
      .first()
      .click();
  }
  const [first, second] = items;
  await page.getByRole('button', { name: m.cart_remove({ title: second.title }, en) }).click();
  await expect(page.getByRole('main').getByText(second.title)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(first.title).first()).toBeVisible();
  await page.goto(`${shop.url}/en/checkout`);

  await page.getByLabel(m.checkout_name({}, en), { exact: true }).fill('Aoife Byrne');
  await page.getByRole('button', { name: m.checkout_place_pay({}, en) }).click();
  await expect(page.getByLabel(m.checkout_name({}, en), { exact: true })).toHaveValue('Aoife Byrne');
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();

  await page.getByLabel(m.checkout_email({}, en)).fill(`plain-en@reader.example`);
  await page.locator('input[name="line1"]').fill('1 Quay Street');
  await page.locator('input[name="city"]').fill('Cork');
  await page.locator('input[name="terms"]').check();
  await page.locator('input[name="city"]').press('Enter');
  await expect(page).toHaveURL(`${shop.url}/en/do/place-order?page=%2Fen%2Fcheckout`);
  await page.getByRole('button', { name: m.checkout_place_pay({}, en) }).click();
  await expect(page).toHaveURL(new RegExp(`/en/trades/[0-9a-z]+\\?placed=true$`));
  await expect(page.getByRole('main').getByText(first.title).first()).toBeVisible();

  await page.getByRole('button', { name: m.trade_cancel({}, en) }).click();
  await page.locator('button[name="step"][value="confirm"]').click();
  await expect(page).toHaveURL(new RegExp(`/en/trades/[0-9a-z]+\\?placed=true#cancel-title$`));
  await expect(page.getByRole('button', { name: m.trade_cancel({}, en) })).toHaveCount(0);
});

test('a line of the sell list gets another grade and is removed', async ({ page, shop }) => {
  const { items } = await (await page.request.get(`${shop.url}/api/books?in_stock=true&limit=1`)).json();
  const [{ isbn, title }] = items;
  await page.goto(`${shop.url}/ar/books/${isbn}`);
  await page.getByRole('button', { name: startOf(m.book_add_to_basket({ amount: '' }, ar)) }).click();

  const grades = page.getByRole('group', { name: m.basket_grade_of({ title }, ar) });
  const good = grades.locator('[value=good]');
  await good.check();
  await page.getByRole('button', { name: m.forms_apply({}, ar) }).click();
  await expect(good).toBeChecked();
  await page.getByRole('button', { name: m.basket_one_more({ title }, ar) }).click();
  await expect(page.getByRole('group', { name: m.basket_copies_of({ title }, ar) })).toContainText(/2|٢/);

  await page.getByRole('button', { name: m.basket_remove({ title }, ar) }).click();
  await expect(page.getByRole('main').getByText(title)).toHaveCount(0);
});
