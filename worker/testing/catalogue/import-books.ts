import { finishImport } from '../../catalogue/import/finish-import';
import { importRows } from '../../catalogue/import/import-rows';
import { startImport } from '../../catalogue/import/start-import';
import { openServices, shopContext } from '../../services';

const header = ['isbn', 'title', 'author', 'language', 'subjects', 'price', 'good'];

/** Imports books by the verbs of an import, so the search finds them. A row has the columns of `header`. */
export async function importBooks(env: Env, rows: string[][]): Promise<void> {
  const ctx = shopContext(openServices(env), () => undefined);
  const options = { defaultPrice: null, language: null, format: null, starter: false, dryRun: false };
  const { run } = await startImport(ctx, { source: 'test', header, sample: rows, resume: false, options });
  await importRows(ctx, { run, from: 0, rows });
  await finishImport(ctx, { run, after: null });
}
