import type { Language } from '../../domain/language';
import { m } from '../../messages/compiled/messages.js';
import { Person, withAny } from './support/person';
import { alive, expect, test } from './support/shop';

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const;

/**
 * Each trade in each of these, so that both sizes and both directions of writing are walked. Each language places an
 * order in workerd (worker/html/form-actions/languages.test.ts).
 */
const visits: readonly (readonly [Language, keyof typeof sizes])[] = [
  ['en', 'desktop'],
  ['ar', 'phone'],
];

for (const [language, size] of visits) {
  test.describe(`${language} on a ${size}`, () => {
    test.use(sizes[size]);
    const say = { locale: language };

    test('a guest buys a book by bank transfer, and only the link opens the trade', async ({ page, shop, browser }) => {
      const person = new Person(page, shop, language);
      const email = `buyer-${language}@reader.example`;
      const [book] = await person.stocked(`language=${language}&in_stock=true&limit=1`);
      if (!book) throw new Error(`no book in ${language}`);
      await person.takeBook(book.isbn);
      await person.visit('/cart');
      await expect(page.getByRole('main').getByText(book.title).first()).toBeVisible();
      await person.visit('/checkout');
      await person.fillCheckout(email);
      await person.placeButton.click();
      await expect(page).toHaveURL(new RegExp(`/${language}/trades/`));
      await expect(page.getByText(m.trade_pay_iban({}, say), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(m.trade_event_awaiting_payment({}, say)).first()).toBeVisible();
      const tradeUrl = page.url();

      const letter = await shop.letter(email, /trades\//);
      expect(letter.language).toBe(language);
      const link = /https?:\/\/\S+\/trades\/\S+key=\S+/.exec(letter.text)?.[0] ?? '';
      const stranger = await (await browser.newContext()).newPage();
      expect((await stranger.goto(tradeUrl))?.status()).toBe(404);
      await stranger.goto(link);
      await expect(stranger.getByText(m.trade_pay_iban({}, say), { exact: true }).first()).toBeVisible();
      expect(stranger.url()).not.toContain('key=');
      await stranger.context().close();

      await person.visit('/cart');
      await expect(page.getByText(m.cart_empty_title({}, say))).toBeVisible();
    });

    // sell-on-a-phone.spec.ts sells on an Arabic phone.
    if (size === 'desktop')
      test('a guest fills a basket, registers on the way and trades in', async ({ page, shop }) => {
        const person = new Person(page, shop, language);
        const wanted = await person.stocked('sort=popular&limit=12');
        await person.giveBooks(wanted.map((book) => book.isbn));
        await expect(
          page
            .getByRole('main')
            .locator('ul li, ol li')
            .filter({ hasText: wanted[0]?.title ?? '?' })
            .first(),
        ).toBeVisible();
        await person.visit('/checkout');
        await page
          .getByRole('link', { name: m.checkout_register({}, say), exact: true })
          .first()
          .click();
        await person.register('A. Reader', `seller-${language}@reader.example`);
        await expect(page).toHaveURL(new RegExp(`/${language}/checkout`));
        await alive(page);
        await person.fillCheckout(null);
        await person.placeButton.click();
        await expect(page).toHaveURL(new RegExp(`/${language}/trades/`));
        await expect(page.getByText(m.trade_event_awaiting_parcel({}, say)).first()).toBeVisible();
        await expect(page.getByText(m.trade_send_title({}, say)).first()).toBeVisible();
        await shop.letter(`seller-${language}@reader.example`, /trades\//);
      });

    test('a reader swaps: books both ways, one checkout, and cancels', async ({ page, shop }) => {
      const person = new Person(page, shop, language);
      const wanted = await person.stocked('sort=popular&limit=12');
      const [taken] = await person.stocked('in_stock=true&sort=-price&limit=1');
      if (!taken) throw new Error('nothing in stock');
      await person.visit('/register');
      await person.register('B. Reader', `swapper-${language}@reader.example`);
      await person.giveBooks(wanted.slice(2).map((book) => book.isbn));
      await person.takeBook(taken.isbn);
      await person.visit('/checkout');
      await page.getByLabel(m.checkout_swap({}, say)).check();
      await person.fillCheckout(null);
      // The button of a purchase has no amount. The result below the two sides has it.
      const sum = page
        .getByText(withAny(m.checkout_result_get({ amount: '…' }, say)))
        .or(page.getByText(withAny(m.checkout_result_pay({ amount: '…' }, say))))
        .first();
      const figure = /[\p{N}][\p{N}.,٫٬]*/u.exec((await sum.textContent()) ?? '')?.[0] ?? 'no figure';
      await person.placeButton.click();
      await expect(page).toHaveURL(new RegExp(`/${language}/trades/`));
      await expect(page.getByText(m.trade_event_awaiting_parcel({}, say)).first()).toBeVisible();
      await expect(page.getByRole('main')).toContainText(figure);
      await page.getByRole('button', { name: m.trade_cancel({}, say) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: withAny(m.trade_cancel_yes({ number: '…' }, say)) })
        .click();
      await expect(page.getByText(m.trade_next_cancelled({}, say))).toBeVisible();
      await expect(page.getByRole('button', { name: m.trade_cancel({}, say) })).toHaveCount(0);
    });
  });
}
