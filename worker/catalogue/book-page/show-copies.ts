import { isUsed, type Grade } from '../../../domain/grade';
import { addDays } from '../../../domain/time';
import type { Market } from '../../../domain/market/market';
import type { BookPage } from '../../../domain/catalogue/schemas';
import { pricePolicy } from '../../../domain/policy/pricing';
import { shownPrice, struckOutPrice, type PastPrice } from '../../../domain/pricing/price';
import type { Copy } from '../../../domain/pricing/schemas';
import { toMarketPrice, type Rate } from '../../../domain/rates';
import type { StockFacts } from '../cards/stock-of';

/** Price changes per grade. */
export type History = ReadonlyMap<Grade, readonly PastPrice[]>;

interface Where {
  readonly market: Market;
  readonly rate: Rate;
  readonly today: string;
}

/** Returns the copies of an edition, sold-out ones included, best grade first; none without a reference price. */
export function showCopies(
  stock: readonly StockFacts[],
  referenceCents: number | null,
  history: History,
  { market, rate, today }: Where,
): Copy[] {
  if (referenceCents === null) return [];
  return stock.map(({ grade, baseCents, onHand, reserved }) => {
    const { price, reasons } = shownPrice({ baseCents, referenceCents, grade, market, rate });
    return {
      grade,
      price,
      used: isUsed(grade),
      reasons: [...reasons],
      struckOut: struckOutPrice({ baseCents, history: history.get(grade) ?? [], today, grade, market, rate }),
      available: onHand - reserved,
    };
  });
}

/** Returns the lowest price of a used copy on each of the last 30 days with a known price, at today's rate. */
export function showPriceLine(history: History, { market, rate, today }: Where): BookPage['priceLine'] {
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
