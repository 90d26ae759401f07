import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { DeskSeries } from '../../../../../domain/desk/names/series-schemas';
import { showScreen, type Answers } from '../../../../../tests/client/show-screen';
import { ScanProvider } from '../../frame/scan-context';
import { SeriesListScreen } from './series-list-screen';
import { SeriesScreen } from './series-screen';

const book = (work: string, title: string) => ({
  work,
  isbn: '9780141439587',
  title,
  authors: ['Ann Ash'],
  language: 'en',
  cover: '/covers/9780141439587.svg',
  editions: 1,
});
const series: DeskSeries = {
  name: 'Rivers',
  spellings: ['Rivers'],
  volumes: [
    { ...book('spring', 'Spring'), number: 1, outside: 2, differs: false },
    { ...book('delta', 'Delta'), number: 4, outside: 0, differs: false },
  ],
  missing: [2, 3],
  candidates: [{ ...book('source', 'Source (Rivers, #2)'), number: 2, series: null }],
  version: 'v1',
  history: [],
};
const show = async (answers: Answers, shown = series) => {
  const { calls } = showScreen(
    <ScanProvider>
      <SeriesScreen series={shown} />
    </ScanProvider>,
    answers,
  );
  await screen.findByRole('heading', { name: shown.name });
  return calls;
};
const number = (title: string) => screen.getByLabelText(`Number of “${title}”`);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press('Save series');

it('saves changed numbers, added and removed books together', async () => {
  const calls = await show(() => series);
  expect(screen.getByText('Missing numbers: 2, 3')).toBeDefined();
  fireEvent.change(number('Delta'), { target: { value: '3' } });
  press('Remove Spring');
  press('Add Source (Rivers, #2)');
  expect(screen.getByText('Unsaved changes: 3')).toBeDefined();

  save();

  await waitFor(() => expect(screen.getByText('The series is saved.')).toBeDefined());
  expect(calls).toMatchObject([
    {
      method: 'POST',
      path: '/desk/series/Rivers/volumes',
      body: {
        version: 'v1',
        set: [
          { work: 'delta', number: 3 },
          { work: 'source', number: 2 },
        ],
        remove: ['spring'],
      },
    },
  ]);
});

it('keeps a removed book after undo', async () => {
  const calls = await show(() => series);
  press('Remove Spring');

  press('Undo Spring');

  expect(screen.queryByRole('button', { name: 'Save series' })).toBeNull();
  expect(calls).toEqual([]);
});

it('adds all editions of a work', async () => {
  const calls = await show(() => series);
  press('Add all editions');

  save();

  await waitFor(() => expect(calls[0]?.body).toMatchObject({ set: [{ work: 'spring', number: 1 }] }));
});

it('sends nothing while a number is wrong', async () => {
  const calls = await show(() => series);
  fireEvent.change(number('Delta'), { target: { value: 'x' } });

  save();

  expect((await screen.findByRole('alert')).textContent).toContain('whole numbers');
  expect(number('Delta').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toEqual([]);
});

it('keeps the entries after a conflict with another clerk, and saves them with the newer version', async () => {
  let posts = 0;
  const calls = await show(({ method }) => {
    if (method === 'GET') return { ...series, version: 'v2' };
    posts += 1;
    return posts === 1
      ? Response.json({ code: 'state-moved' }, { status: 409, headers: { 'Content-Type': 'application/problem+json' } })
      : series;
  });
  fireEvent.change(number('Delta'), { target: { value: '3' } });
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('Your entries are kept');
  expect(number('Delta')).toHaveProperty('value', '3');

  save();

  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ version: 'v2', set: [{ work: 'delta', number: 3 }] }));
});

it('finds a book to add by its ISBN', async () => {
  const calls = await show(() => ({ items: [{ ...book('tides', 'Tides'), number: null, series: 'Folio #3' }] }));
  fireEvent.change(screen.getByLabelText('ISBN, title or author'), { target: { value: '9780141439587' } });

  press('Search');

  expect(await screen.findByText('Now in: Folio #3')).toBeDefined();
  press('Add Tides');
  expect(number('Tides')).toHaveProperty('value', '');
  expect(calls.map(({ path }) => path)).toEqual(['/desk/series-books']);
});

it('offers to start a series that does not exist', async () => {
  showScreen(
    <ScanProvider>
      <SeriesListScreen found={{ items: [] }} q="Trees" />
    </ScanProvider>,
    () => ({}),
  );

  const link = await screen.findByRole('link', { name: 'Start series' });
  expect(link.getAttribute('href')).toBe('/en/desk/catalogue/series/Trees');
});
