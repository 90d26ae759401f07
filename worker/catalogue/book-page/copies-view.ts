import { isUsed, type Grade } from '../../../domain/grade';
import { addDays } from '../../../domain/time';
import { isPriceBound } from '../../../domain/law/book-prices';
import type { BookPage } from '../../../domain/catalogue/schemas';
import { pricePolicy } from '../../../domain/policy/pricing';
import { shownPrice, struckOutPrice, type PastPrice } from '../../../domain/pricing/price';
import type { Copy } from '../../../domain/pricing/schemas';
import { toMarketPrice } from '../../../domain/rates';
import type { PriceMoment } from '../cards/price-moment';
import type { PricedEdition } from '../cards/shelf-rows';
import type { StockFacts } from '../cards/stock-of';

/** Price changes per grade. */
export type PriceHistory = ReadonlyMap<Grade, readonly PastPrice[]>;

/** Returns the copies of an edition, sold-out ones included, best grade first; none without a reference price. */
export function copiesView(
  stock: readonly StockFacts[],
  { edition, history }: { readonly edition: PricedEdition; readonly history: PriceHistory },
  { market, rate, today }: PriceMoment,
): Copy[] {
  const { referenceCents } = edition;
  if (referenceCents === null) return [];
  return stock.map(({ grade, baseCents, onHand, reserved }) => {
    const bound = isPriceBound({ ...edition, market, grade }, today);
    const { price, reasons } = shownPrice({ baseCents, referenceCents, grade, bound, market, rate });
    return {
      grade,
      price,
      used: isUsed(grade),
      reasons: [...reasons],
      struckOut: struckOutPrice({ baseCents, history: history.get(grade) ?? [], today, bound, market, rate }),
      available: onHand - reserved,
    };
  });
}

/** Returns the lowest price of a used copy on each of the last 30 days with a known price, at today's rate. */
export function priceLineView(history: PriceHistory, { market, rate, today }: PriceMoment): BookPage['priceLine'] {
  const used = [...history]
    .filter(([grade]) => isUsed(grade))
    .map(([, changes]) => changes.toSorted((a, b) => (a.day < b.day ? -1 : 1)));
  const line: BookPage['priceLine'] = [];
  for (let back = pricePolicy.historyDays - 1; back >= 0; back -= 1) {
    const day = addDays(today, -back);
    const inForce = used.flatMap((changes) => changes.findLast((change) => change.day <= day)?.baseCents ?? []);
    if (inForce.length > 0) line.push({ day, price: toMarketPrice(Math.min(...inForce), rate, market) });
  }
  return line;
}
