import { findFaults } from '../../../worker/trades/money/check/check-ledger';
import type { Simulation } from '../people/simulation';
import { databaseOf } from '../shim/d1';
import { Line } from '../shim/line';
import { Finding } from '../stories/finding';
import { isExplained } from './complaints';
import { checkLifecycle } from './lifecycle';

/** Invariants in SQL, independent of the shop's own check. Each row that a query finds is wrong. */
const brokenInvariants: Readonly<Record<string, string>> = {
  'copies below zero':
    'SELECT isbn, grade, on_hand, reserved FROM stock WHERE on_hand < 0 OR reserved < 0 OR on_hand < reserved',
  'two trades under one key': 'SELECT owner, idem_key, count(*) AS n FROM trades GROUP BY owner, idem_key HAVING n > 1',
  'two trades of one list':
    'SELECT owner, list_version, count(*) AS n FROM trades GROUP BY owner, list_version HAVING n > 1',
  'a refused copy sold': `SELECT l.trade_id, count(*) AS n FROM stock_movements m JOIN inbound_lines l
      ON l.trade_id = m.trade_id AND l.isbn = m.isbn
    WHERE m.reason = 'trade-in' GROUP BY m.trade_id, m.isbn HAVING sum(l.state IN ('as-said', 'regraded')) = 0`,
  'more paid for copies than agreed': `SELECT l.trade_id, l.line, l.paid, l.amount FROM inbound_lines l
      WHERE l.paid > l.amount AND l.today IS NULL`,
  'store credit below zero':
    'SELECT account, currency, kind, sum(amount) AS n FROM store_credit GROUP BY account, currency, kind HAVING n < 0',
  'a payout without a debt': `SELECT p.trade_id, sum(p.amount) AS n FROM payouts p WHERE p.kind = 'payout'
      AND p.state IN ('sent', 'done') GROUP BY p.trade_id
    HAVING n > (SELECT coalesce(sum(l.paid), 0) + 2000 FROM inbound_lines l WHERE l.trade_id = p.trade_id)`,
  'an outbox row that is sent and due': `SELECT id FROM outbox WHERE sent_at IS NOT NULL AND payload <> '{}'`,
  'a packed order that was not paid': `SELECT t.id FROM trades t JOIN trade_ledger l ON l.trade_id = t.id
      AND l.side = 'purchase' WHERE t.outbound_state = 'packed' AND t.settlement = 'pay-now'
    AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.trade_id = t.id) GROUP BY t.id HAVING sum(l.amount) < 0`,
};

/**
 * Returns the expected copies on the shelves by ISBN: initial and received copies less those that left.
 * It counts lines of trades instead of stock movements.
 */
const wrongShelves = `SELECT isbn, sum(n) AS expected, (SELECT coalesce(sum(on_hand), 0) FROM stock s
    WHERE s.isbn = x.isbn) AS found FROM (
    SELECT isbn, on_hand_change AS n FROM stock_movements WHERE reason IN ('opening', 'purchase', 'loss', 'correction')
    UNION ALL SELECT l.isbn, 1 FROM inbound_lines l JOIN trades t ON t.id = l.trade_id
        WHERE t.inbound_state = 'settled' AND l.state IN ('as-said', 'regraded')
    UNION ALL SELECT l.isbn, -l.quantity FROM outbound_lines l JOIN trades t ON t.id = l.trade_id
        WHERE t.outbound_state IN ('dispatched', 'delivered', 'lost')
    UNION ALL SELECT l.isbn, l.quantity FROM outbound_lines l JOIN line_events e ON e.trade_id = l.trade_id
        AND e.part = 'outbound-line' AND e.line = l.line
      WHERE e.to_state = 'returned' AND e.facts->>'condition' NOT IN ('gone', 'on-its-way')
  ) x GROUP BY isbn HAVING expected <> found`;

/** Faults in the shop's check that the world causes. None may remain at the end of a story. */
const expectedFaults = new Set(['refund-overdue']);

function requireNone(check: string, rows: readonly unknown[]): void {
  if (rows.length > 0) throw new Finding(check, JSON.stringify(rows.slice(0, 3)));
}

/** Checks everything that must hold after each step. Throws a Finding. */
export async function checkStep(simulation: Simulation): Promise<void> {
  const { world, acknowledged } = simulation;
  requireNone(
    'defect in the log',
    world.complaints.filter((complaint) => !isExplained(complaint)).map(({ line }) => line),
  );
  for (const [check, sql] of Object.entries(brokenInvariants)) requireNone(check, world.primary.read(sql));
  requireNone('stock differs from its movements', world.primary.read(wrongShelves));
  checkLifecycle(simulation);
  const placed = new Set(world.primary.read('SELECT id FROM trades').map(({ id }) => id));
  requireNone(
    'an acknowledged trade is gone',
    acknowledged.filter(({ trade }) => !placed.has(trade)),
  );
  const byKey = new Map(acknowledged.map(({ key, trade }) => [key, trade]));
  requireNone(
    'one key, two answers',
    acknowledged.filter(({ key, trade }) => byKey.get(key) !== trade),
  );
  const { primary } = world;
  const session = databaseOf(new Line(), { primary, replica: () => null }).withSession('first-primary');
  const faults = await findFaults({ db: session });
  requireNone(
    'the shop’s own check',
    faults.filter(({ code }) => !expectedFaults.has(code)),
  );
}

/**
 * Checks that each outbox row was mailed once. A row is claimed again only for each mail that the server refused, and
 * for each fault between sending the mail and marking the row as sent (`excused`).
 */
export function checkMails({ world: { primary, mail, providers } }: Simulation, excused: number): void {
  const [row] = primary.read(
    'SELECT coalesce(sum(attempts - 1), 0) AS n, max(dedupe) AS last FROM outbox WHERE attempts > 1',
  );
  const again = Number(row?.['n']);
  if (again > mail.refused.length + providers.failures + excused) {
    throw new Finding(
      'a mail sent twice',
      `${again} repeated claims, ${mail.refused.length} refusals; ${row?.['last']}`,
    );
  }
}

/** Checks that mails refused by the server stay in the outbox as tried and unsent. */
export function checkRefused({ world: { primary, mail, clock }, customers }: Simulation): void {
  const refused = mail.refused.findLast(({ at }) => at === clock.now);
  if (refused === undefined || customers.some(({ isDeleted }) => isDeleted)) return;
  const waiting = primary.read('SELECT 1 FROM outbox WHERE sent_at IS NULL AND attempts > 0 LIMIT 1');
  if (waiting.length === 0) throw new Finding('a lost mail', `${refused.subject} to ${refused.to}`);
}
