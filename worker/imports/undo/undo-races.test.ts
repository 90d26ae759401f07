import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bookRow,
  booksWith,
  catalogue,
  clerk,
  copiesRow,
  emptyCatalogue,
  importFile,
  rowsOf,
  sendRows,
  startFile,
  undoAll,
} from '../../../tests/imports/worker-undo';
import { ctxOvertakenBy } from '../../testing/desk';
import { testIsbn } from '../../testing/shelf';
import { finishDeskImport } from '../finish-desk-import';
import { undoImport } from './undo-import';

beforeEach(emptyCatalogue);

const edition = () => rowsOf('SELECT publisher, reference_price, language FROM editions ORDER BY isbn');
const finish = (run: string) => finishDeskImport(clerk(), { run, after: null });

describe('the undo of an import', () => {
  it('keeps a value that another import writes while it is undone', async () => {
    await importFile('old', [bookRow(1, { publisher: 'Penguin' })]);
    const run = await importFile('new', [bookRow(1, { publisher: 'Oxford', price: '12.00' })]);
    const other = await startFile('other', [bookRow(1)]);
    const write = () => sendRows(clerk(), other, [bookRow(1, { publisher: 'Faber', price: '' })]);

    expect(await undoImport(ctxOvertakenBy(clerk(), write, 3), run)).toMatchObject({ done: false, undone: 0 });
    expect(await undoAll(run)).toMatchObject({ kept: 1 });

    expect(await edition()).toMatchObject([{ publisher: 'Faber', reference_price: 1000 }]);
  });

  it('keeps an added book that another import changes while it is undone', async () => {
    const run = await importFile('new', [bookRow(1)]);
    const other = await startFile('other', [bookRow(1)]);
    const write = () => sendRows(clerk(), other, [bookRow(1, { publisher: 'Faber' })]);

    expect(await undoImport(ctxOvertakenBy(clerk(), write, 3), run)).toMatchObject({ done: false });
    await undoAll(run);

    expect(await edition()).toMatchObject([{ publisher: 'Faber' }]);
  });

  it('keeps the title of a work, and the address of a publisher, that another import writes meanwhile', async () => {
    const named = (title: string, address: string) =>
      bookRow(1, {
        work: 'w',
        'work title': title,
        publisher: 'Oxford',
        'publisher address': address,
        'publisher contact': 'a@b.example',
      });
    await importFile('old', [named('Old', 'Old 1')]);
    const run = await importFile('new', [named('New', 'New 1')]);
    const [first, second] = [named('New', 'Other 1'), named('Other', 'Other 1')];
    const other = await startFile('other', [first]);

    const address = () => sendRows(clerk(), other, [first]);
    expect(await undoImport(ctxOvertakenBy(clerk(), address, 1), run)).toMatchObject({ done: false, undone: 0 });
    expect(await undoImport(clerk(), run)).toMatchObject({ done: false, undone: 1, kept: 1 });
    const title = () => sendRows(clerk(), other, [second], 1);
    expect(await undoImport(ctxOvertakenBy(clerk(), title, 3), run)).toMatchObject({ done: false, undone: 1 });
    expect(await undoAll(run)).toMatchObject({ undone: 2, kept: 2 });

    expect(await rowsOf('SELECT title FROM works')).toEqual([{ title: 'Other' }]);
    expect(await rowsOf('SELECT postal FROM publishers')).toEqual([{ postal: 'Other 1' }]);
  });
});

describe('an import', () => {
  it('does not restore values that the undo of another import removes meanwhile', async () => {
    await importFile('old', [bookRow(1, { publisher: 'Penguin' })]);
    const undone = await importFile('undone', [bookRow(1, { publisher: 'Oxford' })]);
    const run = await startFile('new', [bookRow(1)]);

    await sendRows(
      ctxOvertakenBy(clerk(), () => undoAll(undone)),
      run,
      [bookRow(1, { price: '12.00' })],
    );
    await finish(run);

    expect(await edition()).toMatchObject([{ publisher: 'Penguin', reference_price: 1200 }]);
    await undoAll(run);
    expect(await edition()).toMatchObject([{ publisher: 'Penguin', reference_price: 1000 }]);
  });

  it('adds a book again that the undo of another one deletes meanwhile', async () => {
    const undone = await importFile('undone', [bookRow(1, { title: 'Zebra', work: 'w' })]);
    const run = await startFile('new', [bookRow(1)]);

    const done = await sendRows(
      ctxOvertakenBy(clerk(), () => undoAll(undone)),
      run,
      [bookRow(1, { title: 'Zebra', work: 'w', price: '12.00' })],
    );

    expect(done).toMatchObject({ added: 1, updated: 0 });
    expect(await booksWith('zebra')).toEqual([testIsbn(1)]);
    expect(await rowsOf('SELECT work FROM works')).toEqual([{ work: 'w' }]);
    await finish(run);
    await undoAll(run);
    expect(await catalogue()).toMatchObject({ editions: [], works: [] });
  });

  it('does not index a name that the undo of another import removes meanwhile', async () => {
    await importFile('old', [bookRow(1), bookRow(2)]);
    const undone = await importFile('undone', [bookRow(1, { 'other names': 'Zebulon' })]);
    const run = await startFile('new', [bookRow(2)]);

    await sendRows(
      ctxOvertakenBy(clerk(), () => undoAll(undone)),
      run,
      [bookRow(2, { title: 'Emma' })],
    );

    expect(await booksWith('zebulon')).toEqual([]);
    expect(await booksWith('emma')).toEqual([testIsbn(2)]);
  });

  it('adds no copies to a book that the undo of another one deletes meanwhile', async () => {
    const undone = await importFile('undone', [bookRow(1)]);
    const rows = [copiesRow(1, 'good', 2, 'A 1')];
    const run = await startFile('copies', rows, 'copies');

    const done = await sendRows(
      ctxOvertakenBy(clerk(), () => undoAll(undone), 1),
      run,
      rows,
    );

    expect(done).toMatchObject({ added: 0, rejected: [{ reason: 'book-unknown' }] });
    expect(await rowsOf('SELECT * FROM stock')).toEqual([]);
  });

  it('loses nothing beside another one of the same book while a third is undone at once', async () => {
    const before = bookRow(1, { publisher: 'Penguin', demand: '900' });
    for (let round = 0; round < 3; round += 1) {
      await emptyCatalogue();
      await importFile('old', [before]);
      const start = await catalogue();
      const undone = await importFile('undone', [bookRow(1, { publisher: 'Oxford' })]);
      const priced = await startFile('priced', [before]);
      const translated = await startFile('translated', [before]);

      await Promise.all([
        undoAll(undone),
        sendRows(clerk(), priced, [bookRow(1, { price: '12.00' })]),
        sendRows(clerk(), translated, [bookRow(1, { price: '', language: 'de' })]),
      ]);

      const [row] = await edition();
      expect(row).toMatchObject({ publisher: 'Penguin', reference_price: 1200 });
      await Promise.all([finish(priced), finish(translated)]);
      const runs =
        await env.DB.prepare(`SELECT id FROM import_runs WHERE source LIKE '%priced' OR source LIKE '%translated'
        ORDER BY source`).all<{ id: string }>();
      for (const { id } of runs.results) await undoAll(id);
      expect((await catalogue()).editions).toMatchObject([{ publisher: 'Penguin', reference_price: 1000 }]);
      expect((await catalogue()).works).toEqual(start.works);
    }
  });
});
