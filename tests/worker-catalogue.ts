import { parse } from 'csv-parse/browser/esm/sync';
import editionsFile from '../catalogue/editions.csv?raw';
import namesFile from '../catalogue/author-names.csv?raw';
import titlesFile from '../catalogue/titles.csv?raw';
import worksFile from '../catalogue/works.csv?raw';
import { openServices, shopContext } from '../worker/services';
import { finishImport } from '../worker/catalogue/import/finish-import';
import { importRows } from '../worker/catalogue/import/import-rows';
import { startImport } from '../worker/catalogue/import/start-import';
import type { Ctx, Db } from '../worker/platform/context';
import { Read } from '../worker/platform/db/read';
import { recordWrites, replay, type Writes, type Written } from './stores/worker-replay';

const chunk = 300;
const read = (file: string): Record<string, string>[] =>
  parse(file, { columns: true, bom: true, skip_empty_lines: true });

/** Returns one cell for each value of a column: the entries of its rows. */
function cellsBy(
  rows: readonly Record<string, string>[],
  column: string,
  entry: (row: Record<string, string>) => string,
) {
  const cells = new Map<string, string[]>();
  for (const row of rows) {
    const key = row[column] ?? '';
    cells.set(key, [...(cells.get(key) ?? []), entry(row)]);
  }
  return cells;
}

/** Returns the rows of the embedded catalogue, as `npm run catalogue:import` sends them. */
function embeddedRows(): { readonly header: string[]; readonly rows: string[][] } {
  const works = new Map(read(worksFile).map((work) => [work.work, work]));
  const editions = read(editionsFile);
  const columns = Object.keys(editions[0] ?? {});
  const titles = cellsBy(read(titlesFile), 'work', ({ language, title }) => `${language}: ${title}`);
  const names = cellsBy(read(namesFile), 'author', ({ author, name }) => `${author} = ${name}`);
  const ofWork = ['work_title', 'work_authors', 'work_language', 'work_year'];
  const header = [...columns, ...ofWork, 'other_titles', 'other_names'];
  const rows = editions.map((edition) => {
    const work = works.get(edition.work);
    return [
      ...columns.map((name) => edition[name] ?? ''),
      work?.title ?? '',
      work?.authors ?? '',
      work?.language ?? '',
      work?.year ?? '',
      (titles.get(edition.work ?? '') ?? []).join(' | '),
      (edition.authors ?? '')
        .split(' | ')
        .flatMap((author) => names.get(author) ?? [])
        .join(' | '),
    ];
  });
  return { header, rows };
}

async function importCatalogue(ctx: Ctx): Promise<void> {
  const { header, rows } = embeddedRows();
  const { run } = await startImport(ctx, {
    source: 'embedded',
    header,
    sample: rows.slice(0, 50),
    resume: false,
    options: { defaultPrice: null, language: null, format: null, starter: true, dryRun: false },
  });
  for (let from = 0; from < rows.length; from += chunk)
    await importRows(ctx, { run, from, rows: rows.slice(from, from + chunk) });
  let after: string | null = null;
  do ({ after } = await finishImport(ctx, { run, after }));
  while (after !== null);
}

/** Returns whether a database has neither books nor imports, which an import of books depends on. */
const isEmpty = async (db: Db) =>
  (await db
    .prepare('SELECT NOT EXISTS (SELECT 1 FROM works) AND NOT EXISTS (SELECT 1 FROM import_runs) AS empty')
    .first<number>('empty')) === 1;

/** Writes of the first import into an empty database of this runtime. */
let writesOfImport: Writes | null = null;

/**
 * Loads the embedded catalogue into the shop of a test, by the verbs that every import uses. The next empty database
 * gets the same writes without the verbs, because reading 4,000 rows takes longer than writing them.
 */
export async function seedCatalogue(env: Env): Promise<void> {
  const ctx = shopContext(openServices(env), () => undefined);
  if (!(await isEmpty(ctx.db))) return importCatalogue(ctx);
  if (writesOfImport !== null) return replay(ctx.db, writesOfImport);
  const writes: (readonly Written[])[] = [];
  await importCatalogue({ ...ctx, db: recordWrites(ctx.db, writes) });
  writesOfImport = writes;
}

const editionsRead = new Read<{ isbn: string; work: string }>(['isbn', 'work'], 'SELECT isbn, work FROM editions');

/** Returns the work of each edition in the catalogue, by its ISBN. */
export async function readWorksByIsbn(db: Db): Promise<Map<string, string>> {
  const editions = await editionsRead.all(db);
  return new Map(editions.map(({ isbn, work }) => [isbn, work]));
}
