import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleBookFile, sampleReport, sampleRows } from '../../../../../tests/client/sample-import';
import { counts } from '../../../../../tests/client/show-desk-trade';
import { showScreen, type Answers } from '../../../../../tests/client/show-screen';
import type { DeskImport } from '../../../../../domain/desk/imports/desk-import-schemas';
import { BookFileError } from '../../../../lib/book-files/book-file';
import { DeskFrame } from '../../frame/desk-frame';
import { ImportsScreen } from './imports-screen';
import type { OpenFile } from './sending/import-stage';

const listed = ({ reasons: _r, rejections: _j, changes: _c, ...item }: ReturnType<typeof sampleReport>): DeskImport =>
  item;
const started = { kind: 'started', run: 'r1', columns: { isbn: 0, title: 1 }, headerIsRow: false, nextRow: 0 };
const chunk = { added: 2, updated: 0, unchanged: 0, recovered: 0, rejected: [], nextRow: 2 };

/** Answers of an import that works. `more` comes first. */
const working =
  (more: Answers = () => null): Answers =>
  (call) => {
    const own = more(call);
    if (own !== null) return own;
    if (call.path === '/desk/imports') return started;
    if (call.path.includes('/items/')) return chunk;
    if (call.path.endsWith('/finish')) return { done: true, after: null };
    return sampleReport({ isDryRun: true, canUndo: false });
  };

const openRows: OpenFile = async () => sampleBookFile(sampleRows(2));

function show(answers: Answers = working(), openFile = openRows, items: readonly DeskImport[] = []) {
  return showScreen(
    <DeskFrame counts={counts}>
      <ImportsScreen list={{ items, nextCursor: null }} openFile={openFile} />
    </DeskFrame>,
    answers,
  );
}

/** Chooses a file, which jsdom can't read by itself. */
async function choose(name = 'autumn.csv') {
  const file = new File(['EAN,Title'], name);
  Object.defineProperty(file, 'arrayBuffer', { value: async () => new ArrayBuffer(8) });
  fireEvent.change(await screen.findByLabelText(/Choose a file/), { target: { files: [file] } });
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('the list shows each import with its file, clerk, counts and state, and links to its report', async () => {
  show(working(), openRows, [
    listed(sampleReport()),
    listed(sampleReport({ run: 'r2', file: 'spring.xlsx', isDryRun: true })),
    listed(sampleReport({ run: 'r3', file: 'open.xml', finishedAt: null })),
    listed(sampleReport({ run: 'r4', file: 'wrong.csv', undoneAt: '2026-11-26T11:00:00.000Z' })),
    listed(sampleReport({ run: 'r5', file: null, by: null, source: 'goodbooks.csv abc' })),
  ]);

  const table = await screen.findByRole('region', { name: 'All imports' });
  expect(within(table).getByRole('row', { name: /autumn.csv.*Books.*Ann Clerk.*2.*1.*0.*0.*Finished/ })).toBeDefined();
  expect(within(table).getByRole('row', { name: /spring.xlsx.*Checked only/ })).toBeDefined();
  expect(within(table).getByRole('row', { name: /open.xml.*Not finished/ })).toBeDefined();
  expect(within(table).getByRole('row', { name: /wrong.csv.*Undone/ })).toBeDefined();
  expect(within(table).getByRole('row', { name: /goodbooks.csv abc.*command line/ })).toBeDefined();
  expect(within(table).getByRole('link', { name: 'autumn.csv' }).getAttribute('href')).toBe(
    '/en/desk/catalogue/imports/r1',
  );
});

test('a file is checked first, and the check shows columns, reasons and books before the import', async () => {
  const { calls, router } = show(
    working(({ path, method }) =>
      method === 'GET' && path === '/desk/imports/r1'
        ? sampleReport({
            isDryRun: true,
            rejected: 60,
            reasons: [{ reason: 'isbn-missing', count: 60 }],
            rejections: [{ number: 7, reason: 'isbn-missing', name: 'No number', detail: '' }],
            changes: [
              {
                key: '9780141439587',
                title: 'Emma',
                isNew: false,
                wasKept: false,
                fields: [{ field: 'reference_price', before: '899', after: '999' }],
              },
            ],
          })
        : null,
    ),
  );
  await choose();
  expect(await screen.findByText('autumn.csv')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox', { name: 'Price of a new copy' }), { target: { value: '9.99' } });
  await press('Check file');

  expect(await screen.findByText(/Nothing has been changed yet/)).toBeDefined();
  expect(screen.getByText('New').nextElementSibling?.textContent).toBe('2');
  expect(screen.getByText('ISBN', { selector: 'dt' }).nextElementSibling?.textContent).toBe('column 1 EAN');
  expect(screen.getAllByText('The row has no ISBN.')).toHaveLength(2);
  expect(screen.getByText('Shown here: 1 of 60')).toBeDefined();
  expect(screen.getByText('€8.99').closest('del')).not.toBeNull();
  expect(screen.getByText('€9.99').closest('ins')).not.toBeNull();

  await press('Import now');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/catalogue/imports/r1'));
  const starts = calls.filter(({ path, method }) => path === '/desk/imports' && method === 'POST');
  expect(starts.map(({ body }) => body)).toMatchObject([
    { kind: 'editions', file: 'autumn.csv', options: { dryRun: true, defaultPrice: 999 }, header: ['EAN', 'Title'] },
    { options: { dryRun: false, defaultPrice: 999 }, resume: false, again: false },
  ]);
});

test('an import without a check goes to its report', async () => {
  const { calls, router } = show();
  await choose();
  await press('Import without checking');

  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/catalogue/imports/r1'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /desk/imports',
    'PUT /desk/imports/r1/items/0',
    'POST /desk/imports/r1/finish',
  ]);
});

