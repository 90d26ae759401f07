import type { Trade } from '../../../domain/trades/schemas';
import type { LedgerKind } from '../../../domain/trades/money/ledger';

/** An amount that a surface states, and the amount that the ledger or another surface has. In minor units. */
export type Comparison = readonly [name: string, stated: number, expected: number];

/** Returns the sum of numbers. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Returns the sum of amounts of one currency, in minor units. */
export const minorOf = (amounts: readonly { readonly minor: number }[]): number =>
  sumOf(amounts.map(({ minor }) => minor));

/** Returns the sum of some kinds of bookings of a trade, in minor units. */
export const bookedOf = ({ ledger }: Trade, ...kinds: readonly LedgerKind[]): number =>
  minorOf(ledger.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));

/** Returns the comparisons that differ, as texts. */
export const differencesIn = (comparisons: readonly Comparison[]): string[] =>
  comparisons
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name}: states ${one}, expected ${other}`);
