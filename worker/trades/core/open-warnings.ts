import { blocksPacking } from '../../../domain/trades/money/disputes';
import type { TradeRecord } from './trade-rows';

/**
 * Returns how many fraud warnings of a trade the desk has yet to check. A dispute that holds the books replaces them.
 * @see docs/decisions/034
 */
export function openWarnings({ warnings, disputes }: TradeRecord): number {
  return blocksPacking(disputes) ? 0 : warnings.filter(({ looked_at: checkedAt }) => checkedAt === null).length;
}
