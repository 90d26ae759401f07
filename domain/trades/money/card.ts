import type { Trade } from '../schemas';
import type { TradeFacts } from '../lifecycle/facts';
import { isCardProvider } from './card-providers';

/**
 * Returns whether a trade can be paid by card now: a card order, or a swap whose difference is demanded. `minimum`: the
 * provider's minimum in minor units; null: there is no provider.
 */
export function canPayByCard(
  facts: Pick<TradeFacts, 'settlement' | 'money' | 'toPay' | 'payBy' | 'now'>,
  payment: Trade['payment'],
  minimum: number | null,
): boolean {
  const { settlement, money, toPay, payBy, now } = facts;
  if (money !== 'awaiting-payment' || minimum === null || toPay < minimum) return false;
  return payBy !== null && now < payBy && (isCardProvider(payment) || settlement === 'swap');
}

/** Returns whether a bank transfer is demanded: it was chosen, or no provider can take the rest. */
export function isTransferDemanded(
  facts: Pick<TradeFacts, 'money' | 'toPay' | 'payBy'>,
  payment: Trade['payment'],
  minimum: number | null,
): boolean {
  if (facts.money !== 'awaiting-payment' || facts.payBy === null) return false;
  return payment === 'bank-transfer' || minimum === null || facts.toPay < minimum;
}
