import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeskBook } from '../../../../domain/desk/stock-schemas';
import { sampleBook } from '../../../../tests/client/sample-lists';
import { showScreen } from '../../../../tests/client/show-screen';
import { StockBook } from './stock-book';

const item: DeskBook = {
  book: sampleBook('9780141439587', 'Emma'),
  stock: [{ grade: 'good', shelf: 'en A', onHand: 3, reserved: 1, priceCents: 520, costCents: 200 }],
  movements: [],
};

test('an opened correction focuses the number of copies, for another condition the list of conditions', async () => {
  showScreen(<StockBook item={item} />, () => null);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  expect(document.activeElement?.getAttribute('name')).toBe('change');
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }));
  fireEvent.click(screen.getByRole('button', { name: /condition/i }));
  expect(document.activeElement?.getAttribute('name')).toBe('grade');
});

test('a correction of too many copies is refused before it is sent', async () => {
  const { calls } = showScreen(<StockBook item={item} />, () => null);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Add or remove copies' }), { target: { value: '1001' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.getByText('Please enter at most 1,000 copies at once.')).toBeDefined();
  expect(calls).toEqual([]);
});

test('a purchase with too high a unit cost is refused before it is sent', async () => {
  const { calls } = showScreen(<StockBook item={item} />, () => null);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Reason' }), { target: { value: 'purchase' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Add or remove copies' }), { target: { value: '1' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'Unit cost' }), { target: { value: '100000.01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));

  expect(screen.getByText('Please enter a unit cost of at most €100,000.00.')).toBeDefined();
  expect(calls).toEqual([]);
});
