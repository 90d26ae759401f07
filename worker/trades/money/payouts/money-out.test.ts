import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfterDays } from '../../../../domain/calendar/working-days';
import { dayMs } from '../../../../domain/time';
import { execution } from '../../../../tests/worker-later';
import { api } from '../../../api';
import { buyersOf, outcome, standing } from '../../../testing/buyers';
import { staffCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { emma, dune, openStockedShop } from '../../../testing/stocked-shop';
import { markDelivered } from '../../outbound/mark-delivered';
import { cancelOrder } from '../../outbound/cancel-order';
import { correctStock } from '../../../stock/correct-stock';
import { deliverOrder } from '../../outbound/deliver-order';
import { dispatchOrder } from '../../outbound/dispatch-order';
import { loseOrder } from '../../outbound/lose-order';
import { packOrder } from '../../outbound/pack-order';
import { readPickList } from '../../../desk/read-pick-list';

const visit = () => browser((request) => api.fetch(request, env, execution()));
const desk = (days = 0) => staffCtx(env, new Date(Date.now() + days * dayMs));
const { bought, buys, credited, creditOf, moneyOf, pays, stockOf } = buyersOf(env.DB, visit, desk);

beforeAll(() => openStockedShop(env.DB));

describe('an order', () => {
  it('is picked by shelf, packed once when paid, and leaves the stock at its cost when dispatched', async () => {
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
    const sent = await Promise.all(
      [1, 2].map(() => outcome(dispatchOrder(desk(), { trade: buyer.id, carrier: 'an-post', tracking: 'CE1' }))),
    );
    expect(sent.filter((one) => one === 'done')).toHaveLength(1);
    expect(await outcome(cancelOrder(desk(), { trade: buyer.id }))).toBe('state-moved');
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
    // The average of one copy at 2.00 and three at 3.00.
    expect(moved.results).toEqual([{ on_hand_change: -2, reserved_change: -2, unit_cost: 275 }]);
    expect((await buyer.see()).outbound).toMatchObject({
      state: 'dispatched',
      carrier: 'an-post',
      tracking: 'CE1',
      deliveredAt: null,
      lines: [{ state: 'sent', withdrawable: true }, { state: 'sent' }],
    });
  });

  it('is delivered when the person or the carrier reports it, else ten days after dispatch', async () => {
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
    expect(outbound?.withdrawUntil).toBe(deadlineAfterDays(outbound?.deliveredAt ?? '', 14, 'IE'));
    expect(told.filter(({ to }) => to === 'delivered').map(({ actor }) => actor)).toEqual(['shop']);
  });

  it('is refunded in full, by the methods of its payment, when it is lost', async () => {
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

  it('releases its copies and refunds its payment when the desk cancels it', async () => {
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
