import { blocksPacking } from '../../domain/trades/money/disputes';
import type { Trade } from '../../domain/trades/schemas';

/** Whether a dispute about its payment keeps a trade's books here until they are packed. */
export const holdsOrder = ({ disputes }: Pick<Trade, 'disputes'>): boolean =>
  blocksPacking(disputes.map(({ state, withdrawn }) => ({ state, withdrawn: withdrawn.minor })));
