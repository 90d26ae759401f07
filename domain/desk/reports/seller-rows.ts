import type { Market } from '../../market/market';
import { sellerReportPolicy } from '../../policy/registers';
import { toEurCents } from '../../rates';
import type { Currency } from '../../money';
import { quarterOf } from './period';
import type { RowOfReport } from './report-columns';

/** Purchase of the shop from a person with one order. */
export interface SellersOrder {
  /** The account, or the mail address of a guest. */
  readonly person: string;
  readonly at: string;
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly market: Market;
  readonly books: number;
  /** Amount in minor units. */
  readonly paid: number;
  readonly currency: Currency;
  readonly rateMicro: number;
}

/**
 * Returns the sellers over the limits of a year, with a row for each quarter in which they sold. Each copy counts as a
 * sale. Name and address are those of the latest order. The shop asks for no tax number and no date of birth.
 * @see Directive (EU) 2021/514, annex V
 */
export function sellerRows(orders: readonly SellersOrder[], timeZone: string): RowOfReport<'sellers'>[] {
  const euroOf = ({ paid, currency, rateMicro }: SellersOrder) => toEurCents(paid, { currency, micro: rateMicro });
  const sums = (of: readonly SellersOrder[]) => ({
    books: of.reduce((sum, { books }) => sum + books, 0),
    euroPaid: of.reduce((sum, order) => sum + euroOf(order), 0),
  });
  return [...Map.groupBy(orders, ({ person }) => person).values()].flatMap((own) => {
    const last = own.at(-1);
    const year = sums(own);
    if (last === undefined || (year.books < sellerReportPolicy.sales && year.euroPaid <= sellerReportPolicy.amount))
      return [];
    const quarters = [...Map.groupBy(own, ({ at }) => quarterOf(at, timeZone))].toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    return quarters.map(([quarter, inQuarter]) => ({
      seller: last.name,
      address: last.address,
      country: last.market,
      email: last.email,
      taxNumber: null,
      birthDate: null,
      quarter,
      ...sums(inQuarter),
    }));
  });
}
