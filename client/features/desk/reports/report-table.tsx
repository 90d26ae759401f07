import type { Report } from '../../../../domain/desk/reports/report-schemas';
import { m } from '../../../../messages/compiled/messages.js';
import { classes } from '../../../ui/classes';
import desk from '../desk.module.css';
import { formatFigure } from '../desk-words';
import { WideTable } from '../wide-table';
import { cellText, columnsOf, isFigure, type Cell, type ShownColumn } from './report-cells';
import { columnName, reportNames } from './report-words';
import styles from './reports.module.css';

/** Most rows on the screen. More would make the page slow; the file has all of them. */
const rowsShown = 100;

export interface ReportTableProps {
  readonly report: Report;
  /** Shows all rows, for the printout. */
  readonly isWhole: boolean;
}

/** The rows of a report, a column for each of their facts. */
export function ReportTable({ report: { report, rows }, isWhole }: ReportTableProps) {
  const columns = columnsOf(report);
  const shown = isWhole ? rows : rows.slice(0, rowsShown);
  return (
    <>
      <WideTable label={reportNames[report]()}>
        <table className={classes(desk['table'], styles['table'])}>
          <thead>
            <tr>
              {columns.map(({ column, kind }) => (
                <th key={column} scope="col" className={isFigure(kind) ? desk['figure'] : undefined}>
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of a report have no id and never move
              <tr key={at}>
                {columns.map((column) => (
                  <ReportCell
                    key={column.column}
                    {...column}
                    cell={row[column.column] ?? null}
                    currency={row['currency'] ?? null}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      {shown.length === rows.length ? null : (
        <p className={classes('small', desk['after'], desk['noprint'])}>
          {m.desk_report_more({ shown: formatFigure(shown.length), total: formatFigure(rows.length) })}
        </p>
      )}
    </>
  );
}

interface ReportCellProps extends ShownColumn {
  readonly cell: Cell;
  readonly currency: Cell;
}

function ReportCell({ kind, cell, currency }: ReportCellProps) {
  const text = cellText(kind, cell, currency);
  if (isFigure(kind)) return <td className={desk['figure']}>{text}</td>;
  if (kind === 'text')
    return (
      <td className={styles['text']}>
        <bdi className={styles['clamp']}>{text}</bdi>
      </td>
    );
  return <td>{kind === 'code' ? <span className="code">{text}</span> : text}</td>;
}
