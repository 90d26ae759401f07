import { marginRows } from '../../../domain/desk/reports/margin-rows';
import { periodOf, type Period } from '../../../domain/desk/reports/period';
import type { ReportRow } from '../../../domain/desk/reports/report-columns';
import { documentsOf, isWithin, type SaleDocument } from '../../../domain/desk/reports/sale-documents';
import { salesRows } from '../../../domain/desk/reports/sales-rows';
import { vatRows } from '../../../domain/desk/reports/vat-rows';
import type { Market } from '../../../domain/market/market';
import type { Currency } from '../../../domain/money';
import type { Rate } from '../../../domain/rates';
import type { Ctx } from '../../platform/context';
import { columnsOf } from '../../platform/db/columns';
import { defineRead, readBatch } from '../../platform/db/read';
import { rates } from '../../platform/db/schema/pricing';
import { controlsOf, maxLines, emptyReport, type ReportContent } from './report-content';
import { invoicedSales, linesOfPeriod, notesOfPeriod, salesOfPeriod, soldByLedger } from './sale-reads';

const ratesUntil = defineRead(
  columnsOf(rates, 'currency', 'micro', 'day'),
  'SELECT currency, micro, day FROM rates WHERE day <= ?1 ORDER BY day',
);

/** Place of the shop: the market of its country, and the time zone of its days. */
export interface ShopPlace {
  readonly home: Market;
  readonly timeZone: string;
}

/**
 * Returns a report on sales: the register, the sums with stated VAT, or the margin book. Each has the same control: the
 * amounts of all documents of the period beside the ledger.
 */
export async function makeSaleReport(
  ctx: Pick<Ctx, 'db'>,
  report: 'vat' | 'margin' | 'sales',
  period: Period,
  place: ShopPlace,
): Promise<ReportContent> {
  const { from, before } = period;
  const [sales, lines, notes, ledger, storedRates] = await readBatch(ctx.db, [
    salesOfPeriod.with(from, before),
    linesOfPeriod(report === 'margin' ? 'with-purchases' : 'without-purchases').with(from, before, maxLines + 1),
    notesOfPeriod.with(from, before),
    soldByLedger.with(from, before),
    ratesUntil.with(period.lastDay),
  ]);
  if (lines.length > maxLines) return emptyReport('too-long');
  const all = invoicedSales(sales, lines, notes, place.timeZone).flatMap(documentsOf);
  const ofPeriod = all.filter((document) => isWithin(document, period));
  return {
    state: 'made',
    rows: rowsOf(report, { all, ofPeriod, storedRates, period, place }),
    controls: controlsOf(
      'documents',
      ofPeriod.flatMap(({ sale, shares }) =>
        shares.map(({ goods, postage }) => ({ currency: sale.currency, value: goods + postage })),
      ),
      ledger,
    ),
  };
}

interface SaleFacts {
  readonly all: readonly SaleDocument[];
  readonly ofPeriod: readonly SaleDocument[];
  readonly storedRates: readonly Rate[];
  readonly period: Period;
  readonly place: ShopPlace;
}

function rowsOf(
  report: 'vat' | 'margin' | 'sales',
  { all, ofPeriod, storedRates, period, place }: SaleFacts,
): ReportRow[] {
  if (report === 'sales') return salesRows(ofPeriod, place.timeZone);
  // Earlier documents of a sale decide what a credit note of the period corrects.
  if (report === 'margin') return marginRows(all, (document) => isWithin(document, period), place);
  const rateAt = (currency: Currency, quarter: string) => rateOfQuarter(storedRates, currency, quarter, place.timeZone);
  return vatRows(ofPeriod, { ...place, rateAt });
}

/** Returns the stored euro rate of the last day of a quarter, or the last one before it. */
function rateOfQuarter(storedRates: readonly Rate[], currency: Currency, quarter: string, timeZone: string): Rate {
  const { lastDay } = periodOf(quarter, timeZone);
  const ofCurrency = storedRates.filter((rate) => rate.currency === currency);
  const rate = ofCurrency.findLast(({ day }) => day <= lastDay) ?? ofCurrency[0];
  if (rate === undefined) throw new Error(`no rate for ${currency}`);
  return rate;
}
