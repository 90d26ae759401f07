import { dayMs } from '../../../domain/time';
import { places } from '../../../worker/testing/sellers';
import type { Act } from '../people/act';
import { outcomeOf } from '../people/tab';
import type { Customer } from '../people/town';
import type { Random } from '../world/random';
import type { LongTown } from './long-town';

/** Columns of one thing that waits; `id` and `number` are those of its trade. */
export type Row = Readonly<Record<string, string | number | null>>;
type Call = readonly [method: string, path: string, body?: unknown];

/**
 * Work that waits for somebody. Its query must find what waits through an index, whatever number of trades has ended:
 * the same query runs every day for years.
 */
export interface Chore {
  readonly name: string;
  readonly by: 'clerk' | 'customer';
  /** How much of what waits is done in one day, from 0 to 1. */
  readonly rate: number;
  /** `?1`: the instant `days` ago, where `days` is given. */
  readonly find: string;
  readonly days?: number;
  /** Returns the calls in order; the next is sent when the one before succeeded. */
  calls(row: Row, random: Random, customer: Customer | null): readonly Call[];
}

const trade = (row: Row) => `/api/trades/${String(row['id'])}`;
const desk = (row: Row) => `/api/desk/trades/${String(row['id'])}`;
const listOf = (row: Row): number[] => JSON.parse(String(row['lines']));

/** Parcels that were posted at least a day ago (`?1`) and are not here, of legs in such states. */
const parcelsOf = (states: string) => `SELECT t.id, t.number, p.code FROM trades t CROSS JOIN parcels p ON p.trade_id = t.id
  WHERE t.inbound_state IN (${states}) AND p.received_at IS NULL AND p.posted_at <= ?1 ORDER BY t.placed_at, p.code`;
/** The lines of outbound legs in a state, by the small index of such lines. */
const toReturn = `SELECT DISTINCT l.trade_id AS id, t.number, t.email FROM outbound_lines l JOIN trades t ON t.id = l.trade_id
  WHERE l.state = 'return-requested'`;
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

/** What customers do about their open trades. */
const ofCustomers: readonly Chore[] = [
  {
    name: 'posts a parcel of', by: 'customer', rate: 0.5,
    find: `SELECT t.id, t.number, t.email, p.parcel FROM trades t CROSS JOIN parcels p ON p.trade_id = t.id
      WHERE t.inbound_state IN ('awaiting-parcel', 'in-transit') AND p.posted_at IS NULL ORDER BY t.placed_at, p.code`,
    calls: (row) => [['POST', `${trade(row)}/post`, { parcel: row['parcel'], carrier: 'dhl' }]],
  },
  {
    name: 'posts too late a parcel of', by: 'customer', rate: 0.03, days: 40,
    find: `SELECT t.id, t.number, t.email, p.parcel FROM trades t CROSS JOIN parcels p ON p.trade_id = t.id
      WHERE t.inbound_state = 'expired' AND t.arrive_by > ?1 AND p.posted_at IS NULL ORDER BY t.placed_at, p.code`,
    calls: (row) => [['POST', `${trade(row)}/post`, { parcel: row['parcel'], carrier: 'dhl' }]],
  },
  {
    name: 'decides about', by: 'customer', rate: 0.5,
    find: `SELECT t.id, t.number, t.email, (SELECT json_group_array(l.line) FROM inbound_lines l WHERE l.trade_id = t.id
        AND l.state = 'regraded' AND l.decision IS NULL) AS lines, (SELECT json_group_array(l.line) FROM inbound_lines l
        WHERE l.trade_id = t.id AND l.state = 'rejected' AND l.decision IS NULL) AS rejected
      FROM trades t WHERE t.inbound_state = 'awaiting-decision' ORDER BY t.placed_at, t.id`,
    calls: (row, random) => {
      const rejected: number[] = JSON.parse(String(row['rejected']));
      const decisions = [
        ...listOf(row).map((line) => ({ line, decision: random.pick(['accept', 'accept', 'return', 'recycle']) })),
        ...rejected.map((line) => ({ line, decision: random.pick(['return', 'recycle']) })),
      ];
      return [['POST', `${trade(row)}/decide`, { decisions }]];
    },
  },
  {
    name: 'says that the parcel has arrived of', by: 'customer', rate: 0.1,
    find: `SELECT t.id, t.number, t.email FROM trades t WHERE t.outbound_state = 'dispatched' ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${trade(row)}/arrived`, {}]],
  },
  {
    name: 'withdraws lines of', by: 'customer', rate: 0.002, days: 20,
    find: `SELECT t.id, t.number, t.email, (SELECT json_group_array(l.line) FROM outbound_lines l WHERE l.trade_id = t.id
        AND l.state = 'sent') AS lines FROM trades t WHERE t.outbound_state = 'delivered' AND t.dispatched_at > ?1
      ORDER BY t.placed_at, t.id`,
    calls: (row, random) => {
      const lines = listOf(row);
      const reason = random.pick(['withdraw', 'withdraw', 'not-as-described']);
      return lines.length === 0 ? [] : [['POST', `${trade(row)}/withdraw`, { lines, reason, words: '' }]];
    },
  },
  {
    name: 'sends back books of', by: 'customer', rate: 0.4, find: `${toReturn} AND NOT EXISTS (SELECT 1 FROM withdrawals w
      WHERE w.trade_id = l.trade_id AND w.sent_at IS NOT NULL) ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${trade(row)}/return-sent`, { carrier: 'dhl', tracking: 'RR123456785IE' }]],
  },
  {
    name: 'names a refund account for', by: 'customer', rate: 0.5,
    find: `SELECT DISTINCT t.id, t.number, t.email FROM payouts p JOIN trades t ON t.id = p.trade_id
      WHERE p.state IN ('due', 'failed') AND p.kind = 'refund' AND p.way = 'bank' AND t.account IS NULL
        AND (p.iban_sealed IS NULL OR p.state = 'failed') ORDER BY t.placed_at, t.id`,
    calls: (row, _random, customer) => {
      const iban = customer === null ? null : places[customer.market].iban;
      return iban === null ? [] : [['POST', `${trade(row)}/refund-account`, { holder: 'Reader Guest', iban }]];
    },
  },
  {
    name: 'cancels', by: 'customer', rate: 0.006,
    find: `SELECT t.id, t.number, t.email FROM trades t WHERE t.outbound_state = 'reserved'
      UNION SELECT t.id, t.number, t.email FROM trades t WHERE t.inbound_state = 'awaiting-parcel' ORDER BY 2`,
    calls: (row) => [['POST', `${trade(row)}/cancel`, {}]],
  },
];

