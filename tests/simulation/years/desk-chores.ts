import type { Random } from '../world/random';
import { listOf, type Call, type Chore, type Row } from './chore';

const desk = (row: Row) => `/api/desk/trades/${String(row['id'])}`;

/** Parcels that were posted at least a day ago (`?1`) and are not here, of legs in such states. */
const parcelsOf = (
  states: string,
) => `SELECT t.id, t.number, p.code FROM trades t CROSS JOIN parcels p ON p.trade_id = t.id
  WHERE t.inbound_state IN (${states}) AND p.received_at IS NULL AND p.posted_at <= ?1 ORDER BY t.placed_at, p.code`;

/** The desk's own rule of what can be packed, without disputes: those are refused. */
const packable = `(t.settlement_state NOT IN ('agreed', 'awaiting-payment', 'lapsed')
  OR (t.settlement = 'swap' AND t.inbound_state = 'settled' AND t.settlement_state = 'agreed'))`;

const gradingOf = (random: Random) => {
  if (random.chance(0.85)) return { as: 'as-said' };
  return random.pick([
    { as: 'regraded', grade: 'acceptable', reason: 'stains' },
    { as: 'regraded', grade: 'good', reason: 'marks' },
    { as: 'rejected', reason: 'mould' },
    { as: 'missing' },
  ]);
};

/** Returns the call that records the seller's identity, where the law requires it. */
const identityOf = (row: Row): readonly Call[] =>
  row['market'] === 'JP' ? [['POST', `${desk(row)}/identity`, { method: 'addressee-letter' }]] : [];

