import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { importDeskItems } from '../../imports/import-desk-items';
import { readImport } from '../../imports/read-import';
import { undoImport } from '../../imports/undo/undo-import';
import type { Ctx } from '../../platform/context';
import { outcomeOf } from '../../testing/buyers';
import { clerkCtx, ctxOvertakenBy } from '../../testing/desk';
import { beginImport, importOptions, importWhole, startImportOf, toItems } from '../../testing/imports';
import { addEditions, testIsbn } from '../../testing/shelf';

const at = new Date('2026-11-20T10:00:00.000Z');
// Movements can't be deleted, so each test reads only those after the test before.
let clock = at.getTime();
const clerk = (): Ctx => clerkCtx(env, new Date((clock += 1000)));

const header = ['ISBN', 'Zustand', 'Menge', 'Regal', 'Preis', 'EK'];
const [known, priceless, unknown] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;
const copies = { kind: 'copies', header, sample: [[known, 'gut', '1', '', '', '']] };
const rowOf = (isbn: string, grade: string, count: string, ...[shelf = '', price = '', cost = '2,00']: string[]) => [
  isbn,
  grade,
  count,
  shelf,
  price,
  cost,
];

const all = async (query: string) => (await env.DB.prepare(query).all()).results;
const stock = () => all('SELECT isbn, grade, on_hand FROM stock ORDER BY isbn, grade');
const movements = () =>
  all(
    `SELECT isbn, grade, on_hand_change AS change, reason, unit_cost AS cost FROM stock_movements
     WHERE at = '${new Date(clock).toISOString()}' ORDER BY isbn, grade, unit_cost`,
  );

