import type { Report } from '../../../../domain/desk/reports/report-schemas';
import { formatCsv } from '../../../../domain/files/format-csv';
import { columnsOf, fileCell } from './report-cells';
import { columnName } from './report-words';

/** Removes the characters that keep words and digits in order on a page, which a spreadsheet would show. */
const plain = (words: string): string => words.replace(/[\u00AD\u200F\u2060\u2066-\u2069]/g, '');

/** Returns the text of a report as a file for spreadsheets: a line for each row, below the names of the columns. */
export function reportFile({ report, rows }: Pick<Report, 'report' | 'rows'>): string {
  const columns = columnsOf(report);
  return formatCsv([
    columns.map(({ column }) => plain(columnName(column))),
    ...rows.map((row) =>
      columns.map(({ column, kind }) => plain(fileCell(kind, row[column] ?? null, row['currency'] ?? null))),
    ),
  ]);
}
