import type { ReportRow } from '../../../domain/desk/reports/report-columns';
import type { Report, ReportControl } from '../../../domain/desk/reports/report-schemas';
import { currencyCodes, money, type Currency } from '../../../domain/money';

/**
 * Most lines of orders in one report: about a month of a shop with 600 parcels a day. A longer one would exceed the
 * memory of the Worker, so the desk asks for a shorter period.
 */
export const maxLines = 20_000;

/** Content of a report, without its period. */
export interface ReportContent {
  readonly state: Report['state'];
  readonly rows: readonly ReportRow[];
  readonly controls: readonly ReportControl[];
}

/** Returns an empty report with the reason why it was not made. */
export const emptyReport = (state: 'off' | 'too-long'): ReportContent => ({ state, rows: [], controls: [] });

/** Sum of a currency, as a control reads it. */
interface CurrencySum {
  readonly currency: Currency;
  readonly amount: number;
}

/** Returns a control of a column by currency: the sums of the report's rows beside those of the ledger. */
export function controlsOf(
  column: string,
  rows: readonly { readonly currency: Currency; readonly value: number }[],
  ledger: readonly CurrencySum[],
): ReportControl[] {
  return currencyCodes.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const booked = ledger.filter((sum) => sum.currency === currency);
    if (own.length === 0 && booked.length === 0) return [];
    return [
      {
        column,
        report: money(
          own.reduce((sum, { value }) => sum + value, 0),
          currency,
        ),
        ledger: money(
          booked.reduce((sum, { amount }) => sum + amount, 0),
          currency,
        ),
      },
    ];
  });
}
