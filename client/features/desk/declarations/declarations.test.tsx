import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeskDeclaration } from '../../../../domain/trades/declaration-schemas';
import { showScreen } from '../../../../tests/client/show-screen';
import { ScanProvider } from '../frame/scan-context';
import { DeclarationsScreen } from './declarations-screen';

const declaration: DeskDeclaration = {
  id: 'd1',
  at: '2026-11-26T20:15:00.000Z',
  name: 'Aoife Byrne',
  number: 'IE-7K4Q',
  email: 'ann@reader.example',
  books: '',
  outcome: 'no-order',
  trade: null,
  lines: [],
};
const show = (items: readonly DeskDeclaration[]) =>
  showScreen(
    <ScanProvider>
      <DeclarationsScreen declarations={{ items: [...items], open: items.length }} />
    </ScanProvider>,
    () => Response.json({ items: [], open: 0 }),
  );

test('a declaration without an order shows who wrote and is closed', async () => {
  const { calls } = show([declaration]);
  expect(await screen.findByText('No order with this number and email address')).toBeDefined();
  expect(screen.getByRole('link', { name: 'ann@reader.example' })).toHaveProperty('href', 'mailto:ann@reader.example');
  fireEvent.click(screen.getByRole('button', { name: 'Mark as done' }));

  await waitFor(() =>
    expect(calls).toMatchObject([{ method: 'POST', path: '/desk/withdrawals/d1/close', body: { lines: [] } }]),
  );
});

test('chosen lines of an order are withdrawn', async () => {
  const lines = [
    { line: 1, title: 'Emma', quantity: 1 },
    { line: 2, title: 'Persuasion', quantity: 2 },
  ];
  const { calls } = show([{ ...declaration, outcome: 'some-books', trade: 't1', books: 'the second one', lines }]);
  expect(await screen.findByText('the second one')).toBeDefined();
  const record = screen.getByRole('button', { name: 'Record the withdrawal' });
  expect(record).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('checkbox', { name: '2 × Persuasion' }));
  fireEvent.click(record);

  await waitFor(() =>
    expect(calls).toMatchObject([{ method: 'POST', path: '/desk/withdrawals/d1/close', body: { lines: [2] } }]),
  );
});

test('the page shows a notice when no declaration waits', async () => {
  show([]);
  expect(await screen.findByText('No open withdrawals')).toBeDefined();
});
