import type { LedgerKind } from '../../../domain/trades/money/ledger';
import { sentStates } from '../../../domain/trades/lifecycle/state-facts';
import type { InboundLegState, OutboundLegState } from '../../../domain/trades/lifecycle/states';
import { code, codes } from '../../platform/db/codes';

/** Ledger kinds that count as the price of goods and postage. Payments, refunds and payouts do not count. */
const kinds = [
  'sale',
  'postage',
  'credit-used',
  'undone',
  'credit-given-back',
  'returned',
  'postage-back',
  'lost',
  'books-in',
  'postage-to-us',
  'return-postage',
] as const satisfies readonly LedgerKind[];

const refundKinds = codes<LedgerKind>(['refund', 'refund-failed']);
/** Beginning of the reference of a refund that restores store credit (`splitByPaymentSource`). */
const toStoreCredit = `'store-credit:%'`;

/**
 * Returns SQL for the total of a trade in minor units, less returned books and their restored store credit. A positive
 * total is owed to the customer. The SQL is NULL until the inbound leg is settled, and for a purchase alone until its
 * books are sent. `alias` is the alias of `trades` in the query.
 */
export function settledTotalSql(alias: string): string {
  return `CASE WHEN ${alias}.inbound_state = ${code<InboundLegState>('settled')}
    OR (${alias}.inbound_state IS NULL AND ${alias}.outbound_state IN ${codes<OutboundLegState>(sentStates)}) THEN
    (SELECT coalesce(sum(amount), 0) FROM trade_ledger WHERE trade_id = ${alias}.id
    AND (kind IN ${codes<LedgerKind>(kinds)} OR (kind IN ${refundKinds} AND ref LIKE ${toStoreCredit})))
    + (SELECT coalesce(sum(amount), 0) FROM store_credit WHERE account = ${alias}.account AND trade_id = ${alias}.id
    AND reason = 'bonus') END`;
}
