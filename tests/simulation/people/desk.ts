import type { Random } from '../world/random';
import { actFinder, type FindAct, type FindActs } from './act';
import { outcomeOf } from './tab';

type Row = Readonly<Record<string, string | number | null>>;
type Request = readonly [method: string, path: string, body?: unknown];

/** Returns a finder of acts of the clerk about one of the rows that a query finds. */
function clerkActFinder(
  query: string,
  describe: (row: Row) => string,
  request: (row: Row, random: Random) => Request,
): FindActs {
  return actFinder(
    (simulation) => simulation.world.primary.read(query),
    (simulation, random, row) => {
      const [method, path, body] = request(row, random);
      return {
        description: `the clerk ${describe(row)}`,
        run: async (tab) => outcomeOf(await tab.call(simulation.clerk, method, path, body)),
      };
    },
  );
}

const trades = (condition: string) =>
  `SELECT t.id, t.number FROM trades t WHERE ${condition} ORDER BY t.placed_at, t.id`;
const parcels = (condition: string) =>
  `SELECT p.code, t.number FROM parcels p JOIN trades t ON t.id = p.trade_id WHERE p.received_at IS NULL
      AND ${condition} ORDER BY p.code`;
const inboundLines = (condition: string) =>
  `SELECT l.trade_id AS id, l.line, l.grade, t.number FROM inbound_lines l JOIN trades t ON t.id = l.trade_id
      WHERE ${condition} ORDER BY l.trade_id, l.line`;
const outboundLines = (condition: string) =>
  `SELECT l.trade_id AS id, l.line, l.grade, t.number FROM outbound_lines l JOIN trades t ON t.id = l.trade_id
      WHERE ${condition} ORDER BY l.trade_id, l.line`;
const payouts = (condition: string) =>
  `SELECT p.id, t.number FROM payouts p JOIN trades t ON t.id = p.trade_id WHERE ${condition}
      ORDER BY p.created_at, p.id`;

/** Most copies are as the seller described them. */
const gradings = [
  { as: 'as-said' },
  { as: 'as-said' },
  { as: 'as-said' },
  { as: 'as-said' },
  { as: 'regraded', grade: 'acceptable', reason: 'stains' },
  { as: 'regraded', grade: 'good', reason: 'marks' },
  { as: 'rejected', reason: 'mould' },
  { as: 'missing' },
] as const;

export const receive = clerkActFinder(
  parcels(`t.inbound_state IN ('awaiting-parcel', 'in-transit', 'received', 'expired')`),
  ({ code }) => `receives parcel ${code}`,
  ({ code }) => ['POST', `/api/desk/parcels/${code}/receive`],
);

export const takeIn = clerkActFinder(
  parcels(`t.inbound_state NOT IN ('awaiting-parcel', 'in-transit', 'cancelled')`),
  ({ code }) => `takes in the late parcel ${code}`,
  ({ code }) => ['POST', `/api/desk/parcels/${code}/take-in`],
);

export const grade = clerkActFinder(
  inboundLines(`t.inbound_state = 'received' AND l.state = 'offered'`),
  ({ number, line }) => `grades copy ${line} of ${number}`,
  ({ id, line }, random) => ['PUT', `/api/desk/trades/${id}/lines/${line}/grading`, random.pick(gradings)],
);

/** A whole parcel is graded in one go, so that its leg can be finished. */
export const gradeAll: FindAct = actFinder(
  (simulation) =>
    simulation.world.primary.read(
      trades(
        `t.inbound_state = 'received' AND EXISTS (SELECT 1 FROM inbound_lines l WHERE l.trade_id = t.id
            AND l.state = 'offered')`,
      ),
    ),
  (simulation, random, { id, number }) => ({
    description: `the clerk grades all that is left of ${number}`,
    run: async (tab) => {
      const lines = simulation.world.primary.read(
        `SELECT line FROM inbound_lines WHERE trade_id = ?1 AND state = 'offered' ORDER BY line`,
        id,
      );
      for (const { line } of lines) {
        const path = `/api/desk/trades/${id}/lines/${line}/grading`;
        const outcome = outcomeOf(await tab.call(simulation.clerk, 'PUT', path, random.pick(gradings)));
        if (outcome !== 'done') return outcome;
      }
      return 'done';
    },
  }),
);

