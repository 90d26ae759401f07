import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dueAfter } from '../../../../domain/calendar/working-days';
import { dayMs } from '../../../../domain/time';
import { execution } from '../../../../tests/worker-later';
import { api } from '../../../api';
import { balanceOn, buyersOf, outcome, standing, statementRow } from '../../../testing/buyers';
import { atDesk, staffCtx } from '../../../testing/desk';
import { browser, type Browser } from '../../../testing/people';
import { openAccount, shelve, testIsbn } from '../../../testing/shelf';
import { signedIn } from '../../../testing/signed-in';
import { markDelivered } from '../../outbound/mark-delivered';
import { cancelOrder } from '../../outbound/cancel-order';
import { confirmPayout } from './confirm-payout';
import { correctStock } from '../../../stock/correct-stock';
import { deliverOrder } from '../../outbound/deliver-order';
import { dispatchOrder } from '../../outbound/dispatch-order';
import { loseOrder } from '../../outbound/lose-order';
import { packOrder } from '../../outbound/pack-order';
import { readPickList } from '../../../desk/read-pick-list';
import { receiveReturn } from '../../outbound/receive-return';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const desk = (days = 0) => staffCtx(env, new Date(Date.now() + days * dayMs));
const { bought, buys, credited, creditOf, moneyOf, pays, stockOf } = buyersOf(env.DB, visit, desk);
const iban = 'IE29AIBK93115212345678';
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await shelve(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 }, new: { onHand: 20, price: 1200 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 40, price: 1400 } } },
  ]);
  await env.DB.prepare(`INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, unit_cost, at)
    VALUES (?1, 'good', 1, 'opening', 200, '2026-01-01T00:00:00.000Z'),
    (?1, 'good', 3, 'purchase', 300, '2026-01-01T00:00:00.000Z')`)
    .bind(emma)
    .run();
});

describe('who may', () => {
  let [customer, weak] = [visit(), visit()];
  beforeAll(async () => {
    for (const account of ['customer', 'weak']) await openAccount(env.DB, account);
    customer = await signedIn(env.DB, visit(), 'customer');
    weak = await atDesk(env.DB, visit(), 'weak', false);
  });
  const doors = [
    ['GET', 'pick-list'],
    ['GET', 'payouts'],
    ['GET', 'money'],
    ['GET', 'stock?q=emma'],
    ['GET', 'payout-files/x'],
    ['POST', 'payout-files/x/confirm'],
    ['POST', 'trades/x/pack'],
    ['POST', 'trades/x/dispatch', { carrier: 'an-post' }],
    ['POST', 'trades/x/delivered'],
    ['POST', 'trades/x/lost'],
    ['POST', 'trades/x/cancel'],
    ['POST', 'trades/x/lines/1/came-back', { condition: 'as-sent' }],
    ['POST', 'payouts/x/confirm'],
    ['POST', 'payouts/x/fail', { reason: 'other' }],
    ['POST', 'payouts/x/retry', {}],
    ['POST', 'payout-files', { format: 'csv', currency: 'EUR' }],
    ['POST', 'money', { rows: [statementRow(1, 'x')] }],
    ['POST', 'money/x/match', { trade: 'x' }],
    ['POST', 'money/x/send-back'],
    ['POST', 'stock', { isbn: testIsbn(1), grade: 'good', change: 1, reason: 'correction' }],
  ] as const;
  it.each(doors)('%s /api/desk/%s is for staff with a passkey only', async (method, path, body?) => {
    const asked = async (person: Browser) => (await person.call(method, `/api/desk/${path}`, body)).json.code;
    expect([await asked(visit()), await asked(customer), await asked(weak)]).toEqual([
      'sign-in-required',
      'not-found',
      'second-factor-required',
    ]);
  });

  it('a person’s steps are that person’s alone', async () => {
    const buyer = await bought([[emma, 'good', 1]]);
    for (const [event, body] of [
      ['arrived', undefined],
      ['withdraw', { lines: [1], reason: 'withdraw' }],
      ['refund-account', { holder: 'Eve', iban }],
    ] as const) {
      expect((await visit().call('POST', `/api/trades/${buyer.id}/${event}`, body)).json.code).toBe('trade-not-found');
    }
    expect((await buyer.see()).allowed).toEqual(['arrived', 'withdraw']);
  });
});

