import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeskEdition, DeskWork, FoundEdition } from '../../../../domain/desk/catalogue/catalogue-schemas';
import { counts } from '../../../../tests/client/show-desk-trade';
import { showScreen, type Answers } from '../../../../tests/client/show-screen';
import { DeskFrame } from '../frame/desk-frame';
import { EditionScreen } from './edition/edition-screen';
import { FindScreen } from './find/find-screen';
import { WorkScreen } from './work/work-screen';

const isbn = '9780141439587';
const edition: DeskEdition = {
  isbn,
  cover: '/covers/x.svg',
  values: {
    title: 'Ema',
    subtitle: null,
    authors: ['Jane Austen'],
    language: 'en',
    publisher: 'Penguin',
    published: '2003',
    format: 'pocket',
    pages: 474,
    grams: null,
    subjects: ['classics'],
    series: 'Penguin Classics #7',
    reference_price: 1250,
    work: 'emma-austen',
    description: null,
  },
  edited: [{ field: 'pages', by: 'Ada', at: '2026-11-20T10:00:00.000Z' }],
  work: { work: 'emma-austen', title: 'Emma', authors: ['Jane Austen'], editions: 2 },
  onHand: 3,
  descriptions: [{ language: 'en', text: 'A matchmaker.' }],
  history: [
    {
      id: 7,
      at: '2026-11-20T10:00:00.000Z',
      by: 'Ada',
      run: null,
      kind: 'changed',
      fields: [{ field: 'pages', before: 470, after: 474 }],
      canPutBack: true,
    },
    {
      id: null,
      at: '2026-11-01T10:00:00.000Z',
      by: null,
      run: { id: 'r1', name: 'spring.csv', isUndone: false },
      kind: 'added',
      fields: [],
      canPutBack: false,
    },
  ],
};
const found: FoundEdition = {
  isbn,
  work: 'emma-austen',
  title: 'Emma',
  authors: ['Jane Austen'],
  language: 'en',
  format: 'pocket',
  year: 2003,
  publisher: 'Penguin',
  cover: '/covers/x.svg',
  referencePrice: null,
  onHand: 3,
};
const work: DeskWork = {
  work: 'emma-austen',
  values: { title: 'Emma', authors: ['Jane Austen'], language: 'en', year: 1815, names: [] },
  edited: [],
  editions: [found],
  descriptions: [],
  history: [],
};
const show = (part: React.ReactNode, answers: Answers) =>
  showScreen(<DeskFrame counts={counts}>{part}</DeskFrame>, answers);
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Returns the button that saves the section with this heading. */
const save = (heading: string) => {
  const section = screen.getByText(heading, { selector: 'h2' }).closest('section');
  if (section === null) throw new Error(`no section ${heading}`);
  return within(section).getAllByText('Save')[0] ?? section;
};

test('an edit sends only the changed fields, with the values that were shown before', async () => {
  const { calls } = show(<EditionScreen edition={edition} />, () => ({
    ...edition,
    values: { ...edition.values, title: 'Emma' },
  }));
  await screen.findByLabelText('Title');

  type('Title', 'Emma');
  type('Volume', '8');
  fireEvent.click(save('Edition'));

  expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeDefined();
  expect(calls.at(-1)).toMatchObject({
    method: 'PATCH',
    path: `/desk/catalogue/books/${isbn}`,
    body: {
      fields: {
        title: { seen: 'Ema', value: 'Emma' },
        series: { seen: 'Penguin Classics #7', value: 'Penguin Classics #8' },
      },
    },
  });
  expect(screen.getByText('Emma', { selector: 'h2 *' })).toBeDefined();
});

test('a form without a change sends nothing', async () => {
  const { calls } = show(<EditionScreen edition={edition} />, () => null);
  await screen.findByLabelText('Title');

  fireEvent.click(save('Edition'));

  expect(await screen.findByText('Nothing has changed.')).toBeDefined();
  expect(calls).toEqual([]);
});

test('a wrong entry shows its fault and is not sent', async () => {
  const { calls } = show(<EditionScreen edition={edition} />, () => null);
  await screen.findByLabelText('Title');

  type('Date of publication', '17.05.2003');
  fireEvent.click(save('Edition'));

  expect(await screen.findByText('Enter a date such as 2003, 2003-05 or 2003-05-17.')).toBeDefined();
  expect(calls).toEqual([]);
});

