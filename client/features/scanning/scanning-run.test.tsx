import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  emma,
  endScanning,
  persuasion,
  readIn,
  rowOf,
  scanningShop,
  show,
  startScanning,
} from '../../../tests/client/scanning-page';
import { sampleBasket, sampleBasketLine } from '../../../tests/client/sample-lists';

beforeEach(startScanning);
afterEach(endScanning);

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pressFirst = (name: string) => fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body);

test('undo and redo have buttons that name the step', async () => {
  show();
  await readIn(emma);
  const grade = within(await rowOf('Emma')).getByRole('combobox', { name: 'Condition of “Emma”' });
  fireEvent.change(grade, { target: { value: 'acceptable' } });

  fireEvent.click(await screen.findByRole('button', { name: 'Undo: 1 book changed' }));
  await waitFor(() => expect(grade).toHaveProperty('value', 'very-good'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo: 1 book added' }));
  await waitFor(() => expect(screen.queryByText('Emma', { selector: 'bdi' })).toBeNull());
  fireEvent.click(await screen.findByRole('button', { name: 'Redo: 1 book added' }));

  expect(await rowOf('Emma')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Redo: 1 book changed' })).toBeDefined();
});

test('copies on the sell list are not counted twice, also in a new session', async () => {
  scanningShop.isFull = false;
  show(1, ({ path }) =>
    path === '/basket' ? sampleBasket([sampleBasketLine(emma, 'Emma', { grade: 'very-good' })]) : undefined,
  );
  await readIn(emma);
  await rowOf('Emma');
  fireEvent.click(screen.getByRole('button', { name: /^Add 1 book/ }));
  expect(await within(await rowOf('Emma')).findByText('1 copy on your sell list')).toBeDefined();
  pressFirst('Add from my sell list');
  expect(await screen.findByText('1 book scanned')).toBeDefined();

  press('Your scanning sessions');
  press('Delete Session 1');
  press('Delete');
  await waitFor(() => expect(screen.queryByText('Emma', { selector: 'bdi' })).toBeNull());
  pressFirst('Add from my sell list');

  expect(await within(await rowOf('Emma')).findByText('1 copy on your sell list')).toBeDefined();
});

test('the list is saved as a file for spreadsheets, and no title in it is a formula', async () => {
  const formula = '=HYPERLINK("http://elsewhere.example","Free books")';
  scanningShop.titles = { ...scanningShop.titles, [emma]: formula };
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  show();
  await readIn(`${emma} ${persuasion}`);
  await rowOf('Persuasion');

  pressFirst('Save as CSV');

  expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual(['dogear-books.csv']);
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain(`,"'${formula.replaceAll('"', '""')}",`);
  expect(text).toContain(',Persuasion,');
  expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m);
});

test('offers can be stopped and continued', async () => {
  let asked = 0;
  show(0, ({ path }) => {
    if (path !== '/offers') return undefined;
    asked += 1;
    return asked === 1 ? new Promise(() => undefined) : undefined;
  });
  await readIn(`${emma} ${persuasion}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(screen.getByText('0 of 2 offers loaded')).toBeDefined();
  expect(screen.getByText('Loading has stopped. Your scans are saved.')).toBeDefined();

  press('Continue loading');

  expect(await screen.findByText('2 books scanned')).toBeDefined();
  expect(screen.queryByText('Loading has stopped. Your scans are saved.')).toBeNull();
});
