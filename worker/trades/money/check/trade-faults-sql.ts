import type { Payout } from '../../../../domain/desk/payout-schemas';
import { soldStates } from '../../../../domain/trades/lifecycle/state-facts';
import {
  settlementStates,
  type InboundLegState,
  type OutboundLegState,
  type SettlementState,
} from '../../../../domain/trades/lifecycle/states';
import { saleKinds, type LedgerKind } from '../../../../domain/trades/money/ledger';
import { code, codes } from '../../../platform/db/codes';
import { purchaseBalanceSql, tradeInBalanceSql } from '../../core/owed-sql';

const settled = code<InboundLegState>('settled');
const sold = codes<OutboundLegState>(soldStates);
const dueCode = code<Payout['state']>('due');
const sentCode = code<Payout['state']>('sent');
const failedCode = code<Payout['state']>('failed');
const openPayoutStates = codes<Payout['state']>(['due', 'sent', 'failed']);
/** States of the settlement in which a payout waits for another amount of the trade. */
const waiting = codes<SettlementState>(['awaiting-payment', 'refund-due']);

/**
 * Condition on a row of `sides` that must hold in each state of the settlement. An amount that is owed to the customer
 * is positive.
 */
const balanceConditions: Readonly<Record<SettlementState, string>> = {
  agreed: `settlement <> 'pay-now' AND NOT settled AND purchase <= 0 AND trade_in = 0`,
  'awaiting-payment': 'purchase < 0',
  balanced: 'purchase = 0 AND trade_in = 0',
  lapsed: 'NOT sells AND purchase = 0 AND trade_in = 0',
  'refund-due': 'purchase > 0',
  'payout-due': 'settled AND trade_in > 0 AND purchase >= 0',
  'payout-failed': 'settled AND trade_in > 0 AND purchase >= 0',
  'payout-sent': 'settled AND trade_in >= 0 AND purchase >= 0',
};
const balanceCases = settlementStates
  .map((state) => `WHEN ${code<SettlementState>(state)} THEN ${balanceConditions[state]}`)
  .join('\n      ');

/** Common table expression with the balance of both sides of every trade, in minor units. */
const sidesSql = `sides AS (
  SELECT t.id,
    t.settlement,
    t.settlement_state AS money,
    t.inbound_state IS ${settled} AS settled,
    coalesce(t.outbound_state IN ${sold}, 0) AS sells,
    ${purchaseBalanceSql('l')} AS purchase,
    ${tradeInBalanceSql('l')} AS trade_in
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
      CASE WHEN t.outbound_state IN ${sold} THEN -t.take_total - t.postage ELSE 0 END AS expected,
      coalesce(sum(l.amount), 0) AS found
    FROM trades t
    LEFT JOIN trade_ledger l ON l.trade_id = t.id
      AND l.kind IN ${codes<LedgerKind>(saleKinds)}
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
      ${balanceCases}
      ELSE 0
    END`,

  'books-differ': `
    SELECT t.id,
      CASE t.inbound_state
        WHEN ${settled} THEN (
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
        AND money NOT IN ${waiting}
      UNION ALL
      SELECT p.trade_id, p.kind, 0
      FROM payouts p
      JOIN sides s ON s.id = p.trade_id
      WHERE p.state = ${dueCode}
        AND CASE p.kind WHEN 'refund' THEN s.purchase <= 0 ELSE s.trade_in <= 0 END
    )
    SELECT o.id || ' ' || o.kind AS id,
      o.owes AS expected,
      coalesce(sum(CASE WHEN p.state = ${failedCode} THEN 0 ELSE p.amount END), 0) AS found
    FROM owed o
    LEFT JOIN payouts p ON p.trade_id = o.id
      AND p.kind = o.kind
      AND p.currency = (SELECT t.currency FROM trades t WHERE t.id = o.id)
      AND (p.state IN ${codes<Payout['state']>(['due', 'failed'])} OR (p.state = ${sentCode} AND p.kind = 'refund'))
    GROUP BY o.id, o.kind
    HAVING found > o.owes
      OR found
        + coalesce(sum(CASE WHEN p.state = ${failedCode} THEN p.amount END), 0)
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
                  AND u.state IN ${openPayoutStates}
                  AND u.created_at <= b.at
              )
          ),
          0
        ) < o.owes`,
} as const;
