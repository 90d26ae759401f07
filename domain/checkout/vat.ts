import type { Cart } from '../cart/schemas';
import { rulesOf, vatOn, type Market } from '../market/market';
import { money } from '../money';
import { invoiceShares } from '../trades/documents/invoice';
import type { Quote } from './schemas';

/**
 * Returns the VAT that the invoice of this cart will state: of `new` copies and of their share of the postage, at the
 * day's rate. Used copies are sold under the margin scheme without stated VAT. `rate` is in percent.
 */
export function vatOf(cart: Cart, market: Market, today: string): Quote['vat'] {
  const { currency, vatIncluded } = rulesOf(market);
  const basisPoints = vatIncluded ? vatOn(market, today) : 0;
  const lines = cart.lines.map(({ used, total }) => ({ total: total.minor, basisPoints: used ? null : basisPoints }));
  const content = vatIncluded ? invoiceShares(lines, cart.postage.minor).reduce((sum, { tax }) => sum + tax, 0) : 0;
  return {
    rate: basisPoints / 100,
    amount: money(content, currency),
    included: vatIncluded,
    marginScheme: vatIncluded && cart.lines.some((line) => line.used),
  };
}
