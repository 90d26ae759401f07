import type { DeskImport, DeskImportReport } from '../../../../../domain/desk/imports/desk-import-schemas';
import { m } from '../../../../../messages/compiled/messages.js';
import { loadImport, loadImports } from '../../../../data/desk/imports';
import type { ApiClient } from '../../../../lib/api';
import type { ListPage } from '../../../../data/list-page';

/** All imports, or the report of one. */
export type ImportsPage = { readonly list: ListPage<DeskImport> } | { readonly report: DeskImportReport };

/** Loads the imports, or the report of the import `run`. @throws ApiProblem */
export async function loadImportsPage(api: ApiClient, run: string | undefined): Promise<ImportsPage> {
  return run === undefined ? { list: await loadImports(api) } : { report: await loadImport(api, run) };
}

/** Returns the title of the page: the name of the imported file, if it has one. */
export const importsTitle = (page: ImportsPage): string =>
  ('report' in page ? page.report.file : null) ?? m.desk_imports();
