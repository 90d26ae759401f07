import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { counts } from '../../../../tests/client/show-desk-trade';
import { showScreen } from '../../../../tests/client/show-screen';
import { CatalogueTabs } from '../catalogue/catalogue-tabs';
import { DeskFrame } from './desk-frame';

const showAt = async (path: string) => {
  const { router } = showScreen(
    <DeskFrame counts={counts}>
      <CatalogueTabs here="find" />
    </DeskFrame>,
    () => ({}),
    {},
    ['/desk/catalogue/{-$kind}/{-$key}'],
  );
  await router.navigate({ href: path } as never);
  return within(await screen.findByRole('navigation', { name: 'Back office' }));
};

test('the navigation has a row of orders and money, and one of books and the shop', async () => {
  const nav = await showAt('/desk');

  const rows = nav.getAllByRole('list').map((list) =>
    within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace(/ ?\d+$/, '')),
  );
  expect(rows).toEqual([
    ['Work list', 'Receive parcels', 'Pick list', 'Payouts and refunds', 'Bank payments', 'Withdrawals'],
    ['Stock', 'Catalogue', 'Look up', 'Reports', 'Scheduled tasks'],
  ]);
});

test('a book of the catalogue is marked as a part of the catalogue', async () => {
  const nav = await showAt('/desk/catalogue/books/9780141439587');

  const marked = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Catalogue']);
});

test('the link to the catalogue leaves the page of a book', async () => {
  const nav = await showAt('/desk/catalogue/books/9780141439587');

  expect(nav.getByRole('link', { name: 'Catalogue' }).getAttribute('href')).toBe('/en/desk/catalogue');
  expect(screen.getByRole('link', { name: 'Books' }).getAttribute('href')).toBe('/en/desk/catalogue');
});
