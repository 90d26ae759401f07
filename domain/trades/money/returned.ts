import type { LedgerEntry } from './ledger';

/** A sold line as its return looks at it; minor units. */
export interface SoldLine {
  readonly line: number;
  readonly price: number;
  readonly quantity: number;
  readonly returned: boolean;
}

/**
 * Bookings when a line has come back: what it cost, whole, and the outward postage once everything has come back
 * (docs/product.md#withdrawal). `line`: the one that comes back now.
 */
export function returnedEntries(lines: readonly SoldLine[], line: number, postage: number): LedgerEntry[] {
  const back = lines.find((sold) => sold.line === line);
  if (back === undefined) return [];
  const all = lines.every((sold) => sold.line === line || sold.returned);
  return [
    { kind: 'returned', amount: back.price * back.quantity, ref: `line:${line}` },
    ...(all && postage > 0 ? [{ kind: 'postage-back' as const, amount: postage, ref: '' }] : []),
  ];
}
