import type { DeskImport, Rejection } from '../../../../../../domain/desk/imports/desk-import-schemas';
import { formatCsv } from '../../../../../../domain/files/format-csv';
import { m } from '../../../../../../messages/compiled/messages.js';
import { reasonWords } from '../import-words';
import { plainText } from '../../../plain-text';

/** Returns the rows that an import left out as a file for spreadsheets. No cell can be a formula. */
export function rejectedFile(rejections: readonly Rejection[]): string {
  const head = [m.desk_import_col_row(), m.desk_import_col_content(), m.desk_col_reason(), m.desk_import_col_detail()];
  return formatCsv([
    head.map(plainText),
    ...rejections.map(({ number, reason, name, detail }) => [
      String(number),
      name,
      plainText(reasonWords(reason)),
      detail,
    ]),
  ]);
}

/** Returns the name of that file, after the imported one. */
export function rejectedFileName({ file, run }: Pick<DeskImport, 'file' | 'run'>): string {
  return `${file?.replace(/\.\w{1,5}$/, '') ?? run}.rejected.csv`;
}
