import { localDay } from '../../deadline';
import { toEurCents } from '../../rates';
import { invoiceNumber } from '../../trades/documents/invoice';
import type { RowOfReport } from './report-columns';
import type { SaleDocument } from './sale-documents';

/** Returns the rows of the sales register: one for each document and way in which its goods are taxed. */
export function salesRows(documents: readonly SaleDocument[], timeZone: string): RowOfReport<'sales'>[] {
  return documents.flatMap(({ sale, kind, number, at, shares }) =>
    shares.map((share) => {
      const gross = share.goods + share.postage;
      return {
        day: localDay(at, timeZone),
        kind,
        document: number,
        invoice: kind === 'invoice' ? null : invoiceNumber(sale.invoice.number),
        order: sale.order,
        buyer: sale.buyer,
        address: sale.address,
        country: sale.market,
        scheme: share.scheme,
        rate: share.rate,
        books: share.lines.reduce((sum, { quantity }) => sum + quantity, 0) * (kind === 'invoice' ? 1 : -1) || 0,
        titles: share.lines
          .map(({ title, quantity }) => (quantity === 1 ? title : `${quantity} × ${title}`))
          .join('; '),
        currency: sale.currency,
        goods: share.goods,
        postage: share.postage,
        gross,
        // Neither is stated under the margin scheme.
        net: share.scheme === 'margin' ? null : gross - share.tax,
        vat: share.scheme === 'margin' ? null : share.tax,
        euroGross: toEurCents(gross, { currency: sale.currency, micro: sale.rateMicro }),
      };
    }),
  );
}
