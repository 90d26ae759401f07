import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePages, page, texts } from '../../../../tests/client/run-pages';
import { showScreen } from '../../../../tests/client/show-screen';
import { emma, enter, kim, rows, shop, titleShop, widen } from '../../../../tests/client/titles-page';
import { sheetXml, xlsxOf } from '../../../lib/book-files/xlsx/xlsx-parts';
import { ScanWorkspace } from '../scan-workspace';
import { closeRuns } from '../use-run';

beforeEach(widen);
afterEach(async () => {
  cleanup();
  closeRuns();
  await closePages();
  titleShop.isOffline = false;
  titleShop.asked = [];
  vi.unstubAllGlobals();
});

test('undo removes an answer and shows the question again', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('Emma');
  fireEvent.click(await sheet.findByRole('button', { name: 'Add this book' }));
  await waitFor(() => expect(rows()).toContain(emma));

  fireEvent.click(sheet.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(rows()).toEqual([]));
  expect(await sheet.findByRole('radio', { name: /Emma/ })).toBeDefined();
});

test('an undone answer leaves what other sources and other tabs have read since', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('Emma\nK?');
  fireEvent.click(await sheet.findByRole('button', { name: 'Add this book' }));
  await waitFor(() => expect(rows()).toContain(emma));
  const other = await page();
  await other.read([{ text: kim, source: 'scanner', sure: true }]);
  await waitFor(() => expect(rows()).toContain(kim));
  await other.read([{ text: emma, source: 'scanner', sure: true }]);
  await waitFor(() =>
    expect(texts(other.store)).toEqual([
      [emma, 2],
      [kim, 1],
    ]),
  );

  fireEvent.click(sheet.getByRole('button', { name: 'Undo' }));

  await waitFor(() =>
    expect(texts(other.store)).toEqual([
      [emma, 1],
      [kim, 1],
    ]),
  );
  expect(await sheet.findByText('Emma', { selector: 'q bdi' })).toBeDefined();
});

test('an answer whose book another tab has removed is asked again, with a notice', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('Emma');
  fireEvent.click(await sheet.findByRole('button', { name: 'Add this book' }));
  await waitFor(() => expect(rows()).toContain(emma));
  const other = await page();
  await other.remove(other.store.ids('all'));
  await waitFor(() => expect(rows()).toEqual([]));

  fireEvent.click(sheet.getByRole('button', { name: 'Undo' }));

  expect((await sheet.findByRole('alert')).textContent).toBe('“Emma” is no longer in this scanning session.');
  expect(await sheet.findByText('Emma', { selector: 'q bdi' })).toBeDefined();
});

test('a title of a spreadsheet adds its copies in its grades, and Undo removes all of them', async () => {
  showScreen(<ScanWorkspace />, shop);
  await screen.findByRole('textbox', { name: 'ISBNs or titles' });
  const list = sheetXml([
    ['Title', 'Author', 'Copies', 'Condition'],
    ['Emma', 'Jane Austen', 2, 'good'],
    ['Emma', 'Jane Austen', 1, 'acceptable'],
  ]);
  fireEvent.change(screen.getByLabelText('Choose a spreadsheet or text file'), {
    target: { files: [new File([xlsxOf(list)], 'shelf.xlsx')] },
  });
  const sheet = within(await screen.findByRole('dialog', { name: 'Which of these?' }));
  expect(await sheet.findByText('Emma – Jane Austen', { selector: 'q bdi' })).toBeDefined();
  expect(sheet.getByText('3 copies')).toBeDefined();
  const other = await page();

  fireEvent.click(await sheet.findByRole('button', { name: 'Add this book' }));
  await waitFor(() =>
    expect(texts(other.store)).toEqual([
      [emma, 2],
      [emma, 1],
    ]),
  );

  fireEvent.click(sheet.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(texts(other.store)).toEqual([]));
});
