import type { Report } from '../../../../domain/desk/reports/report-schemas';
import { formatCsv } from '../../../../domain/files/format-csv';
import { columnsOf, fileCell } from './report-cells';
import { columnName } from './report-words';
import { plainText } from '../plain-text';

/** Returns the text of a report as a file for spreadsheets: a line for each row, below the names of the columns. */
export function reportFile({ report, rows }: Pick<Report, 'report' | 'rows'>): string {
  const columns = columnsOf(report);
  return formatCsv([
    columns.map(({ column }) => plainText(columnName(column))),
    ...rows.map((row) =>
      columns.map(({ column, kind }) => plainText(fileCell(kind, row[column] ?? null, row['currency'] ?? null))),
    ),
  ]);
}