export const ungrade = clerkActFinder(
  inboundLines(`t.inbound_state = 'received' AND l.state <> 'offered'`),
  ({ number, line }) => `takes the grading of copy ${line} of ${number} back`,
  ({ id, line }) => ['DELETE', `/api/desk/trades/${id}/lines/${line}/grading`],
);

export const unexpected = clerkActFinder(
  trades(
    `t.inbound_state = 'received' AND (SELECT count(*) FROM inbound_lines l WHERE l.trade_id = t.id
        AND l.unexpected = 1) < 2`,
  ),
  ({ number }) => `finds a book that is not in ${number}`,
  ({ id }) => ['POST', `/api/desk/trades/${id}/unexpected`, { words: 'a cookbook' }],
);

/** The clerk first records the check of the seller's identity where the law requires it. */
export const finish: FindAct = actFinder(
  (simulation) =>
    simulation.world.primary.read(
      `SELECT t.id, t.number, t.market FROM trades t WHERE t.inbound_state = 'received' AND NOT EXISTS (
        SELECT 1 FROM inbound_lines l WHERE l.trade_id = t.id AND l.state = 'offered') ORDER BY t.placed_at, t.id`,
    ),
  (simulation, _random, { id, number, market }) => ({
    description: `the clerk finishes grading ${number}`,
    run: async (tab) => {
      const path = `/api/desk/trades/${id}`;
      if (market === 'JP') {
        const body = { method: 'addressee-letter' };
        const outcome = outcomeOf(await tab.call(simulation.clerk, 'POST', `${path}/identity`, body));
        if (outcome !== 'done') return outcome;
      }
      return outcomeOf(await tab.call(simulation.clerk, 'POST', `${path}/finish-grading`));
    },
  }),
);

export const sendBack = clerkActFinder(
  inboundLines(`l.state = 'returning'`),
  ({ number, line }) => `sends copy ${line} of ${number} back`,
  ({ id, line }) => ['POST', `/api/desk/trades/${id}/lines/${line}/sent-back`, { carrier: 'an-post', tracking: '' }],
);

export const clearWarning = clerkActFinder(
  trades(`EXISTS (SELECT 1 FROM fraud_warnings w WHERE w.trade_id = t.id AND w.looked_at IS NULL)`),
  ({ number }) => `looks at the warning of ${number}`,
  ({ id }) => ['POST', `/api/desk/trades/${id}/clear-warning`],
);

export const pack = clerkActFinder(
  trades(`t.outbound_state = 'reserved'`),
  ({ number }) => `packs ${number}`,
  ({ id }) => ['POST', `/api/desk/trades/${id}/pack`],
);
export const dispatch = clerkActFinder(
  trades(`t.outbound_state = 'packed'`),
  ({ number }) => `dispatches ${number}`,
  ({ id }) => ['POST', `/api/desk/trades/${id}/dispatch`, { carrier: 'an-post', tracking: 'CE123456785IE' }],
);
export const deliver = clerkActFinder(
  trades(`t.outbound_state = 'dispatched'`),
  ({ number }) => `hears that ${number} was delivered`,
  ({ id }) => ['POST', `/api/desk/trades/${id}/delivered`],
);
export const lose = clerkActFinder(
  trades(`t.outbound_state = 'dispatched'`),
  ({ number }) => `hears that ${number} is lost`,
  ({ id }) => ['POST', `/api/desk/trades/${id}/lost`],
);
export const cancelOrder = clerkActFinder(
  trades(`t.outbound_state = 'reserved' OR t.inbound_state = 'awaiting-parcel'`),
  ({ number }) => `cancels ${number}`,
  ({ id }) => ['POST', `/api/desk/trades/${id}/cancel`],
);

