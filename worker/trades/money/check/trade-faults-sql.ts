/** States of the outbound leg in which its books count as sold, as an SQL list. */
const soldStates = `('reserved', 'packed', 'dispatched', 'delivered', 'lost')`;

/**
 * Common table expression with the balance of both sides of every trade, in minor units. As in the domain's `balances`,
 * a debt that only a dispute left is not claimed from the customer.
 */
const sidesSql = `sides AS (
  SELECT t.id,
    t.settlement,
    t.settlement_state AS money,
    t.inbound_state IS 'settled' AS settled,
    coalesce(t.outbound_state IN ${soldStates}, 0) AS sells,
    max(
      coalesce(sum(CASE l.side WHEN 'purchase' THEN l.amount END), 0),
      min(
        0,
        coalesce(
          sum(CASE WHEN l.side = 'purchase' AND l.kind NOT IN ('disputed', 'disputed-back') THEN l.amount END),
          0
        )
      )
    ) AS purchase,
    coalesce(sum(CASE l.side WHEN 'trade-in' THEN l.amount END), 0) AS trade_in
  FROM trades t
  LEFT JOIN trade_ledger l ON l.trade_id = t.id
  GROUP BY t.id
)`;

/** Queries that compare the states of a trade with its ledger and payouts. */
export const tradeFaultsSql = {
  'state-differs': `
    SELECT t.id || ' ' || e.part AS id,
      e.to_state AS expected,
      CASE e.part
        WHEN 'inbound' THEN t.inbound_state
        WHEN 'outbound' THEN t.outbound_state
        ELSE t.settlement_state
      END AS found
    FROM trades t
    JOIN (
      SELECT trade_id, part, to_state, max(seq)
      FROM trade_events
      GROUP BY trade_id, part
    ) e ON e.trade_id = t.id
    WHERE found IS NOT expected`,

  // A sale equals the agreed prices; a cancelled or released sale equals 0.
  'sale-differs': `
    SELECT t.id,
      CASE WHEN t.outbound_state IN ${soldStates} THEN -t.take_total - t.postage ELSE 0 END AS expected,
      coalesce(sum(l.amount), 0) AS found
    FROM trades t
    LEFT JOIN trade_ledger l ON l.trade_id = t.id
      AND l.kind IN ('sale', 'postage', 'undone')
    WHERE t.outbound_state IS NOT NULL
    GROUP BY t.id
    HAVING expected <> found`,

  'settlement-differs': `
    WITH ${sidesSql}
    SELECT id,
      money AS expected,
      purchase || ' ' || trade_in AS found
    FROM sides
    WHERE NOT CASE money
      WHEN 'agreed' THEN settlement <> 'pay-now' AND NOT settled AND purchase <= 0 AND trade_in = 0
      WHEN 'awaiting-payment' THEN purchase < 0
      WHEN 'balanced' THEN purchase = 0 AND trade_in = 0
      WHEN 'lapsed' THEN NOT sells AND purchase = 0 AND trade_in = 0
      WHEN 'refund-due' THEN purchase > 0
      WHEN 'payout-due' THEN settled AND trade_in > 0 AND purchase >= 0
      WHEN 'payout-failed' THEN settled AND trade_in > 0 AND purchase >= 0
      WHEN 'payout-sent' THEN settled AND trade_in >= 0 AND purchase >= 0
      ELSE 0
    END`,

  'books-differ': `
    SELECT t.id,
      CASE t.inbound_state
        WHEN 'settled' THEN (
          SELECT coalesce(sum(i.paid), 0)
          FROM inbound_lines i
          WHERE i.trade_id = t.id
        )
        ELSE 0
      END AS expected,
      (
        SELECT coalesce(sum(l.amount), 0)
        FROM trade_ledger l
        WHERE l.trade_id = t.id
          AND l.kind = 'books-in'
      ) AS found
    FROM trades t
    WHERE t.inbound_state IS NOT NULL
      AND expected <> found`,

  // An owed amount has a pending payout, or a failed one that waits for the desk. A payout becomes due when the payment
  // or refund before it is done. An order that had used settled books and was cancelled gives them back: that amount
  // becomes due when the pending payout is done.
  'payouts-due-differ': `
    WITH ${sidesSql},
    owed AS (
      SELECT id, 'refund' AS kind, purchase AS owes
      FROM sides
      WHERE purchase > 0
      UNION ALL
      SELECT id, 'payout', trade_in
      FROM sides
      WHERE settled
        AND trade_in > 0
        AND money NOT IN ('awaiting-payment', 'refund-due')
      UNION ALL
      SELECT p.trade_id, p.kind, 0
      FROM payouts p
      JOIN sides s ON s.id = p.trade_id
      WHERE p.state = 'due'
        AND CASE p.kind WHEN 'refund' THEN s.purchase <= 0 ELSE s.trade_in <= 0 END
    )
    SELECT o.id || ' ' || o.kind AS id,
      o.owes AS expected,
      coalesce(sum(CASE WHEN p.state = 'failed' THEN 0 ELSE p.amount END), 0) AS found
    FROM owed o
    LEFT JOIN payouts p ON p.trade_id = o.id
      AND p.kind = o.kind
      AND p.currency = (SELECT t.currency FROM trades t WHERE t.id = o.id)
      AND (p.state IN ('due', 'failed') OR (p.state = 'sent' AND p.kind = 'refund'))
    GROUP BY o.id, o.kind
    HAVING found > o.owes
      OR found
        + coalesce(sum(CASE WHEN p.state = 'failed' THEN p.amount END), 0)
        + iif(
          o.kind = 'payout',
          (
            SELECT coalesce(sum(b.amount), 0)
            FROM trade_ledger b
            WHERE b.trade_id = o.id
              AND b.kind = 'netted-back'
              AND EXISTS (
                SELECT 1
                FROM payouts u
                WHERE u.trade_id = o.id
                  AND u.kind = 'payout'
                  AND u.state IN ('due', 'sent', 'failed')
                  AND u.created_at <= b.at
              )
          ),
          0
        ) < o.owes`,
} as const;
