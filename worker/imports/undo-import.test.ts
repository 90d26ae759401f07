import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeStatements } from '../catalogue/editing/change-statements';
import { putWish } from '../lists/wishes/put-wish';
import type { Ctx } from '../platform/context';
import { commit } from '../platform/db/commit';
import { outcomeOf } from '../testing/buyers';
import { clerkCtx, ctxOvertakenBy } from '../testing/desk';
import { ctxOf } from '../testing/people';
import { testIsbn } from '../testing/shelf';
import { showImport } from './show-import';
import { undoImport } from './undo-import';
import { finishDeskImport } from './finish-desk-import';
import { importDeskItems } from './import-desk-items';
import { startDeskImport } from './start-desk-import';

const at = new Date('2026-11-20T10:00:00.000Z');
// The changes of staff can't be deleted, so each test begins after those of the test before.
let clock = at.getTime();
const clerk = (): Ctx => clerkCtx(env, new Date((clock += 1000)));

const header = [
  ...'isbn title author language publisher price demand good work'.split(' '),
  'publisher address',
  'publisher contact',
  'work title',
  'other titles',
  'other names',
];
/** A row of the files of these tests. */
type Row = readonly string[];
const rowOf = (n: number, more: Partial<Record<string, string>> = {}): Row => {
  const cells: Record<string, string | undefined> = {
    isbn: testIsbn(n),
    title: `Book ${n}`,
    author: 'Ann Author',
    language: 'en',
    price: '10.00',
    ...more,
  };
  return header.map((name) => cells[name] ?? '');
};

async function importAll(source: string, rows: readonly Row[]): Promise<string> {
  const options = { defaultPrice: null, language: null, format: null, starter: false, dryRun: false };
  const started = await startDeskImport(clerk(), {
    source,
    file: source,
    kind: 'editions',
    header,
    sample: rows.slice(0, 5).map((cells) => [...cells]),
    resume: false,
    again: false,
    options,
  });
  if (started.kind !== 'started') throw new Error(started.kind);
  const { run } = started;
  const items = rows.map((cells, n) => ({ number: n + 1, cells: [...cells] }));
  await importDeskItems(clerk(), { run, from: 0, items });
  await finishDeskImport(clerk(), { run, after: null });
  return run;
}

async function undoAll(run: string) {
  let step = await undoImport(clerk(), run);
  while (!step.done) step = await undoImport(clerk(), run);
  return step;
}

const all = async (sql: string) => (await env.DB.prepare(sql).all()).results;

/** The whole catalogue, without what follows from the order of imports: ids, and when a book came. */
const catalogue = async () => ({
  editions: await all(
    `SELECT isbn, work, title, authors, language, publisher, format, subjects, series, reference_price, demand,
      demand_base, match_key, min_price, grades, id / 1000000000 AS bucket FROM editions ORDER BY isbn`,
  ),
  works: await all('SELECT * FROM works ORDER BY work'),
  titles: await all('SELECT * FROM work_titles ORDER BY work, language, title'),
  names: await all('SELECT * FROM author_names ORDER BY author, name'),
  publishers: await all('SELECT * FROM publishers ORDER BY name'),
  stock: await all('SELECT isbn, grade, on_hand, reserved FROM stock WHERE on_hand > 0 ORDER BY isbn, grade'),
});

const found = async (word: string) =>
  (
    await all(
      `SELECT e.isbn FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
       WHERE edition_words MATCH '"${word}"' ORDER BY e.isbn`,
    )
  ).map((row) => row['isbn']);

const tables = [
  ...'import_changes import_rejections import_runs basket_lines cart_lines wishes stock'.split(' '),
  ...'editions edition_words works work_titles author_names publishers edited_fields'.split(' '),
];

