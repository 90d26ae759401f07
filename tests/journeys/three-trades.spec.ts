import { m } from '../../messages/compiled/messages.js';
import { registerMember } from './support/member';
import { Person, messagePattern, messageStartPattern } from './support/person';
import { expect, test } from './support/shop';

/*
 * A purchase on an English desktop and a swap on an Arabic phone. `sell-on-a-phone.spec.ts` sells on a phone. Each
 * language places an order in workerd (worker/html/form-actions/languages.test.ts).
 */

test.describe('en on a desktop', () => {
  const language = 'en';
  const inLanguage = { locale: language } as const;

  test('a guest buys a book by bank transfer, and only the link opens the trade', async ({ page, shop, browser }) => {
    const person = new Person(page, shop, language);
    const email = 'buyer@reader.example';
    const [book] = await person.findBooks(`language=${language}&in_stock=true&limit=1`);
    if (!book) throw new Error(`no book in ${language}`);
    await person.addToCart(book.isbn);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: m.book_to_cart({}, inLanguage) }).click();
    await expect(main.getByText(book.title).first()).toBeVisible();
    await main
      .getByRole('link', { name: messageStartPattern(m.cart_to_checkout_pay({ amount: '' }, inLanguage)) })
      .click();
    await person.fillCheckout(email);
    await person.placeOrderButton.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/trades/`));
    await expect(page.getByText(m.trade_pay_iban({}, inLanguage), { exact: true }).first()).toBeVisible();
    await expect(page.getByText(m.trade_event_awaiting_payment({}, inLanguage)).first()).toBeVisible();
    const tradeUrl = page.url();

    const mail = await shop.waitForMail(email, /trades\//);
    expect(mail.language).toBe(language);
    const link = /https?:\/\/\S+\/trades\/\S+key=\S+/.exec(mail.text)?.[0] ?? '';
    const stranger = await (await browser.newContext()).newPage();
    expect((await stranger.request.get(tradeUrl)).status()).toBe(404);
    await stranger.goto(link);
    await expect(stranger.getByText(m.trade_pay_iban({}, inLanguage), { exact: true }).first()).toBeVisible();
    expect(stranger.url()).not.toContain('key=');
    await stranger.context().close();

    const cart = await page.request.get(`${shop.url}/${language}/cart`);
    expect(await cart.text()).toContain(m.cart_empty_title({}, inLanguage));
  });
});

test.describe('ar on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const language = 'ar';
  const inLanguage = { locale: language } as const;

  test('a reader swaps: books both ways, one checkout, and cancels', async ({ page, shop, context }) => {
    const person = new Person(page, shop, language);
    const wanted = await person.findBooks('sort=popular&limit=12');
    const [taken] = await person.findBooks('in_stock=true&sort=-price&limit=1');
    if (!taken) throw new Error('nothing in stock');
    await registerMember(context, shop, 'swapper@reader.example');
    // `sell-on-a-phone.spec.ts` fills the sell list on a phone in Arabic.
    await person.addToBasketByApi(wanted.slice(2).map((book) => book.isbn));
    await person.addToCart(taken.isbn);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: m.book_to_cart({}, inLanguage) }).click();
    await main.locator('a[href="/ar/checkout"]').click();
    await page.getByLabel(m.checkout_swap({}, inLanguage)).check();
    await person.fillCheckout(null);
    // The button of a purchase has no amount. The result below the two sides has it.
    const sum = page
      .getByText(messagePattern(m.checkout_result_get({ amount: '…' }, inLanguage)))
      .or(page.getByText(messagePattern(m.checkout_result_pay({ amount: '…' }, inLanguage))))
      .first();
    const figure = /[\p{N}][\p{N}.,٫٬]*/u.exec((await sum.textContent()) ?? '')?.[0] ?? 'no figure';
    await person.placeOrderButton.click();
    await expect(page).toHaveURL(new RegExp(`/${language}/trades/`));
    await expect(page.getByText(m.trade_event_awaiting_parcel({}, inLanguage)).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(figure);
    await page.getByRole('button', { name: m.trade_cancel({}, inLanguage) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: messagePattern(m.trade_cancel_yes({ number: '…' }, inLanguage)) })
      .click();
    await expect(page.getByText(m.trade_next_cancelled({}, inLanguage))).toBeVisible();
    await expect(page.getByRole('button', { name: m.trade_cancel({}, inLanguage) })).toHaveCount(0);
    await page.getByRole('button', { name: m.trades_restore({}, inLanguage) }).click();
    await expect(main.getByRole('link', { name: m.balance_open_cart({}, inLanguage) })).toBeVisible();
    await main.getByRole('link', { name: m.balance_open_basket({}, inLanguage) }).click();
    await expect(page).toHaveURL(new RegExp(`/${language}/basket`));
    await expect(main.getByText(wanted[2]?.title ?? 'no book').first()).toBeVisible();
  });
});