/** What the desk does every day. */
const ofDesk: readonly Chore[] = [
  {
    name: 'receives', by: 'clerk', rate: 0.6, days: 1, find: parcelsOf(`'awaiting-parcel', 'in-transit', 'received'`),
    calls: (row) => [['POST', `/api/desk/parcels/${String(row['code'])}/receive`]],
  },
  {
    name: 'receives late', by: 'clerk', rate: 0.5, days: 1, find: parcelsOf(`'expired'`),
    calls: (row) => [['POST', `/api/desk/parcels/${String(row['code'])}/receive`]],
  },
  {
    name: 'takes in a parcel of', by: 'clerk', rate: 0.3, days: 40,
    find: `SELECT t.id, t.number, p.code FROM parcels p CROSS JOIN trades t ON t.id = p.trade_id WHERE p.received_at IS NULL
        AND p.posted_at > ?1 AND t.inbound_state IN ('accepted', 'settled') ORDER BY t.placed_at, p.code`,
    calls: (row) => [['POST', `/api/desk/parcels/${String(row['code'])}/take-in`]],
  },
  {
    name: 'grades', by: 'clerk', rate: 0.8,
    find: `SELECT t.id, t.number, (SELECT json_group_array(l.line) FROM inbound_lines l WHERE l.trade_id = t.id
        AND l.state = 'offered') AS lines FROM trades t WHERE t.inbound_state = 'received' ORDER BY t.placed_at, t.id`,
    calls: (row, random) => [
      ...listOf(row).map((line): Call => ['PUT', `${desk(row)}/lines/${line}/grading`, gradingOf(random)]),
      ['POST', `${desk(row)}/finish-grading`],
    ],
  },
  {
    name: 'sends a copy back of', by: 'clerk', rate: 0.9,
    find: `SELECT t.id, t.number, l.line FROM inbound_lines l JOIN trades t ON t.id = l.trade_id
      WHERE l.state = 'returning' ORDER BY t.placed_at, t.id, l.line`,
    calls: (row) => [['POST', `${desk(row)}/lines/${String(row['line'])}/sent-back`, { carrier: 'an-post', tracking: '' }]],
  },
  {
    name: 'looks at the warning of', by: 'clerk', rate: 1,
    find: `SELECT DISTINCT t.id, t.number FROM fraud_warnings w JOIN trades t ON t.id = w.trade_id
      WHERE w.looked_at IS NULL ORDER BY t.number`,
    calls: (row) => [['POST', `${desk(row)}/clear-warning`]],
  },
  {
    name: 'packs', by: 'clerk', rate: 0.97,
    find: `SELECT t.id, t.number FROM trades t WHERE t.outbound_state = 'reserved' AND ${packable} ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${desk(row)}/pack`]],
  },
  {
    name: 'dispatches', by: 'clerk', rate: 0.97,
    find: `SELECT t.id, t.number FROM trades t WHERE t.outbound_state = 'packed' ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${desk(row)}/dispatch`, { carrier: 'an-post', tracking: 'CE123456785IE' }]],
  },
  {
    name: 'hears of the loss of', by: 'clerk', rate: 0.0005,
    find: `SELECT t.id, t.number FROM trades t WHERE t.outbound_state = 'dispatched' ORDER BY t.placed_at, t.id`,
    calls: (row) => [['POST', `${desk(row)}/lost`]],
  },
  {
    name: 'takes a line back of', by: 'clerk', rate: 0.3,
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
    name: 'tries again the money of', by: 'clerk', rate: 0.3,
    find: `SELECT p.id AS payout, t.id, t.number FROM payouts p JOIN trades t ON t.id = p.trade_id WHERE p.state = 'failed'
      ORDER BY p.created_at, p.id`,
    calls: (row, random) => [['POST', `/api/desk/payouts/${String(row['payout'])}/retry`, random.pick([{}, {}, { way: 'bank' }])]],
  },
  {
    name: 'hears that money came back of', by: 'clerk', rate: 0.004,
    find: `SELECT p.id AS payout, t.id, t.number FROM payouts p JOIN trades t ON t.id = p.trade_id WHERE p.state = 'sent'
      AND p.way = 'bank' ORDER BY p.created_at, p.id`,
    calls: (row) => [['POST', `/api/desk/payouts/${String(row['payout'])}/fail`, { reason: 'account-closed' }]],
  },
  {
    name: 'makes a payout file', by: 'clerk', rate: 1,
    find: `SELECT DISTINCT p.currency FROM payouts p WHERE p.state = 'due' AND p.way = 'bank' ORDER BY p.currency`,
    calls: ({ currency }) => [['POST', '/api/desk/payout-files', { format: currency === 'EUR' ? 'pain.001' : 'csv', currency }]],
  },
  {
    name: 'confirms a payout file', by: 'clerk', rate: 0.7, days: 1,
    find: `SELECT DISTINCT p.file FROM payouts p WHERE p.state = 'sent' AND p.way = 'bank' AND p.sent_at < ?1
      AND p.file IS NOT NULL ORDER BY p.file`,
    calls: (row) => [['POST', `/api/desk/payout-files/${String(row['file'])}/confirm`]],
  },
  {
    name: 'confirms money by hand of', by: 'clerk', rate: 0.3, days: 3,
    find: `SELECT p.id AS payout, t.number FROM payouts p JOIN trades t ON t.id = p.trade_id WHERE p.way <> 'stripe'
      AND ((p.state = 'due' AND p.created_at < ?1) OR (p.state = 'sent' AND p.file IS NULL)) ORDER BY p.created_at, p.id`,
    calls: (row) => [['POST', `/api/desk/payouts/${String(row['payout'])}/confirm`]],
  },
  {
    name: 'sends back money of nobody', by: 'clerk', rate: 0.2, find: 'SELECT id FROM unmatched_money WHERE ended_at IS NULL ORDER BY id',
    calls: (row) => [['POST', `/api/desk/money/${String(row['id'])}/send-back`]],
  },
];

