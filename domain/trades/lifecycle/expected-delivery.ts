import type { Settlement } from '../../checkout/schemas';
import { endOfDay, localDay } from '../../deadline';
import { deliveryDays } from '../../market/delivery';
import type { Market } from '../../market/market';
import { timeZoneOf } from '../../market/time-zone';

/** Facts that decide when the books of a purchase should arrive. */
export interface DeliveryFacts {
  readonly market: Market;
  /** Instant since which the shop may pack the books; null before. */
  readonly packableSince: string | null;
  /** Null while the books are in the shop. */
  readonly dispatchedAt: string | null;
}

export interface ExpectedDelivery {
  /** Last second of the last expected day. */
  readonly due: string;
  /** The books can't arrive by then any more. `due` is then the missed day, and must not be shown as expected. */
  readonly isLate: boolean;
}

/**
 * Returns when the books should arrive; null before the shop may pack them. The day that was promised at checkout
 * stays while it can be kept. A parcel that was sent too late for it gets a new day, counted from its dispatch. Books
 * that are still in the shop on the last day are late.
 */
export function expectedDelivery(
  { market, packableSince: since, dispatchedAt }: DeliveryFacts,
  now: string,
): ExpectedDelivery | null {
  if (since === null) return null;
  const timeZone = timeZoneOf(market);
  const promised = deliveryDays(market, since).latest;
  const today = localDay(now, timeZone);
  if (dispatchedAt === null) return { due: endOfDay(promised, timeZone), isLate: today >= promised };
  const sent = deliveryDays(market, dispatchedAt);
  const day = sent.earliest > promised ? sent.latest : promised;
  return { due: endOfDay(day, timeZone), isLate: today > day };
}

/** A change of a part of a trade. */
interface Change {
  readonly part: string;
  readonly from: string | null;
  readonly to: string;
  readonly at: string;
}

const isPayment = ({ part, from, to }: Change) =>
  part === 'settlement' && to === 'balanced' && (from === 'awaiting-payment' || from === 'lapsed');

/**
 * Returns the instant since which the shop may pack the books: their payment. In a swap it is the end of the check, and
 * the payment of the difference where there is one. Payouts and refunds do not count.
 */
export function packableSince(settlement: Settlement, changes: readonly Change[]): string | null {
  if (settlement === 'payout') return null;
  const isDemanded = changes.some(({ part, to }) => part === 'settlement' && to === 'awaiting-payment');
  if (settlement === 'pay-now' || isDemanded) return changes.findLast(isPayment)?.at ?? null;
  return changes.findLast(({ part, to }) => part === 'inbound' && to === 'settled')?.at ?? null;
}
