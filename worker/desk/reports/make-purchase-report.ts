import type { Period } from '../../../domain/desk/reports/period';
import { purchaseRows } from '../../../domain/desk/reports/purchase-rows';
import type { Ctx } from '../../platform/context';
import { readBatch } from '../../platform/db/read';
import { boughtByLedger, boughtCopy, boughtInPeriod, entriesBefore } from './purchase-reads';
import { controlsOf, maxLines, emptyReport, type ReportContent } from './report-content';

/** Returns the purchase register. Its control compares what persons were paid with the ledger. */
export async function makePurchaseReport(
  ctx: Pick<Ctx, 'db'>,
  { from, before }: Period,
  timeZone: string,
): Promise<ReportContent> {
  const [rows, [numbered], ledger] = await readBatch(ctx.db, [
    boughtInPeriod.with(from, before, maxLines + 1),
    entriesBefore.with(from),
    boughtByLedger.with(from, before),
  ]);
  if (rows.length > maxLines) return emptyReport('too-long');
  const copies = rows.map(boughtCopy);
  return {
    state: 'made',
    rows: purchaseRows(copies, numbered?.entries ?? 0, timeZone),
    controls: controlsOf(
      'paid',
      copies.filter(({ seller }) => seller !== null).map(({ currency, paid }) => ({ currency, value: paid })),
      ledger,
    ),
  };
}
