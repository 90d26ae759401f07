import type {
  DeskImport,
  DeskImportChunk,
  DeskImportItem,
  DeskImportReport,
  DeskImportStart,
  DeskImportStarted,
  ImportChangeGroup,
  ImportChanges,
  Rejection,
  UndoneStep,
} from '../../../domain/desk/imports/desk-import-schemas';
import type { ImportFinished } from '../../../domain/catalogue/import/import-schemas';
import { read, type ApiClient } from '../../lib/api';
import { useApi } from '../../lib/use-api';
import type { ListPage } from '../list-page';

/** Loads a page of the imports, the newest first. @throws ApiProblem */
export async function loadImports(api: ApiClient, cursor?: string): Promise<ListPage<DeskImport>> {
  const { items, next } = await read(api.desk.imports.$get({ query: { cursor } }));
  return { items, nextCursor: next };
}

/** Returns a function that loads a further page of the imports. @throws ApiProblem */
export function useLoadImports(): (cursor: string) => Promise<ListPage<DeskImport>> {
  const api = useApi();
  return (cursor) => loadImports(api, cursor);
}

/** Loads the report of an import. @throws ApiProblem */
export function loadImport(api: ApiClient, run: string): Promise<DeskImportReport> {
  return read(api.desk.imports[':run'].$get({ param: { run } }));
}

/** An earlier import of a file: it has ended, or it is open and can be continued. */
export type EarlierImport = Exclude<DeskImportStarted, { kind: 'started' }>;

/** An import that has begun, or is continued. */
export interface StartedImport extends Omit<Extract<DeskImportStarted, { kind: 'started' }>, 'columns'> {
  /** Places of the fields in a row, from 0. */
  readonly columns: Readonly<Record<string, number | undefined>>;
}

/** Left-out rows on a further page of a report. Each is a row of a table, so that more would make a phone slow. */
const rejectionsPerPage = 200;

/** A book or copies that an import added or changed. */
export type ImportChange = ImportChanges['items'][number];

/** Calls about imports. Each throws an ApiProblem. */
export interface ImportCalls {
  /** Starts an import or its dry run, or answers with the earlier import of the file. */
  readonly start: (start: DeskImportStart) => Promise<StartedImport | EarlierImport>;
  /** Loads the items of a file, the first of which is number `from`, from 0. It may be repeated. */
  readonly send: (run: string, from: number, items: readonly DeskImportItem[]) => Promise<DeskImportChunk>;
  /** Ends an import by one step. Repeat it with `after` until it is done. */
  readonly finish: (run: string, after: string | null) => Promise<ImportFinished>;
  /** Ends an import before the end of its file. */
  readonly stop: (run: string) => Promise<DeskImportReport>;
  /** Loads the report of an import. */
  readonly report: (run: string) => Promise<DeskImportReport>;
  /** Undoes an import by one step. Repeat it until it is done. */
  readonly undo: (run: string) => Promise<UndoneStep>;
  /** Loads a further page of the books that an import changed, or of those that it added. */
  readonly changes: (run: string, group: ImportChangeGroup, cursor: string) => Promise<ListPage<ImportChange>>;
  /** Loads a further page of the rows that an import left out. */
  readonly moreRejections: (run: string, cursor: string) => Promise<ListPage<Rejection>>;
  /** Loads all stored rows that an import left out. */
  readonly rejections: (run: string) => Promise<readonly Rejection[]>;
}

/** Returns the calls about imports. */
export function useImportCalls(): ImportCalls {
  const { imports } = useApi().desk;
  const importRun = imports[':run'];
  return {
    start: (json) => read(imports.$post({ json })),
    send: (run, from, items) =>
      read(importRun.items[':from'].$put({ param: { run, from: String(from) }, json: { items: [...items] } })),
    finish: (run, after) => read(importRun.finish.$post({ param: { run }, json: { after } })),
    stop: (run) => read(importRun.stop.$post({ param: { run } })),
    report: (run) => read(importRun.$get({ param: { run } })),
    undo: (run) => read(importRun.undo.$post({ param: { run } })),
    changes: async (run, group, cursor) => {
      const { items, next } = await read(importRun.changes.$get({ param: { run }, query: { group, cursor } }));
      return { items, nextCursor: next };
    },
    moreRejections: async (run, cursor) => {
      const { items, next } = await askPage(run, cursor, rejectionsPerPage);
      return { items, nextCursor: next };
    },
    rejections: async (run) => {
      const all: Rejection[] = [];
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page: Awaited<ReturnType<typeof askPage>> = await askPage(run, cursor);
        all.push(...page.items);
        cursor = page.next;
      }
      return all;
    },
  };

  function askPage(run: string, cursor: string | undefined, limit?: number) {
    const query = { cursor, ...(limit === undefined ? {} : { limit: String(limit) }) };
    return read(importRun.rejections.$get({ param: { run }, query }));
  }
}
