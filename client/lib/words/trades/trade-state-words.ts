import type { TradeSummary } from '../../../../domain/trades/schemas';
import {
  inboundStateFacts,
  outboundStateFacts,
  settlementStateFacts,
} from '../../../../domain/trades/lifecycle/state-facts';
import { m } from '../../../../messages/compiled/messages.js';
import { countParams } from '../count-params';
import { joinFacts } from '../join-words';
import { inboundStateWords, moneyStateWords, outboundStateWords } from './leg-state-words';

type States = Pick<TradeSummary, 'settlement' | 'settlementState' | 'inboundState' | 'outboundState' | 'take'>;

const awaitedWords: Readonly<Record<NonNullable<TradeSummary['awaited']>, () => string>> = {
  decide: m.account_trade_state_decide,
  pay: moneyStateWords['awaiting-payment'],
  'check-account': moneyStateWords['payout-failed'],
  send: m.account_trade_state_send,
};

/** Returns the state of a sale that waits for parcels or for the shop; null for another one. */
function openSaleWords({ inboundState }: States): string | null {
  if (inboundState === null) return null;
  // A late parcel is still accepted.
  if (inboundState === 'expired') return inboundStateWords.expired();
  if (!inboundStateFacts[inboundState].isOpen) return null;
  // The shop checks the books until the leg leaves these states.
  return inboundState === 'received' ? m.account_trade_state_check() : inboundStateWords[inboundState]();
}

/** Returns the state of a purchase that is not delivered; null for others, also while a swap waits for its sale. */
function openPurchaseWords({ settlement, settlementState, outboundState, take }: States): string | null {
  if (outboundState === null || !outboundStateFacts[outboundState].isOpen) return null;
  if (outboundState !== 'reserved') return outboundStateWords[outboundState](countParams(take));
  return settlement === 'pay-now' && settlementState === 'balanced'
    ? moneyStateWords.balanced()
    : outboundStateWords.reserved(countParams(take));
}

/** Returns the states of open legs, else the state of the money. A swap sends its books after the check of the sale. */
function openWords(trade: States): string {
  const { settlement, settlementState } = trade;
  const money = settlementStateFacts[settlementState].isOpen ? moneyStateWords[settlementState]() : null;
  const sale = openSaleWords(trade);
  const purchase = sale !== null && settlement === 'swap' ? null : openPurchaseWords(trade);
  const words = [sale, money, purchase].filter((word) => word !== null);
  return words.length === 0 ? m.account_trade_state_agreed() : joinFacts(words);
}

/** Returns how an order ended: first the parts that did not take place. */
function endedWords({ settlementState, inboundState, outboundState, take }: States): string {
  const failed = [
    inboundState === 'cancelled' || inboundState === 'expired' ? inboundStateWords[inboundState]() : null,
    outboundState === 'cancelled' || outboundState === 'lost'
      ? outboundStateWords[outboundState](countParams(take))
      : null,
  ].filter((word) => word !== null);
  if (failed.length > 0) return joinFacts(failed);
  if (settlementState === 'lapsed' || outboundState === 'released') return moneyStateWords.lapsed();
  return settlementState === 'balanced' ? inboundStateWords.settled() : m.account_trade_state_ended();
}

/**
 * Returns the state of a trade in a list: what the person has to do, else where its books and its money are. The words
 * are those of the order's page.
 */
export function tradeStateWords(trade: States & Pick<TradeSummary, 'open' | 'awaited'>): string {
  if (!trade.open) return endedWords(trade);
  return trade.awaited === null ? openWords(trade) : awaitedWords[trade.awaited]();
}
