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

type States = Pick<
  TradeSummary,
  'settlement' | 'settlementState' | 'inboundState' | 'outboundState' | 'take' | 'hasFailedCardRefund' | 'isChargedBack'
>;

const awaitedWords: Readonly<Record<NonNullable<TradeSummary['awaited']>, () => string>> = {
  decide: m.account_trade_state_decide,
  pay: moneyStateWords['awaiting-payment'],
  'check-account': m.account_trade_state_check_account,
  'add-account': m.account_trade_state_add_account,
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
function openPurchaseWords(trade: States): string | null {
  const { settlement, settlementState, outboundState, take, isChargedBack } = trade;
  if (outboundState === null || !outboundStateFacts[outboundState].isOpen) return null;
  if (outboundState !== 'reserved') return outboundStateWords[outboundState](countParams(take));
  return settlement === 'pay-now' && settlementState === 'balanced' && !isChargedBack
    ? moneyStateWords.balanced()
    : outboundStateWords.reserved(countParams(take));
}

/** Returns the state of open money; null if nothing is open. A failed refund is not on its way. */
function openMoneyWords({ settlementState, hasFailedCardRefund }: States): string | null {
  if (hasFailedCardRefund) return m.mail_step_card_refund_failed_title();
  return settlementStateFacts[settlementState].isOpen ? moneyStateWords[settlementState]() : null;
}

/** Returns the states of open legs, else the state of the money. A swap sends its books after the check of the sale. */
function openWords(trade: States): string {
  const { settlement } = trade;
  const money = openMoneyWords(trade);
  const sale = openSaleWords(trade);
  const purchase = sale !== null && settlement === 'swap' ? null : openPurchaseWords(trade);
  const words = [chargebackWords(trade), sale, money, purchase].filter((word) => word !== null);
  return words.length === 0 ? m.account_trade_state_agreed() : joinFacts(words);
}

/** Returns that a bank has taken back the money of a payment, or null. */
const chargebackWords = ({ isChargedBack }: States): string | null => (isChargedBack ? m.trades_dispute_lost() : null);

/** Returns how an order ended: first a chargeback and the parts that did not take place. */
function endedWords(trade: States): string {
  const { settlementState, inboundState, outboundState, take } = trade;
  const failed = [
    chargebackWords(trade),
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
  if (trade.awaited !== null) return awaitedWords[trade.awaited]();
  return trade.open ? openWords(trade) : endedWords(trade);
}
