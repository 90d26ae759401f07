import { addressesByMarket } from '../../../worker/testing/sellers';
import { listOf, type Chore, type Row } from './chore';

const trade = (row: Row) => `/api/trades/${String(row['id'])}`;

/** The lines of outbound legs in a state, by the small index of such lines. */
const toReturn = `SELECT DISTINCT l.trade_id AS id, t.number, t.email FROM outbound_lines l
  JOIN trades t ON t.id = l.trade_id WHERE l.state = 'return-requested'`;

/** Work of customers on their open trades. */
export const customerChores: readonly Chore[] = [
  {
    name: 'posts a parcel of',
    by: 'customer',
    rate: 0.5,
    find: `SELECT t.id, t.number, t.email, p.parcel FROM trades t CROSS JOIN parcels p ON p.trade_id = t.id
      WHERE t.inbound_state IN ('awaiting-parcel', 'in-transit') AND p.posted_at IS NULL ORDER BY t.placed_at, p.code`,
    calls: (row) => [['POST', `${trade(row)}/post`, { parcel: row['parcel'], carrier: 'dhl' }]],
  },
  {
    name: 'posts too late a parcel of',
    by: 'customer',
    rate: 0.03,
    days: 40,
    find: `SELECT t.id, t.number, t.email, p.parcel FROM trades t CROSS JOIN parcels p ON p.trade_id = t.id
      WHERE t.inbound_state = 'expired' AND t.arrive_by > ?1 AND p.posted_at IS NULL ORDER BY t.placed_at, p.code`,
    calls: (row) => [['POST', `${trade(row)}/post`, { parcel: row['parcel'], carrier: 'dhl' }]],
  },
  {
    name: 'decides about',
    by: 'customer',
    rate: 0.5,
    find: `SELECT t.id, t.number, t.email, (SELECT json_group_array(l.line) FROM inbound_lines l WHERE l.trade_id = t.id
        AND l.state = 'regraded' AND l.decision IS NULL) AS lines, (SELECT json_group_array(l.line) FROM inbound_lines l
        WHERE l.trade_id = t.id AND l.state = 'rejected' AND l.decision IS NULL) AS rejected
      FROM trades t WHERE t.inbound_state = 'awaiting-decision' ORDER BY t.placed_at, t.id`,
    calls: (row, random) => {
      const decisions = [
        ...listOf(row).map((line) => ({ line, decision: random.pick(['accept', 'accept', 'return', 'recycle']) })),
        ...listOf(row, 'rejected').map((line) => ({ line, decision: random.pick(['return', 'recycle']) })),
      ];
      return [['POST', `${trade(row)}/decide`, { decisions }]];
    },
  },
  {
    name: 'says that the parcel has arrived of',
    by: 'customer',
    rate: 0.1,
    find: `SELECT t.id, t.number, t.email FROM trades t WHERE t.outbound_state = 'dispatched'
      ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${trade(row)}/arrived`, {}]],
  },
  {
    name: 'withdraws lines of',
    by: 'customer',
    rate: 0.002,
    days: 20,
    find: `SELECT t.id, t.number, t.email, (SELECT json_group_array(l.line) FROM outbound_lines l
        WHERE l.trade_id = t.id AND l.state = 'sent') AS lines
      FROM trades t WHERE t.outbound_state = 'delivered' AND t.dispatched_at > ?1
      ORDER BY t.placed_at, t.id`,
    calls: (row, random) => {
      const lines = listOf(row);
      const reason = random.pick(['withdraw', 'withdraw', 'not-as-described']);
      return lines.length === 0 ? [] : [['POST', `${trade(row)}/withdraw`, { lines, reason, words: '' }]];
    },
  },
  {
    name: 'sends back books of',
    by: 'customer',
    rate: 0.4,
    find: `${toReturn} AND NOT EXISTS (SELECT 1 FROM withdrawals w
      WHERE w.trade_id = l.trade_id AND w.sent_at IS NOT NULL) ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${trade(row)}/return-sent`, { carrier: 'dhl', tracking: 'RR123456785IE' }]],
  },
  {
    name: 'names a refund account for',
    by: 'customer',
    rate: 0.5,
    find: `SELECT DISTINCT t.id, t.number, t.email FROM payouts p JOIN trades t ON t.id = p.trade_id
      WHERE p.state IN ('due', 'failed') AND p.kind = 'refund' AND p.way = 'bank' AND t.account IS NULL
        AND (p.iban_sealed IS NULL OR p.state = 'failed') ORDER BY t.placed_at, t.id`,
    calls: (row, _random, customer) => {
      const iban = customer === null ? null : addressesByMarket[customer.market].iban;
      return iban === null ? [] : [['POST', `${trade(row)}/refund-account`, { holder: 'Reader Guest', iban }]];
    },
  },
  {
    name: 'cancels',
    by: 'customer',
    rate: 0.006,
    find: `SELECT t.id, t.number, t.email FROM trades t WHERE t.outbound_state = 'reserved'
      UNION SELECT t.id, t.number, t.email FROM trades t WHERE t.inbound_state = 'awaiting-parcel' ORDER BY 2`,
    calls: (row) => [['POST', `${trade(row)}/cancel`, {}]],
  },
];
