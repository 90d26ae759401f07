import type { Trade } from '../schemas';
import type { TradeFacts } from '../lifecycle/facts';

/**
 * Whether a trade may be paid by card now: it was placed so, or it is a swap whose difference is asked for. `least` is
 * the smallest amount the provider takes, in minor units; null: there is no provider.
 */
export function mayPayByCard(
  facts: Pick<TradeFacts, 'settlement' | 'money' | 'toPay' | 'payBy' | 'now'>,
  payment: Trade['payment'],
  least: number | null,
): boolean {
  const { settlement, money, toPay, payBy, now } = facts;
  if (money !== 'awaiting-payment' || least === null || toPay < least) return false;
  return payBy !== null && now < payBy && (payment === 'stripe' || settlement === 'swap');
}

/** Whether a transfer is asked for: it was chosen, or no provider can take what is left to pay. */
export function mayTransfer(
  facts: Pick<TradeFacts, 'money' | 'toPay' | 'payBy'>,
  payment: Trade['payment'],
  least: number | null,
): boolean {
  if (facts.money !== 'awaiting-payment' || facts.payBy === null) return false;
  return payment === 'bank-transfer' || least === null || facts.toPay < least;
}