beforeEach(async () => {
  await env.DB.batch(
    [
      'import_changes',
      'import_rejections',
      'import_runs',
      'stock',
      'shelves',
      'price_history',
      'editions',
      'edited_fields',
    ].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  await addEditions(env.DB, [
    { isbn: known, stock: { good: { onHand: 2, price: 600 } } },
    { isbn: priceless, reference: null },
  ]);
});

describe('importCopies', () => {
  it('adds each row as a purchase with its cost, and names the shelf', async () => {
    const ctx = clerk();
    const rows = [
      rowOf(known, 'gut', '3', 'A 1'),
      rowOf(known, 'gut', '1', 'A 2', '', '1,50'),
      rowOf(known, 'wie neu', '1'),
    ];

    const run = await importWhole(ctx, 'list', rows, copies);

    expect(await stock()).toEqual([
      { isbn: known, grade: 'good', on_hand: 6 },
      { isbn: known, grade: 'like-new', on_hand: 1 },
    ]);
    expect(await movements()).toEqual([
      { isbn: known, grade: 'good', change: 1, reason: 'purchase', cost: 150 },
      { isbn: known, grade: 'good', change: 3, reason: 'purchase', cost: 200 },
      { isbn: known, grade: 'like-new', change: 1, reason: 'purchase', cost: 200 },
    ]);
    expect(await all('SELECT grade, shelf FROM shelves')).toEqual([{ grade: 'good', shelf: 'A 2' }]);
    expect(await readImport(clerk(), run)).toMatchObject({
      kind: 'copies',
      added: 1,
      updated: 2,
      rejected: 0,
      changes: [
        {
          key: `${known} good`,
          isNew: false,
          fields: [
            { field: 'on_hand', before: '2', after: '6' },
            { field: 'shelf', before: null, after: 'A 2' },
          ],
        },
        { key: `${known} like-new`, isNew: true },
      ],
    });
  });

  it('prices a new item by the rules of the nightly pricing, and leaves the price of others', async () => {
    await importWhole(clerk(), 'list', [rowOf(known, 'gut', '1', '', '99,00'), rowOf(known, 'neu', '1')], copies);

    const prices = await all('SELECT grade, price FROM stock ORDER BY grade');
    expect(prices).toEqual([
      { grade: 'good', price: 600 },
      { grade: 'new', price: expect.any(Number) },
    ]);
    expect(await all(`SELECT grade FROM price_history WHERE isbn = '${known}'`)).toEqual([{ grade: 'new' }]);
  });

  it('uses the price of the file as the reference price only where the book has none, and reports it', async () => {
    const rows = [rowOf(known, 'gut', '1', '', '99,00'), rowOf(priceless, 'gut', '1', '', '12,00')];

    const run = await importWhole(clerk(), 'list', rows, copies);

    expect(await all('SELECT isbn, reference_price FROM editions ORDER BY isbn')).toEqual([
      { isbn: known, reference_price: 1200 },
      { isbn: priceless, reference_price: 1200 },
    ]);
    expect((await readImport(clerk(), run)).changes).toContainEqual(
      expect.objectContaining({
        key: priceless,
        fields: [{ field: 'reference_price', before: null, after: '1200' }],
      }),
    );
  });

  it('refuses rows with their reasons and adds the others', async () => {
    const rows = [
      rowOf(unknown, 'gut', '1'),
      rowOf(priceless, 'gut', '1'),
      rowOf(known, 'blau', '1'),
      rowOf(known, 'gut', '1', '', '', ''),
      rowOf(known, 'gut', '1'),
    ];

    const run = await importWhole(clerk(), 'list', rows, copies);

    const { rejections, updated, rejected } = await readImport(clerk(), run);
    expect({ updated, rejected, reasons: rejections.map((each) => [each.number, each.reason, each.name]) }).toEqual({
      updated: 1,
      rejected: 4,
      reasons: [
        [2, 'book-unknown', unknown],
        [3, 'book-without-price', priceless],
        [4, 'grade-unknown', known],
        [5, 'cost-missing', known],
      ],
    });
  });

  it('keeps a price that staff have removed', async () => {
    await env.DB.prepare(`INSERT INTO edited_fields VALUES ('edition', ?1, 'reference_price')`).bind(priceless).run();

    const run = await importWhole(clerk(), 'list', [rowOf(priceless, 'gut', '1', '', '12,00')], copies);

    expect(await readImport(clerk(), run)).toMatchObject({ reasons: [{ reason: 'book-without-price', count: 1 }] });
  });

  it('uses the cost of the file for rows without one, and refuses a file without both', async () => {
    const withCost = { ...copies, options: { ...importOptions, defaultCost: 300 } };
    await importWhole(clerk(), 'list', [rowOf(known, 'gut', '1', '', '', '')], withCost);

    expect((await all('SELECT unit_cost FROM stock_movements ORDER BY id DESC LIMIT 1'))[0]).toEqual({
      unit_cost: 300,
    });
    const bare = { ...copies, header: ['ISBN', 'Zustand'], sample: [[known, 'gut']] };
    expect(await outcomeOf(startImportOf(clerk(), 'bare', bare))).toBe('invalid-input');
    expect(await outcomeOf(startImportOf(clerk(), 'bare', { ...copies, header: ['ISBN', 'EK'], sample: [] }))).toBe(
      'invalid-input',
    );
  });

  it('adds a chunk once that is sent twice, one after the other or at once', async () => {
    const run = await beginImport(clerk(), 'list', copies);
    const chunk = { run, from: 0, items: toItems([rowOf(known, 'gut', '1')]) };
    const overtaken = ctxOvertakenBy(clerk(), () => importDeskItems(clerk(), chunk), 1);

    expect(await importDeskItems(overtaken, chunk)).toMatchObject({ added: 0, updated: 0, nextRow: 1 });
    await importDeskItems(clerk(), chunk);

    expect(await stock()).toEqual([{ isbn: known, grade: 'good', on_hand: 3 }]);
    expect(await readImport(clerk(), run)).toMatchObject({ updated: 1, nextRow: 1 });
  });

  it('writes nothing in a dry run, and reports what would happen', async () => {
    const dry = { ...copies, options: { ...importOptions, dryRun: true } };

    const run = await importWhole(
      clerk(),
      'list',
      [rowOf(known, 'gut', '3', 'A 1'), rowOf(priceless, 'gut', '1', '', '9,00'), rowOf(unknown, 'gut', '1')],
      dry,
    );

    expect(await readImport(clerk(), run)).toMatchObject({
      isDryRun: true,
      added: 1,
      updated: 1,
      rejected: 1,
      changes: expect.arrayContaining([
        expect.objectContaining({
          key: `${known} good`,
          fields: [
            { field: 'on_hand', before: '2', after: '5' },
            { field: 'shelf', before: null, after: 'A 1' },
          ],
        }),
      ]),
    });
    expect(await stock()).toEqual([{ isbn: known, grade: 'good', on_hand: 2 }]);
    expect(await all('SELECT shelf FROM shelves')).toEqual([]);
    expect(await all(`SELECT reference_price FROM editions WHERE isbn = '${priceless}'`)).toEqual([
      { reference_price: null },
    ]);
  });

  it('is undone by as many copies as the rows added, also when some were sold in between', async () => {
    const run = await beginImport(clerk(), 'list', copies);
    const chunk = (from: number, count: string) => ({
      run,
      from,
      items: toItems([rowOf(known, 'gut', count), rowOf(priceless, 'gut', '1', '', '12,00')], from),
    });
    await importDeskItems(clerk(), chunk(0, '3'));
    await env.DB.prepare(`UPDATE stock SET on_hand = on_hand - 1 WHERE isbn = ?1`).bind(known).run();
    await importDeskItems(clerk(), chunk(2, '2'));
    await env.DB.prepare('UPDATE import_runs SET finished_at = ?1').bind(at.toISOString()).run();
    expect(await stock()).toMatchObject([{ on_hand: 6 }, { on_hand: 2 }]);

    let step = await undoImport(clerk(), run);
    while (!step.done) step = await undoImport(clerk(), run);

    expect(step).toMatchObject({ kept: 0, changes: 3 });
    expect(await stock()).toMatchObject([{ on_hand: 1 }, { on_hand: 0 }]);
    expect(await all(`SELECT reference_price FROM editions WHERE isbn = '${priceless}'`)).toEqual([
      { reference_price: null },
    ]);
  });

  it('restores the names of shelves when it is undone, and keeps later changes of staff', async () => {
    const shelves = () => all('SELECT isbn, grade, shelf FROM shelves ORDER BY isbn, grade');
    await env.DB.batch([
      env.DB.prepare(`INSERT INTO shelves VALUES (?1, 'good', 'Old')`).bind(known),
      env.DB.prepare(`INSERT INTO shelves VALUES (?1, 'new', 'Empty')`).bind(known),
    ]);
    const before = await shelves();
    const run = await beginImport(clerk(), 'list', copies);
    const chunk = (from: number, ...rows: string[][]) => ({ run, from, items: toItems(rows, from) });
    await importDeskItems(clerk(), chunk(0, rowOf(known, 'gut', '1'), rowOf(known, 'neu', '1', 'A 1')));
    await importDeskItems(clerk(), chunk(2, rowOf(known, 'gut', '1', 'A 2'), rowOf(known, 'wie neu', '1', 'A 3')));
    await importDeskItems(clerk(), chunk(4, rowOf(known, 'gut', '1', 'A 5')));
    await env.DB.prepare('UPDATE import_runs SET finished_at = ?1').bind(at.toISOString()).run();
    expect(await shelves()).toMatchObject([{ shelf: 'A 5' }, { shelf: 'A 3' }, { shelf: 'A 1' }]);
    await env.DB.prepare(`UPDATE shelves SET shelf = 'Own' WHERE grade = 'like-new'`).run();

    let step = await undoImport(clerk(), run);
    while (!step.done) step = await undoImport(clerk(), run);

    expect(step).toMatchObject({ kept: 1, changes: 3 });
    expect(await shelves()).toEqual([before[0], { isbn: known, grade: 'like-new', shelf: 'Own' }, before[1]]);
  });

  it('keeps a shelf that staff name while it is undone', async () => {
    const run = await importWhole(clerk(), 'list', [rowOf(known, 'gut', '1', 'A 1')], copies);
    const name = () => env.DB.prepare(`UPDATE shelves SET shelf = 'Own'`).run();

    const overtaken = ctxOvertakenBy(clerk(), name, 1);
    let step = await undoImport(overtaken, run);
    while (!step.done) step = await undoImport(clerk(), run);

    expect(step).toMatchObject({ kept: 1 });
    expect(await all('SELECT shelf FROM shelves')).toEqual([{ shelf: 'Own' }]);
  });

  it('counts two thousand rows in a chunk', async () => {
    const run = await beginImport(clerk(), 'list', copies);
    const rows = Array.from({ length: 2000 }, () => rowOf(known, 'gut', '1', 'B'));

    expect(await importDeskItems(clerk(), { run, from: 0, items: toItems(rows) })).toMatchObject({ updated: 2000 });
    expect(await stock()).toMatchObject([{ on_hand: 2002 }]);
  });
});
