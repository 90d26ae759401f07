import { withdrawalPolicy } from '../../../domain/policy/withdrawal';
import { dayMs, addMs } from '../../../domain/time';
import { graceDueAfter } from '../../../domain/trades/lifecycle/open-trade';
import type {
  InboundLegState,
  OutboundLegState,
  OutboundLineState,
  SettlementState,
} from '../../../domain/trades/lifecycle/states';
import { openStates } from '../../../domain/trades/lifecycle/state-facts';
import { code, codes } from '../../platform/db/codes';

/**
 * Returns the value bound to the `late` placeholder of `isOpenTradeSql` and `acceptsLateParcelSql`. `now`: ISO 8601.
 */
export function lateSinceValue(now: string): string {
  return JSON.stringify(graceDueAfter(now));
}

/**
 * Returns an SQL condition: a parcel that arrives now is late but is still graded at the agreed amounts. Never NULL.
 * `alias` is the alias of `trades`.
 */
export function acceptsLateParcelSql(alias: string, late: string): string {
  return `(coalesce(${alias}.arrive_by, '') > coalesce(json_extract(${late}, '$.' || ${alias}.market), ''))`;
}

/**
 * Returns the domain's rule `isOpenTrade` as an SQL condition. Never NULL, so that it may be negated. `alias` is the
 * alias of `trades`, `late` the placeholder of `lateSinceValue`.
 */
export function isOpenTradeSql(alias: string, late: string): string {
  return `(coalesce(${alias}.inbound_state, '') IN ${codes<InboundLegState>(openStates.inbound)}
    OR coalesce(${alias}.outbound_state, '') IN ${codes<OutboundLegState>(openStates.outbound)}
    OR coalesce(${alias}.settlement_state, '') IN ${codes<SettlementState>(openStates.settlement)}
    OR EXISTS (SELECT 1 FROM disputes d WHERE d.trade_id = ${alias}.id AND d.ended_at IS NULL)
    OR (coalesce(${alias}.inbound_state, '') = ${code<InboundLegState>('expired')}
      AND ${acceptsLateParcelSql(alias, late)}))`;
}

/** Returns the value bound to the `since` placeholder of `awaitsReturnSql`. `now`: ISO 8601. */
export function returnSinceValue(now: string): string {
  return addMs(now, -withdrawalPolicy.forgottenDays * dayMs);
}

/**
 * Returns an SQL condition: withdrawn books of a trade are still awaited, so a refund is still due. Never NULL.
 * `alias` is the alias of `trades`, `since` the placeholder of `returnSinceValue`.
 */
export function awaitsReturnSql(alias: string, since: string): string {
  return `EXISTS (SELECT 1 FROM outbound_lines l CROSS JOIN withdrawals w ON w.trade_id = l.trade_id
    WHERE l.trade_id = ${alias}.id AND l.state = ${code<OutboundLineState>('return-requested')} AND l.refunded_ahead = 0
    AND (w.sent_at IS NOT NULL OR w.at > ${since})
      AND EXISTS (SELECT 1 FROM json_each(w.lines) j WHERE j.value = l.line))`;
}
