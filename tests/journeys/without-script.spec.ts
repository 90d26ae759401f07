import type { Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { Clerk, place, tradeOf, type Taken } from './support/clerk';
import { Person, startOf } from './support/person';
import { expect, test } from './support/shop';

test.use({ javaScriptEnabled: false });

for (const language of ['en', 'ar'] satisfies Language[]) {
  test.describe(`without script, ${language}`, () => {
    const say = { locale: language } as const;

    test('a book is put into the cart, and one is sold', async ({ page, shop }) => {
      const { items } = await (await page.request.get(`${shop.url}/api/books?in_stock=true&limit=3`)).json();
      const [{ isbn, title }] = items;
      await page.goto(`${shop.url}/${language}/books/${isbn}`);

      await page
        .getByRole('button', { name: startOf(m.book_put_in_cart({ amount: '' }, say)) })
        .first()
        .click();
      await expect(page).toHaveURL(`${shop.url}/${language}/cart`);
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();

      await page.goBack();
      await page.getByRole('button', { name: startOf(m.book_add_to_basket({ amount: '' }, say)) }).click();
      await expect(page).toHaveURL(`${shop.url}/${language}/basket`);
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    });

    test('a guest changes the cart, orders by transfer, and cancels', async ({ page, shop }) => {
      const { items } = await (await page.request.get(`${shop.url}/api/books?in_stock=true&limit=9`)).json();
      for (const { isbn } of items.slice(0, 2)) {
        await page.goto(`${shop.url}/${language}/books/${isbn}`);
        await page
          .getByRole('button', { name: startOf(m.book_put_in_cart({ amount: '' }, say)) })
          .first()
          .click();
      }
      const [first, second] = items;
      await page.getByRole('button', { name: m.cart_remove({ title: second.title }, say) }).click();
      await expect(page.getByRole('main').getByText(second.title)).toHaveCount(0);
      await expect(page.getByRole('main').getByText(first.title).first()).toBeVisible();
      await page.goto(`${shop.url}/${language}/checkout`);

      await page.getByLabel(m.checkout_name({}, say), { exact: true }).fill('Aoife Byrne');
      await page.getByRole('button', { name: m.checkout_place_pay({}, say) }).click();
      await expect(page.getByLabel(m.checkout_name({}, say), { exact: true })).toHaveValue('Aoife Byrne');
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();

      await page.getByLabel(m.checkout_email({}, say)).fill(`plain-${language}@reader.example`);
      await page.locator('input[name="line1"]').fill('1 Quay Street');
      await page.locator('input[name="city"]').fill('Cork');
      await page.locator('input[name="terms"]').check();
      await page.locator('input[name="city"]').press('Enter');
      await expect(page).toHaveURL(`${shop.url}/${language}/do/place-order?page=%2F${language}%2Fcheckout`);
      await page.getByRole('button', { name: m.checkout_place_pay({}, say) }).click();
      await expect(page).toHaveURL(new RegExp(`/${language}/trades/[0-9a-z]+\\?placed=true$`));
      await expect(page.getByRole('main').getByText(first.title).first()).toBeVisible();

      await page.getByRole('button', { name: m.trade_cancel({}, say) }).click();
      await page.locator('button[name="step"][value="confirm"]').click();
      await expect(page).toHaveURL(new RegExp(`/${language}/trades/[0-9a-z]+\\?placed=true#cancel-title$`));
      await expect(page.getByRole('button', { name: m.trade_cancel({}, say) })).toHaveCount(0);
    });

    test('the buyer reports the arrival and withdraws', async ({ page, shop, context, browser }) => {
      const clerk = await Clerk.atDesk(browser, shop, `plain-${language}@desk.example`, 'en');
      const [book] = await new Person(page, shop, language).offered('limit=1');
      const take: readonly Taken[] = [[book?.isbn ?? '', book?.cheapest.grade ?? 'good']];
      const email = { email: `plain-withdraws-${language}@reader.example` };
      const trade = await place(context, shop, { take }, 'pay-now', { payment: 'bank-transfer' }, email);
      await clerk.bankTells(trade);
      await clerk.sends(trade);
      await page.goto(`${shop.url}/${language}/trades/${trade.id}`);

      await page.getByRole('button', { name: m.trades_arrived({}, say) }).click();
      await page.getByRole('button', { name: m.trades_withdraw({}, say) }).click();
      await page.getByRole('checkbox').uncheck();
      await page.getByRole('button', { name: m.trades_withdraw_next_step({}, say) }).click();
      await expect(page.getByText(m.trades_withdraw_none({}, say))).toBeVisible();

      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: m.trades_withdraw_next_step({}, say) }).click();
      await page.getByRole('button', { name: m.trades_withdraw_confirm({}, say) }).click();
      await expect(page.getByText(m.trades_withdraw_done_title({}, say))).toBeVisible();
      await page.reload();
      await expect(page.getByText(m.trades_withdraw_done_title({}, say))).toBeVisible();
      expect((await tradeOf(context, shop, trade.id)).outbound?.lines[0]?.state).toBe('return-requested');
      await clerk.context.close();
    });

    test('a line of the sell list gets another grade and is removed', async ({ page, shop }) => {
      const { items } = await (await page.request.get(`${shop.url}/api/books?in_stock=true&limit=1`)).json();
      const [{ isbn, title }] = items;
      await page.goto(`${shop.url}/${language}/books/${isbn}`);
      await page.getByRole('button', { name: startOf(m.book_add_to_basket({ amount: '' }, say)) }).click();

      const grades = page.getByRole('group', { name: m.basket_grade_of({ title }, say) });
      const good = grades.locator('[value=good]');
      await good.check();
      await page.getByRole('button', { name: m.forms_apply({}, say) }).click();
      await expect(good).toBeChecked();
      await page.getByRole('button', { name: m.basket_one_more({ title }, say) }).click();
      await expect(page.getByRole('group', { name: m.basket_copies_of({ title }, say) })).toContainText(/2|٢/);

      await page.getByRole('button', { name: m.basket_remove({ title }, say) }).click();
      await expect(page.getByRole('main').getByText(title)).toHaveCount(0);
    });

    test('typed ISBNs are sold, and a wrong one stays in the field', async ({ page, shop }) => {
      const { items } = await (await page.request.get(`${shop.url}/api/books?in_stock=true&limit=1`)).json();
      const [{ isbn, title }] = items;
      const wrong = `${isbn.slice(0, 12)}${(Number(isbn[12]) + 1) % 10}`;
      await page.goto(`${shop.url}/${language}/basket`);

      const field = page.getByLabel(m.basket_add_label({}, say));
      await field.fill(`${isbn}\n${wrong}`);
      await page.locator('form').filter({ has: field }).getByRole('button').last().click();

      await expect(field).toHaveValue(wrong);
      await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    });

    test('a wrong password shows a message, the right one signs in', async ({ page, shop }) => {
      await page.goto(`${shop.url}/${language}/login`);
      const email = page.getByLabel(m.accounts_email({}, say));
      const password = page.getByLabel(m.accounts_password({}, say), { exact: true });
      await email.fill('reader@dogear.example');
      await password.fill('not the right one');
      await page.keyboard.press('Enter');

      await expect(page.getByText(m.accounts_wrong({}, say))).toBeVisible();
      await expect(email).toHaveValue('reader@dogear.example');

      await password.fill('shelves-both-ways');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${shop.url}/${language}`);
    });

    test('registering marks what is wrong, then leads to the page about the mail', async ({ page, shop }) => {
      const address = `plain-${language}@reader.example`;
      await page.goto(`${shop.url}/${language}/register`);
      await page.getByLabel(m.accounts_name({}, say), { exact: true }).fill('A. Reader');
      await page.getByLabel(m.accounts_email({}, say)).fill(address);
      await page.getByLabel(m.accounts_password({}, say), { exact: true }).fill('a row of quiet shelves');
      await page.keyboard.press('Enter');

      await expect(page.getByText(m.accounts_terms_missing({}, say))).toBeVisible();
      await page.getByLabel(m.accounts_terms({}, say)).check();
      await page.getByLabel(m.accounts_password({}, say), { exact: true }).fill('a row of quiet shelves');
      await page.keyboard.press('Enter');

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_sent_title({}, say));
      await page.reload();
      await expect(page.getByText(address)).toBeVisible();
      await page.getByRole('button', { name: m.accounts_sent_again({}, say) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_register_title({}, say));
    });

    test('an order is looked for, a password asked for, the country chosen', async ({ page, shop }) => {
      await page.goto(`${shop.url}/${language}/find-trade`);
      await page.getByLabel(m.find_trade_number({}, say)).fill('IE-7K4Q');
      await page.getByLabel(m.find_trade_email({}, say)).fill('plain@reader.example');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.find_trade_sent_title({}, say));

      await page.goto(`${shop.url}/${language}/forgot-password`);
      await page.getByLabel(m.accounts_email({}, say)).fill('plain@reader.example');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.accounts_sent_title({}, say));

      await page.goto(`${shop.url}/${language}/search?q=emma`);
      const country = page.getByRole('contentinfo').getByRole('combobox');
      await country.selectOption('PL');
      await page.getByRole('button', { name: m.shell_market_change({}, say) }).click();
      await expect(page).toHaveURL(`${shop.url}/${language}/search?q=emma`);
      await expect(country).toHaveValue('PL');
    });

    test('a corner is folded and an answer is voted on', async ({ page, shop }) => {
      const { items } = await (await page.request.get(`${shop.url}/api/books?limit=1`)).json();
      await page.goto(`${shop.url}/${language}/books/${items[0].isbn}`);
      const corner = page.getByRole('button', { name: m.wish_on_list({ title: items[0].title }, say) }).first();
      await corner.click();
      await expect(corner).toHaveAttribute('aria-pressed', 'true');

      await page.goto(`${shop.url}/${language}/faq`);
      const answer = page
        .locator('details')
        .filter({ has: page.locator('form') })
        .first();
      await answer.locator('summary').click();
      await answer.getByRole('button', { name: m.faq_yes({}, say) }).click();
      await expect(page.getByText(m.faq_thanks({}, say))).toBeVisible();
    });
  });
}
