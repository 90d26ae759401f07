import { localDay } from '../../../domain/deadline';
import { quarterOfDay } from '../../../domain/desk/reports/offered-periods';
import { periodOf, type Period } from '../../../domain/desk/reports/period';
import type { ReportId } from '../../../domain/desk/reports/report-columns';
import type { Report } from '../../../domain/desk/reports/report-schemas';
import { totalsOf } from '../../../domain/desk/reports/report-totals';
import { defaultMarket, marketOf } from '../../../domain/market/market';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { currencyCodes } from '../../../domain/money';
import type { Ctx } from '../../platform/context';
import { requireRole } from '../../platform/require-role';
import { lastCheck, toLedgerCheck } from '../../trades/money/check/last-ledger-check';
import type { ReportContent } from './report-content';
import { makeCreditReport } from './make-credit-report';
import { makePurchaseReport } from './make-purchase-report';
import { makeSellerReport } from './make-seller-report';
import { makeSaleReport } from './make-sale-report';

/**
 * Returns a report of the accounts for a month or quarter by the shop's clock, with its sums and their controls. Staff
 * only. `period`: `2026-11` or `2026-Q4`; undefined: the current quarter.
 * @see docs/decisions/087
 */
export async function readReport(
  ctx: Ctx,
  { report, period: code }: { readonly report: ReportId; readonly period?: string | undefined },
): Promise<Report> {
  requireRole(ctx, 'staff');
  const at = ctx.now.toISOString();
  const timeZone = timeZoneOf(defaultMarket);
  const today = localDay(at, timeZone);
  const period = periodOf(code ?? quarterOfDay(today), timeZone);
  const made = await makeReport(ctx, report, period, timeZone);
  const check = toLedgerCheck(await lastCheck.first(ctx.db));
  return {
    report,
    period: period.code,
    firstDay: period.firstDay,
    lastDay: period.lastDay,
    at,
    today,
    state: made.state,
    rows: [...made.rows],
    totals: totalsOf(report, made.rows, currencyCodes),
    controls: [...made.controls],
    check: check === null ? null : { at: check.at, findings: check.findings.length },
  };
}

function makeReport(ctx: Ctx, report: ReportId, period: Period, timeZone: string): Promise<ReportContent> {
  switch (report) {
    case 'purchases':
      return makePurchaseReport(ctx, period, timeZone);
    case 'credit':
      return makeCreditReport(ctx, period);
    case 'sellers':
      return makeSellerReport(ctx, period, timeZone);
    case 'vat':
    case 'margin':
    case 'sales':
      return makeSaleReport(ctx, report, period, { home: marketOf(ctx.settings.shop.country), timeZone });
    default:
      return report satisfies never;
  }
}
