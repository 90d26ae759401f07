import { env } from 'cloudflare:workers';
import { finishDeskImport } from '../../worker/imports/finish-desk-import';
import { importDeskItems } from '../../worker/imports/import-desk-items';
import { startDeskImport } from '../../worker/imports/start-desk-import';
import { undoImport } from '../../worker/imports/undo/undo-import';
import type { Ctx } from '../../worker/platform/context';
import { clerkCtx } from '../../worker/testing/desk';
import { testIsbn } from '../../worker/testing/shelf';

/** The first moment of these tests. */
export const firstMoment = new Date('2026-11-20T10:00:00.000Z');
// The changes of staff can't be deleted, so each test begins after those of the test before.
let clock = firstMoment.getTime();
/** Returns a clerk's context, a second after the last one. */
export const clerk = (): Ctx => clerkCtx(env, new Date((clock += 1000)));

const columns = [
  ...'isbn title author language publisher price demand good work'.split(' '),
  'publisher address',
  'publisher contact',
  'work title',
  'other titles',
  'other names',
];
const copiesColumns = 'isbn grade quantity shelf cost'.split(' ');
/** A row of the files of these tests. */
type Row = readonly string[];

/** Returns the row of a book, by a small number. */
export const bookRow = (n: number, more: Partial<Record<string, string>> = {}): Row => {
  const cells: Record<string, string | undefined> = {
    isbn: testIsbn(n),
    title: `Book ${n}`,
    author: 'Ann Author',
    language: 'en',
    price: '10.00',
    ...more,
  };
  return columns.map((name) => cells[name] ?? '');
};

/** Returns the row of copies of a book. */
export const copiesRow = (n: number, grade: string, quantity: number, shelf: string): Row => [
  testIsbn(n),
  grade,
  String(quantity),
  shelf,
  '2.00',
];

/** Starts an import at the desk. Returns its run. */
export async function startFile(
  source: string,
  rows: readonly Row[],
  kind: 'editions' | 'copies' = 'editions',
): Promise<string> {
  const options = { defaultPrice: null, language: null, format: null, starter: false, dryRun: false };
  const started = await startDeskImport(clerk(), {
    source,
    file: source,
    kind,
    header: kind === 'copies' ? copiesColumns : columns,
    sample: rows.slice(0, 5).map((cells) => [...cells]),
    resume: false,
    again: false,
    options,
  });
  if (started.kind !== 'started') throw new Error(started.kind);
  return started.run;
}

/** Sends rows of an import. `from`: rows before them. */
export const sendRows = (ctx: Ctx, run: string, rows: readonly Row[], from = 0) =>
  importDeskItems(ctx, { run, from, items: rows.map((cells, n) => ({ number: from + n + 1, cells: [...cells] })) });

/** Imports rows from the beginning to the end, in chunks. Returns the run. */
export async function importFile(
  source: string,
  rows: readonly Row[],
  kind: 'editions' | 'copies' = 'editions',
  inChunk = 2000,
): Promise<string> {
  const run = await startFile(source, rows, kind);
  for (let from = 0; from < rows.length; from += inChunk)
    await sendRows(clerk(), run, rows.slice(from, from + inChunk), from);
  await finishDeskImport(clerk(), { run, after: null });
  return run;
}

/** Undoes an import to its end. Returns the last step. */
export async function undoAll(run: string) {
  let step = await undoImport(clerk(), run);
  while (!step.done) step = await undoImport(clerk(), run);
  return step;
}

/** Returns the rows of a query. */
export const rowsOf = async (sql: string) => (await env.DB.prepare(sql).all()).results;

/** Returns the whole catalogue, without what follows from the order of imports: ids, and when a book came. */
export const catalogue = async () => ({
  editions: await rowsOf(
    `SELECT isbn, work, title, authors, language, publisher, format, subjects, series, reference_price, demand,
      demand_base, match_key, min_price, grades, id / 1000000000 AS bucket FROM editions ORDER BY isbn`,
  ),
  works: await rowsOf('SELECT * FROM works ORDER BY work'),
  titles: await rowsOf('SELECT * FROM work_titles ORDER BY work, language, title'),
  names: await rowsOf('SELECT * FROM author_names ORDER BY author, name'),
  publishers: await rowsOf('SELECT * FROM publishers ORDER BY name'),
  stock: await rowsOf('SELECT isbn, grade, on_hand, reserved FROM stock WHERE on_hand > 0 ORDER BY isbn, grade'),
  shelves: await rowsOf('SELECT isbn, grade, shelf FROM shelves ORDER BY isbn, grade'),
});

/** Returns the ISBNs of the books that a word finds. */
export const booksWith = async (word: string) =>
  (
    await rowsOf(
      `SELECT e.isbn FROM edition_words CROSS JOIN editions e ON e.id = edition_words.rowid
       WHERE edition_words MATCH '"${word}"' ORDER BY e.isbn`,
    )
  ).map((row) => row['isbn']);

const tables = [
  ...'import_changes import_rejections import_runs basket_lines cart_lines wishes stock shelves'.split(' '),
  ...'editions edition_words works work_titles author_names publishers edited_fields'.split(' '),
];

/** Empties the catalogue. */
export async function emptyCatalogue(): Promise<void> {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
}
