import { m } from '../../messages/compiled/messages.js';
import { waitForHydration, expect, test } from './support/partner-shop';
import { Person, messagePattern } from './support/person';

test('a guest pays by card on the provider’s page and returns to a paid trade', async ({ page, shop, stripe }) => {
  const person = new Person(page, shop, 'en');
  await person.addToCartByApi((await person.findCheapestCopies('language=en&limit=1'))[0]);
  await person.visit('/checkout');
  await person.fillCheckout('card@reader.example');
  await page.getByLabel(m.checkout_card()).check();
  await expect(person.placeOrderButton).toBeEnabled();
  await person.placeOrderButton.click();

  // The checkout redirects to the provider. The order page links to it again.
  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/page/`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('IE-');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/en\/trades\//);
  await waitForHydration(page);
  await page.getByRole('button', { name: messagePattern(m.trades_card_pay({ amount: '…' })) }).click();
  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/page/`));

  // Stripe's event arrives before the browser.
  stripe.tell(shop.url);
  await page.getByRole('button', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/en\/trades\/\w+$/);
  await expect(page.getByText(m.trade_next_packing()).first()).toBeVisible();
  await expect(page.getByRole('button', { name: messagePattern(m.trades_card_pay({ amount: '…' })) })).toHaveCount(0);

  // After the cancellation the card is refunded.
  await waitForHydration(page);
  await page.getByRole('button', { name: m.trade_cancel() }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: messagePattern(m.trade_cancel_yes({ number: '…' })) })
    .click();
  await expect
    .poll(
      async () =>
        (await (await page.request.get(`${shop.url}/api${new URL(page.url()).pathname.replace('/en', '')}`)).json())
          .payouts,
    )
    .toMatchObject([{ way: 'stripe', state: 'done' }]);
});
