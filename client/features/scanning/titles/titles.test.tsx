import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePages } from '../../../../tests/client/run-pages';
import { showScreen } from '../../../../tests/client/show-screen';
import {
  emmaInGerman,
  enter,
  keptTitles,
  kim,
  rows,
  shop,
  titleShop,
  widen,
} from '../../../../tests/client/titles-page';
import { clearScans } from '../../../data/session/clear-scans';
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

test('a title is added only after confirmation, even when it is certain, as the selected edition', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('Emma, Jane Austen');
  expect(await sheet.findByRole('radio', { name: /Emma Jane Austen/ })).toHaveProperty('checked', true);
  expect(titleShop.asked).toEqual(['Emma, Jane Austen']);
  expect(rows()).toEqual([]);

  fireEvent.change(sheet.getByRole('combobox', { name: 'Edition' }), { target: { value: '1' } });
  fireEvent.click(sheet.getByRole('button', { name: 'Add this book' }));

  expect(await sheet.findByText('Added: Emma')).toBeDefined();
  await waitFor(() => expect(rows()).toContain(emmaInGerman));
  expect(await sheet.findByText('You have answered all questions.')).toBeDefined();
});

test('an uncertain title has no selected answer; a number key selects one and Enter adds it', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('K?');
  const first = await sheet.findByRole('radio', { name: /Kim/ });
  expect(first).toHaveProperty('checked', false);
  fireEvent.click(sheet.getByRole('button', { name: 'Add this book' }));
  expect(sheet.getByRole('alert').textContent).toContain('Choose a book');
  expect(rows()).toEqual([]);

  fireEvent.keyDown(first, { key: '1' });
  expect(first).toHaveProperty('checked', true);
  fireEvent.submit(first);

  await waitFor(() => expect(rows()).toContain(kim));
});

test('lines that were entered while others are looked up are looked up too', async () => {
  showScreen(<ScanWorkspace />, shop);
  const many = Array.from({ length: 60 }, (_, n) => `Emma ${n}`);
  const sheet = await enter(many.join('\n'));
  fireEvent.click(await sheet.findByRole('button', { name: 'None of these' }));

  await waitFor(() => expect(titleShop.asked).toEqual(many));
  expect(await sheet.findByText('2 of 60')).toBeDefined();
});

test('lines without a book are listed and can be cleared, and "None of these" adds nothing', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('Emma\nNo such book');
  fireEvent.click(await sheet.findByRole('button', { name: 'None of these' }));

  expect(await sheet.findByText('No book added.')).toBeDefined();
  expect(sheet.getByRole('heading', { name: 'Not found' })).toBeDefined();
  expect(sheet.getByText('No such book')).toBeDefined();
  fireEvent.click(sheet.getByRole('button', { name: 'Clear this list' }));
  expect(await sheet.findByText('You have answered all questions.')).toBeDefined();
  expect(rows()).toEqual([]);
});

test('a line without a book is added by the ISBN that a person types for it', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('No such book\nNor this one');
  const [first] = await sheet.findAllByRole('button', { name: 'Type the number' });
  fireEvent.click(first ?? document.body);
  fireEvent.change(sheet.getByRole('textbox', { name: 'Number on the book' }), { target: { value: kim } });
  fireEvent.click(sheet.getByRole('button', { name: 'Add this book' }));

  expect(await sheet.findByText(/^Added: .*9780140183528/)).toBeDefined();
  await waitFor(() => expect(rows()).toContain(kim));
  expect(sheet.queryByText('No such book')).toBeNull();
  expect(sheet.getByText('Nor this one')).toBeDefined();
});

test('two ISBNs and two other titles are four books, whose titles are asked about', async () => {
  showScreen(<ScanWorkspace />, shop);
  fireEvent.change(await screen.findByRole('textbox', { name: 'ISBNs or titles' }), {
    target: { value: '9780316769488\nEmma\n9780446310789\nEmma Woodhouse' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 books' }));

  const sheet = within(await screen.findByRole('dialog', { name: 'Which of these?' }));
  expect(await sheet.findByText('Emma', { selector: 'q bdi' })).toBeDefined();
  expect(sheet.getByText('1 of 2')).toBeDefined();
});

test('titles beside their own ISBNs are not asked about', async () => {
  showScreen(<ScanWorkspace />, shop);
  fireEvent.change(await screen.findByRole('textbox', { name: 'ISBNs or titles' }), {
    target: { value: `Emma\n${emmaInGerman}\nNo such book\n9780446310789` },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add 2 books' }));

  await waitFor(() => expect(rows()).toContain(emmaInGerman));
  await waitFor(() => expect(titleShop.asked).toEqual(['Emma', 'No such book']));
  expect(screen.queryByRole('dialog', { name: 'Which of these?' })).toBeNull();
  expect(await keptTitles()).toEqual([]);
});

test('a postponed question is asked last', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('K?\nEmma');
  fireEvent.click(await sheet.findByRole('button', { name: 'Decide later' }));
  await waitFor(() => expect(sheet.getByText('Emma', { selector: 'q bdi' })).toBeDefined());

  fireEvent.click(sheet.getByRole('button', { name: 'None of these' }));

  expect(await sheet.findByText('K?')).toBeDefined();
});

test('open questions survive a reload, and wait until the person opens them', async () => {
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('Emma\nK?');
  await sheet.findByRole('radio', { name: /Emma/ });
  await waitFor(async () => expect(await keptTitles()).toEqual(['Emma', 'K?']));
  cleanup();
  closeRuns();

  showScreen(<ScanWorkspace />, shop);

  expect(await screen.findByText('We need your help to find 2 titles in your list.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Answer now' }));
  expect(await screen.findByRole('radio', { name: /Emma/ })).toBeDefined();
});

test('signing out in any tab removes the open questions', async () => {
  showScreen(<ScanWorkspace />, shop);
  await enter('Emma');
  await waitFor(async () => expect(await keptTitles()).toEqual(['Emma']));

  await clearScans();

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/need your help/)).toBeNull();
  expect(await keptTitles()).toEqual([]);
});

test('without a network the lines stay, and are looked up again', async () => {
  titleShop.isOffline = true;
  showScreen(<ScanWorkspace />, shop);
  const sheet = await enter('Emma');
  fireEvent.click(await sheet.findByRole('button', { name: 'Try again' }));
  expect(await sheet.findByRole('alert')).toBeDefined();
  titleShop.isOffline = false;

  fireEvent(window, new Event('online'));

  expect(await sheet.findByRole('radio', { name: /Emma/ })).toBeDefined();
});

test('a text without a title or an ISBN is refused and stays in the field', async () => {
  showScreen(<ScanWorkspace />, shop);
  const box = await screen.findByRole('textbox', { name: 'ISBNs or titles' });
  fireEvent.change(box, { target: { value: '1 2 3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find books' }));

  expect(await screen.findByText('We found no ISBN and no title in this text.')).toBeDefined();
  expect(box).toHaveProperty('value', '1 2 3');
});
