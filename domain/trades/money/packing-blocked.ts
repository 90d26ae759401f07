import { blocksPacking } from './disputes';
import type { Trade } from '../schemas';

/** Returns whether a dispute about the payment keeps the shop from packing a trade's books. */
export const isPackingBlocked = ({ disputes }: Pick<Trade, 'disputes'>): boolean =>
  blocksPacking(disputes.map(({ state, withdrawn }) => ({ state, withdrawn: withdrawn.minor })));