describe('an order', () => {
  it('is picked by shelf and packed once it is paid, by one clerk of two, and leaves the stock when it is dispatched, with what it cost', async () => {
    const buyer = await buys([
      [emma, 'good', 2],
      [dune, 'very-good', 1],
    ]);
    const trade = await buyer.see();
    expect(await outcome(packOrder(desk(), { trade: buyer.id }))).toBe('state-moved');
    expect((await readPickList(desk())).orders.some(({ trade: id }) => id === buyer.id)).toBe(false);
    await pays(trade);
    await correctStock(desk(), { isbn: dune, grade: 'very-good', change: 0, reason: 'correction', shelf: 'A 1' });
    const list = await readPickList(desk());
    expect(list.orders).toContainEqual(expect.objectContaining({ trade: buyer.id, number: trade.number, books: 3 }));
    expect(list.items.map(({ shelf }) => shelf)).toEqual(
      list.items.map(({ shelf }) => shelf).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    expect(list.items.find(({ book }) => book.isbn === dune)).toMatchObject({ shelf: 'A 1', quantity: 1 });
    const before = await stockOf(emma, 'good');
    const packed = await Promise.all([1, 2, 3].map(() => outcome(packOrder(desk(), { trade: buyer.id }))));
    expect(packed.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'done',
      'state-moved',
      'state-moved',
    ]);
    expect(await outcome(cancelOrder(desk(), { trade: buyer.id }))).toBe('state-moved');
    const sent = await Promise.all(
      [1, 2].map(() => outcome(dispatchOrder(desk(), { trade: buyer.id, carrier: 'an-post', tracking: 'CE1' }))),
    );
    expect(sent.filter((one) => one === 'done')).toHaveLength(1);
    expect(await stockOf(emma, 'good')).toEqual({
      on_hand: (before?.on_hand ?? 0) - 2,
      reserved: (before?.reserved ?? 0) - 2,
    });
    const moved = await env.DB.prepare(
      `SELECT on_hand_change, reserved_change, unit_cost FROM stock_movements WHERE trade_id = ?1 AND reason = 'sale'
        AND isbn = ?2`,
    )
      .bind(buyer.id, emma)
      .all();
    // One at 2.00 and three at 3.00.
    expect(moved.results).toEqual([{ on_hand_change: -2, reserved_change: -2, unit_cost: 275 }]);
    expect((await buyer.see()).outbound).toMatchObject({
      state: 'dispatched',
      carrier: 'an-post',
      tracking: 'CE1',
      deliveredAt: null,
      lines: [{ state: 'sent', withdrawable: true }, { state: 'sent' }],
    });
  });

  it('arrives by the person’s word or the carrier’s, or ten days after dispatch and not before, counted from there', async () => {
    const [said, carried, silent] = [
      await bought([[emma, 'good', 1]]),
      await bought([[emma, 'good', 1]]),
      await bought([[emma, 'good', 1]]),
    ];
    expect((await said.does('arrived')).json.outbound.state).toBe('delivered');
    expect((await said.does('arrived')).json.code).toBe('state-moved');
    await deliverOrder(desk(), { trade: carried.id });
    await markDelivered(desk(9.9));
    expect((await silent.see()).outbound?.state).toBe('dispatched');
    await Promise.all([markDelivered(desk(12)), markDelivered(desk(12))]);
    const { outbound, events: told } = await silent.see();
    expect(outbound?.state).toBe('delivered');
    expect(Date.parse(outbound?.deliveredAt ?? '') - Date.parse(outbound?.dispatchedAt ?? '')).toBe(10 * dayMs);
    expect(outbound?.withdrawUntil).toBe(dueAfter(outbound?.deliveredAt ?? '', 14, 'IE'));
    expect(told.filter(({ to }) => to === 'delivered').map(({ actor }) => actor)).toEqual(['shop']);
  });

  it('that is lost is refunded whole, as it was paid: money first, credit at once', async () => {
    const account = await credited('lost-reader', 1000);
    const buyer = await bought([[dune, 'very-good', 1]], account);
    const total = (await buyer.see()).outbound?.total.minor ?? 0;
    expect(await creditOf(account)).toBe(0);
    await loseOrder(desk(), { trade: buyer.id });
    expect(await outcome(loseOrder(desk(), { trade: buyer.id }))).toBe('state-moved');
    expect(await moneyOf(buyer.id)).toMatchObject([
      { way: 'store-credit', amount: 1000, state: 'done' },
      { way: 'bank', amount: total - 1000, state: 'due', reason: 'money' },
    ]);
    expect(await creditOf(account)).toBe(1000);
    expect(standing(await buyer.see())).toEqual(['lost', 'refund-due', 0, total - 1000]);
  });

  it('that is reserved may be cancelled by the desk: copies and money go back', async () => {
    const [unpaid, paid] = [await buys([[emma, 'good', 1]]), await buys([[emma, 'good', 1]])];
    await pays(await paid.see());
    const before = await stockOf(emma, 'good');
    await cancelOrder(desk(), { trade: unpaid.id });
    await cancelOrder(desk(), { trade: paid.id });
    expect((await stockOf(emma, 'good'))?.reserved).toBe((before?.reserved ?? 0) - 2);
    expect(standing(await unpaid.see())).toEqual(['cancelled', 'lapsed', 0, 0]);
    expect((await paid.see()).settlementState).toBe('refund-due');
    expect((await unpaid.see()).events.findLast(({ to }) => to === 'cancelled')?.actor).toBe('staff');
  });
});

