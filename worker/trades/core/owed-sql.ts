import type { Settlement } from '../../../domain/checkout/schemas';
import { unpaidStates } from '../../../domain/trades/lifecycle/state-facts';
import type { InboundLegState, SettlementState } from '../../../domain/trades/lifecycle/states';
import { chargebackKinds, type LedgerKind, type LedgerSide } from '../../../domain/trades/money/ledger';
import { code, codes } from '../../platform/db/codes';
import { packingBlockedSql } from './dispute-rows';

const settled = code<InboundLegState>('settled');
const swap = code<Settlement>('swap');
const chargebacks = codes<LedgerKind>(chargebackKinds);

/** Returns SQL for the sum of a side of the ledger rows `alias`, in minor units. It is an aggregate. */
function sideSumSql(alias: string, side: LedgerSide, condition = ''): string {
  return `coalesce(sum(CASE WHEN ${alias}.side = ${code<LedgerSide>(side)}${condition} THEN ${alias}.amount END), 0)`;
}

/**
 * Returns SQL for the domain's `balancesOf(…).purchase` of the ledger rows `alias`, in minor units. It is an aggregate.
 * A debt that only a chargeback caused is not demanded.
 */
export function purchaseBalanceSql(alias: string): string {
  const withoutChargebacks = sideSumSql(alias, 'purchase', ` AND ${alias}.kind NOT IN ${chargebacks}`);
  return `max(${sideSumSql(alias, 'purchase')}, min(0, ${withoutChargebacks}))`;
}

/**
 * Returns SQL for the domain's `balancesOf(…).tradeIn` of the ledger rows `alias`, in minor units. It is an aggregate.
 */
export function tradeInBalanceSql(alias: string): string {
  return sideSumSql(alias, 'trade-in');
}

/**
 * Returns SQL for the amount that the person owes now, in minor units. It matches `toPay` of the domain's `TradeFacts`:
 * a swap demands nothing before its books are settled. `alias` is the alias of `trades`.
 */
export function toPaySql(alias: string): string {
  return `(CASE WHEN ${alias}.settlement = ${swap} AND ${alias}.inbound_state IS NOT ${settled} THEN 0
    ELSE (SELECT max(0, -${purchaseBalanceSql('l')}) FROM trade_ledger l WHERE l.trade_id = ${alias}.id) END)`;
}

/**
 * Returns the domain's guard `paid` as an SQL condition: a reserved order may be packed. Never NULL. `alias` is the
 * alias of `trades`.
 */
export function isPaidSql(alias: string): string {
  return `(NOT ${packingBlockedSql(alias)}
    AND (${alias}.settlement_state NOT IN ${codes<SettlementState>(unpaidStates)}
      OR (${alias}.settlement = ${swap} AND ${alias}.inbound_state IS ${settled}))
    AND ${toPaySql(alias)} = 0)`;
}
