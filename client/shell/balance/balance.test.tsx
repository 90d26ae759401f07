import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { Balance } from '../../../domain/cart/schemas';
import { money } from '../../../domain/money';
import { BalanceFull } from './balance-full';
import { BalanceHead } from './balance-head';
import { BalanceStrip } from './balance-strip';
import { balanceView } from './balance-view';
import { languageRewrite } from '../../lib/language-rewrite';

const eur = (minor: number) => money(minor, 'EUR');
const balance = (
  give: [books: number, total: number, missing?: number],
  take: [books: number, total: number],
): Balance => ({
  give: { books: give[0], total: eur(give[1]), postage: eur(0), missing: eur(give[2] ?? 0) },
  take: { books: take[0], total: eur(take[1]), postage: eur(0) },
  difference: eur(give[1] - take[1]),
});

/** Renders a part inside a router, because links need one. */
async function show(part: ReactNode): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    rewrite: languageRewrite('en'),
    history: createMemoryHistory({ initialEntries: ['/en'] }),
  });
  render(<RouterProvider router={router as never} />);
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(''));
}

test('each state of the balance states the amount owed and the next page', () => {
  const of = (...sides: Parameters<typeof balance>) => balanceView(balance(...sides), 'en');
  expect(of([14, 2340], [3, 1990])).toMatchObject({
    state: 'get',
    sentence: 'You get €3.50',
    next: { to: '/checkout' },
  });
  expect(of([4, 620], [3, 1990])).toMatchObject({
    state: 'pay',
    sentence: 'You pay €13.70',
    next: { to: '/checkout' },
  });
  expect(of([9, 1990], [3, 1990])).toMatchObject({ state: 'even', share: 0.5, next: { to: '/checkout' } });
  expect(of([5, 810, 190], [0, 0])).toMatchObject({
    state: 'to-go',
    share: 1,
    result: { label: '€1.90 below minimum', amount: '€10.00' },
    next: { to: '/basket' },
  });
  expect(of([0, 0], [2, 800])).toMatchObject({ state: 'pay', share: 0, give: { label: 'No books yet' } });
  expect(of([0, 0], [0, 0])).toMatchObject({ state: 'empty', share: 0.5 });
  // Below the minimum, but with something to take: a cart can always be checked out.
  expect(of([1, 300, 700], [1, 500])).toMatchObject({ state: 'pay', next: { to: '/checkout' } });
});

test('the balance is in the language of the page, also from right to left', () => {
  expect(balanceView(balance([14, 2340], [3, 1990]), 'de').give.amount).toBe('23,40\u00a0€');
  expect(balanceView(balance([14, 2340], [3, 1990]), 'ar').give.label).toContain('١٤');
});

test('in the header it is one button with both sides, that opens the lists', async () => {
  const toggle = vi.fn();
  await show(
    <BalanceHead
      view={balanceView(balance([14, 2340], [3, 1990]), 'en')}
      isOpen={false}
      controls="lists"
      onToggle={toggle}
    />,
  );
  const button = screen.getByRole('button', {
    name: '14 to sell €23.40 3 to buy €19.90 you get €3.50',
    expanded: false,
  });
  button.click();
  expect(toggle).toHaveBeenCalledOnce();
});

test('the strip on a phone links to the checkout and opens the lists', async () => {
  await show(
    <BalanceStrip view={balanceView(balance([4, 620], [3, 1990]), 'en')} isOpen={false} onOpen={() => undefined} />,
  );
  expect(screen.getByRole('link', { name: /^Check out/ }).getAttribute('href')).toBe('/en/checkout');
  expect(screen.getByRole('button', { name: /to sell/ })).toBeTruthy();
});

test('the full balance has two pages and the difference', async () => {
  await show(
    <BalanceFull view={balanceView(balance([14, 2340], [3, 1990]), 'en')} give={<p>pile</p>} take={<p>shelf</p>} />,
  );
  expect(screen.getByRole('heading', { name: 'You sell €23.40' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'You buy €19.90' })).toBeTruthy();
  expect(screen.getByText('You get €3.50')).toBeTruthy();
});
