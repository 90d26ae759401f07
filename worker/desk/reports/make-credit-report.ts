import type { Period } from '../../../domain/desk/reports/period';
import type { Ctx } from '../../platform/context';
import { readBatch } from '../../platform/db/read';
import { balancesBefore, creditOfOrders, creditOfPeriod, creditRows } from './credit-reads';
import { controlsOf, type ReportContent } from './report-content';

/** Returns the statement of store credit. Its controls compare it with all balances, and with ledger and payouts. */
export async function makeCreditReport(ctx: Pick<Ctx, 'db'>, { from, before }: Period): Promise<ReportContent> {
  const [read, balances, orders] = await readBatch(ctx.db, [
    creditOfPeriod.with(from, before),
    balancesBefore.with(before),
    creditOfOrders.with(from, before),
  ]);
  const rows = creditRows(read);
  return {
    state: 'made',
    rows,
    controls: [
      ...controlsOf(
        'closing',
        read.map(({ currency }, index) => ({ currency, value: rows[index]?.closing ?? 0 })),
        balances,
      ),
      ...controlsOf(
        'orders',
        orders.map(({ currency, report: value }) => ({ currency, value })),
        orders.map(({ currency, ledger: amount }) => ({ currency, amount })),
      ),
    ],
  };
}