describe('withdrawing', () => {
  it('one of three lines, then the others: each refunded whole, the outward postage with the last, to the cent', async () => {
    const buyer = await bought([
      [emma, 'good', 1],
      [dune, 'very-good', 1],
      [emma, 'new', 1],
    ]);
    const trade = await buyer.see();
    const [first, second, third] = trade.outbound?.lines ?? [];
    if (first === undefined || second === undefined || third === undefined) throw new Error('three lines');
    const before = await stockOf(first.book.isbn, first.grade);
    const asked = await buyer.does('withdraw', { lines: [1], reason: 'withdraw', words: 'Too heavy' });
    expect(asked.json).toMatchObject({
      outbound: {
        lines: [{ state: 'return-requested', withdrawable: false }, { state: 'sent' }, { state: 'sent' }],
        returning: { paidByUs: false },
      },
    });
    const mail = await env.DB.prepare(`SELECT payload FROM outbox WHERE dedupe = 'withdrawn:' || ?1 || ':1'`)
      .bind(buyer.id)
      .first<string>('payload');
    expect(mail).not.toBeNull();
    for (const lines of [[1], [9], [1, 2]])
      expect((await buyer.does('withdraw', { lines, reason: 'withdraw' })).json.code).toBe('state-moved');
    expect(await outcome(receiveReturn(desk(), { trade: buyer.id, line: 2, condition: 'as-sent' }))).toBe(
      'state-moved',
    );
    const back = await Promise.all(
      [1, 2].map(() => outcome(receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' }))),
    );
    expect(back.filter((one) => one === 'done')).toHaveLength(1);
    expect((await stockOf(first.book.isbn, first.grade))?.on_hand).toBe((before?.on_hand ?? 0) + first.quantity);
    expect(standing(await buyer.see())).toEqual(['dispatched', 'refund-due', 0, first.total.minor]);
    await buyer.does('arrived');
    await buyer.does('withdraw', { lines: [3, 2, 2], reason: 'not-as-described' });
    await receiveReturn(desk(), { trade: buyer.id, line: 2, condition: 'worse', grade: 'acceptable' });
    await receiveReturn(desk(), { trade: buyer.id, line: 3, condition: 'gone' });
    const all = await buyer.see();
    expect(all.toGet.minor).toBe(trade.outbound?.total.minor ?? 0);
    expect(balanceOn(all, 'purchase')).toBe(all.toGet.minor);
    expect((await moneyOf(buyer.id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(all.toGet.minor);
    expect(all.ledger.filter(({ kind }) => kind === 'postage-back')).toHaveLength(
      trade.outbound?.postage.minor === 0 ? 0 : 1,
    );
    expect(await stockOf(second.book.isbn, 'acceptable')).toMatchObject({ on_hand: 1 });
    for (const { id } of await moneyOf(buyer.id)) await confirmPayout(desk(), { id });
    expect(standing(await buyer.see())).toEqual(['delivered', 'balanced', 0, 0]);
  });

  it('gives back by each way no more than came by it, however the lines come back', async () => {
    const account = await credited('mixed-reader', 1000);
    const buyer = await bought(
      [
        [emma, 'good', 1],
        [dune, 'very-good', 1],
      ],
      account,
    );
    const { outbound } = await buyer.see();
    const lines = (outbound?.lines ?? []).toSorted((a, b) => a.total.minor - b.total.minor);
    for (const { line } of lines) {
      await buyer.does('withdraw', { lines: [line], reason: 'withdraw' });
      await receiveReturn(desk(), { trade: buyer.id, line, condition: 'as-sent' });
    }
    const money = await moneyOf(buyer.id);
    const by = (reason: string) => money.reduce((sum, each) => (each.reason === reason ? sum + each.amount : sum), 0);
    expect([by('money'), by('store-credit'), await creditOf(account)]).toEqual([
      (outbound?.total.minor ?? 0) - 1000,
      1000,
      1000,
    ]);
  });

  it('lasts until the end of the 14th day after delivery or of the next working day, and asks for a grade that is worse', async () => {
    const buyer = await bought([
      [emma, 'good', 2],
      [emma, 'new', 1],
    ]);
    expect((await buyer.does('withdraw', { lines: [1], reason: 'withdraw' })).status).toBe(200);
    expect(await outcome(receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'worse', grade: 'new' }))).toBe(
      'grade-not-accepted',
    );
    const delivered = (days: number) =>
      env.DB.prepare('UPDATE trades SET delivered_at = ?2 WHERE id = ?1')
        .bind(buyer.id, new Date(Date.now() - days * dayMs).toISOString())
        .run();
    await delivered(14);
    expect((await buyer.see()).allowed).toContain('withdraw');
    await delivered(20);
    expect((await buyer.see()).allowed).not.toContain('withdraw');
    expect((await buyer.does('withdraw', { lines: [2], reason: 'withdraw' })).json.code).toBe('withdrawal-over');
  });

  it.each([
    ['GB', 'GBP'],
    ['PL', 'PLN'],
    ['JP', 'JPY'],
    ['US', 'USD'],
    ['AE', 'AED'],
  ] as const)('in %s is refunded in %s, in whole units', async (market, currency) => {
    const address = {
      GB: { line1: '1 High Street', city: 'York', postcode: 'YO1 7HH', country: 'GB' },
      PL: { line1: 'Prosta 1', city: 'Warszawa', postcode: '00-001', country: 'PL' },
      JP: { line1: '1-1 Chiyoda', city: 'Chiyoda-ku', region: '13', postcode: '100-0001', country: 'JP' },
      US: { line1: '1 Main Street', city: 'Austin', region: 'TX', postcode: '73301', country: 'US' },
      AE: { line1: '1 Corniche', city: 'Dubai', region: 'DU', postcode: '', country: 'AE' },
    }[market];
    const buyer = await bought(
      [
        [emma, 'good', 1],
        [dune, 'very-good', 1],
      ],
      null,
      market,
      { address },
    );
    const trade = await buyer.see();
    await buyer.does('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    const { toGet, ledger } = await buyer.see();
    expect(toGet).toEqual({ minor: trade.outbound?.lines[0]?.total.minor, currency });
    expect(ledger.every(({ amount }) => Number.isInteger(amount.minor) && amount.currency === currency)).toBe(true);
  });
});
