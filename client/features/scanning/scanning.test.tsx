import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  box,
  emma,
  endScanning,
  persuasion,
  readIn,
  rowOf,
  scan,
  scanningShop,
  show,
  startScanning,
  unknown,
} from '../../../tests/client/scanning-page';
import { stubMatchMedia } from '../../../tests/client/stub-match-media';

beforeEach(startScanning);
afterEach(endScanning);

test('a pasted text is read, valued, totalled and put into the basket, and refused books are listed', async () => {
  const { calls } = show();
  await readIn(`box 3: ${emma} Emma, 0-14-143968-X? ${persuasion}\n${unknown} ${emma}`);
  expect(await within(await rowOf('Emma')).findByText('€11.20')).toBeDefined();
  expect(within(await rowOf('Persuasion')).getByText('we can’t buy it')).toBeDefined();
  expect(screen.getByText('Not in our catalogue')).toBeDefined();
  expect(screen.getByText('for 2 books so far')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /^Add 2 books/ }));
  expect(await screen.findByText('1 book is now on your sell list.')).toBeDefined();
  expect(screen.getByText('Emma: your sell list is full')).toBeDefined();
  expect(calls.find(({ path }) => path === '/basket/lines')?.body).toEqual({
    lines: [{ isbn: emma, grade: 'very-good', quantity: 2, exLibrary: false }],
  });
});

test('a pasted mail counts only its books, on the button and in the run', async () => {
  show();
  await readIn(`Order no. 9781234567, EAN 4006381333931, phone 1234567890\n1 x Emma (${emma})\n1 x ${persuasion}`);
  await rowOf('Persuasion');
  expect(screen.getByText('2 books scanned')).toBeDefined();
  expect(screen.getByRole('button', { name: 'All 2' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Use / })).toBeNull();
});

