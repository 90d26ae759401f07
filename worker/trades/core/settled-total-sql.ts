import type { LedgerKind } from '../../../domain/trades/money/ledger';

/** What is bought and sold, without the money that is sent for it. */
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
 * What a trade came to (minor units, positive: the person gets it), as SQL on `trades` under an alias: NULL until its
 * books are settled, for until then what was agreed is all there is.
 */
export function settledTotalSql(alias: string): string {
  return `CASE WHEN ${alias}.inbound_state = 'settled' THEN
    (SELECT coalesce(sum(amount), 0) FROM trade_ledger WHERE trade_id = ${alias}.id
    AND kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))
    + (SELECT coalesce(sum(amount), 0) FROM store_credit WHERE account = ${alias}.account AND trade_id = ${alias}.id
    AND reason = 'bonus') END`;
}
