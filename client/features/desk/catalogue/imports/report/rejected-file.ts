import type { DeskImport, Rejection } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { formatCsv } from '../../../../../../domain/files/format-csv';
import { m } from '../../../../../../messages/compiled/messages.js';
import { reasonWords } from '../import-words';

/** Removes the characters that keep words and digits in order on a page, which a spreadsheet would show. */
const plain = (words: string): string => words.replace(/[\u00AD\u200F\u2060\u2066-\u2069]/g, '');

/** Returns the rows that an import left out as a file for spreadsheets. No cell can be a formula. */
export function rejectedFile(rejections: readonly Rejection[]): string {
  const head = [m.desk_import_col_row(), m.desk_import_col_content(), m.desk_col_reason(), m.desk_import_col_detail()];
  return formatCsv([
    head.map(plain),
    ...rejections.map(({ number, reason, name, detail }) => [String(number), name, plain(reasonWords(reason)), detail]),
  ]);
}

/** Returns the name of that file, after the imported one. */
export function rejectedFileName({ file, run }: Pick<DeskImport, 'file' | 'run'>): string {
  return `${file?.replace(/\.\w{1,5}$/, '') ?? run}.rejected.csv`;
}
