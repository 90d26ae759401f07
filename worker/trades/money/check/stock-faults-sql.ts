import { reservedStates, sentStates } from '../../../../domain/trades/lifecycle/state-facts';
import type {
  InboundLegState,
  InboundLineState,
  OutboundLegState,
  OutboundLineState,
} from '../../../../domain/trades/lifecycle/states';
import { code, codes } from '../../../platform/db/codes';

/** Queries that compare the counts of stock with its movements and with the trades. */
export const stockFaultsSql = {
  'stock-differs': `
    SELECT s.isbn || ' ' || s.grade AS id,
      coalesce(sum(mv.on_hand_change), 0) || ' ' || coalesce(sum(mv.reserved_change), 0) AS expected,
      s.on_hand || ' ' || s.reserved AS found
    FROM stock s
    LEFT JOIN stock_movements mv ON mv.isbn = s.isbn
      AND mv.grade = s.grade
    GROUP BY s.isbn, s.grade
    HAVING expected <> found`,

  'reservations-differ': `
    SELECT id, sum(expected) AS expected, sum(found) AS found
    FROM (
      SELECT o.isbn || ' ' || o.grade AS id, o.quantity AS expected, 0 AS found
      FROM outbound_lines o
      JOIN trades t ON t.id = o.trade_id
      WHERE t.outbound_state IN ${codes<OutboundLegState>(reservedStates)}
      UNION ALL
      SELECT isbn || ' ' || grade, 0, reserved
      FROM stock
      WHERE reserved <> 0
    )
    GROUP BY id
    HAVING sum(expected) <> sum(found)`,

  // Every copy of a trade that was sent, is reserved, or was returned.
  'copies-left-differ': `
    SELECT t.id,
      CASE WHEN t.outbound_state IN ${codes<OutboundLegState>(sentStates)} THEN -t.take_books ELSE 0 END
        || ' '
        || CASE WHEN t.outbound_state IN ${codes<OutboundLegState>(reservedStates)} THEN t.take_books ELSE 0 END
        || ' '
        || coalesce((
          SELECT sum(o.quantity)
          FROM outbound_lines o
          JOIN line_events e ON e.trade_id = o.trade_id
            AND e.part = 'outbound-line'
            AND e.line = o.line
            AND e.to_state = ${code<OutboundLineState>('returned')}
          WHERE o.trade_id = t.id
            AND e.facts->>'condition' NOT IN ('gone', 'on-its-way')
        ), 0) AS expected,
      coalesce(sum(CASE mv.reason WHEN 'sale' THEN mv.on_hand_change END), 0)
        || ' '
        || coalesce(sum(mv.reserved_change), 0)
        || ' '
        || coalesce(sum(CASE mv.reason WHEN 'return' THEN mv.on_hand_change END), 0) AS found
    FROM trades t
    LEFT JOIN stock_movements mv ON mv.trade_id = t.id
    WHERE t.outbound_state IS NOT NULL
    GROUP BY t.id
    HAVING expected <> found`,

  'copies-came-differ': `
    SELECT t.id,
      CASE t.inbound_state
        WHEN ${code<InboundLegState>('settled')} THEN (
          SELECT count(*)
          FROM inbound_lines i
          WHERE i.trade_id = t.id
            AND i.state IN ${codes<InboundLineState>(['as-said', 'regraded'])}
        )
        ELSE 0
      END AS expected,
      (
        SELECT coalesce(sum(mv.on_hand_change), 0)
        FROM stock_movements mv
        WHERE mv.trade_id = t.id
          AND mv.reason = 'trade-in'
      ) AS found
    FROM trades t
    WHERE t.inbound_state IS NOT NULL
      AND expected <> found`,
} as const;
