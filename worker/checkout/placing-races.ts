import { tradeRaces } from '../platform/db/commit';

/**
 * Constraints that abort a checkout because data changed since it was read. The checkout then reads again and retries.
 * Any other constraint error is a defect and is thrown.
 */
export const placingRaces: ReadonlySet<string> = new Set([
  ...tradeRaces,
  // The same checkout was sent twice, or another tab has sent these lists.
  'trades.owner, trades.idem_key',
  'trades.owner, trades.list_version',
  'trades.list_version',
  // A rate, an offer or a price has changed.
  'trades.rate_micro',
  'inbound_lines.hold_checked',
  'outbound_lines.price_checked',
  // The copies or the store credit were taken by another order.
  'stock_enough',
  'store_credit_enough',
  // Another order by bank transfer is unpaid (trades_unpaid_by_owner, _email, _visitor).
  'trades.owner',
  'trades.email',
  'trades.visitor',
  // The number that was drawn is taken.
  'trades.number',
  'parcels.code',
]);
