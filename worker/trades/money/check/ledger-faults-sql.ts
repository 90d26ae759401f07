import { paymentPolicy } from '../../../../domain/policy';

/** What the nightly check compares; each is told with the id of what differs, what should be there, and what is. */
export const faultCodes = [
  'state-differs',
  'sale-differs',
  'settlement-differs',
  'books-differ',
  'payments-differ',
  'money-unbooked',
  'credit-differs',
  'bonus-differs',
  'credit-negative',
  'payout-differs',
  'payouts-due-differ',
  'stock-differs',
  'reservations-differ',
  'copies-left-differ',
  'copies-came-differ',
  'invoices-differ',
  'credit-notes-differ',
  'disputes-differ',
  'refund-overdue',
] as const;
export type FaultCode = (typeof faultCodes)[number];

const sold = `('reserved', 'packed', 'dispatched', 'delivered', 'lost')`;
/**
 * What stands on both sides of every trade's ledger; as in the domain's `balances`, a debt that only a dispute left is
 * asked of nobody.
 */
const sides = `sides AS (
  SELECT t.id, t.settlement, t.settlement_state AS money, t.inbound_state IS 'settled' AS settled,
  coalesce(t.outbound_state IN ${sold}, 0) AS sells,
    max(coalesce(sum(CASE l.side WHEN 'purchase' THEN l.amount END), 0),
    min(0, coalesce(sum(CASE WHEN l.side = 'purchase'
    AND l.kind NOT IN ('disputed', 'disputed-back') THEN l.amount END), 0))) AS purchase,
    coalesce(sum(CASE l.side WHEN 'trade-in' THEN l.amount END), 0) AS trade_in
  FROM trades t LEFT JOIN trade_ledger l ON l.trade_id = t.id GROUP BY t.id)`;

/** Julian days, as SQLite counts them. */
const daysBetween = (from: string, to: string) => `julianday(${to}) - julianday(${from})`;

/**
 * One statement a code: rows `id`, `expected`, `found` of all that does not add up; none where all does. `?1` is the
 * bonus on store credit in percent. Each compares what is kept for speed (states, counts) or elsewhere (payments,
 * credit, payouts, stock) with the rows that prove it; money in another currency than its trade's counts as nothing.
 */
