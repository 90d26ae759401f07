import { basePrice } from '../../domain/pricing/price';
import { stockKey, type UsedGrade } from '../../domain/grade';
import type { Market } from '../../domain/market/market';
import type { Currency } from '../../domain/money';
import { toEurCents } from '../../domain/rates';
import type { Ctx } from '../platform/context';
import { offerFacts } from '../catalogue/cards/book-cards';
import { addCopiesStatements } from './add-copies-statements';

/** The trade that copies arrived with; `rate_micro`: millionths of its currency per euro. */
export interface IncomingTrade {
  readonly id: string;
  readonly market: Market;
  readonly currency: Currency;
  readonly rate_micro: number;
}

/** A copy that the shop keeps, in the desk's grade; `paid` in minor units of the trade's currency. */
export interface KeptCopy {
  readonly isbn: string;
  readonly grade: UsedGrade;
  readonly paid: number;
}

/** Returns the price of a copy without a reference price, in EUR cents: twice its cost, at least 1 euro. */
const fallbackPrice = (cost: number) => Math.max(100, 2 * cost);

/** Returns how often each key occurs. */
function countByKey<Key extends string>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/**
 * Reads prices and returns the statements that add copies to the stock. Each movement has the copy's cost in EUR cents
 * (for the margin scheme). A new stock item gets its price by the rules of the nightly pricing.
 */
export async function incomingStockStatements(
  ctx: Ctx,
  trade: IncomingTrade,
  copies: readonly KeptCopy[],
): Promise<D1PreparedStatement[]> {
  if (copies.length === 0) return [];
  const isbns = [...new Set(copies.map(({ isbn }) => isbn))];
  const { books } = await offerFacts({ ...ctx, market: trade.market }, isbns, 'everyone');
  const rate: { currency: Currency; micro: number } = { currency: trade.currency, micro: trade.rate_micro };
  const copiesByIsbn = countByKey(copies.map(({ isbn }) => isbn));
  const priceOf = ({ isbn, grade, paid }: KeptCopy) => {
    const facts = books.get(isbn)?.facts;
    if (facts === undefined || facts.referenceCents === null) return fallbackPrice(toEurCents(paid, rate));
    return basePrice(facts.referenceCents, grade, {
      ...facts.supply,
      onHand: facts.supply.onHand + (copiesByIsbn.get(isbn) ?? 0),
    });
  };
  const items = [...new Map(copies.map((copy) => [stockKey(copy), copy])).values()].map((copy) => ({
    isbn: copy.isbn,
    grade: copy.grade,
    count: copies.filter(({ isbn, grade }) => isbn === copy.isbn && grade === copy.grade).length,
    price: priceOf(copy),
  }));
  const movements = copies.map(({ isbn, grade, paid }) => ({ isbn, grade, count: 1, cost: toEurCents(paid, rate) }));
  return addCopiesStatements(ctx, { items, movements, reason: 'trade-in', trade: trade.id });
}
