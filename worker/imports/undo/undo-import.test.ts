import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeStatements } from '../../catalogue/editing/change-statements';
import { putWish } from '../../lists/wishes/put-wish';
import { commit } from '../../platform/db/commit';
import { outcomeOf } from '../../testing/buyers';
import { clerkCtx, ctxOvertakenBy } from '../../testing/desk';
import { ctxOf } from '../../testing/people';
import { testIsbn } from '../../testing/shelf';
import {
  bookRow,
  booksWith,
  catalogue,
  clerk,
  emptyCatalogue,
  firstMoment,
  importFile,
  rowsOf,
  undoAll,
} from '../../../tests/imports/worker-undo';
import { readImport } from '../read-import';
import { undoImport } from './undo-import';

beforeEach(emptyCatalogue);

describe('undoImport', () => {
  it('deletes the books that the import added, with their words for the search', async () => {
    const run = await importFile('new', [bookRow(1, { title: 'Zebra' }), bookRow(2)]);

    expect(await undoAll(run)).toEqual({ done: true, undone: 4, kept: 0, changes: 4 });
    expect(await catalogue()).toMatchObject({ editions: [], works: [] });
    expect(await booksWith('zebra')).toEqual([]);
    expect(await readImport(clerk(), run)).toMatchObject({ canUndo: false, kept: 0, isUndoing: false });
  });

  it('restores the values of changed books, and their words in the search', async () => {
    await importFile('old', [bookRow(1, { title: 'Emma', publisher: 'Penguin' })]);
    const before = await catalogue();
    const run = await importFile('new', [
      bookRow(1, { title: 'Zebra', publisher: 'Oxford', price: '12.00', demand: '500' }),
    ]);

    await undoAll(run);

    expect(await catalogue()).toEqual(before);
    expect([await booksWith('emma'), await booksWith('zebra')]).toEqual([[testIsbn(1)], []]);
  });

  it('keeps later changes of staff, restores the rest, and reports both', async () => {
    await importFile('old', [bookRow(1, { publisher: 'Penguin' })]);
    const run = await importFile('new', [bookRow(1, { publisher: 'Oxford', price: '12.00' }), bookRow(2)]);
    const edit = clerk();
    await commit(edit.db, [
      edit.db.prepare(`UPDATE editions SET publisher = 'Faber' WHERE isbn = ?1`).bind(testIsbn(1)),
      ...changeStatements(edit, { id: 'clerk' }, [
        { kind: 'edition', key: testIsbn(2), field: 'title', before: 'Book 2', after: 'Book 2' },
      ]),
    ]);

    const step = await undoAll(run);

    expect(step).toMatchObject({ done: true, kept: 2 });
    expect((await catalogue()).editions).toMatchObject([
      { isbn: testIsbn(1), publisher: 'Faber', reference_price: 1000 },
      { isbn: testIsbn(2), reference_price: 1000 },
    ]);
    const { changes } = await readImport(clerk(), run);
    expect(changes.map(({ key, wasKept }) => [key, wasKept])).toEqual([
      [testIsbn(1), true],
      [testIsbn(2), true],
    ]);
  });

  it('keeps what a later import has changed', async () => {
    const run = await importFile('new', [bookRow(1)]);
    await importFile('newer', [bookRow(1, { publisher: 'Oxford' })]);

    await undoAll(run);

    expect((await catalogue()).editions).toMatchObject([
      { isbn: testIsbn(1), publisher: 'Oxford', reference_price: 1000 },
    ]);
  });

  it('removes only the price of an added book that is on a list', async () => {
    const run = await importFile('new', [bookRow(1), bookRow(2)]);
    await putWish(ctxOf(env, 'v:x', firstMoment), testIsbn(1));

    expect(await undoAll(run)).toMatchObject({ kept: 1 });
    expect((await catalogue()).editions).toMatchObject([{ isbn: testIsbn(1), reference_price: null }]);
  });

  it('keeps an added book that is added to a list during the undo', async () => {
    const run = await importFile('new', [bookRow(1)]);
    const wish = () => putWish(ctxOf(env, 'v:x', firstMoment), testIsbn(1));

    expect(await undoImport(ctxOvertakenBy(clerk(), wish, 3), run)).toMatchObject({ done: false, undone: 0 });
    expect(await undoAll(run)).toMatchObject({ done: true, kept: 1 });

    expect((await catalogue()).editions).toMatchObject([{ isbn: testIsbn(1), reference_price: null }]);
  });

  it('keeps what staff change while it is undone', async () => {
    await importFile('old', [bookRow(1, { publisher: 'Penguin' })]);
    const run = await importFile('new', [bookRow(1, { publisher: 'Oxford' })]);
    const edit = clerk();
    const work = () =>
      commit(edit.db, [
        edit.db.prepare(`UPDATE editions SET publisher = 'Faber' WHERE isbn = ?1`).bind(testIsbn(1)),
        ...changeStatements(edit, { id: 'clerk' }, [
          { kind: 'edition', key: testIsbn(1), field: 'publisher', before: 'Oxford', after: 'Faber' },
        ]),
      ]);

    expect(await undoImport(ctxOvertakenBy(clerk(), work, 3), run)).toMatchObject({ done: false, undone: 0 });
    expect(await undoAll(run)).toMatchObject({ done: true, kept: 1 });

    expect((await catalogue()).editions).toMatchObject([{ publisher: 'Faber' }]);
  });

  it('removes opening copies from the stock by a movement, as far as they are free', async () => {
    const run = await importFile('new', [bookRow(1, { good: '3' }), bookRow(2, { good: '2' })]);
    await env.DB.prepare('UPDATE stock SET reserved = 1 WHERE isbn = ?1').bind(testIsbn(1)).run();

    const step = await undoAll(run);

    expect(step.kept).toBe(2);
    expect(await rowsOf('SELECT isbn, on_hand, reserved FROM stock')).toEqual([
      { isbn: testIsbn(1), on_hand: 1, reserved: 1 },
    ]);
    expect(
      await rowsOf(`SELECT isbn, on_hand_change FROM stock_movements WHERE reason = 'correction' ORDER BY isbn`),
    ).toEqual([
      { isbn: testIsbn(1), on_hand_change: -2 },
      { isbn: testIsbn(2), on_hand_change: -2 },
    ]);
    expect((await catalogue()).editions).toMatchObject([{ isbn: testIsbn(1), reference_price: null }]);
  });

  it('removes the works, titles, names and publishers that the import added', async () => {
    await importFile('old', [bookRow(1, { work: 'emma', 'work title': 'Emma' })]);
    const before = await catalogue();
    const run = await importFile('new', [
      bookRow(1, {
        work: 'emma',
        'work title': 'Emma (1815)',
        'other titles': 'de:Zebra',
        'other names': 'ja:ゼブラ',
        publisher: 'Oxford',
        'publisher address': 'Oxford 1',
        'publisher contact': 'a@b.example',
      }),
    ]);
    expect(await booksWith('zebra')).toEqual([testIsbn(1)]);

    await undoAll(run);

    expect(await catalogue()).toEqual(before);
    expect(await booksWith('zebra')).toEqual([]);
  });

  it('is done once by two clerks at once', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => bookRow(n));
    const run = await importFile('new', rows);

    const other = () => undoImport(clerk(), run);
    await undoImport(ctxOvertakenBy(clerk(), other, 4), run);
    const step = await undoAll(run);

    expect(step).toMatchObject({ done: true, kept: 0, undone: step.changes });
    expect(await catalogue()).toMatchObject({ editions: [], works: [] });
  });

  it('changes nothing when it is asked for again', async () => {
    await importFile('old', [bookRow(1)]);
    const run = await importFile('new', [bookRow(1, { publisher: 'Oxford' })]);
    await undoAll(run);
    await importFile('newer', [bookRow(1, { publisher: 'Oxford' })]);

    expect(await undoImport(clerk(), run)).toMatchObject({ done: true, kept: 0 });
    expect((await catalogue()).editions).toMatchObject([{ publisher: 'Oxford' }]);
  });

  it('is refused while the import runs, after the time, and to customers', async () => {
    const run = await importFile('new', [bookRow(1)]);
    const late = clerkCtx(env, new Date('2027-04-01T10:00:00.000Z'));
    await env.DB.prepare('UPDATE import_runs SET finished_at = NULL').run();

    expect(await outcomeOf(undoImport(clerk(), run))).toBe('state-moved');
    expect(await outcomeOf(undoImport(late, run))).toBe('not-found');
    expect(await outcomeOf(undoImport(ctxOf(env, 'a:ann', firstMoment), run))).toBe('not-found');
  });
});
