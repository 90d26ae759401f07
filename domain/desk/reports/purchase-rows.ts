import { localDay } from '../../deadline';
import type { Grade } from '../../grade';
import type { IdentityMethod } from '../../law/buying';
import type { Market } from '../../market/market';
import type { Currency } from '../../money';
import { toEurCents } from '../../rates';
import type { ReportWord, RowOfReport } from './report-columns';

/** Copies that the shop bought. Of a person: one copy. Of a supplier: all copies that the desk entered together. */
export interface BoughtCopy {
  /** The order, or the stock movement of a purchase by the desk. Copies of one source have one instant. */
  readonly source: string;
  readonly at: string;
  /** Null: bought of a supplier. */
  readonly seller: {
    readonly order: string;
    readonly name: string;
    readonly address: string;
    readonly market: Market;
    readonly paidBy: Extract<ReportWord, 'bank' | 'store-credit' | 'set-off'>;
    /** How the identity was checked; null where the law asks for no check. */
    readonly identity: IdentityMethod | null;
  } | null;
  readonly isbn: string;
  readonly title: string;
  readonly grade: Grade;
  readonly books: number;
  /** Amount for all these copies, in minor units. */
  readonly paid: number;
  readonly currency: Currency;
  readonly rateMicro: number;
  /** At most the limit below which copies of one order are one entry. */
  readonly inLot: boolean;
}

const euroOf = ({ paid, currency, rateMicro }: BoughtCopy) => toEurCents(paid, { currency, micro: rateMicro });

/**
 * Returns the entries of the purchase register, in the order of `copies`. Copies of one order up to the limit are one
 * entry; each other copy has its own. `numbered`: number of the entries before. Identity is
 * checked where the law asks for it.
 * @see Code pénal (FR), articles 321-7, R321-3
 */
export function purchaseRows(
  copies: readonly BoughtCopy[],
  numbered: number,
  timeZone: string,
): RowOfReport<'purchases'>[] {
  const entries = Map.groupBy(copies, (copy) => (copy.inLot ? copy.source : copy));
  return [...entries.values()].flatMap((entry, index) => {
    const [first] = entry;
    if (first === undefined) return [];
    const { seller } = first;
    const isOne = entry.length === 1;
    const kindOfPurchase = isOne ? 'single' : 'lot';
    return [
      {
        number: numbered + index + 1,
        day: localDay(first.at, timeZone),
        kind: seller === null ? 'supplier' : kindOfPurchase,
        order: seller?.order ?? null,
        seller: seller?.name ?? null,
        address: seller?.address ?? null,
        country: seller?.market ?? null,
        identity: seller?.identity ?? null,
        isbn: isOne ? first.isbn : null,
        titles: entry.map(({ title }) => title).join('; '),
        grade: isOne ? first.grade : null,
        books: entry.reduce((sum, { books }) => sum + books, 0),
        paidBy: seller?.paidBy ?? null,
        currency: first.currency,
        paid: entry.reduce((sum, { paid }) => sum + paid, 0),
        euroPaid: entry.reduce((sum, copy) => sum + euroOf(copy), 0),
      },
    ];
  });
}
