import type { Money } from '../../../domain/money';

interface VersionedList {
  readonly version: number;
  readonly total: Money;
}

/** Returns whether a list is older than the shown one. In another currency it is the list after a change of market. */
export const isOlderList = (next: VersionedList, shown: VersionedList): boolean =>
  next.version < shown.version && next.total.currency === shown.total.currency;