/** Daily work of the desk. */
export const deskChores: readonly Chore[] = [
  {
    name: 'receives',
    by: 'clerk',
    rate: 0.6,
    days: 1,
    find: parcelsOf(`'awaiting-parcel', 'in-transit', 'received'`),
    calls: (row) => [['POST', `/api/desk/parcels/${String(row['code'])}/receive`]],
  },
  {
    name: 'receives late',
    by: 'clerk',
    rate: 0.5,
    days: 1,
    find: parcelsOf(`'expired'`),
    calls: (row) => [['POST', `/api/desk/parcels/${String(row['code'])}/receive`]],
  },
  {
    name: 'takes in a parcel of',
    by: 'clerk',
    rate: 0.3,
    days: 40,
    find: `SELECT t.id, t.number, p.code FROM parcels p CROSS JOIN trades t ON t.id = p.trade_id
      WHERE p.received_at IS NULL AND p.posted_at > ?1 AND t.inbound_state IN ('accepted', 'settled')
      ORDER BY t.placed_at, p.code`,
    calls: (row) => [['POST', `/api/desk/parcels/${String(row['code'])}/take-in`]],
  },
  {
    name: 'grades',
    by: 'clerk',
    rate: 0.8,
    find: `SELECT t.id, t.number, t.market, (SELECT json_group_array(l.line) FROM inbound_lines l
        WHERE l.trade_id = t.id AND l.state = 'offered') AS lines FROM trades t
        WHERE t.inbound_state = 'received' ORDER BY t.placed_at, t.id`,
    calls: (row, random) => [
      ...listOf(row).map((line): Call => ['PUT', `${desk(row)}/lines/${line}/grading`, gradingOf(random)]),
      ...identityOf(row),
      ['POST', `${desk(row)}/finish-grading`],
    ],
  },
  {
    name: 'sends a copy back of',
    by: 'clerk',
    rate: 0.9,
    find: `SELECT t.id, t.number, l.line FROM inbound_lines l JOIN trades t ON t.id = l.trade_id
      WHERE l.state = 'returning' ORDER BY t.placed_at, t.id, l.line`,
    calls: (row) => [
      ['POST', `${desk(row)}/lines/${String(row['line'])}/sent-back`, { carrier: 'an-post', tracking: '' }],
    ],
  },
  {
    name: 'looks at the warning of',
    by: 'clerk',
    rate: 1,
    find: `SELECT DISTINCT t.id, t.number FROM fraud_warnings w JOIN trades t ON t.id = w.trade_id
      WHERE w.looked_at IS NULL ORDER BY t.number`,
    calls: (row) => [['POST', `${desk(row)}/clear-warning`]],
  },
  {
    name: 'packs',
    by: 'clerk',
    rate: 0.97,
    find: `SELECT t.id, t.number FROM trades t WHERE t.outbound_state = 'reserved' AND ${packable}
      ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${desk(row)}/pack`]],
  },
  {
    name: 'dispatches',
    by: 'clerk',
    rate: 0.97,
    find: `SELECT t.id, t.number FROM trades t WHERE t.outbound_state = 'packed' ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${desk(row)}/dispatch`, { carrier: 'an-post', tracking: 'CE123456785IE' }]],
  },
  {
    name: 'hears of the loss of',
    by: 'clerk',
    rate: 0.0005,
    find: `SELECT t.id, t.number FROM trades t WHERE t.outbound_state = 'dispatched' ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${desk(row)}/lost`]],
  },
  {
    name: 'takes a line back of',
    by: 'clerk',
    rate: 0.3,
    find: `SELECT t.id, t.number, l.line FROM outbound_lines l JOIN trades t ON t.id = l.trade_id
      WHERE l.state = 'return-requested' UNION ALL SELECT t.id, t.number, l.line FROM outbound_lines l
      JOIN trades t ON t.id = l.trade_id WHERE l.refunded_ahead = 1 ORDER BY 2, 3`,
    calls: (row, random) => {
      const condition = random.pick(['as-sent', 'as-sent', 'as-sent', 'worse']);
      const graded = condition === 'worse' ? { grade: 'acceptable' } : {};
      return [['POST', `${desk(row)}/lines/${String(row['line'])}/came-back`, { condition, ...graded }]];
    },
  },
  {
    name: 'tries again the money of',
    by: 'clerk',
    rate: 0.3,
    find: `SELECT p.id AS payout, t.id, t.number FROM payouts p JOIN trades t ON t.id = p.trade_id
      WHERE p.state = 'failed' ORDER BY p.created_at, p.id`,
    calls: (row, random) => [
      ['POST', `/api/desk/payouts/${String(row['payout'])}/retry`, random.pick([{}, {}, { way: 'bank' }])],
    ],
  },
  {
    name: 'hears that money came back of',
    by: 'clerk',
    rate: 0.004,
    find: `SELECT p.id AS payout, t.id, t.number FROM payouts p JOIN trades t ON t.id = p.trade_id
      WHERE p.state = 'sent' AND p.way = 'bank' ORDER BY p.created_at, p.id`,
    calls: (row) => [['POST', `/api/desk/payouts/${String(row['payout'])}/fail`, { reason: 'account-closed' }]],
  },
  {
    name: 'makes a payout file',
    by: 'clerk',
    rate: 1,
    find: `SELECT DISTINCT p.currency FROM payouts p WHERE p.state = 'due' AND p.way = 'bank' ORDER BY p.currency`,
    calls: ({ currency }) => [
      ['POST', '/api/desk/payout-files', { format: currency === 'EUR' ? 'pain.001' : 'csv', currency }],
    ],
  },
  {
    name: 'confirms a payout file',
    by: 'clerk',
    rate: 0.7,
    days: 1,
    find: `SELECT DISTINCT p.file FROM payouts p WHERE p.state = 'sent' AND p.way = 'bank' AND p.sent_at < ?1
      AND p.file IS NOT NULL ORDER BY p.file`,
    calls: (row) => [['POST', `/api/desk/payout-files/${String(row['file'])}/confirm`]],
  },
  {
    name: 'confirms money by hand of',
    by: 'clerk',
    rate: 0.3,
    days: 3,
    find: `SELECT p.id AS payout, t.number FROM payouts p JOIN trades t ON t.id = p.trade_id WHERE p.way <> 'stripe'
      AND ((p.state = 'due' AND p.created_at < ?1) OR (p.state = 'sent' AND p.file IS NULL))
      ORDER BY p.created_at, p.id`,
    calls: (row) => [['POST', `/api/desk/payouts/${String(row['payout'])}/confirm`]],
  },
  {
    name: 'sends back money of nobody',
    by: 'clerk',
    rate: 0.2,
    find: 'SELECT id FROM unmatched_money WHERE ended_at IS NULL ORDER BY id',
    calls: (row) => [['POST', `/api/desk/money/${String(row['id'])}/send-back`]],
  },
];
