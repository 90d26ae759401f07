import { formatInstant, formatMoney, formatNumber } from '../../../domain/format';
import { gradingPolicy } from '../../../domain/policy';
import type { Trade } from '../../../domain/trades/schemas';
import { m } from '../../../messages/compiled/messages.js';
import { language } from '../../lib/language';

const counted = (count: number) => ({ count, shown: formatNumber(count, language()) });

function inboundStep({ inbound }: Trade, timeZone: string): string | null {
  if (inbound === null) return null;
  switch (inbound.state) {
    case 'awaiting-parcel':
      return m.trade_next_send({ ...counted(inbound.lines.length), day: formatInstant(inbound.arriveBy, language(), timeZone, 'day') });
    case 'in-transit':
      return m.trade_next_way();
    case 'received':
    case 'graded':
      return m.trade_next_received({ days: formatNumber(gradingPolicy.workingDays, language()) });
    case 'awaiting-decision':
      return m.trade_next_decision();
    case 'expired':
      return m.trade_next_expired();
    default:
      return null;
  }
}

function outboundStep({ outbound, settlement, settlementState, inbound }: Trade): string | null {
  if (outbound === null) return null;
  switch (outbound.state) {
    case 'reserved': {
      const waitsForBooks = settlement === 'swap' && inbound !== null && inbound.state !== 'settled';
      if (waitsForBooks) return m.trade_next_swap();
      return settlementState === 'balanced' || settlement === 'swap' ? m.trade_next_packing() : null;
    }
    case 'packed':
      return m.trade_next_packing();
    case 'dispatched':
      return m.trade_next_dispatched();
    default:
      return null;
  }
}

function moneyStep({ transfer, settlementState }: Trade, timeZone: string): string | null {
  if (transfer !== null) {
    return m.trade_next_pay({ amount: formatMoney(transfer.amount, language()), day: formatInstant(transfer.payBy, language(), timeZone, 'day') });
  }
  if (settlementState === 'payout-due' || settlementState === 'payout-sent') return m.trade_next_payout();
  return settlementState === 'lapsed' ? m.trade_next_lapsed() : null;
}

/** Every part that the trade has was cancelled. */
export function isCancelled({ inbound, outbound }: Trade): boolean {
  const legs = [inbound?.state, outbound?.state].filter((state) => state !== undefined);
  return legs.every((state) => state === 'cancelled');
}

/** What the person does next, in the order in which it is done; when that is nothing, where the trade stands. */
export function nextSteps(trade: Trade, timeZone: string): string[] {
  if (isCancelled(trade)) return [m.trade_next_cancelled()];
  const steps = [moneyStep(trade, timeZone), inboundStep(trade, timeZone), outboundStep(trade)].filter((step) => step !== null);
  if (steps.length > 0) return steps;
  return [trade.ahead.length === 0 ? m.trade_next_done() : m.trade_next_none()];
}
