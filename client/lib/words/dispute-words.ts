import type { DisputeState } from '../../../domain/trades/money/disputes';
import { m } from '../../../messages/compiled/messages.js';

/** States of a disputed card payment, for the person and the desk. */
export const disputeWords: Record<DisputeState, () => string> = {
  asked: m.trades_dispute_asked,
  open: m.trades_dispute_open,
  answered: m.trades_dispute_answered,
  won: m.trades_dispute_won,
  lost: m.trades_dispute_lost,
  closed: m.trades_dispute_closed,
};
