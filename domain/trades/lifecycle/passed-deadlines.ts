import type { Market } from '../../market/market';
import { withdrawalEnd } from '../withdrawal';

/** Instants of a trade after which other actions are allowed, without any event. */
export interface Deadlines {
  readonly arriveBy: string | null;
  readonly payBy: string | null;
  readonly decideBy: string | null;
  readonly deliveredAt: string | null;
  readonly market: Market;
}

/** Returns how many of a trade's deadlines have passed. */
export function passedDeadlines({ arriveBy, payBy, decideBy, deliveredAt, market }: Deadlines, now: string): number {
  return [arriveBy, payBy, decideBy, withdrawalEnd(deliveredAt, market)].filter(
    (instant) => instant !== null && now >= instant,
  ).length;
}
