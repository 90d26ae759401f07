import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sampleReport } from '../../../../../../tests/client/sample-import';
import { counts } from '../../../../../../tests/client/show-desk-trade';
import { showScreen, type Answers } from '../../../../../../tests/client/show-screen';
import type { DeskImportReport } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { DeskFrame } from '../../../frame/desk-frame';
import { rejectedFile, rejectedFileName } from './rejected-file';
import { ReportScreen } from './report-screen';

const show = (report: DeskImportReport, answers: Answers = () => null) =>
  showScreen(
    <DeskFrame counts={counts}>
      <ReportScreen report={report} />
    </DeskFrame>,
    answers,
  );

test('a report shows its file, clerk, counts and changed books, field by field', async () => {
  show(
    sampleReport({
      recovered: 4,
      changes: [
        {
          key: '9780141439587',
          title: 'Emma',
          isNew: false,
          wasKept: true,
          fields: [
            { field: 'authors', before: '["J. Austen"]', after: '["Jane Austen"]' },
            { field: 'format', before: null, after: 'hardcover' },
            { field: 'series', before: 'Classics', after: null },
          ],
        },
        { key: '9780261102385', title: 'The Hobbit', isNew: true, wasKept: false, fields: [] },
      ],
    }),
  );

  expect(await screen.findByRole('heading', { name: 'autumn.csv' })).toBeDefined();
  expect(screen.getByText(/26 November 2026.*Ann Clerk/)).toBeDefined();
  expect(screen.getByText('ISBN repaired').nextElementSibling?.textContent).toBe('4');
  const emma = screen.getByRole('link', { name: 'Emma' }).closest('li') ?? document.body;
  expect(within(emma).getByText('not undone')).toBeDefined();
  expect(within(emma).getByText('Jane Austen').closest('ins')).not.toBeNull();
  expect(within(emma).getByText('Hardcover')).toBeDefined();
  expect(within(emma).getByText('removed')).toBeDefined();
  const hobbit = screen.getByRole('link', { name: 'The Hobbit' }).closest('li') ?? document.body;
  expect(hobbit.closest('section')?.querySelector('h2')?.textContent).toBe('New books');
});

test('an undo says what it does, takes as many steps as it needs, and shows its progress', async () => {
  let step = 0;
  const { calls } = show(sampleReport(), ({ path }) => {
    if (!path.endsWith('/undo')) return null;
    step += 1;
    return { done: step === 3, undone: step * 200, kept: 0, changes: 600 };
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo the import' }));
  expect(screen.getByText(/This removes the new books and restores the changed ones/)).toBeDefined();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo the import' }));

  await waitFor(() => expect(calls.filter(({ path }) => path === '/desk/imports/r1/undo')).toHaveLength(3));
});

test('an undone import shows its time, and the number of changes that stayed with the reason', async () => {
  show(sampleReport({ undoneAt: '2026-11-27T09:00:00.000Z', kept: 3, canUndo: false }));

  expect(await screen.findByText(/The import was undone on 27 November 2026/)).toBeDefined();
  expect(screen.getByText(/Changes that stay: 3\. These books were changed later/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull();
});

test('an undo that was not finished is continued', async () => {
  show(sampleReport({ isUndoing: true }));

  expect(await screen.findByRole('button', { name: 'Continue undoing' })).toBeDefined();
});

test('an import that is not finished says how it continues, and can be ended', async () => {
  const { calls } = show(sampleReport({ finishedAt: null, canUndo: false }), ({ path }) =>
    path.endsWith('/stop') ? sampleReport() : null,
  );
  expect(await screen.findByText(/To continue it, choose the same file again/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'End the import' }));

  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/desk/imports/r1/stop'));
});

test('refused rows are downloaded from all pages', async () => {
  const row = { number: 7, reason: 'isbn-missing', name: 'No number', detail: '' };
  const made: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}` }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  let page = 0;
  const { calls } = show(
    sampleReport({ rejected: 2, reasons: [{ reason: 'isbn-missing', count: 2 }], rejections: [row] }),
    ({ path }) => {
      if (!path.endsWith('/rejections')) return null;
      page += 1;
      return { items: [{ ...row, number: page }], next: page === 1 ? '1_isbn-missing' : null };
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Download rejected rows' }));

  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(calls.filter(({ path }) => path.endsWith('/rejections'))).toHaveLength(2);
  expect(made).toHaveLength(1);
});

test('a report shows more changed books, each list by its own pages, until all stored ones are shown', async () => {
  const book = (key: string, title: string, isNew: boolean) => ({ key, title, isNew, wasKept: false, fields: [] });
  const { calls } = show(
    sampleReport({
      updated: 3,
      changes: [book('9780141439587', 'Emma', false), book('9780261102385', 'The Hobbit', true)],
      next: { rejections: null, changed: 'edition_9780141439587', added: null },
    }),
    ({ path }) =>
      path.endsWith('/changes') ? { items: [book('9780486284736', 'Persuasion', false)], next: null } : null,
  );
  expect(await screen.findByText('Shown here: 1 of 3')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show more' }));

  const more = await screen.findByRole('link', { name: 'Persuasion' });
  expect(more.closest('section')?.querySelector('h2')?.textContent).toBe('Changed books');
  expect(screen.getByRole('link', { name: 'Emma' })).toBeDefined();
  expect(screen.getByText('Shown here: 2 of 3')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(calls.filter(({ path }) => path === '/desk/imports/r1/changes')).toHaveLength(1);
});

test('a report shows more refused rows', async () => {
  const row = { number: 7, reason: 'isbn-missing', name: 'No number', detail: '' };
  show(
    sampleReport({
      rejected: 2,
      reasons: [{ reason: 'isbn-missing', count: 2 }],
      rejections: [row],
      next: { rejections: '7_isbn-missing', changed: null, added: null },
    }),
    ({ path }) =>
      path.endsWith('/rejections') ? { items: [{ ...row, number: 9, name: 'Second' }], next: null } : null,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));

  expect(await screen.findByRole('cell', { name: 'Second' })).toBeDefined();
  expect(screen.queryByText(/Shown here/)).toBeNull();
});

test('the file of refused rows has the reason in words, and no cell is a formula', () => {
  const file = rejectedFile([
    { number: 7, reason: 'shop-barcode', name: '=HYPERLINK("http://x")', detail: 'line 8' },
    { number: 8, reason: 'from-a-later-version', name: 'Emma', detail: '' },
  ]);

  expect(file.split('\r\n')).toEqual([
    '\ufeffRow,Content,Reason,Detail',
    `7,"'=HYPERLINK(""http://x"")","The number is a shop’s own code, not an ISBN.",line 8`,
    '8,Emma,from-a-later-version,',
    '',
  ]);
  expect(rejectedFileName({ file: 'autumn.csv', run: 'r1' })).toBe('autumn.rejected.csv');
  expect(rejectedFileName({ file: null, run: 'r1' })).toBe('r1.rejected.csv');
});
