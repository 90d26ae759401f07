import { yearUntil, type Period } from '../../../domain/desk/reports/period';
import { purchaseRows } from '../../../domain/desk/reports/purchase-rows';
import { sellerRows } from '../../../domain/desk/reports/seller-rows';
import type { Ctx } from '../../platform/context';
import { readBatch } from '../../platform/db/read';
import { controlsOf, maxLines, emptyReport, type ReportContent } from './report-content';
import { balancesBefore, creditOfOrders, creditOfPeriod, creditRows } from './credit-reads';
import {
  boughtByLedger,
  boughtCopy,
  boughtInPeriod,
  entriesBefore,
  ordersOfSellers,
  sellersOrder,
} from './purchase-reads';

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
        read.map(({ currency }, at) => ({ currency, value: rows[at]?.closing ?? 0 })),
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

/** Returns the sellers over the limits of the year, until the end of the period; off unless the setting is on. */
export async function makeSellerReport(
  ctx: Pick<Ctx, 'db' | 'settings'>,
  period: Period,
  timeZone: string,
): Promise<ReportContent> {
  if (!ctx.settings.sellerReport) return emptyReport('off');
  const { from, before } = yearUntil(period, timeZone);
  const orders = await ordersOfSellers.all(ctx.db, from, before, maxLines + 1);
  if (orders.length > maxLines) return emptyReport('too-long');
  return { state: 'made', rows: sellerRows(orders.map(sellersOrder), timeZone), controls: [] };
}
