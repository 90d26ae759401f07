import { withdrawalPolicy } from '../../../domain/policy';
import { dayMs, later } from '../../../domain/time';
import { graceDueAfter, openStates } from '../../../domain/trades/lifecycle/open';

const listed = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ');

/** What `openSql` and `acceptsLateParcelSql` are bound to. */
export function lateSinceValue(now: string): string {
  return JSON.stringify(graceDueAfter(now));
}

/** Whether a parcel that comes too late to this trade would be graded as agreed, as SQL that is never NULL. */
export function acceptsLateParcelSql(alias: string, late: string): string {
  return `(coalesce(${alias}.arrive_by, '') > coalesce(json_extract(${late}, '$.' || ${alias}.market), ''))`;
}

/**
 * The domain's rule `isOpen` as a condition of SQL on `trades` under an alias; `late` is the placeholder of
 * `lateSinceValue`. Never NULL, so that it may be negated.
 */
export function openSql(alias: string, late: string): string {
  return `(coalesce(${alias}.inbound_state, '') IN (${listed(openStates.inbound)})
    OR coalesce(${alias}.outbound_state, '') IN (${listed(openStates.outbound)})
    OR coalesce(${alias}.settlement_state, '') IN (${listed(openStates.settlement)})
    OR EXISTS (SELECT 1 FROM disputes d WHERE d.trade_id = ${alias}.id AND d.ended_at IS NULL)
    OR (coalesce(${alias}.inbound_state, '') = 'expired' AND ${acceptsLateParcelSql(alias, late)}))`;
}

/** What `returnOpenSql` is bound to. */
export function returnSinceValue(now: string): string {
  return later(now, -withdrawalPolicy.forgottenDays * dayMs);
}

/**
 * Whether withdrawn books of a trade are still waited for, so that a refund is still to come, as a condition of SQL on
 * `trades` under an alias; `since` is the placeholder of `returnSinceValue`. Never NULL.
 */
export function returnOpenSql(alias: string, since: string): string {
  return `EXISTS (SELECT 1 FROM outbound_lines l CROSS JOIN withdrawals w ON w.trade_id = l.trade_id
    WHERE l.trade_id = ${alias}.id AND l.state = 'return-requested' AND l.refunded_ahead = 0
    AND (w.sent_at IS NOT NULL OR w.at > ${since})
      AND EXISTS (SELECT 1 FROM json_each(w.lines) j WHERE j.value = l.line))`;
}