test('an unknown book can be looked up, and the page says that the answer comes by mail', async () => {
  const { calls } = show();
  await readIn(`${unknown} ${emma}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Look it up for me' }));
  expect(await screen.findByText('We’re looking it up and will email you.')).toBeDefined();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([`/asked-books/${unknown}`]);
});

test('the next step is the sell list once all books are on it', async () => {
  scanningShop.isFull = false;
  show();
  await readIn(emma);
  await rowOf('Emma');
  fireEvent.click(await screen.findByRole('button', { name: /^Add 1 book/ }));
  expect(await screen.findByRole('link', { name: 'Go to sell list' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Add 1 book/ })).toBeNull();
  expect(screen.getByText('1 book is now on your sell list.')).toBeDefined();
});

test('a wrong check digit can be corrected during typing', async () => {
  show();
  fireEvent.change(await box(), { target: { value: '9780141439580' } });
  expect(screen.getByText(/is wrong\. Did you mean/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: /Use .9780141439587/ }));
  fireEvent.keyDown(await box(), { key: 'Enter' });
  expect(await rowOf('Emma')).toBeDefined();
});

test('on a phone the field stays open during typing, and a pasted list closes it', async () => {
  stubMatchMedia(false);
  show();
  const ways = () => screen.getByText('Type, paste or upload').closest('details');
  await readIn(emma);
  expect(await within(await screen.findByRole('region', { name: 'Last book' })).findByText('Emma')).toBeDefined();
  expect(ways()).toHaveProperty('open', true);
  expect(document.activeElement).toBe(await box());
  await readIn(`${persuasion} ${unknown}`);
  await waitFor(() => expect(ways()).toHaveProperty('open', false));
});

test.each([
  ['with a mouse', true],
  ['with touch alone', false],
])('on a device %s, the list names the keys: %s', async (_, matches) => {
  stubMatchMedia(matches);
  show();
  await readIn(emma);
  await rowOf('Emma');

  expect(screen.queryByText(/^Arrow keys: move/) !== null).toBe(matches);
  expect(screen.getByRole('grid').hasAttribute('aria-describedby')).toBe(matches);
});

test('a hand scanner is read wherever the focus is, and the focused field stays unchanged', async () => {
  show();
  await readIn(emma);
  await rowOf('Emma');
  const name = screen.getByRole('textbox', { name: 'Name of this session' });
  fireEvent.change(name, { target: { value: 'Attic' } });
  scan(persuasion, name);
  expect(await within(await screen.findByRole('region', { name: 'Last book' })).findByText('Persuasion')).toBeDefined();
  expect(screen.getByDisplayValue('Attic')).toBe(name);
});

test('a code that is not a book is listed last with its problem and place, and can be corrected', async () => {
  show();
  await box();
  for (const code of [emma, '4006381333931', persuasion]) scan(code);
  const grid = await screen.findByRole('grid');
  expect(await within(grid).findByText(/is not the barcode of a book\./)).toBeDefined();
  expect(await within(grid).findByText('Scanned between “Emma” and “Persuasion”')).toBeDefined();
  fireEvent.click(within(grid).getByRole('button', { name: 'Type the number' }));
  fireEvent.change(within(grid).getByRole('textbox', { name: 'Number on the book' }), {
    target: { value: '9781472154667' },
  });
  fireEvent.click(within(grid).getByRole('button', { name: 'Correct' }));
  fireEvent.click(await within(grid).findByRole('button', { name: /Use .9781472154668/ }));
  expect(await within(grid).findByText('Not in our catalogue')).toBeDefined();
  expect(within(grid).queryByText(/is not the barcode of a book\./)).toBeNull();
});

test('keys choose, grade and remove lines, and undo', async () => {
  show();
  await readIn(`${persuasion} ${emma}`);
  const row = await rowOf('Emma');
  act(() => row.focus());
  fireEvent.keyDown(row, { key: 'a', ctrlKey: true });
  expect(screen.getByText('2 books selected')).toBeDefined();
  fireEvent.keyDown(row, { key: '3' });
  await waitFor(() =>
    expect(within(row).getByRole('combobox', { name: 'Condition of “Emma”' })).toHaveProperty('value', 'good'),
  );
  expect(await within(row).findByText('€4.20')).toBeDefined();
  fireEvent.keyDown(row, { key: 'Escape' });
  fireEvent.keyDown(row, { key: 'Delete' });
  await waitFor(() => expect(screen.queryByText('Emma', { selector: 'bdi' })).toBeNull());
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(await rowOf('Emma')).toBeDefined();
});

test('ex-library can be set for all chosen books at once', async () => {
  show();
  await readIn(`${emma} ${unknown}`);
  await rowOf('Emma');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all books shown' }));
  fireEvent.click(screen.getByRole('button', { name: 'Library copy' }));
  expect(await within(await rowOf('Emma')).findByText('€4.60')).toBeDefined();
});

test('a press on the title opens a row, which shows the price of each condition', async () => {
  show();
  await readIn(emma);
  fireEvent.click(within(await rowOf('Emma')).getByText('Emma'));
  const row = await rowOf('Emma');
  expect(await within(row).findByRole('button', { name: /Good.*€4\.20/ })).toBeDefined();
  expect(within(row).getByRole('button', { name: /Like new.*€5\.60/ })).toBeDefined();
});

test('a filter shows one kind of lines and can be removed', async () => {
  show();
  await readIn(`${emma} ${persuasion}`);
  await rowOf('Persuasion');
  fireEvent.click(screen.getByRole('button', { name: '1 we can’t buy' }));
  expect(screen.queryByText('Emma', { selector: 'bdi' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'All 2' }));
  expect(await rowOf('Emma')).toBeDefined();
});

test('a dropped list is read by its ISBN column, and a file of another kind is refused with instructions', async () => {
  show();
  await box();
  const drop = (file: File) =>
    fireEvent.drop(document.body, { dataTransfer: { files: [file], types: ['Files'], getData: () => '' } });
  drop(new File([`Title;ISBN;Price\nEmma;${emma};4,00\n`], 'shelf.csv', { type: 'text/csv' }));
  expect(await rowOf('Emma')).toBeDefined();
  expect(await screen.findByText(/shelf\.csv.: 1 book found/)).toBeDefined();
  drop(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])], 'shelf.xlsx'));
  expect(await screen.findByText(/We can’t read .shelf\.xlsx.. Save your list as XLSX or CSV/)).toBeDefined();
});

test('the lines of the basket can be opened in the run', async () => {
  show(1);
  fireEvent.click(await screen.findByRole('button', { name: 'Add from my sell list' }));
  expect(await rowOf('Emma')).toBeDefined();
});

test('an empty sell list is not offered as a source', async () => {
  show();
  await readIn(unknown);
  fireEvent.click(await screen.findByRole('button', { name: 'Your scanning sessions' }));

  expect(await screen.findByRole('button', { name: 'New scanning session' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add from my sell list' })).toBeNull();
});
