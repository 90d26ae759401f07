import { stockChangePolicy } from '../policy/copies';

/** Reasons for which the desk changes the number of copies. */
export const stockChangeReasons = ['correction', 'loss', 'purchase'] as const;
export type StockChangeReason = (typeof stockChangeReasons)[number];

export interface NumbersOfChange {
  /** Copies to add; negative: to remove; 0: only the shelf changes. */
  readonly change: number;
  readonly reason: StockChangeReason;
  /** Cost of one copy in EUR cents, for purchases. */
  readonly unitCost?: number | undefined;
  /** New shelf. Undefined if it stays. */
  readonly shelf?: string | undefined;
}

/**
 * What prevents a change: nothing would change, too many copies at once, a loss that adds copies or a purchase that
 * removes some, a purchase without a unit cost, or a unit cost that is negative or too high.
 */
export type StockChangeFault = 'nothing' | 'too-many' | 'against-reason' | 'cost-missing' | 'cost-wrong';

/** Returns the first fault of a change of the stock. Null if the desk may send it. Form and server use this rule. */
export function stockChangeFault({ change, reason, unitCost, shelf }: NumbersOfChange): StockChangeFault | null {
  if (unitCost !== undefined && (unitCost < 0 || unitCost > stockChangePolicy.maxUnitCost)) return 'cost-wrong';
  if (change === 0) return shelf === undefined ? 'nothing' : null;
  if (Math.abs(change) > stockChangePolicy.maxCopies) return 'too-many';
  if ((reason === 'loss' && change > 0) || (reason === 'purchase' && change < 0)) return 'against-reason';
  return reason === 'purchase' && unitCost === undefined ? 'cost-missing' : null;
}

/** Returns a typed number of copies: `2`, `+2`, `-1` or `−1`. An empty text is 0. Null if it is not a whole number. */
export function parseStockChange(typed: string): number | null {
  const plain = typed.trim().replace('−', '-');
  if (plain === '') return 0;
  return /^[+-]?\d{1,9}$/.test(plain) ? Number(plain) : null;
}
