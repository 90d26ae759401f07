import type { Payout } from '../../../../domain/desk/payout-schemas';
import { paymentPolicy } from '../../../../domain/policy/payments';
import { chargebackKinds, type LedgerKind } from '../../../../domain/trades/money/ledger';
import { code, codes } from '../../../platform/db/codes';
import { cardProviders, type CardProvider } from '../../../../domain/trades/money/card-providers';

const doneCode = code<Payout['state']>('done');
const sentCode = code<Payout['state']>('sent');

/** Returns SQL for the days between two instants, as a fraction. */
const daysBetweenSql = (from: string, to: string) => `julianday(${to}) - julianday(${from})`;

/** Queries that compare payments, store credit, payouts and disputes with the ledger. */
export const moneyFaultsSql = {
  'payments-differ': `
    SELECT id, sum(paid) AS expected, sum(booked) AS found
    FROM (
      SELECT p.trade_id AS id, iif(p.currency = t.currency, p.amount, 0) AS paid, 0 AS booked
      FROM payments p
      JOIN trades t ON t.id = p.trade_id
      UNION ALL
      SELECT trade_id, 0, amount
      FROM trade_ledger
      WHERE kind = ${code<LedgerKind>('payment')}
    )
    GROUP BY id
    HAVING expected <> found`,

  'money-unbooked': `
    SELECT u.id, u.trade_id AS expected, NULL AS found
    FROM unmatched_money u
    WHERE u.trade_id IS NOT NULL
      AND NOT EXISTS (
        SELECT 1
        FROM payments p
        WHERE p.provider = u.provider
          AND p.event_id = u.event_id
          AND p.trade_id = u.trade_id
          AND p.amount = u.amount
          AND p.currency = u.currency
      )`,

  // Store credit that a trade used or earned: its ledger and its refunds against the rows of the balance.
  'credit-differs': `
    SELECT id, sum(expected) AS expected, sum(found) AS found
    FROM (
      SELECT trade_id AS id, -amount AS expected, 0 AS found
      FROM trade_ledger
      WHERE kind IN ${codes<LedgerKind>(['credit-used', 'credit-given-back', 'taken-as-credit'])}
      UNION ALL
      SELECT trade_id, amount, 0
      FROM payouts
      WHERE way = 'store-credit'
        AND state = ${doneCode}
      UNION ALL
      SELECT t.id, 0, iif(c.currency = t.currency, c.amount, 0)
      FROM store_credit c
      JOIN trades t ON t.id = c.trade_id
      WHERE c.reason IN ('used', 'given-back', 'trade')
    )
    WHERE id IN (SELECT trade_id FROM trade_ledger)
    GROUP BY id
    HAVING sum(expected) <> sum(found)`,

  'bonus-differs': `
    SELECT id, sum(expected) AS expected, sum(found) AS found
    FROM (
      SELECT trade_id AS id, CAST(round(-amount * ?1 / 100.0) AS INTEGER) AS expected, 0 AS found
      FROM trade_ledger
      WHERE kind = ${code<LedgerKind>('taken-as-credit')}
      UNION ALL
      SELECT t.id, 0, iif(c.currency = t.currency, c.amount, 0)
      FROM store_credit c
      JOIN trades t ON t.id = c.trade_id
      WHERE c.reason = 'bonus'
    )
    GROUP BY id
    HAVING sum(expected) <> sum(found)`,

  'credit-negative': `
    SELECT account || ' ' || currency || ' ' || kind AS id, 0 AS expected, sum(amount) AS found
    FROM store_credit
    GROUP BY account, currency, kind
    HAVING found < 0`,

  // The kind of each row: what books earned, what the shop gave, and for a trade no more given back than used.
  'credit-kind-differs': `
    SELECT id, iif(reason = 'bonus', 'bonus', 'earned') AS expected, kind AS found
    FROM store_credit
    WHERE (reason = 'bonus' AND kind <> 'bonus')
      OR (reason = 'trade' AND kind <> 'earned')
    UNION ALL
    SELECT trade_id || ' ' || kind, 0, sum(amount)
    FROM store_credit
    WHERE trade_id IS NOT NULL
      AND reason IN ('used', 'given-back')
    GROUP BY trade_id, kind
    HAVING sum(amount) > 0`,

  // A payout that left is booked once; one that is due or was returned is not booked. A provider may have made a part
  // of a refund that failed.
  'payout-differs': `
    SELECT p.id,
      CASE
        WHEN p.currency = t.currency
          AND (p.state = ${doneCode} OR (p.state = ${sentCode} AND p.kind = 'payout'))
        THEN -p.amount
        ELSE 0
      END AS expected,
      coalesce(sum(l.amount), 0) AS found
    FROM payouts p
    JOIN trades t ON t.id = p.trade_id
    LEFT JOIN trade_ledger l ON l.trade_id = p.trade_id
      AND l.kind IN (p.kind, p.kind || '-failed')
      AND l.ref = CASE p.kind WHEN 'payout' THEN p.id ELSE coalesce(p.reason, 'money') || ':' || p.id END
    GROUP BY p.id
    HAVING expected <> found
      AND NOT (
        p.way IN ${codes<CardProvider>(cardProviders)}
        AND p.state IN ${codes<Payout['state']>(['failed', 'replaced'])}
        AND found BETWEEN -p.amount + 1 AND 0
      )`,

  // The amount that banks hold, as the provider reported, equals the bookings (decision 034).
  'disputes-differ': `
    SELECT id, sum(held) AS expected, sum(booked) AS found
    FROM (
      SELECT d.id, iif(d.currency = t.currency, d.withdrawn, 0) AS held, 0 AS booked
      FROM disputes d
      JOIN trades t ON t.id = d.trade_id
      UNION ALL
      SELECT substr(ref, 1, instr(ref, ':') - 1), 0, -amount
      FROM trade_ledger
      WHERE kind IN ${codes<LedgerKind>(chargebackKinds)}
    )
    GROUP BY id
    HAVING expected <> found`,

  // A refund that, when the provider was last asked, was neither made nor refused for too long.
  'refund-overdue': `
    SELECT id, ${doneCode} AS expected, state AS found
    FROM payouts
    WHERE way IN ${codes<CardProvider>(cardProviders)}
      AND state = ${sentCode}
      AND ${daysBetweenSql('sent_at', 'asked_at')} > ${paymentPolicy.refundOverdueDays}`,
} as const;
