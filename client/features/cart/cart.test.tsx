import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '../../../domain/money';
import { sampleCart, sampleCartLine } from '../../../tests/client/sample-lists';
import { showScreen } from '../../../tests/client/show-screen';
import { CartScreen } from './cart-screen';

const emma = '9780141439587';
const eur = (minor: number) => money(minor, 'EUR');
const nothing = { books: 0, total: eur(0), postage: eur(0), missing: eur(0) };

test('a raised price prevents the checkout until the person agrees to the price shown', async () => {
  const risen = sampleCart([sampleCartLine(emma, 'Emma', { risenTo: eur(680) })]);
  const { calls } = showScreen(<CartScreen cart={risen} give={nothing} Tabs={() => null} />, () =>
    sampleCart([sampleCartLine(emma, 'Emma', { price: eur(680) })], 2),
  );
  expect((await screen.findByText(/when you added it\./)).textContent).toBeDefined();
  expect(screen.getByRole('button', { name: /Check out/ })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Buy for €6.80' }));
  expect(await screen.findByRole('link', { name: 'Check out · you pay €10.70' })).toBeDefined();
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', `/cart/lines/${emma}/very-good`, { quantity: 1, price: 680 }],
  ]);
});

test('a copy that was sold meanwhile stops the checkout; the page states the payout of the basket', async () => {
  const cart = sampleCart([sampleCartLine(emma, 'Emma', { available: 0 })]);
  showScreen(
    <CartScreen cart={cart} give={{ ...nothing, books: 3, total: eur(1260) }} Tabs={() => null} />,
    () => cart,
  );
  expect(await screen.findByText(/Our last copy in this condition has been sold\./)).toBeDefined();
  expect(screen.getByText('The value of your 3 books covers the whole price')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Check out · you get €2.50' })).toHaveProperty('disabled', true);
});

test('a cart whose books are all sold shows no sums and no button', async () => {
  const cart = { ...sampleCart([sampleCartLine(emma, 'Emma', { available: 0 })]), subtotal: eur(0), postage: eur(0) };
  showScreen(<CartScreen cart={cart} give={nothing} Tabs={() => null} />, () => cart);

  expect(await screen.findByText(/^We no longer have enough copies of 1 book\./)).toBeDefined();
  expect(screen.queryByText('Delivery is free')).toBeNull();
  expect(screen.queryByRole('button', { name: /Check out/ })).toBeNull();
});

test('a law on the postage of new books is named with its figures, and no free delivery is promised', async () => {
  const law = { least: eur(300), cheaperFrom: eur(3500), above: eur(1) };
  const cart = { ...sampleCart([sampleCartLine(emma, 'Emma')]), toFreePostage: eur(0), postageLaw: law };

  showScreen(<CartScreen cart={cart} give={nothing} Tabs={() => null} />, () => cart);

  expect(
    await screen.findByText(
      /^By law, delivery costs at least €3\.00 if .* less than €35\.00 in total\. Otherwise it costs at least €0\.01/,
    ),
  ).toBeDefined();
  expect(screen.queryByText(/free delivery/)).toBeNull();
});

test('the legal guarantee is named above the button to the checkout', async () => {
  const cart = sampleCart([sampleCartLine(emma, 'Emma')]);
  showScreen(<CartScreen cart={cart} give={nothing} Tabs={() => null} />, () => cart);
  const notice = await screen.findByRole('link', { name: /^EU notice on the legal guarantee/ });
  const checkout = screen.getByRole('link', { name: /^Check out/ });
  expect(notice.compareDocumentPosition(checkout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
