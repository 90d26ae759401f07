import type { TradeFacts } from '../../../domain/trades/lifecycle/facts';
import { blocksPacking } from '../../../domain/trades/money/disputes';
import { balancesOf, moneyReceived } from '../../../domain/trades/money/ledger';
import { isUndecided } from './graded-worse';
import { countArrivedParcels } from './record-counts';
import type { TradeRecord } from './trade-rows';

/** Returns the facts that the guards of the lifecycle check. `now`: ISO 8601. */
export function tradeFacts(
  { trade, inbound, parcels, ledger, disputes, warnings }: TradeRecord,
  now: string,
): TradeFacts {
  const { purchase, tradeIn } = balancesOf(ledger);
  const isSettled = trade.inbound_state === 'settled';
  return {
    now,
    settlement: trade.settlement,
    inbound: trade.inbound_state,
    outbound: trade.outbound_state,
    money: trade.settlement_state,
    arriveBy: trade.arrive_by,
    decideBy: trade.decide_by,
    payBy: trade.pay_by,
    parcels: {
      sent: parcels.length,
      arrived: countArrivedParcels(parcels),
      firstArrivedAt: trade.received_at,
    },
    lines: {
      ungraded: inbound.filter(({ state }) => state === 'offered').length,
      undecided: inbound.filter(isUndecided).length,
    },
    // The difference of a swap is known only after grading.
    toPay: trade.settlement === 'swap' && !isSettled ? 0 : Math.max(0, -purchase),
    toGet: isSettled ? Math.max(0, tradeIn) : 0,
    toRefund: Math.max(0, purchase),
    moneyReceived: moneyReceived(ledger),
    isPackingBlocked: blocksPacking(disputes) || warnings.some(({ looked_at: checkedAt }) => checkedAt === null),
  };
}