test('a file that was imported before says when and by whom, and is imported again on request', async () => {
  const earlier = { kind: 'imported', run: 'r0', by: 'Ben Clerk', startedAt: '2026-11-20T10:00:00.000Z', nextRow: 2 };
  const { calls } = show(
    working(({ body, path }) => (path === '/desk/imports' && !(body as { again: boolean }).again ? earlier : null)),
  );
  await choose();
  await press('Import without checking');

  expect(await screen.findByText(/Ben Clerk.* imported this file on 20 November 2026/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Open report' }).getAttribute('href')).toBe('/en/desk/catalogue/imports/r0');
  await press('Import again');
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/finish'))).toBe(true));
});

test('an import that somebody has begun is continued with the same file from its next row', async () => {
  const open = { kind: 'running', run: 'r1', by: 'Ben Clerk', startedAt: '2026-11-20T10:00:00.000Z', nextRow: 1 };
  const { calls } = show(
    working(({ body, path }) =>
      path === '/desk/imports' ? ((body as { resume: boolean }).resume ? { ...started, nextRow: 1 } : open) : null,
    ),
  );
  await choose();
  await press('Import without checking');
  expect(await screen.findByText('Rows done: 1')).toBeDefined();
  await press('Continue the import');

  await waitFor(() => expect(calls.some(({ path }) => path === '/desk/imports/r1/items/1')).toBe(true));
});

test.each([
  ['empty', 'The file is empty.'],
  ['old-onix', /ONIX 2\.1/],
  ['too-large', /too large/],
] as const)('a file that is not read (%s) says why', async (failure, words) => {
  show(working(), () => Promise.reject(new BookFileError(failure)));
  await choose();

  expect((await screen.findByRole('alert')).textContent).toMatch(words);
});

test('a file of an unknown encoding is opened again with the one that the clerk states', async () => {
  const asked: (string | null)[] = [];
  show(working(), (_file, { encoding }) => {
    asked.push(encoding);
    return encoding === null
      ? Promise.reject(new BookFileError('unknown-encoding'))
      : Promise.resolve(sampleBookFile([], { format: 'onix' }));
  });
  await choose('list.xml');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Character encoding' }), {
    target: { value: 'windows-1252' },
  });
  await press('Open again');

  expect(await screen.findByRole('button', { name: 'Check file' })).toBeDefined();
  expect(asked).toEqual([null, 'windows-1252']);
});

test('copies are imported with the cost that the clerk states', async () => {
  const { calls } = show();
  await choose();
  fireEvent.click(await screen.findByRole('radio', { name: 'Our own copies' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Unit cost' }), { target: { value: '2.50' } });
  await press('Check file');

  await waitFor(() => expect(calls[0]?.body).toMatchObject({ kind: 'copies', options: { defaultCost: 250 } }));
});

test('prices in other currencies are named after the check, whose options can be changed', async () => {
  const rates: unknown[] = [];
  show(working(), async (_file, reading) => {
    rates.push([...reading.rates]);
    const [row] = sampleRows(1);
    return sampleBookFile(row?.kind === 'row' ? [{ ...row, unusedCurrencies: ['GBP'] }] : [], { format: 'onix' });
  });
  await choose('list.xml');
  await press('Check file');
  expect(await screen.findByText(/Prices in other currencies: GBP \(1\)/)).toBeDefined();
  await press('Change options');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Exchange rates' }), { target: { value: 'GBP 1.15' } });
  await press('Check file');

  await waitFor(() => expect(rates.at(-1)).toEqual([['GBP', 1.15]]));
});

test('a file without a column of ISBNs is refused in words', async () => {
  show(
    working(({ path }) =>
      path === '/desk/imports'
        ? Response.json({ code: 'invalid-input', facts: { reason: 'no-isbn-column' } }, { status: 400 })
        : null,
    ),
  );
  await choose();
  await press('Check file');

  expect((await screen.findByRole('alert')).textContent).toMatch(/No column in the file has ISBNs/);
});

test('an import that is stopped ends after its last row', async () => {
  let answer: (chunk: object) => void = () => undefined;
  const { calls, router } = show(
    working(({ path }) => (path.includes('/items/') ? new Promise((resolve) => (answer = resolve)) : null)),
  );
  await choose();
  await press('Import without checking');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/items/'))).toBe(true));
  await press('Stop');
  answer(chunk);

  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/catalogue/imports/r1'));
  expect(calls.at(-1)?.path).toBe('/desk/imports/r1/stop');
});

test('leaving the page during an import needs a confirmation, and the import can be continued later', async () => {
  let answer: (chunk: object) => void = () => undefined;
  const { calls, router } = show(
    working(({ path }) => (path.includes('/items/') ? new Promise((resolve) => (answer = resolve)) : null)),
  );
  await choose();
  await press('Import without checking');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/items/'))).toBe(true));
  void router.navigate({ to: '/desk/stock' });

  expect(await screen.findByRole('heading', { name: 'Import in progress' })).toBeDefined();
  expect(router.state.location.pathname).not.toBe('/desk/stock');
  fireEvent.click(screen.getByRole('button', { name: 'Leave the page' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/stock'));
  answer(chunk);
  expect(calls.some(({ path }) => path.endsWith('/stop'))).toBe(false);
});
