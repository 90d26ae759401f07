import type { Cart } from '../cart/schemas';
import { rulesOf, vatOn, type Market } from '../market/market';
import { money } from '../money';
import { invoiceShares } from '../trades/documents/invoice';
import type { Quote } from './schemas';

/**
 * Returns the VAT that the invoice of this cart will state: of the copies and their share of the postage, at the
 * day's rate. Where the market has a margin scheme, VAT of used copies is not stated. `rate` is in percent.
 */
export function vatOf(cart: Cart, market: Market, today: string): Quote['vat'] {
  const { currency, vatIncluded, marginScheme } = rulesOf(market);
  const basisPoints = vatIncluded ? vatOn(market, today) : 0;
  const lines = cart.lines.map(({ used, total }) => ({
    total: total.minor,
    basisPoints: used && marginScheme ? null : basisPoints,
  }));
  const content = vatIncluded ? invoiceShares(lines, cart.postage.minor).reduce((sum, { tax }) => sum + tax, 0) : 0;
  return {
    rate: basisPoints / 100,
    amount: money(content, currency),
    included: vatIncluded,
    marginScheme: marginScheme && cart.lines.some((line) => line.used),
  };
}