export const chores: readonly Chore[] = [...ofCustomers, ...ofDesk];

/** Returns the acts of a chore about everything that waits and is done today, in order. */
export function actsOf(town: LongTown, random: Random, chore: Chore): Act[] {
  const { world } = town;
  const since = chore.days === undefined ? [] : [new Date(world.clock.now - chore.days * dayMs).toISOString()];
  return world.primary.read(chore.find, ...since).flatMap((row) => {
    if (!random.chance(chore.rate)) return [];
    const customer = chore.by === 'clerk' ? null : (town.byEmail.get(String(row['email'])) ?? null);
    if (chore.by === 'customer' && (customer === null || customer.isDeleted)) return [];
    const calls = chore.calls(row, random, customer);
    if (calls.length === 0) return [];
    const who = customer === null ? 'the clerk' : customer.name;
    const number = String(row['number'] ?? '');
    return {
      told: `${who} ${chore.name} ${number}`,
      about: number,
      run: async (tab) => {
        if (customer !== null) await town.openTrade(tab, customer, String(row['id']));
        let outcome = 'done';
        for (const [method, path, body] of calls) {
          outcome = outcomeOf(await tab.call(customer?.visitor ?? town.clerk, method, path, body));
          if (outcome !== 'done') break;
        }
        return outcome;
      },
    };
  });
}