test('a conflict shows the value of the other clerk, and a second press sends the kept entry', async () => {
  const changed = { ...edition, values: { ...edition.values, title: 'Emma Woodhouse', pages: 480 } };
  let edits = 0;
  const { calls } = show(<EditionScreen edition={edition} />, ({ method }) => {
    if (method !== 'PATCH') return changed;
    edits += 1;
    return edits === 1
      ? Response.json({ code: 'state-moved', facts: { fields: ['title'] } }, { status: 409 })
      : changed;
  });
  await screen.findByLabelText('Title');

  type('Title', 'Emma');
  fireEvent.click(save('Edition'));

  expect(await screen.findByText('Somebody has changed this to: Emma Woodhouse')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Emma');
  expect(screen.getByLabelText<HTMLInputElement>(/Pages/).value).toBe('480');
  fireEvent.click(save('Edition'));
  await waitFor(() => expect(edits).toBe(2));
  expect(calls.at(-1)?.body).toEqual({ fields: { title: { seen: 'Emma Woodhouse', value: 'Emma' } } });
});

test('an edited field names the clerk, and files may change it again', async () => {
  const { calls } = show(<EditionScreen edition={edition} />, () => ({ ...edition, edited: [] }));
  expect(await screen.findByText(/Edited by .*Ada.* on 20 November 2026/)).toBeDefined();

  fireEvent.click(screen.getByRole('button', { name: 'Let imports change it' }));

  await waitFor(() => expect(screen.queryByText(/Edited by/)).toBeNull());
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/desk/catalogue/books/${isbn}/edited/pages` });
});

test('the history names clerks and files, and undoes a change', async () => {
  const { calls } = show(<EditionScreen edition={edition} />, () => ({ kind: 'edition', key: isbn }));
  const items = within((await screen.findByText('History', { selector: 'h2' })).closest('section') ?? document.body);
  expect(items.getByText('Ada')).toBeDefined();
  expect(items.getByText('470')).toBeDefined();
  expect(items.getByText(/spring.csv/)).toBeDefined();

  fireEvent.click(items.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/desk/catalogue/changes/7/put-back'));
});

test('a description is written in one of the languages of the shop', async () => {
  const { calls } = show(<EditionScreen edition={edition} />, () => ({
    ...work,
    descriptions: [...edition.descriptions, { language: 'de', text: 'Eine Kupplerin.' }],
  }));
  fireEvent.change(await screen.findByRole('combobox', { name: 'Add a language' }), { target: { value: 'de' } });

  const area = screen.getByRole('textbox', { name: 'Description in Deutsch' });
  fireEvent.change(area, { target: { value: 'Eine Kupplerin.' } });
  fireEvent.submit(area.closest('form') ?? area);

  expect(await screen.findByText('Saved. The shop shows it within seconds.')).toBeDefined();
  expect(area.getAttribute('lang')).toBe('de');
  expect(calls.at(-1)).toMatchObject({
    method: 'PUT',
    path: '/desk/catalogue/works/emma-austen/descriptions/de',
    body: { seen: null, text: 'Eine Kupplerin.' },
  });
});

test('a clerk separates an edition from its work', async () => {
  const { calls } = show(<EditionScreen edition={edition} />, () => ({
    ...edition,
    work: { ...edition.work, work: 'ema-austen-1', editions: 1 },
  }));

  fireEvent.click(await screen.findByRole('button', { name: 'Separate from this work' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Separate from this work' })).toBeNull());
  expect(calls.at(-1)?.path).toBe(`/desk/catalogue/books/${isbn}/part`);
});

test('a clerk finds another work and joins it', async () => {
  const other = { ...found, isbn: '9780141439588', work: 'emma-2', title: 'Emma (Roman)' };
  const { calls } = show(<WorkScreen work={work} />, ({ method }) =>
    method === 'GET' ? { items: [found, other], nextCursor: null, missingIsbn: null } : work,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Merge another work' }));
  const field = screen.getByRole('searchbox', { name: 'Title or ISBN of the other work' });
  fireEvent.change(field, { target: { value: 'emma' } });
  fireEvent.submit(field.closest('form') ?? field);

  fireEvent.click(await screen.findByRole('button', { name: 'Choose' }));

  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { work: 'emma-2' } }));
});

test('titles in other languages are entered one on each line', async () => {
  const { calls } = show(<WorkScreen work={work} />, () => work);
  await screen.findByLabelText('Title');

  type('Titles in other languages', 'Emma');
  fireEvent.click(save('Work'));
  expect(await screen.findByText(/Write a language code and a title on each line/)).toBeDefined();
  type('Titles in other languages', 'pl Emma\nja エマ');
  fireEvent.click(save('Work'));

  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toEqual({
    fields: {
      names: {
        seen: [],
        value: [
          { language: 'pl', title: 'Emma' },
          { language: 'ja', title: 'エマ' },
        ],
      },
    },
  });
});

test('the list shows price and copies of each edition', async () => {
  show(<FindScreen found={{ items: [found], nextCursor: null, missingIsbn: null }} q="emma" />, () => null);

  const row = (await screen.findByRole('rowheader')).closest('tr');
  expect(row?.textContent).toMatch(/Emma.*Jane Austen.*English · Pocket edition · Penguin · 2003.*No price.*3/);
});

test('a known ISBN opens its book', async () => {
  const { router } = show(<FindScreen found={{ items: [], nextCursor: null, missingIsbn: null }} q="" />, () => ({
    items: [found],
    nextCursor: null,
    missingIsbn: null,
  }));
  const field = await screen.findByRole('searchbox', { name: /ISBN, title, author/ });
  fireEvent.change(field, { target: { value: '978-0-14-143958-7' } });
  fireEvent.submit(field.closest('form') ?? field);

  await waitFor(() => expect(router.state.location.pathname).toContain(`/desk/catalogue/books/${isbn}`));
});

test('a book with an unknown ISBN is added', async () => {
  const { calls } = show(
    <FindScreen found={{ items: [], nextCursor: null, missingIsbn: isbn }} q={isbn} />,
    () => edition,
  );
  await screen.findByText(/is not in the catalogue yet/);

  type('Title', 'Emma');
  type('Authors', 'Jane Austen');
  type('Price of a new copy', '12.50');
  fireEvent.click(screen.getByRole('button', { name: 'Add to catalogue' }));

  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls[0]).toMatchObject({
    method: 'POST',
    path: '/desk/catalogue/books',
    body: { isbn, title: 'Emma', authors: ['Jane Austen'], language: 'en', reference_price: 1250, pages: null },
  });
});