export const faultsSql: Readonly<Record<FaultCode, string>> = {
  'state-differs': `SELECT t.id || ' ' || e.part AS id, e.to_state AS expected,
      CASE e.part WHEN 'inbound' THEN t.inbound_state WHEN 'outbound' THEN t.outbound_state
      ELSE t.settlement_state END AS found
    FROM trades t JOIN (SELECT trade_id, part, to_state, max(seq) FROM trade_events
    GROUP BY trade_id, part) e ON e.trade_id = t.id WHERE found IS NOT expected`,

  // What is sold is what was agreed; what was cancelled or released is not sold.
  'sale-differs': `SELECT t.id, CASE WHEN t.outbound_state IN ${sold} THEN -t.take_total - t.postage
    ELSE 0 END AS expected, coalesce(sum(l.amount), 0) AS found
    FROM trades t LEFT JOIN trade_ledger l ON l.trade_id = t.id AND l.kind IN ('sale', 'postage', 'undone')
    WHERE t.outbound_state IS NOT NULL GROUP BY t.id HAVING expected <> found`,

  'settlement-differs': `WITH ${sides} SELECT id, money AS expected, purchase || ' ' || trade_in AS found FROM sides
    WHERE NOT CASE money
      WHEN 'agreed' THEN settlement <> 'pay-now' AND NOT settled AND purchase <= 0 AND trade_in = 0
      WHEN 'awaiting-payment' THEN purchase < 0
      WHEN 'balanced' THEN purchase = 0 AND trade_in = 0
      WHEN 'lapsed' THEN NOT sells AND purchase = 0 AND trade_in = 0
      WHEN 'refund-due' THEN purchase > 0
      WHEN 'payout-due' THEN settled AND trade_in > 0 AND purchase >= 0
      WHEN 'payout-failed' THEN settled AND trade_in > 0 AND purchase >= 0
      WHEN 'payout-sent' THEN settled AND trade_in >= 0 AND purchase >= 0
      ELSE 0 END`,

  'books-differ': `SELECT t.id, CASE t.inbound_state WHEN 'settled' THEN (SELECT coalesce(sum(i.paid), 0)
    FROM inbound_lines i WHERE i.trade_id = t.id) ELSE 0 END AS expected,
      (SELECT coalesce(sum(l.amount), 0) FROM trade_ledger l WHERE l.trade_id = t.id AND l.kind = 'books-in') AS found
    FROM trades t WHERE t.inbound_state IS NOT NULL AND expected <> found`,

  'payments-differ': `SELECT id, sum(paid) AS expected, sum(booked) AS found FROM (
      SELECT p.trade_id AS id, iif(p.currency = t.currency, p.amount, 0) AS paid, 0 AS booked FROM payments p
      JOIN trades t ON t.id = p.trade_id
      UNION ALL SELECT trade_id, 0, amount FROM trade_ledger WHERE kind = 'payment')
    GROUP BY id HAVING expected <> found`,

  'money-unbooked': `SELECT u.id, u.trade_id AS expected, NULL AS found FROM unmatched_money u
    WHERE u.trade_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.provider = u.provider AND p.event_id = u.event_id
    AND p.trade_id = u.trade_id AND p.amount = u.amount AND p.currency = u.currency)`,

  // Credit that a trade used or gave, as its ledger and its refunds say, against the rows of the balance.
  'credit-differs': `SELECT id, sum(expected) AS expected, sum(found) AS found FROM (
      SELECT trade_id AS id, -amount AS expected, 0 AS found FROM trade_ledger
      WHERE kind IN ('credit-used', 'credit-given-back', 'taken-as-credit')
      UNION ALL SELECT trade_id, amount, 0 FROM payouts WHERE way = 'store-credit' AND state = 'done'
      UNION ALL SELECT t.id, 0, iif(c.currency = t.currency, c.amount, 0) FROM store_credit c
      JOIN trades t ON t.id = c.trade_id WHERE c.reason IN ('used', 'given-back', 'trade'))
    WHERE id IN (SELECT trade_id FROM trade_ledger) GROUP BY id HAVING sum(expected) <> sum(found)`,

  'bonus-differs': `SELECT id, sum(expected) AS expected, sum(found) AS found FROM (
      SELECT trade_id AS id, CAST(round(-amount * ?1 / 100.0) AS INTEGER) AS expected, 0 AS found FROM trade_ledger
      WHERE kind = 'taken-as-credit'
      UNION ALL SELECT t.id, 0, iif(c.currency = t.currency, c.amount, 0) FROM store_credit c
      JOIN trades t ON t.id = c.trade_id WHERE c.reason = 'bonus')
    GROUP BY id HAVING sum(expected) <> sum(found)`,

  'credit-negative': `SELECT account || ' ' || currency AS id, 0 AS expected, sum(amount) AS found FROM store_credit
    GROUP BY account, currency HAVING found < 0`,

  // What left is booked as such, once; what is due or came back is not. A provider may have taken a part of a refund
  // that failed.
  'payout-differs': `SELECT p.id, CASE WHEN p.currency = t.currency
    AND (p.state = 'done' OR (p.state = 'sent' AND p.kind = 'payout')) THEN -p.amount ELSE 0 END AS expected,
      coalesce(sum(l.amount), 0) AS found
    FROM payouts p JOIN trades t ON t.id = p.trade_id LEFT JOIN trade_ledger l ON l.trade_id = p.trade_id
    AND l.kind IN (p.kind, p.kind || '-failed')
      AND l.ref = CASE p.kind WHEN 'payout' THEN p.id ELSE coalesce(p.reason, 'money') || ':' || p.id END
    GROUP BY p.id HAVING expected <> found AND NOT (p.way = 'stripe' AND p.state IN ('failed', 'replaced')
    AND found BETWEEN -p.amount + 1 AND 0)`,

  // What is owed is on its way, or failed and waits for the desk. A payout becomes due when the
  // payment or the refund before it is done; what an order had taken of settled books and gave back when it was
  // cancelled becomes due when the payout under way is done.
  'payouts-due-differ': `WITH ${sides}, owed AS (
      SELECT id, 'refund' AS kind, purchase AS owes FROM sides WHERE purchase > 0
      UNION ALL SELECT id, 'payout', trade_in FROM sides WHERE settled AND trade_in > 0
      AND money NOT IN ('awaiting-payment', 'refund-due')
      UNION ALL SELECT p.trade_id, p.kind, 0 FROM payouts p JOIN sides s ON s.id = p.trade_id
        WHERE p.state = 'due' AND CASE p.kind WHEN 'refund' THEN s.purchase <= 0 ELSE s.trade_in <= 0 END)
    SELECT o.id || ' ' || o.kind AS id, o.owes AS expected, coalesce(sum(CASE WHEN p.state = 'failed' THEN 0
    ELSE p.amount END), 0) AS found
    FROM owed o LEFT JOIN payouts p ON p.trade_id = o.id AND p.kind = o.kind AND p.currency = (SELECT t.currency
    FROM trades t WHERE t.id = o.id) AND (p.state IN ('due', 'failed') OR (p.state = 'sent' AND p.kind = 'refund'))
    GROUP BY o.id, o.kind HAVING found > o.owes
    OR found + coalesce(sum(CASE WHEN p.state = 'failed' THEN p.amount END), 0)
      + iif(o.kind = 'payout', (SELECT coalesce(sum(b.amount), 0) FROM trade_ledger b WHERE b.trade_id = o.id
      AND b.kind = 'netted-back'
          AND EXISTS (SELECT 1 FROM payouts u WHERE u.trade_id = o.id AND u.kind = 'payout'
          AND u.state IN ('due', 'sent', 'failed') AND u.created_at <= b.at)), 0) < o.owes`,

  'stock-differs': `SELECT s.isbn || ' ' || s.grade AS id, coalesce(sum(mv.on_hand_change),
    0) || ' ' || coalesce(sum(mv.reserved_change), 0) AS expected,
      s.on_hand || ' ' || s.reserved AS found
    FROM stock s LEFT JOIN stock_movements mv ON mv.isbn = s.isbn AND mv.grade = s.grade GROUP BY s.isbn, s.grade
    HAVING expected <> found`,

  'reservations-differ': `SELECT id, sum(expected) AS expected, sum(found) AS found FROM (
      SELECT o.isbn || ' ' || o.grade AS id, o.quantity AS expected, 0 AS found FROM outbound_lines o
      JOIN trades t ON t.id = o.trade_id
        WHERE t.outbound_state IN ('reserved', 'packed')
      UNION ALL SELECT isbn || ' ' || grade, 0, reserved FROM stock WHERE reserved <> 0)
    GROUP BY id HAVING sum(expected) <> sum(found)`,

  // Every copy of a trade that left, is reserved, or came back.
  'copies-left-differ': `SELECT t.id,
      CASE WHEN t.outbound_state IN ('dispatched', 'delivered', 'lost') THEN -t.take_books ELSE 0 END || ' ' || CASE
      WHEN t.outbound_state IN ('reserved', 'packed') THEN t.take_books ELSE 0 END
        || ' ' || coalesce((SELECT sum(o.quantity) FROM outbound_lines o JOIN line_events e ON e.trade_id = o.trade_id
        AND e.part = 'outbound-line' AND e.line = o.line AND e.to_state = 'returned'
          WHERE o.trade_id = t.id AND e.facts->>'condition' NOT IN ('gone', 'on-its-way')), 0) AS expected,
      coalesce(sum(CASE mv.reason WHEN 'sale' THEN mv.on_hand_change END),
      0) || ' ' || coalesce(sum(mv.reserved_change), 0)
        || ' ' || coalesce(sum(CASE mv.reason WHEN 'return' THEN mv.on_hand_change END), 0) AS found
    FROM trades t LEFT JOIN stock_movements mv ON mv.trade_id = t.id WHERE t.outbound_state IS NOT NULL GROUP BY t.id
    HAVING expected <> found`,

  'copies-came-differ': `SELECT t.id,
      CASE t.inbound_state WHEN 'settled' THEN (SELECT count(*) FROM inbound_lines i WHERE i.trade_id = t.id
      AND i.state IN ('as-said', 'regraded')) ELSE 0 END AS expected,
      (SELECT coalesce(sum(mv.on_hand_change), 0) FROM stock_movements mv WHERE mv.trade_id = t.id
      AND mv.reason = 'trade-in') AS found
    FROM trades t WHERE t.inbound_state IS NOT NULL AND expected <> found`,

  // Each parcel that was sent has its number, and the numbers have no gap (decision 025).
  'invoices-differ': `SELECT t.id, 1 AS expected, (SELECT count(*) FROM invoices i WHERE i.trade_id = t.id) AS found
    FROM trades t
      WHERE t.outbound_state IN ('dispatched', 'delivered', 'lost') AND expected <> found
    UNION ALL SELECT 'numbers', count(*), max(number) FROM invoices HAVING count(*) <> max(number)`,

  // Invoice less credit notes is what was kept in the end, by the ledger and by the lines that were not taken back;
  // each note's goods are its lines', and the numbers have no gap (decision 033).
  'credit-notes-differ': `WITH credited AS (
      SELECT i.trade_id AS id, t.take_total + t.postage - coalesce(sum(c.goods + c.postage), 0) AS stands,
      max(t.outbound_state = 'lost') AS lost, t.postage AS postage
      FROM invoices i JOIN trades t ON t.id = i.trade_id LEFT JOIN credit_notes c ON c.trade_id = i.trade_id
      GROUP BY i.trade_id)
    SELECT d.id, (SELECT -coalesce(sum(l.amount), 0) FROM trade_ledger l WHERE l.trade_id = d.id
    AND l.kind IN ('sale', 'postage', 'undone', 'returned', 'postage-back', 'lost')) AS expected,
      d.stands AS found FROM credited d WHERE expected <> found
    UNION ALL SELECT d.id || ' lines',
    iif(d.lost, 0, (SELECT coalesce(sum(o.price * o.quantity), 0) + iif(count(*) > 0, d.postage, 0)
    FROM outbound_lines o
        WHERE o.trade_id = d.id AND o.state IS NOT 'returned')) AS expected, d.stands AS found FROM credited d
        WHERE expected <> found
    UNION ALL SELECT c.trade_id || ' ' || c.number, c.goods AS expected, (SELECT coalesce(sum(o.price * o.quantity), 0)
    FROM outbound_lines o
        WHERE o.trade_id = c.trade_id AND o.line IN (SELECT j.value FROM json_each(c.lines) j)) AS found
        FROM credit_notes c WHERE expected <> found
    UNION ALL SELECT 'numbers', count(*), max(number) FROM credit_notes HAVING count(*) <> max(number)`,

  // What banks have now, as the provider said, is what was booked (decision 034).
  'disputes-differ': `SELECT id, sum(away) AS expected, sum(booked) AS found FROM (
      SELECT d.id, iif(d.currency = t.currency, d.withdrawn, 0) AS away, 0 AS booked FROM disputes d
      JOIN trades t ON t.id = d.trade_id
      UNION ALL SELECT substr(ref, 1, instr(ref, ':') - 1), 0, -amount FROM trade_ledger
      WHERE kind IN ('disputed', 'disputed-back'))
    GROUP BY id HAVING expected <> found`,

  // A refund that the provider, when it was asked last, had neither made nor refused for too long.
  'refund-overdue': `SELECT id, 'done' AS expected, state AS found FROM payouts WHERE way = 'stripe' AND state = 'sent'
      AND ${daysBetween('sent_at', 'asked_at')} > ${paymentPolicy.refundOverdueDays}`,
};
