import { money, type Money } from '../../../../domain/money';
import type { Trade } from '../../../../domain/trades/schemas';

type Line = NonNullable<Trade['inbound']>['lines'][number];

/**
 * Returns what is paid for a copy: the agreed amount, the lower amount, 0 for one that is not kept. Null while it is
 * undecided.
 */
export function worth({ state, amount, lower, decision, paid, undecided }: Line): Money | null {
  if (paid !== null) return paid;
  if (undecided) return state === 'regraded' ? null : money(0, amount.currency);
  if (state === 'regraded') return decision === 'accept' ? lower : money(0, amount.currency);
  return state === 'offered' || state === 'as-said' ? amount : money(0, amount.currency);
}
