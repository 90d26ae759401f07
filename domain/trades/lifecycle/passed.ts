import type { Market } from '../../market/market';
import { withdrawUntil } from '../withdrawal';

/** The instants of a trade after which other steps are allowed than before, though nothing happens to it. */
export interface Deadlines {
  readonly arriveBy: string | null;
  readonly payBy: string | null;
  readonly decideBy: string | null;
  readonly deliveredAt: string | null;
  readonly market: Market;
}

/** How many of a trade's deadlines are over. */
export function passedDeadlines({ arriveBy, payBy, decideBy, deliveredAt, market }: Deadlines, now: string): number {
  return [arriveBy, payBy, decideBy, withdrawUntil(deliveredAt, market)].filter(
    (instant) => instant !== null && now >= instant,
  ).length;
}
