import { yearUntil, type Period } from '../../../domain/desk/reports/period';
import { sellerRows } from '../../../domain/desk/reports/seller-rows';
import type { Ctx } from '../../platform/context';
import { ordersOfSellers, sellersOrder } from './purchase-reads';
import { emptyReport, maxLines, type ReportContent } from './report-content';

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
