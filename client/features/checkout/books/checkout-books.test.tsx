import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Me } from '../../../../domain/accounts/schemas';
import type { Quote } from '../../../../domain/checkout/schemas';
import { money } from '../../../../domain/money';
import {
  sampleBasket,
  sampleBasketLine,
  sampleCart,
  sampleCartLine,
  sampleQuote,
} from '../../../../tests/client/sample-lists';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { CheckoutScreen } from '../checkout-screen';

const guest: Me = { account: null, language: 'en', market: 'IE' };
const robin: Me = {
  ...guest,
  account: { name: 'Robin Reader', email: 'robin@dogear.example', role: 'customer', tag: 'tag' },
};
const basket = sampleBasket([
  sampleBasketLine('9780141439587', 'Emma', { quantity: 3 }),
  sampleBasketLine('9780141439686', 'Persuasion'),
]);
const cart = sampleCart([sampleCartLine('9780142437261', 'Middlemarch')]);
const none = sampleCart([]);

const show = (quote: Quote, me: Me, answers: Answers) =>
  showScreen(
    <CheckoutScreen quote={quote} me={me} market="IE" Balance={({ view }) => <h2>{view.sentence}</h2>} />,
    answers,
  );

test('names a sold-out book with its other copies, and buys one of them instead', async () => {
  const sold = sampleCartLine('9780142437261', 'Middlemarch', {
    available: 0,
    others: [{ grade: 'good', used: true, price: money(500, 'EUR') }],
  });
  const soldOut = { ...sampleCart([sold]), ...sampleCart([]), lines: [sold] };
  const { calls } = show(
    sampleQuote(sampleBasket([]), soldOut, { settlement: 'pay-now', useStoreCredit: true }, 'guest'),
    guest,
    ({ path }) =>
      path.startsWith('/cart')
        ? cart
        : sampleQuote(sampleBasket([]), cart, { settlement: 'pay-now', useStoreCredit: true }, 'guest'),
  );
  await screen.findByText('Our last copy in this condition (Very good) has been sold. We still have these copies:');
  expect(screen.queryByText('You have no books to check out')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Good · buy for €5.00' }));

  expect(await screen.findByRole('button', { name: 'Buy now and pay' })).toBeDefined();
  expect(calls.filter(({ path }) => path.startsWith('/cart')).map(({ method, path }) => [method, path])).toEqual([
    ['PUT', '/cart/lines/9780142437261/good'],
    ['DELETE', '/cart/lines/9780142437261/very-good'],
  ]);
});

test('names each book that is bought with its condition, copies and price beside the total', async () => {
  const bought = sampleCart([
    sampleCartLine('9780142437261', 'Middlemarch', { quantity: 2 }),
    sampleCartLine('9780141439587', 'Emma', { grade: 'new', used: false, price: money(1000, 'EUR') }),
  ]);
  show(
    sampleQuote(sampleBasket([]), bought, { settlement: 'pay-now', useStoreCredit: true }, 'guest'),
    guest,
    () => ({}),
  );

  const list = await screen.findByRole('list', { name: 'You buy' });
  const texts = [...list.children].map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
  expect(texts).toEqual(['Middlemarchused, very good · 2 ×€12.40', 'Emmanew€10.00']);
});

test.each([
  ['includes postage', 1000, 'New copies and their share of the postage include 7% VAT: €0.76.'],
  ['is free of postage', 5000, 'The prices of new copies include 7% VAT: €3.27.'],
])('states the VAT of new books in an order with used ones that %s', async (_, price, words) => {
  const mixed = sampleQuote(
    sampleBasket([]),
    sampleCart([
      sampleCartLine('9780142437261', 'Middlemarch', { price: money(500, 'EUR') }),
      sampleCartLine('9780141439587', 'Emma', { grade: 'new', used: false, price: money(price, 'EUR') }),
    ]),
    { settlement: 'pay-now', useStoreCredit: true },
    'guest',
  );
  const tax = Math.round((price * 7) / 107) + (price === 1000 ? 11 : 0);
  const vat = { ...mixed.vat, rate: 7, amount: money(tax, 'EUR'), marginScheme: true };
  show({ ...mixed, vat }, guest, () => ({}));

  expect(await screen.findByText(words)).toBeDefined();
});

test.each(['bank', 'store-credit'] as const)(
  'promises a transfer only for a sale that is paid by one: %s',
  async (payout) => {
    show(sampleQuote(basket, none, { settlement: 'payout', payout, useStoreCredit: true }), robin, () => ({}));
    await screen.findByRole('button', { name: /^Sell now/ });

    expect(screen.queryByText(/We’ll pay you within/) !== null).toBe(payout === 'bank');
  },
);

test('states to a seller by when books must arrive, how long the check takes and when the shop pays', async () => {
  show(sampleQuote(basket, none, { settlement: 'payout', useStoreCredit: true }), robin, () => ({}));

  const arrival = await screen.findByText(/^Your books must reach us within 21 days\./);
  expect(arrival.textContent).toContain('Your order page will show you how to send us your books.');
  const check = screen.getByText(/^We usually check your books within 2 working days/);
  expect(check.textContent).toContain('We’ll pay you within 2 working days after the sale is completed.');
});

test('shows no selling half to a buyer and no buying half to a seller', async () => {
  show(sampleQuote(basket, none, { settlement: 'payout', useStoreCredit: true }), robin, () => ({}));

  await screen.findByText(/^4 books, offers valid until/);
  expect(screen.queryByRole('heading', { name: /^You get/ })).toBeNull();
});
