import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeskRecall } from '../../../../domain/catalogue/recalls/recall-schemas';
import type { DeskBook } from '../../../../domain/desk/stock-schemas';
import { sampleBook } from '../../../../tests/client/sample-lists';
import { showScreen } from '../../../../tests/client/show-screen';
import { StockBook } from './stock-book';

const item: DeskBook = {
  book: sampleBook('9780141439587', 'Emma'),
  recall: null,
  stock: [{ grade: 'good', shelf: 'en A', onHand: 3, reserved: 1, priceCents: 520, costCents: 200 }],
  movements: [],
};

test('an opened correction focuses the number of copies, for another condition the list of conditions', async () => {
  showScreen(<StockBook item={item} />, () => null);
  fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
  expect(document.activeElement?.getAttribute('name')).toBe('change');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
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

const recall: DeskRecall = {
  danger: 'choking',
  details: 'The wheels come off.',
  notice: null,
  since: '2026-11-26T10:00:00.000Z',
  told: 3,
  unsent: [{ trade: 'a1', number: 'IE-7K4Q' }],
};

test('a clerk starts a recall, after the form has said what it does', async () => {
  const { calls } = showScreen(<StockBook item={item} />, () => ({ items: [{ ...item, recall }] }));
  fireEvent.click(await screen.findByRole('button', { name: 'Recall this book' }));
  expect(screen.getByText('We stop selling and buying the book. Every buyer gets an email.')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: /What is dangerous/ }), { target: { value: recall.details } });
  fireEvent.click(screen.getByRole('button', { name: 'Start the recall' }));

  expect(await screen.findByText(/Recalled since/)).toBeDefined();
  expect(screen.getByText('Orders where the buyer got the email: 3')).toBeDefined();
  expect(screen.getByRole('link', { name: 'IE-7K4Q' }).getAttribute('href')).toBe('/en/desk/trades/a1');
  expect(calls.at(-1)).toMatchObject({
    path: '/desk/recalls',
    body: { isbn: '9780141439587', danger: 'choking', details: recall.details, notice: null },
  });
});

test('a recall without its danger in words or with a wrong address is refused before it is sent', async () => {
  const { calls } = showScreen(<StockBook item={item} />, () => null);
  fireEvent.click(await screen.findByRole('button', { name: 'Recall this book' }));
  fireEvent.change(screen.getByRole('textbox', { name: /What is dangerous/ }), { target: { value: 'bad' } });
  fireEvent.change(screen.getByRole('textbox', { name: /official notice/ }), { target: { value: 'safety gate' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start the recall' }));

  expect(screen.getByText('Write between 10 and 500 characters.')).toBeDefined();
  expect(screen.getByText('Write a web address that begins with https://, or leave the field empty.')).toBeDefined();
  expect(calls).toEqual([]);
});

test('a clerk ends a recall', async () => {
  const { calls } = showScreen(<StockBook item={{ ...item, recall }} />, () => ({ items: [item] }));
  fireEvent.click(await screen.findByRole('button', { name: 'End the recall' }));

  expect(await screen.findByRole('button', { name: 'Recall this book' })).toBeDefined();
  expect(calls.at(-1)).toMatchObject({ method: 'POST', path: '/desk/recalls/9780141439587/end' });
});
