import type { BookFile, BookFileItem } from '../../client/lib/book-files/book-file';
import type { DeskImportReport } from '../../domain/desk/imports/desk-import-schemas';

/** Returns a file of rows, each numbered after the header. Reading an item counts ten bytes. */
export function sampleBookFile(items: readonly BookFileItem[], more: Partial<BookFile> = {}): BookFile {
  let read = 0;
  return {
    format: 'csv',
    header: ['EAN', 'Title'],
    headerNumber: 1,
    sample: [],
    size: items.length * 10,
    bytesRead: () => read * 10,
    end: () => null,
    async *items() {
      for (const item of items) {
        read += 1;
        yield item;
      }
    },
    ...more,
  };
}

/** Returns rows of a file, from number 2. */
export const sampleRows = (count: number): BookFileItem[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'row', number: at + 2, cells: ['9780141439587', `Title ${at}`] }));

/** Returns the report of an import that is finished and can be undone. */
export const sampleReport = (more: Partial<DeskImportReport> = {}): DeskImportReport => ({
  run: 'r1',
  kind: 'editions',
  file: 'autumn.csv',
  source: 'editions abc',
  by: 'Ann Clerk',
  isDryRun: false,
  startedAt: '2026-11-26T10:00:00.000Z',
  finishedAt: '2026-11-26T10:01:00.000Z',
  undoneAt: null,
  added: 2,
  updated: 1,
  unchanged: 0,
  rejected: 0,
  recovered: 0,
  kept: 0,
  nextRow: 3,
  canUndo: true,
  isUndoing: false,
  reasons: [],
  rejections: [],
  changes: [],
  next: { rejections: null, changed: null, added: null },
  ...more,
});
