import type { Market } from '../market/market';
import type { OutboundLegState } from './lifecycle/states';
import { withdrawalStatus } from './withdrawal';

/**
 * What became of a declaration of withdrawal. `cancelled`: the purchase was cancelled before dispatch. `returning`: its
 * lines are withdrawn. All others need a person at the desk: `no-order` (number and mail address fit no order),
 * `some-books` (only some books, in words), `packed` (the parcel is to be stopped), `over` (the period is over),
 * `nothing` (no purchase that is still sold).
 */
export const declarationOutcomes = [
  'cancelled',
  'returning',
  'no-order',
  'some-books',
  'packed',
  'over',
  'nothing',
] as const;
export type DeclarationOutcome = (typeof declarationOutcomes)[number];

/** Facts of the order that a declaration names. */
export interface DeclaredOrder {
  readonly outbound: OutboundLegState | null;
  readonly deliveredAt: string | null;
  readonly market: Market;
  /** Sent lines that are not withdrawn. */
  readonly sentLines: number;
}

/**
 * Returns what becomes of a declaration. Its time counts, not the time at which it is handled. Null `order`: none has
 * this number and mail address. `books`: the books in words; empty for the whole purchase.
 * @see docs/decisions/084-withdrawal-in-the-footer.md
 */
export function declarationOutcome(
  order: DeclaredOrder | null,
  { books, at }: { readonly books: string; readonly at: string },
): DeclarationOutcome {
  if (order === null) return 'no-order';
  const { outbound, deliveredAt, market, sentLines } = order;
  const isReserved = outbound === 'reserved';
  const isPacked = outbound === 'packed';
  if (!isReserved && !isPacked) {
    if (withdrawalStatus({ outbound, deliveredAt, now: at, market }) === 'over') return 'over';
    if (sentLines === 0) return 'nothing';
  }
  if (books !== '') return 'some-books';
  if (isPacked) return 'packed';
  return isReserved ? 'cancelled' : 'returning';
}

/** Returns whether an outcome is complete, so that staff need not handle the declaration. */
export function isHandledWithoutStaff(outcome: DeclarationOutcome): boolean {
  return outcome === 'cancelled' || outcome === 'returning';
}
