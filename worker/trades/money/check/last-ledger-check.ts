import { z } from 'zod';
import { findingSchema, type DeskJobs } from '../../../../domain/desk/jobs-schemas';
import { columnsOf, type RowOf } from '../../../platform/db/columns';
import { defineRead } from '../../../platform/db/read';
import { ledgerChecks } from '../../../platform/db/schema/trade-life';

const checkColumns = columnsOf(ledgerChecks, 'day', 'findings', 'at');

/** Reads the last check of the ledger; see `toLedgerCheck`. */
export const lastCheck = defineRead(
  checkColumns,
  'SELECT day, findings, at FROM ledger_checks ORDER BY day DESC LIMIT 1',
);

/** Returns a check of the ledger with its findings from its row; null without a row. */
export function toLedgerCheck(row: RowOf<typeof checkColumns> | null | undefined): DeskJobs['check'] {
  if (row === null || row === undefined) return null;
  return { day: row.day, at: row.at, findings: z.array(findingSchema).parse(JSON.parse(row.findings)) };
}
