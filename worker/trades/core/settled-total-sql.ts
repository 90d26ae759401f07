import type { LedgerKind } from '../../../domain/trades/money/ledger';
import type { InboundLegState } from '../../../domain/trades/lifecycle/states';
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

/**
 * Returns SQL for a settled trade's total in minor units; a positive total is owed to the customer. The SQL is NULL
 * until the inbound leg is settled. `alias` is the alias of `trades` in the query.
 */
export function settledTotalSql(alias: string): string {
  return `CASE WHEN ${alias}.inbound_state = ${code<InboundLegState>('settled')} THEN
    (SELECT coalesce(sum(amount), 0) FROM trade_ledger WHERE trade_id = ${alias}.id
    AND kind IN ${codes<LedgerKind>(kinds)})
    + (SELECT coalesce(sum(amount), 0) FROM store_credit WHERE account = ${alias}.account AND trade_id = ${alias}.id
    AND reason = 'bonus') END`;
}