beforeEach(async () => {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe('undoImport', () => {
  it('deletes the books that the import added, with their words for the search', async () => {
    const run = await importAll('new', [rowOf(1, { title: 'Zebra' }), rowOf(2)]);

    expect(await undoAll(run)).toEqual({ done: true, undone: 4, kept: 0, changes: 4 });
    expect(await catalogue()).toMatchObject({ editions: [], works: [] });
    expect(await found('zebra')).toEqual([]);
    expect(await showImport(clerk(), run)).toMatchObject({ canUndo: false, kept: 0, isUndoing: false });
  });

  it('gives changed books their values back, and the search their words', async () => {
    await importAll('old', [rowOf(1, { title: 'Emma', publisher: 'Penguin' })]);
    const before = await catalogue();
    const run = await importAll('new', [
      rowOf(1, { title: 'Zebra', publisher: 'Oxford', price: '12.00', demand: '500' }),
    ]);

    await undoAll(run);

    expect(await catalogue()).toEqual(before);
    expect([await found('emma'), await found('zebra')]).toEqual([[testIsbn(1)], []]);
  });

  it('keeps what staff have changed since, puts the rest back, and says so', async () => {
    await importAll('old', [rowOf(1, { publisher: 'Penguin' })]);
    const run = await importAll('new', [rowOf(1, { publisher: 'Oxford', price: '12.00' }), rowOf(2)]);
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
    const { changes } = await showImport(clerk(), run);
    expect(changes.map(({ key, wasKept }) => [key, wasKept])).toEqual([
      [testIsbn(1), true],
      [testIsbn(2), true],
    ]);
  });

  it('keeps what a later import has changed', async () => {
    const run = await importAll('new', [rowOf(1)]);
    await importAll('newer', [rowOf(1, { publisher: 'Oxford' })]);

    await undoAll(run);

    expect((await catalogue()).editions).toMatchObject([
      { isbn: testIsbn(1), publisher: 'Oxford', reference_price: 1000 },
    ]);
  });

  it('takes only the price of an added book that somebody has on a list', async () => {
    const run = await importAll('new', [rowOf(1), rowOf(2)]);
    await putWish(ctxOf(env, 'v:x', at), testIsbn(1));

    expect(await undoAll(run)).toMatchObject({ kept: 1 });
    expect((await catalogue()).editions).toMatchObject([{ isbn: testIsbn(1), reference_price: null }]);
  });

  it('keeps an added book that somebody puts on a list while it is undone', async () => {
    const run = await importAll('new', [rowOf(1)]);
    const wish = () => putWish(ctxOf(env, 'v:x', at), testIsbn(1));

    expect(await undoImport(ctxOvertakenBy(clerk(), wish, 3), run)).toMatchObject({ done: false, undone: 0 });
    expect(await undoAll(run)).toMatchObject({ done: true, kept: 1 });

    expect((await catalogue()).editions).toMatchObject([{ isbn: testIsbn(1), reference_price: null }]);
  });

  it('keeps what staff change while it is undone', async () => {
    await importAll('old', [rowOf(1, { publisher: 'Penguin' })]);
    const run = await importAll('new', [rowOf(1, { publisher: 'Oxford' })]);
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

  it('takes opening copies out of the stock by a movement, as far as they are free', async () => {
    const run = await importAll('new', [rowOf(1, { good: '3' }), rowOf(2, { good: '2' })]);
    await env.DB.prepare('UPDATE stock SET reserved = 1 WHERE isbn = ?1').bind(testIsbn(1)).run();

    const step = await undoAll(run);

    expect(step.kept).toBe(2);
    expect(await all('SELECT isbn, on_hand, reserved FROM stock')).toEqual([
      { isbn: testIsbn(1), on_hand: 1, reserved: 1 },
    ]);
    expect(
      await all(`SELECT isbn, on_hand_change FROM stock_movements WHERE reason = 'correction' ORDER BY isbn`),
    ).toEqual([
      { isbn: testIsbn(1), on_hand_change: -2 },
      { isbn: testIsbn(2), on_hand_change: -2 },
    ]);
    expect((await catalogue()).editions).toMatchObject([{ isbn: testIsbn(1), reference_price: null }]);
  });

  it('takes away the works, titles, names and publishers that the import brought', async () => {
    await importAll('old', [rowOf(1, { work: 'emma', 'work title': 'Emma' })]);
    const before = await catalogue();
    const run = await importAll('new', [
      rowOf(1, {
        work: 'emma',
        'work title': 'Emma (1815)',
        'other titles': 'de:Zebra',
        'other names': 'ja:ゼブラ',
        publisher: 'Oxford',
        'publisher address': 'Oxford 1',
        'publisher contact': 'a@b.example',
      }),
    ]);
    expect(await found('zebra')).toEqual([testIsbn(1)]);

    await undoAll(run);

    expect(await catalogue()).toEqual(before);
    expect(await found('zebra')).toEqual([]);
  });

  it('is done once by two clerks at once', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => rowOf(n));
    const run = await importAll('new', rows);

    const other = () => undoImport(clerk(), run);
    await undoImport(ctxOvertakenBy(clerk(), other, 4), run);
    const step = await undoAll(run);

    expect(step).toMatchObject({ done: true, kept: 0, undone: step.changes });
    expect(await catalogue()).toMatchObject({ editions: [], works: [] });
  });

  it('changes nothing when it is asked for again', async () => {
    await importAll('old', [rowOf(1)]);
    const run = await importAll('new', [rowOf(1, { publisher: 'Oxford' })]);
    await undoAll(run);
    await importAll('newer', [rowOf(1, { publisher: 'Oxford' })]);

    expect(await undoImport(clerk(), run)).toMatchObject({ done: true, kept: 0 });
    expect((await catalogue()).editions).toMatchObject([{ publisher: 'Oxford' }]);
  });

  it('is refused while the import runs, after the time, and to customers', async () => {
    const run = await importAll('new', [rowOf(1)]);
    const late = clerkCtx(env, new Date('2027-04-01T10:00:00.000Z'));
    await env.DB.prepare('UPDATE import_runs SET finished_at = NULL').run();

    expect(await outcomeOf(undoImport(clerk(), run))).toBe('state-moved');
    expect(await outcomeOf(undoImport(late, run))).toBe('not-found');
    expect(await outcomeOf(undoImport(ctxOf(env, 'a:ann', at), run))).toBe('not-found');
  });

  it('leaves the catalogue as it was, whatever an import has added and changed', async () => {
    const cells = fc.record({
      n: fc.integer({ min: 1, max: 8 }),
      title: fc.constantFrom('Emma', 'Zebra', 'Kim'),
      author: fc.constantFrom('Ann Author', 'Ben Bell'),
      publisher: fc.constantFrom('', 'Oxford', 'Faber'),
      price: fc.constantFrom('', '9.00', '12.00'),
      demand: fc.constantFrom('', '3', '900'),
      good: fc.constantFrom('', '1', '4'),
      work: fc.constantFrom('', 'w1', 'w2'),
    });
    const list = fc.uniqueArray(cells, { selector: ({ n }) => n, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(list, list, async (old, next) => {
        await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
        const toRows = (rows: typeof old) =>
          rows.map(({ n, work, ...more }) => rowOf(n, { ...more, work, 'work title': work && `Work ${work}` }));
        if (old.length > 0) await importAll('old', toRows(old));
        const before = await catalogue();
        if (next.length > 0) await undoAll(await importAll('new', toRows(next)));
        expect(await catalogue()).toEqual(before);
      }),
      { numRuns: 40 },
    );
  });
});
