import type { LedgerEntry } from './ledger';

/** A sold line with the fields that a return needs; amounts in minor units. */
export interface ReturnableLine {
  readonly line: number;
  readonly price: number;
  readonly quantity: number;
  readonly returned: boolean;
}

/**
 * Returns the bookings for a returned line: its full price, and the outbound postage once every line is returned.
 * `line`: the line that is returned now. Amounts in minor units.
 * @see docs/product.md#withdrawal
 */
export function returnedEntries(lines: readonly ReturnableLine[], line: number, postage: number): LedgerEntry[] {
  const sold = lines.find((other) => other.line === line);
  if (sold === undefined) return [];
  const areAllReturned = lines.every((other) => other.line === line || other.returned);
  return [
    { kind: 'returned', amount: sold.price * sold.quantity, ref: `line:${line}` },
    ...(areAllReturned && postage > 0 ? [{ kind: 'postage-back' as const, amount: postage, ref: '' }] : []),
  ];
}
