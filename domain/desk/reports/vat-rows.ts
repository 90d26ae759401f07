import type { Market } from '../../market/market';
import { isInUnion } from '../../market/union';
import type { Currency } from '../../money';
import { toEurCents, type Rate } from '../../rates';
import { quarterOf } from './period';
import type { RowOfReport } from './report-columns';
import type { SaleDocument } from './sale-documents';

/** Facts of the report on stated VAT besides the documents. */
export interface VatFacts {
  /** Market of the shop's own country, whose sales are in its own return. */
  readonly home: Market;
  readonly timeZone: string;
  /** Returns the stored euro rate at the end of a quarter. */
  readonly rateAt: (currency: Currency, quarter: string) => Rate;
}

/** Returns which return lists a sale to a market: that of the one-stop shop, the shop's own one, or none. */
function scopeOf(market: Market, home: Market): 'oss' | 'home' | 'export' {
  if (market === home) return 'home';
  return isInUnion(market) ? 'oss' : 'export';
}

const scopeOrder = ['oss', 'home', 'export'] as const;

/**
 * Returns the sums of sales with stated VAT by return, country of consumption, rate, and quarter of the sale. A credit
 * note counts in the period of its own date. Where its invoice is of an earlier quarter, it is a row of that quarter: a
 * return lists it as a correction. Each sum is converted once, at the rate of the last day of its quarter.
 * @see Directive 2006/112/EC, articles 366, 369g, 369h
 */
export function vatRows(
  documents: readonly SaleDocument[],
  { home, timeZone, rateAt }: VatFacts,
): RowOfReport<'vat'>[] {
  const parts = documents.flatMap(({ sale, shares }) =>
    shares.flatMap(({ scheme, rate, ...amounts }) =>
      scheme !== 'vat' || rate === null
        ? []
        : [
            {
              scope: scopeOf(sale.market, home),
              country: sale.market,
              quarter: quarterOf(sale.invoice.at, timeZone),
              rate,
              currency: sale.currency,
              ...amounts,
            },
          ],
    ),
  );
  const keyOf = ({ scope, country, quarter, rate, currency }: (typeof parts)[number]) =>
    [scopeOrder.indexOf(scope), country, quarter, String(rate).padStart(5, '0'), currency].join(' ');
  return [...Map.groupBy(parts, keyOf)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same;
      if (first === undefined) return [];
      const { scope, country, quarter, rate, currency } = first;
      const goods = same.reduce((sum, part) => sum + part.goods, 0);
      const postage = same.reduce((sum, part) => sum + part.postage, 0);
      const vat = same.reduce((sum, part) => sum + part.tax, 0);
      const gross = goods + postage;
      const euro = rateAt(currency, quarter);
      return [
        {
          scope,
          country,
          quarter,
          rate,
          currency,
          goods,
          postage,
          gross,
          net: gross - vat,
          vat,
          perEuro: euro.micro,
          rateDay: currency === 'EUR' ? null : euro.day,
          euroNet: toEurCents(gross - vat, euro),
          euroVat: toEurCents(vat, euro),
        },
      ];
    });
}
