import { sentStates } from '../../../../domain/trades/lifecycle/state-facts';
import type { OutboundLegState, OutboundLineState } from '../../../../domain/trades/lifecycle/states';
import { soldKinds, type LedgerKind } from '../../../../domain/trades/money/ledger';
import { code, codes } from '../../../platform/db/codes';

/** Queries that compare invoices and credit notes with the trades and the ledger. */
export const documentFaultsSql = {
  // Each dispatched order has one invoice, and the numbers have no gap (decision 025).
  'invoices-differ': `
    SELECT t.id,
      1 AS expected,
      (SELECT count(*) FROM invoices i WHERE i.trade_id = t.id) AS found
    FROM trades t
    WHERE t.outbound_state IN ${codes<OutboundLegState>(sentStates)}
      AND expected <> found
    UNION ALL
    SELECT 'numbers', count(*), max(number)
    FROM invoices
    HAVING count(*) <> max(number)`,

  // The invoice less its credit notes equals the sale by the ledger and the lines that were not returned. The goods of
  // a credit note equal its lines. The numbers have no gap (decision 033).
  'credit-notes-differ': `
    WITH credited AS (
      SELECT i.trade_id AS id,
        t.take_total + t.postage - coalesce(sum(c.goods + c.postage), 0) AS invoiced,
        max(t.outbound_state = ${code<OutboundLegState>('lost')}) AS lost,
        t.postage AS postage
      FROM invoices i
      JOIN trades t ON t.id = i.trade_id
      LEFT JOIN credit_notes c ON c.trade_id = i.trade_id
      GROUP BY i.trade_id
    )
    SELECT d.id,
      (
        SELECT -coalesce(sum(l.amount), 0)
        FROM trade_ledger l
        WHERE l.trade_id = d.id
          AND l.kind IN ${codes<LedgerKind>(soldKinds)}
      ) AS expected,
      d.invoiced AS found
    FROM credited d
    WHERE expected <> found
    UNION ALL
    SELECT d.id || ' lines',
      iif(d.lost, 0, (
        SELECT coalesce(sum(o.price * o.quantity), 0) + iif(count(*) > 0, d.postage, 0)
        FROM outbound_lines o
        WHERE o.trade_id = d.id
          AND o.state IS NOT ${code<OutboundLineState>('returned')}
      )) AS expected,
      d.invoiced AS found
    FROM credited d
    WHERE expected <> found
    UNION ALL
    SELECT c.trade_id || ' ' || c.number,
      c.goods AS expected,
      (
        SELECT coalesce(sum(o.price * o.quantity), 0)
        FROM outbound_lines o
        WHERE o.trade_id = c.trade_id
          AND o.line IN (SELECT j.value FROM json_each(c.lines) j)
      ) AS found
    FROM credit_notes c
    WHERE expected <> found
    UNION ALL
    SELECT 'numbers', count(*), max(number)
    FROM credit_notes
    HAVING count(*) <> max(number)`,
} as const;
