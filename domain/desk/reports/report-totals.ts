import type { Currency } from '../../money';
import { columnsWithoutTotal, reportColumns, type CellKind, type ReportId, type ReportRow } from './report-columns';

/** Sum of a column. `currency`: of money; null for counts and for EUR cents. */
export interface ReportTotal {
  readonly column: string;
  readonly currency: Currency | null;
  readonly value: number;
}

const summed: readonly CellKind[] = ['count', 'money', 'euro'];

/** Returns the sums of the columns of a report that add up: money by currency, copies and euros over all rows. */
export function totalsOf(report: ReportId, rows: readonly ReportRow[], currencies: readonly Currency[]): ReportTotal[] {
  if (rows.length === 0) return [];
  const kinds: Readonly<Record<string, CellKind>> = reportColumns[report];
  const sum = (of: readonly ReportRow[], column: string) => of.reduce((all, row) => all + Number(row[column] ?? 0), 0);
  return Object.entries(kinds)
    .filter(([column, kind]) => summed.includes(kind) && !columnsWithoutTotal.includes(column))
    .flatMap(([column, kind]): ReportTotal[] => {
      if (kind !== 'money') return [{ column, currency: null, value: sum(rows, column) }];
      return currencies.flatMap((currency) => {
        const own = rows.filter((row) => row['currency'] === currency);
        return own.length === 0 ? [] : [{ column, currency, value: sum(own, column) }];
      });
    });
}
