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
