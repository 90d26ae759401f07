import { money, type Money } from '../../../../domain/money';
import type { Trade } from '../../../../domain/trades/schemas';

type Inbound = NonNullable<Trade['inbound']>;
type Line = Inbound['lines'][number];

/**
 * Returns what is paid for a copy: the agreed amount, the lower amount, 0 for one that is not kept. Null while it is
 * undecided, also before all copies are checked.
 */
export function amountPaidForLine(leg: Inbound['state'], line: Line): Money | null {
  const { state, amount, lower, decision, paid } = line;
  if (paid !== null) return paid;
  const isChecking = leg === 'received' && decision === null;
  if (state === 'regraded' && (line.undecided || isChecking)) return null;
  if (line.undecided) return money(0, amount.currency);
  if (state === 'regraded') return decision === 'accept' ? lower : money(0, amount.currency);
  return state === 'offered' || state === 'as-said' ? amount : money(0, amount.currency);
}
