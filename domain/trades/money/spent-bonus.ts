import { unboundPostage } from '../../checkout/credit';
import type { LedgerEntry } from './ledger';

/** A purchase that was partly paid with bonus credit, in minor units. */
export interface BonusPurchase {
  readonly lines: readonly {
    readonly line: number;
    readonly price: number;
    readonly quantity: number;
    readonly priceBound: boolean;
  }[];
  readonly postage: number;
  /** Bonus that was spent and not restored. */
  readonly bonusSpent: number;
}

/**
 * Returns the bonus that a refund restores before any other payment, in minor units: the part above the cost of the
 * unbound books that the customer keeps. Otherwise the bonus of a returned used book would pay for a bound one.
 * `entries`: the ledger with the bookings of the return.
 */
export function bonusToRestore(purchase: BonusPurchase, entries: readonly LedgerEntry[]): number {
  if (purchase.bonusSpent <= 0) return 0;
  const isGone = entries.some(({ kind }) => kind === 'undone' || kind === 'lost');
  const refunded = new Set(entries.flatMap(({ kind, ref }) => (kind === 'returned' ? [ref] : [])));
  const lines = purchase.lines.map(({ line, price, quantity, priceBound }) => ({
    total: price * quantity,
    priceBound,
    isKept: !isGone && !refunded.has(`line:${line}`),
  }));
  const goods = lines.reduce((sum, { total, priceBound, isKept }) => (isKept && !priceBound ? sum + total : sum), 0);
  const keepsPostage = !isGone && !entries.some(({ kind }) => kind === 'postage-back');
  const kept = goods + (keepsPostage ? unboundPostage({ lines, postage: purchase.postage }) : 0);
  return Math.max(0, purchase.bonusSpent - kept);
}
