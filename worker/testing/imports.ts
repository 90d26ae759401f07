import { finishDeskImport } from '../imports/finish-desk-import';
import { importDeskItems } from '../imports/import-desk-items';
import { startDeskImport } from '../imports/start-desk-import';
import type { Ctx } from '../platform/context';
import { testIsbn } from './shelf';

/** Columns of the files of these tests, and two books. */
export const header = ['isbn', 'title', 'author', 'publisher', 'price'];
export const [firstIsbn, secondIsbn] = [testIsbn(1), testIsbn(2)] as const;
export const emma = [firstIsbn, 'Emma', 'Jane Austen', 'Penguin', '10.00'];
export const ivanhoe = [secondIsbn, 'Ivanhoe', 'Walter Scott', 'Collins', '8.00'];

export const importOptions = { defaultPrice: null, language: 'en', format: null, starter: false, dryRun: false };

/** Starts an import at the desk of a file by this name. */
export const startImportOf = (ctx: Ctx, source: string, more: object = {}) =>
  startDeskImport(ctx, {
    source,
    file: `${source}.csv`,
    kind: 'editions',
    header,
    sample: [emma],
    resume: false,
    again: false,
    options: importOptions,
    ...more,
  });

/** Starts an import that nobody has begun. Returns its run. */
export async function beginImport(ctx: Ctx, source: string, more: object = {}): Promise<string> {
  const started = await startImportOf(ctx, source, more);
  if (started.kind !== 'started') throw new Error(started.kind);
  return started.run;
}

/** Returns rows as items of a file, whose first line is its header. `from`: rows before them. */
export const toItems = (rows: readonly (readonly string[])[], from = 0) =>
  rows.map((cells, place) => ({ number: from + place + 2, cells: [...cells] }));

/** Imports rows from the beginning to the end. Returns the run. */
export async function importWhole(
  ctx: Ctx,
  source: string,
  rows: readonly (readonly string[])[],
  more: object = {},
): Promise<string> {
  const run = await beginImport(ctx, source, more);
  await importDeskItems(ctx, { run, from: 0, items: toItems(rows) });
  await finishDeskImport(ctx, { run, after: null });
  return run;
}