/** The bank has the money of an order that is not packed: the desk gives it up (decision 034). */
export const cancelDisputed = clerkActFinder(
  trades(
    `t.outbound_state = 'reserved' AND EXISTS (SELECT 1 FROM disputes d WHERE d.trade_id = t.id
        AND d.ended_at IS NOT NULL AND d.withdrawn > 0)`,
  ),
  ({ number }) => `cancels ${number}, whose payment a bank took back`,
  ({ id }) => ['POST', `/api/desk/trades/${id}/cancel`],
);

export const receiveReturn = clerkActFinder(
  outboundLines(`l.state = 'return-requested' OR l.refunded_ahead = 1`),
  ({ number, line }) => `receives the return of line ${line} of ${number}`,
  ({ id, line }, random) => {
    const condition = random.pick(['as-sent', 'as-sent', 'worse', 'gone']);
    return [
      'POST',
      `/api/desk/trades/${id}/lines/${line}/came-back`,
      { condition, ...(condition === 'worse' ? { grade: 'acceptable' } : {}) },
    ];
  },
);

export const confirm = clerkActFinder(
  payouts(`p.state IN ('due', 'sent')`),
  ({ number }) => `confirms money of ${number}`,
  ({ id }) => ['POST', `/api/desk/payouts/${id}/confirm`],
);
export const fail = clerkActFinder(
  payouts(`p.state IN ('due', 'sent', 'done')`),
  ({ number }) => `hears that money of ${number} came back`,
  ({ id }, random) => [
    'POST',
    `/api/desk/payouts/${id}/fail`,
    { reason: random.pick(['account-closed', 'refused', 'other']) },
  ],
);
export const retry = clerkActFinder(
  payouts(`p.state = 'failed'`),
  ({ number }) => `tries money of ${number} again`,
  ({ id }, random) => [
    'POST',
    `/api/desk/payouts/${id}/retry`,
    random.pick([{}, {}, { way: 'bank' }, { way: 'store-credit' }]),
  ],
);

export const payoutFile = clerkActFinder(
  `SELECT DISTINCT p.currency FROM payouts p WHERE p.state = 'due' AND p.way = 'bank' ORDER BY p.currency`,
  ({ currency }) => `makes a payout file in ${currency}`,
  ({ currency }, random) => [
    'POST',
    '/api/desk/payout-files',
    { format: currency === 'EUR' && random.chance(0.7) ? 'pain.001' : 'csv', currency },
  ],
);
export const confirmFile = clerkActFinder(
  'SELECT id FROM payout_files ORDER BY id',
  () => 'confirms a payout file',
  ({ id }) => ['POST', `/api/desk/payout-files/${id}/confirm`],
);

export const correctStock = clerkActFinder(
  'SELECT isbn, grade, on_hand, reserved FROM stock ORDER BY isbn, grade',
  ({ isbn }) => `counts copies of ${isbn}`,
  ({ isbn, grade: of, on_hand: seen, reserved }, random) => {
    const losable = Number(seen) - Number(reserved);
    const [change, reason] =
      losable > 0 && random.chance(0.4)
        ? ([-1, 'loss'] as const)
        : ([1 + random.below(2), random.chance(0.5) ? 'purchase' : 'correction'] as const);
    return [
      'POST',
      '/api/desk/stock',
      { isbn, grade: of, change, reason, seen, ...(reason === 'purchase' ? { unitCost: 150 } : {}) },
    ];
  },
);

/** Reads one page of the desk. Such a read must never fail. */
export const readDeskPage: FindAct = (simulation, random) => {
  const path = random.pick([
    '/api/desk/counts',
    '/api/desk/queue?part=inbound',
    '/api/desk/queue?part=outbound',
    '/api/desk/queue?part=settlement',
    '/api/desk/pick-list',
    '/api/desk/money',
    '/api/desk/payouts',
  ]);
  return {
    description: `the clerk looks at ${path}`,
    run: async (tab) => outcomeOf(await tab.call(simulation.clerk, 'GET', path)),
  };
};
