import { z } from 'zod';
import { currencyCodes } from '../../money';
import { instantSchema, moneySchema } from '../../schemas';
import { periodPattern } from './offered-periods';
import { reportIds } from './report-columns';

/** `GET /api/desk/reports/{report}`. */
export const reportPathSchema = z.strictObject({ report: z.enum(reportIds) });
/** `period`: a month or a quarter; without it the current quarter. */
export const reportQuerySchema = z.strictObject({ period: z.string().regex(periodPattern).optional() });

export const reportSchema = z.strictObject({
  report: z.enum(reportIds),
  period: z.string(),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  /** The instant at which the report was made, and the day by the shop's clock. */
  at: instantSchema,
  today: z.iso.date(),
  /** `off`: a setting of the shop turns the report off. `too-long`: the period has too many rows for one report. */
  state: z.enum(['made', 'off', 'too-long']),
  rows: z.array(z.record(z.string(), z.union([z.string(), z.int(), z.null()]))),
  /** Sums of the columns that add up, by currency; those in EUR cents and counts of all rows have no currency. */
  totals: z.array(z.strictObject({ column: z.string(), currency: z.enum(currencyCodes).nullable(), value: z.int() })),
  /** The same sums by the ledger, or by the balances of all accounts. */
  controls: z.array(z.strictObject({ column: z.string(), report: moneySchema, ledger: moneySchema })),
  /** The last nightly check; null before the first. */
  check: z.strictObject({ at: instantSchema, findings: z.int() }).nullable(),
});
export type Report = z.infer<typeof reportSchema>;
export type ReportControl = Report['controls'][number];
