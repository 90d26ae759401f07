import type { QueuePart, QueueState } from '../../domain/desk/queue';
import type {
  InboundLegState,
  InboundLineState,
  OutboundLegState,
  OutboundLineState,
  SettlementState,
  TradePart,
} from '../../domain/trades/lifecycle/states';
import { openStates, shopPaymentStates } from '../../domain/trades/lifecycle/state-facts';
import { code, codes } from '../platform/db/codes';
import { acceptsLateParcelSql, lateSinceValue } from '../trades/core/open-trade-sql';
import { isPaidSql } from '../trades/core/owed-sql';

type LineState = InboundLineState | OutboundLineState;

/** SQL of the instant at which a part of a trade got its present state. */
const sinceSql = (part: TradePart) =>
  `coalesce((SELECT max(e.at) FROM trade_events e WHERE e.trade_id = t.id AND e.part = ${code<TradePart>(part)}),
    t.placed_at)`;
/** SQL of the instant at which the first line of a trade got a state. */
const lineSinceSql = (state: LineState) =>
  `coalesce((SELECT min(e.at) FROM line_events e WHERE e.trade_id = t.id AND e.to_state = ${code<LineState>(state)}),
    t.placed_at)`;
/** `FROM` of the trades with a line in this state, by the partial index of such lines. */
const tradesWithLineSql = (lines: 'inbound_lines' | 'outbound_lines', state: LineState) =>
  `FROM (SELECT DISTINCT trade_id FROM ${lines} WHERE state = ${code<LineState>(state)}) l
    CROSS JOIN trades t ON t.id = l.trade_id`;

const expired = code<InboundLegState>('expired');
const reserved = code<OutboundLegState>('reserved');
const returning = code<InboundLineState>('returning');
const returnRequested = code<OutboundLineState>('return-requested');

/**
 * Condition of a dispute `d` that waits for the desk: it is undecided, or its money is withdrawn while the books of the
 * trade `t` are not sent yet.
 */
const openDisputeSql = `(d.ended_at IS NULL OR (d.withdrawn > 0 AND t.outbound_state = ${reserved}))`;

const queueSources: Readonly<Record<QueuePart, string>> = {
  inbound: `SELECT t.id, t.inbound_state AS state, ${sinceSql('inbound')} AS since,
        t.inbound_state = ${code<InboundLegState>('received')} AS ready
      FROM trades t WHERE t.inbound_state IN ${codes<InboundLegState>(openStates.inbound)}
    UNION ALL SELECT t.id, ${expired}, ${sinceSql('inbound')}, 0 FROM trades t
      WHERE t.inbound_state = ${expired} AND (${acceptsLateParcelSql('t', '?1')} OR t.received_at IS NOT NULL)
    UNION ALL SELECT t.id, ${returning}, ${lineSinceSql('returning')},
      1 ${tradesWithLineSql('inbound_lines', 'returning')}`,
  outbound: `SELECT id, CASE WHEN packable THEN ${code<QueueState>('to-pack')} ELSE state END AS state, since,
        state = ${code<OutboundLegState>('packed')} OR packable AS ready
      FROM (SELECT t.id, t.outbound_state AS state, ${sinceSql('outbound')} AS since,
          t.outbound_state = ${reserved} AND ${isPaidSql('t')} AS packable
        FROM trades t WHERE t.outbound_state IN ${codes<OutboundLegState>(openStates.outbound)})
    UNION ALL SELECT t.id, ${returnRequested}, ${lineSinceSql('return-requested')},
      1 ${tradesWithLineSql('outbound_lines', 'return-requested')}
    UNION ALL SELECT t.id, ${returnRequested}, ${lineSinceSql('return-requested')}, 1
      FROM (SELECT DISTINCT trade_id FROM outbound_lines WHERE refunded_ahead = 1) l
      CROSS JOIN trades t ON t.id = l.trade_id
      WHERE t.outbound_state <> ${code<OutboundLegState>('lost')} AND NOT EXISTS (SELECT 1 FROM outbound_lines o
        WHERE o.trade_id = t.id AND o.state = ${returnRequested})`,
  money: `SELECT t.id, t.settlement_state AS state, ${sinceSql('settlement')} AS since,
        t.settlement_state IN ${codes<SettlementState>(shopPaymentStates)} AS ready
      FROM trades t WHERE t.settlement_state IN ${codes<SettlementState>(openStates.settlement)}
    UNION ALL SELECT t.id, 'disputed', min(d.opened_at), max(d.evidence_by IS NOT NULL OR d.ended_at IS NOT NULL)
      FROM disputes d CROSS JOIN trades t ON t.id = d.trade_id WHERE ${openDisputeSql} GROUP BY t.id
    UNION ALL SELECT t.id, 'warned', min(w.warned_at), 1
      FROM fraud_warnings w CROSS JOIN trades t ON t.id = w.trade_id WHERE w.looked_at IS NULL
      AND t.outbound_state = ${reserved}
        AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.trade_id = t.id AND ${openDisputeSql}) GROUP BY t.id`,
};

/** Returns the SQL of a part's open trades: state, since when, and `ready` when they wait for the desk. */
export function queueSql(part: QueuePart): string {
  return queueSources[part];
}

/** Returns the values of the places of `queueSql`. Only the inbound part has one: `?1`, see `lateSinceValue`. */
export function queueValues(part: QueuePart, now: string): string[] {
  return part === 'inbound' ? [lateSinceValue(now)] : [];
}
