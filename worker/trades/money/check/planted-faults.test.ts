import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { dayMs } from '../../../../domain/time';
import { settlementStates, type SettlementState } from '../../../../domain/trades/lifecycle/states';
import { execution } from '../../../../tests/worker-later';
import { api } from '../../../api';
import { buyersOf } from '../../../testing/buyers';
import { staffCtx } from '../../../testing/desk';
import { browser, ctxOf } from '../../../testing/people';
import { sellersOf, type Seller } from '../../../testing/sellers';
import { openAccount, shelve, testIsbn } from '../../../testing/shelf';
import { cancelTrade } from '../../outbound/cancel-trade';
import { releaseUnpaid } from '../../outbound/release-unpaid';
import { cancelOrder } from '../../outbound/cancel-order';
import { findFaults } from './check-ledger';
import { confirmPayout } from '../payouts/confirm-payout';
import { failPayout } from '../payouts/fail-payout';
import { faultCodes, type FaultCode } from './ledger-faults-sql';
import { loseOrder } from '../../outbound/lose-order';
import { makePayoutFile } from '../payouts/make-payout-file';
import { receiveReturn } from '../../outbound/receive-return';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const desk = (days = 0) => staffCtx(env, new Date(Date.now() + days * dayMs));
const { bought, buys, credited, moneyOf, pays } = buyersOf(env.DB, visit, () => desk());
const { gives, comes } = sellersOf(env.DB, visit, () => desk());
const emma = testIsbn(1);
const wanted = Array.from({ length: 30 }, (_, at) => testIsbn(100 + at));

/** Trades of all kinds, each where its like may rest: ids by name. */
const trades = new Map<string, string>();
const idOf = (name: string): string => trades.get(name) ?? `no trade is called ${name}`;
/** A number of the books, `?1` being the trade of that name. */
const figure = async (name: string, sql: string) => Number(await env.DB.prepare(sql).bind(idOf(name)).first('n'));

async function buyers(): Promise<void> {
  trades.set('released', (await buys([[emma, 'good', 1]])).id);
  await releaseUnpaid(desk(13));
  trades.set('unpaid', (await buys([[emma, 'good', 1]])).id);
  trades.set('sent', (await bought([[emma, 'good', 2]])).id);
  trades.set('by-credit', (await bought([[emma, 'good', 2]], await credited('rich', 5000))).id);
  trades.set('lost', (await bought([[emma, 'good', 1]])).id);
  await loseOrder(desk(), { trade: idOf('lost') });
  const returner = await bought([[emma, 'good', 1]]);
  await returner.does('withdraw', { lines: [1], reason: 'withdraw' });
  await receiveReturn(desk(), { trade: returner.id, line: 1, condition: 'as-sent' });
  trades.set('refund-due', returner.id);
  const called = await buys([[emma, 'good', 1]]);
  await pays(await called.see());
  await cancelOrder(desk(), { trade: called.id });
  for (const { id } of await moneyOf(called.id)) await confirmPayout(desk(), { id });
  trades.set('refunded', called.id);
}

async function sellers(): Promise<void> {
  const sells = async (
    name: string,
    settlement: 'payout' | 'swap' = 'payout',
    payout: 'bank' | 'store-credit' = 'bank',
    changes = {},
  ): Promise<Seller> => {
    const seller = await gives({
      account: name,
      settlement,
      payout,
      give: wanted.splice(0, 3),
      take: settlement === 'swap' ? [[emma, 'good', 1]] : [],
      changes,
    });
    trades.set(name, seller.id);
    return seller;
  };
  await sells('under-way');
  await sells('cancelled', 'swap');
  await cancelTrade(ctxOf(env, 'a:cancelled', new Date()), { id: idOf('cancelled'), key: null });
  for (const name of ['in-a-file', 'paid-out', 'failed']) await comes(await sells(name), { 2: { as: 'missing' } });
  // A first account is held for three days.
  await makePayoutFile(desk(4), { format: 'csv', currency: 'EUR' });
  for (const { id } of await moneyOf(idOf('paid-out'))) await confirmPayout(desk(4), { id });
  for (const { id } of await moneyOf(idOf('failed'))) await failPayout(desk(4), { id, reason: 'other' });
  await comes(await sells('due'));
  await comes(await sells('as-credit', 'payout', 'store-credit'));
  await comes(await sells('swapped', 'swap'));
  const mould = { as: 'rejected', reason: 'mould' } as const;
  await comes(await sells('owes', 'swap', 'bank', { ifWorse: 'recycle' }), { 1: mould, 2: mould, 3: mould });
}

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await shelve(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
    ...wanted.map((isbn) => ({ isbn, reference: 3000 })),
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
      VALUES (?1, 'good', 90, 'opening', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(emma)
    .run();
  await buyers();
  await sellers();
  // What the database itself refuses is let in, so that the check can be asked about it.
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'trigger'
      AND (name GLOB '*_no_*' OR name IN ('store_credit_enough', 'trade_events_allowed', 'trade_events_tell'))`,
  ).all<{ name: string }>();
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`DROP TRIGGER ${name}`)));
}, 120_000);

it('trades of all kinds leave nothing to find', async () => {
  const { results } = await env.DB.prepare('SELECT DISTINCT settlement_state AS state FROM trades').all<{
    state: string;
  }>();
  expect(results.map(({ state }) => state).toSorted()).toEqual(settlementStates.toSorted());
  expect(await findFaults(desk())).toEqual([]);
});

interface Slip {
  readonly code: FaultCode;
  /** The trade that it is planted in, which is `?1` of the statements. */
  readonly trade: string;
  readonly plant: readonly string[];
  readonly mend: readonly string[];
  /** Id (`?`: the trade's), what should be there, and what is. */
  readonly told: () => Promise<readonly [id: string, expected: string | number, found: string | number]>;
  /** What the same difference is told as beside it: ids. */
  readonly telling?: readonly string[];
  /** What has to be found with it. */
  readonly also?: readonly FaultCode[];
}
const then = `'2026-01-02T00:00:00.000Z'`;
const copy = `(isbn, grade, on_hand_change, reserved_change, reason, trade_id, at) VALUES ('${emma}', 'good'`;
const unmove = 'DELETE FROM stock_movements WHERE id = (SELECT max(id) FROM stock_movements) AND ?1 = ?1';
const onHand = (by: string) => `UPDATE stock SET on_hand = on_hand ${by} WHERE isbn = '${emma}' AND ?1 = ?1`;
const reserved = (by: string) => `UPDATE stock SET reserved = reserved ${by} WHERE isbn = '${emma}' AND ?1 = ?1`;
const sumOf = (kinds: string) => `SELECT sum(amount) AS n FROM trade_ledger WHERE trade_id = ?1 AND kind IN (${kinds})`;
const payoutOf = async (name: string) => (await moneyOf(idOf(name))).at(-1) ?? { id: '', amount: 0 };
const unsent = `(SELECT id FROM trades WHERE outbound_state = 'reserved' ORDER BY id LIMIT 1)`;

const invoicedTo = (name: string) => figure(name, 'SELECT take_total + postage AS n FROM trades WHERE id = ?1');
const credit = (what: string) => figure('refund-due', `SELECT ${what} AS n FROM credit_notes WHERE trade_id = ?1`);
const crediting = (set: string) => `UPDATE credit_notes SET ${set} WHERE trade_id = ?1`;
const linesAre = (state: string) => `UPDATE outbound_lines SET state = '${state}' WHERE trade_id = ?1`;
/**
 * Less is credited than came back; nothing is; a line came back and the money does not know; another line's figure; a
 * number is missing.
 */
const creditNoteSlips = (
  [
    [
      'refund-due',
      [crediting('postage = postage - 1')],
      [crediting('postage = postage + 1')],
      async () => ['?', 0, 1],
      ['? lines'],
    ],
    [
      'refund-due',
      [
        'CREATE TABLE kept AS SELECT * FROM credit_notes WHERE trade_id = ?1',
        'DELETE FROM credit_notes WHERE trade_id = ?1',
      ],
      ['INSERT INTO credit_notes SELECT * FROM kept WHERE trade_id = ?1'],
      async () => ['?', 0, await invoicedTo('refund-due')],
      ['? lines'],
    ],
    ['sent', [linesAre('returned')], [linesAre('sent')], async () => ['? lines', 0, await invoicedTo('sent')], []],
    [
      'refund-due',
      [crediting('goods = goods - 1, postage = postage + 1')],
      [crediting('goods = goods + 1, postage = postage - 1')],
      async () => [`? ${await credit('number')}`, (await credit('goods')) - 1, await credit('goods')],
      [],
    ],
    [
      'refund-due',
      [crediting('number = number + 1000')],
      [crediting('number = number - 1000')],
      async () => [
        'numbers',
        await figure('sent', 'SELECT count(*) AS n FROM credit_notes WHERE ?1 = ?1'),
        (await credit('number')) + 1000,
      ],
      [],
    ],
  ] as const satisfies readonly (readonly [string, string[], string[], Slip['told'], string[]])[]
).map(([trade, plant, mend, told, telling]) => ({
  code: 'credit-notes-differ' as const,
  trade,
  plant,
  mend,
  told,
  telling,
}));

const slips: readonly Slip[] = [
  {
    code: 'disputes-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO disputes (id, provider, trade_id, payment, amount, currency, reason, state, withdrawn, opened_at,
        asked_at) VALUES ('dp_ghost', 'stripe', ?1, 'pi', 9, 'EUR', 'general', 'open', 5, ${then}, ${then})`,
    ],
    mend: ['DELETE FROM dispute_events WHERE trade_id = ?1', 'DELETE FROM disputes WHERE trade_id = ?1'],
    told: async () => ['dp_ghost', 5, 0],
  },
  {
    code: 'disputes-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at) SELECT ?1,
        max(entry) + 1, 'purchase', 'disputed', -5, 'dp_ghost:1', 'shop', ${then} FROM trade_ledger
        WHERE trade_id = ?1`,
    ],
    mend: [`DELETE FROM trade_ledger WHERE trade_id = ?1 AND kind = 'disputed'`],
    told: async () => ['dp_ghost', 0, 5],
  },
  {
    code: 'invoices-differ',
    trade: 'sent',
    plant: [`UPDATE invoices SET trade_id = ${unsent} WHERE trade_id = ?1`],
    mend: [`UPDATE invoices SET trade_id = ?1 WHERE trade_id = ${unsent}`],
    told: async () => ['?', 1, 0],
  },
  {
    code: 'invoices-differ',
    trade: 'by-credit',
    plant: ['UPDATE invoices SET number = number + 1000 WHERE trade_id = ?1'],
    mend: ['UPDATE invoices SET number = number - 1000 WHERE trade_id = ?1'],
    told: async () => [
      'numbers',
      await figure('sent', 'SELECT count(*) AS n FROM invoices WHERE ?1 = ?1'),
      await figure('by-credit', 'SELECT number + 1000 AS n FROM invoices WHERE trade_id = ?1'),
    ],
  },
  ...creditNoteSlips,
  {
    code: 'state-differs',
    trade: 'sent',
    plant: [`UPDATE trades SET outbound_state = 'delivered' WHERE id = ?1`],
    mend: [`UPDATE trades SET outbound_state = 'dispatched' WHERE id = ?1`],
    told: async () => ['? outbound', 'dispatched', 'delivered'],
  },
  {
    code: 'sale-differs',
    trade: 'sent',
    also: ['credit-notes-differ'],
    plant: ['UPDATE trades SET take_total = take_total + 1 WHERE id = ?1'],
    mend: ['UPDATE trades SET take_total = take_total - 1 WHERE id = ?1'],
    told: async () => {
      const sold = await figure('sent', sumOf(`'sale', 'postage'`));
      return ['?', sold - 1, sold];
    },
  },
  {
    code: 'sale-differs',
    trade: 'released',
    also: ['settlement-differs'],
    plant: [
      `INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at) SELECT ?1,
        max(entry) + 1, 'purchase', 'sale', -1, 'twice', 'shop', ${then} FROM trade_ledger WHERE trade_id = ?1`,
    ],
    mend: [`DELETE FROM trade_ledger WHERE trade_id = ?1 AND ref = 'twice'`],
    told: async () => ['?', 0, -1],
  },
  {
    code: 'settlement-differs',
    trade: 'by-credit',
    plant: [
      `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
        VALUES (?1, 'settlement', 99, 'balanced', 'refund-due', 'shop', ${then})`,
    ],
    mend: [
      `DELETE FROM trade_events WHERE trade_id = ?1 AND seq = 99`,
      `UPDATE trades SET settlement_state = 'balanced' WHERE id = ?1`,
    ],
    told: async () => ['?', 'refund-due', '0 0'],
  },
  {
    code: 'books-differ',
    trade: 'due',
    plant: ['UPDATE inbound_lines SET paid = paid + 1 WHERE trade_id = ?1 AND line = 1'],
    mend: ['UPDATE inbound_lines SET paid = paid - 1 WHERE trade_id = ?1 AND line = 1'],
    told: async () => {
      const booked = await figure('due', sumOf(`'books-in'`));
      return ['?', booked + 1, booked];
    },
  },
  {
    code: 'payments-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO payments (id, trade_id, provider, event_id, amount, currency, at)
        VALUES ('ghost', ?1, 'bank', 'ghost', 5, 'EUR', ${then})`,
    ],
    mend: [`DELETE FROM payments WHERE id = 'ghost' AND trade_id = ?1`],
    told: async () => {
      const paid = await figure('sent', sumOf(`'payment'`));
      return ['?', paid + 5, paid];
    },
  },
  {
    code: 'payments-differ',
    trade: 'sent',
    plant: [`UPDATE payments SET currency = 'USD' WHERE trade_id = ?1`],
    mend: [`UPDATE payments SET currency = 'EUR' WHERE trade_id = ?1`],
    told: async () => ['?', 0, await figure('sent', sumOf(`'payment'`))],
  },
  {
    code: 'money-unbooked',
    trade: 'sent',
    plant: [
      `INSERT INTO unmatched_money (id, provider, event_id, amount, currency, reference, at, trade_id, ended_at)
        VALUES ('ghost', 'bank', 'ghost', 5, 'EUR', '', ${then}, ?1, ${then})`,
    ],
    mend: [`DELETE FROM unmatched_money WHERE id = 'ghost' AND trade_id = ?1`],
    told: async () => ['ghost', idOf('sent'), ''],
  },
  {
    code: 'credit-differs',
    trade: 'by-credit',
    plant: [
      `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at)
        VALUES ('ghost', 'rich', 'EUR', 7, 'given-back', ?1, ${then})`,
    ],
    mend: [`DELETE FROM store_credit WHERE id = 'ghost' AND trade_id = ?1`],
    told: async () => {
      const used = await figure('by-credit', sumOf(`'credit-used'`));
      return ['?', -used, 7 - used];
    },
  },
  {
    // One account's euros are there again, and its dollars are less than none.
    code: 'credit-differs',
    trade: 'by-credit',
    also: ['credit-negative'],
    plant: [`UPDATE store_credit SET currency = 'USD' WHERE trade_id = ?1`],
    mend: [`UPDATE store_credit SET currency = 'EUR' WHERE trade_id = ?1`],
    told: async () => ['?', -(await figure('by-credit', sumOf(`'credit-used'`))), 0],
  },
  {
    code: 'bonus-differs',
    trade: 'as-credit',
    plant: [`UPDATE store_credit SET amount = amount + 1 WHERE trade_id = ?1 AND reason = 'bonus'`],
    mend: [`UPDATE store_credit SET amount = amount - 1 WHERE trade_id = ?1 AND reason = 'bonus'`],
    told: async () => {
      const taken = await figure('as-credit', sumOf(`'taken-as-credit'`));
      return ['?', Math.round(-taken / 10), Math.round(-taken / 10) + 1];
    },
  },
  {
    code: 'credit-negative',
    trade: 'sent',
    plant: [
      `INSERT INTO store_credit (id, account, currency, amount, reason, at) SELECT 'ghost', 'poor', 'GBP',
        -5, 'correction', ${then} WHERE ?1 = ?1`,
    ],
    mend: [`DELETE FROM store_credit WHERE id = 'ghost' AND ?1 = ?1`],
    told: async () => ['poor GBP', 0, -5],
  },
  {
    code: 'payout-differs',
    trade: 'paid-out',
    plant: [`UPDATE payouts SET amount = amount + 1 WHERE trade_id = ?1`],
    mend: [`UPDATE payouts SET amount = amount - 1 WHERE trade_id = ?1`],
    told: async () => {
      const { id, amount } = await payoutOf('paid-out');
      return [id, -amount - 1, -amount];
    },
  },
  {
    code: 'payout-differs',
    trade: 'paid-out',
    plant: [`UPDATE payouts SET currency = 'GBP' WHERE trade_id = ?1`],
    mend: [`UPDATE payouts SET currency = 'EUR' WHERE trade_id = ?1`],
    told: async () => {
      const { id, amount } = await payoutOf('paid-out');
      return [id, 0, -amount];
    },
  },
  {
    code: 'payout-differs',
    trade: 'due',
    also: ['payouts-due-differ'],
    plant: [`UPDATE payouts SET state = 'done' WHERE trade_id = ?1`],
    mend: [`UPDATE payouts SET state = 'due' WHERE trade_id = ?1`],
    told: async () => {
      const { id, amount } = await payoutOf('due');
      return [id, -amount, 0];
    },
  },
  {
    code: 'payouts-due-differ',
    trade: 'due',
    plant: [`UPDATE payouts SET amount = amount - 1 WHERE trade_id = ?1`],
    mend: [`UPDATE payouts SET amount = amount + 1 WHERE trade_id = ?1`],
    told: async () => {
      const { amount } = await payoutOf('due');
      return ['? payout', amount, amount - 1];
    },
  },
  {
    code: 'payouts-due-differ',
    trade: 'due',
    plant: [`UPDATE payouts SET currency = 'GBP' WHERE trade_id = ?1`],
    mend: [`UPDATE payouts SET currency = 'EUR' WHERE trade_id = ?1`],
    told: async () => ['? payout', (await payoutOf('due')).amount, 0],
  },
  {
    code: 'payouts-due-differ',
    trade: 'refund-due',
    plant: [`UPDATE payouts SET amount = amount + 1 WHERE trade_id = ?1`],
    mend: [`UPDATE payouts SET amount = amount - 1 WHERE trade_id = ?1`],
    told: async () => {
      const { amount } = await payoutOf('refund-due');
      return ['? refund', amount, amount + 1];
    },
  },
  {
    code: 'payouts-due-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, created_at)
        VALUES ('ghost', ?1, 'refund', 'bank', 100, 'EUR', ${then})`,
    ],
    mend: [`DELETE FROM payouts WHERE id = 'ghost' AND trade_id = ?1`],
    told: async () => ['? refund', 0, 100],
  },
  {
    code: 'refund-overdue',
    trade: 'sent',
    mend: [`DELETE FROM payouts WHERE id = 'overdue' AND trade_id = ?1`],
    told: async () => ['overdue', 'done', 'sent'],
    plant: [
      `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, state, created_at, sent_at, asked_at)
        VALUES ('overdue', ?1, 'refund', 'stripe', 100, 'EUR', 'sent', ${then}, ${then}, '2026-02-02T00:00:00.000Z')`,
    ],
  },
  {
    code: 'stock-differs',
    trade: 'sent',
    plant: [onHand('+ 1')],
    mend: [onHand('- 1')],
    told: async () => {
      const [has, held] = await Promise.all(
        ['on_hand', 'reserved'].map((column) =>
          figure('sent', `SELECT ${column} AS n FROM stock WHERE isbn = '${emma}' AND ?1 = ?1`),
        ),
      );
      return [`${emma} good`, `${has} ${held}`, `${Number(has) + 1} ${held}`];
    },
  },
  {
    code: 'reservations-differ',
    trade: 'sent',
    plant: [
      `INSERT INTO stock_movements ${copy}, 0, 1, 'reserved', CASE ?1 WHEN '' THEN '' END, ${then})`,
      reserved('+ 1'),
    ],
    mend: [unmove, reserved('- 1')],
    told: async () => {
      const held = await figure('sent', `SELECT reserved AS n FROM stock WHERE isbn = '${emma}' AND ?1 = ?1`);
      return [`${emma} good`, held, held + 1];
    },
  },
  {
    code: 'copies-left-differ',
    trade: 'sent',
    plant: [`INSERT INTO stock_movements ${copy}, -1, 0, 'sale', ?1, ${then})`, onHand('- 1')],
    mend: [unmove, onHand('+ 1')],
    told: async () => ['?', '-2 0 0', '-3 0 0'],
  },
  {
    code: 'copies-came-differ',
    trade: 'due',
    plant: [`INSERT INTO stock_movements ${copy}, 1, 0, 'trade-in', ?1, ${then})`, onHand('+ 1')],
    mend: [unmove, onHand('- 1')],
    told: async () => ['?', 3, 4],
  },
];
const work = async (statements: readonly string[], trade: string) => {
  for (const statement of statements) await env.DB.prepare(statement).bind(idOf(trade)).run();
};

it('each thing that the check compares has a difference planted below', () => {
  expect([...new Set(slips.map(({ code }) => code))].toSorted()).toEqual(faultCodes.toSorted());
});

it.each(slips.map((slip) => [slip.code, slip.trade, slip] as const))(
  '%s is found in the trade “%s”, told with its id and both figures, and nothing beside it',
  async (code, trade, { plant, mend, told, telling = [], also = [] }) => {
    const [id, expected, found] = await told();
    await work(plant, trade);
    const faults = await findFaults(desk());
    await work(mend, trade);
    const [first, ...others] = faults.filter((fault) => fault.code === code);
    expect(first).toEqual({ code, id: id.replace('?', idOf(trade)), expected: String(expected), found: String(found) });
    expect(others.map((other) => other.id)).toEqual(telling.map((other) => other.replace('?', idOf(trade))));
    expect([...new Set(faults.map((fault) => fault.code))].toSorted()).toEqual([code, ...also].toSorted());
    expect(await findFaults(desk())).toEqual([]);
  },
);

/** For each state of the settlement, trades whose money says another one. */
const elsewhere: Readonly<Record<SettlementState, readonly string[]>> = {
  agreed: ['paid-out', 'by-credit', 'sent'],
  'awaiting-payment': ['sent', 'released', 'paid-out'],
  balanced: ['unpaid', 'due', 'refund-due', 'owes'],
  lapsed: ['unpaid', 'by-credit', 'sent'],
  'refund-due': ['sent', 'unpaid'],
  'payout-due': ['sent', 'paid-out', 'under-way'],
  'payout-failed': ['sent', 'paid-out', 'under-way'],
  'payout-sent': ['sent', 'under-way', 'unpaid'],
};
it.each(Object.entries(elsewhere).flatMap(([state, names]) => names.map((name) => [state, name] as const)))(
  'nobody’s money says “%s” in the trade “%s”',
  async (state, name) => {
    const was = await env.DB.prepare('SELECT settlement_state AS state FROM trades WHERE id = ?1')
      .bind(idOf(name))
      .first<string>('state');
    await work(
      [
        `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
          VALUES (?1, 'settlement', 99, '${was}', '${state}', 'shop', ${then})`,
      ],
      name,
    );
    const faults = await findFaults(desk());
    await work(
      [
        `DELETE FROM trade_events WHERE trade_id = ?1 AND seq = 99`,
        `UPDATE trades SET settlement_state = '${was}' WHERE id = ?1`,
      ],
      name,
    );
    expect(faults).toMatchObject([{ code: 'settlement-differs', id: idOf(name), expected: state }]);
  },
);
