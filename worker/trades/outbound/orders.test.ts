import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfterDays } from '../../../domain/calendar/working-days';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { buyersOf, outcomeOf, statesAndAmounts } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { emma, dune, openStockedShop } from '../../testing/stocked-shop';
import { markDelivered } from './mark-delivered';
import { cancelTradeAtDesk } from './cancel/cancel-trade-at-desk';
import { correctStock } from '../../stock/correct-stock';
import { deliverOrder } from './deliver-order';
import { dispatchOrder } from './dispatch-order';
import { loseOrder } from './lose-order';
import { packOrder } from './pack-order';
import { readPickList } from '../../desk/read-pick-list';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderDispatched, orderUnpaid, openAccountWithCredit, creditOf, payoutsOf, payByTransfer, stockOf } = buyersOf(
  env.DB,
  newVisitor,
  desk,
);

beforeAll(() => openStockedShop(env.DB));

describe('an order', () => {
  it('keeps its place in the pick list by its payment, although the sale beside it is paid out later', async () => {
    const sinceOf = async (id: string) => (await readPickList(desk())).orders.find(({ trade }) => trade === id)?.since;
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await payByTransfer(await buyer.readTrade());
    const paid = await sinceOf(buyer.id);
    const { seq } = (await buyer.readTrade()).events.findLast(({ part }) => part === 'settlement') ?? { seq: 0 };

    const payout = [
      ['balanced', 'payout-due'],
      ['payout-due', 'payout-sent'],
      ['payout-sent', 'balanced'],
    ];
    for (const [index, [from, to]] of payout.entries())
      await env.DB.prepare(
        `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, at, actor)
         VALUES (?1, 'settlement', ?2, ?3, ?4, ?5, 'shop')`,
      )
        .bind(buyer.id, seq + index + 1, from, to, desk(3).now.toISOString())
        .run();

    expect(await sinceOf(buyer.id)).toBe(paid);
  });

  it('is picked by shelf, packed once when paid, and leaves the stock at its cost when dispatched', async () => {
    const buyer = await orderUnpaid([
      [emma, 'good', 2],
      [dune, 'very-good', 1],
    ]);
    const trade = await buyer.readTrade();
    expect(await outcomeOf(packOrder(desk(), { trade: buyer.id }))).toBe('state-moved');
    expect((await readPickList(desk())).orders.some(({ trade: id }) => id === buyer.id)).toBe(false);
    await payByTransfer(trade);
    await correctStock(desk(), { isbn: dune, grade: 'very-good', change: 0, reason: 'correction', shelf: 'A 1' });
    const list = await readPickList(desk());
    expect(list.orders).toContainEqual(expect.objectContaining({ trade: buyer.id, number: trade.number, books: 3 }));
    expect(list.items.map(({ shelf }) => shelf)).toEqual(
      list.items.map(({ shelf }) => shelf).toSorted((a, b) => a.localeCompare(b, 'en')),
    );
    expect(list.items.find(({ book }) => book.isbn === dune)).toMatchObject({ shelf: 'A 1', quantity: 1 });
    const before = await stockOf(emma, 'good');
    const packed = await Promise.all([1, 2, 3].map(() => outcomeOf(packOrder(desk(), { trade: buyer.id }))));
    expect(packed.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
      'done',
      'state-moved',
      'state-moved',
    ]);
    const sent = await Promise.all(
      [1, 2].map(() => outcomeOf(dispatchOrder(desk(), { trade: buyer.id, carrier: 'an-post', tracking: 'CE1' }))),
    );
    expect(sent.filter((one) => one === 'done')).toHaveLength(1);
    expect(await outcomeOf(cancelTradeAtDesk(desk(), { trade: buyer.id }))).toBe('state-moved');
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
    expect((await buyer.readTrade()).outbound).toMatchObject({
      state: 'dispatched',
      carrier: 'an-post',
      tracking: 'CE1',
      deliveredAt: null,
      lines: [{ state: 'sent', withdrawable: true }, { state: 'sent' }],
    });
  });

  it('is delivered when the person or the carrier reports it, else ten days after dispatch', async () => {
    const [said, carried, silent] = [
      await orderDispatched([[emma, 'good', 1]]),
      await orderDispatched([[emma, 'good', 1]]),
      await orderDispatched([[emma, 'good', 1]]),
    ];
    expect((await said.send('arrived')).json.outbound.state).toBe('delivered');
    expect((await said.send('arrived')).json.code).toBe('state-moved');
    await deliverOrder(desk(), { trade: carried.id });
    await markDelivered(desk(9.9));
    expect((await silent.readTrade()).outbound?.state).toBe('dispatched');
    await Promise.all([markDelivered(desk(12)), markDelivered(desk(12))]);
    const { outbound, events: told } = await silent.readTrade();
    expect(outbound?.state).toBe('delivered');
    expect(Date.parse(outbound?.deliveredAt ?? '') - Date.parse(outbound?.dispatchedAt ?? '')).toBe(10 * dayMs);
    expect(outbound?.withdrawUntil).toBe(deadlineAfterDays(outbound?.deliveredAt ?? '', 14, 'IE'));
    expect(told.filter(({ to }) => to === 'delivered').map(({ actor }) => actor)).toEqual(['shop']);
  });

  it('is refunded in full, by the methods of its payment, when it is lost', async () => {
    const account = await openAccountWithCredit('lost-reader', 1000);
    const buyer = await orderDispatched([[dune, 'very-good', 1]], account);
    const total = (await buyer.readTrade()).outbound?.total.minor ?? 0;
    expect(await creditOf(account)).toBe(0);
    await loseOrder(desk(), { trade: buyer.id });
    expect(await outcomeOf(loseOrder(desk(), { trade: buyer.id }))).toBe('state-moved');
    expect(await payoutsOf(buyer.id)).toMatchObject([
      { way: 'store-credit', amount: 1000, state: 'done' },
      { way: 'bank', amount: total - 1000, state: 'due', reason: 'money' },
    ]);
    expect(await creditOf(account)).toBe(1000);
    expect(statesAndAmounts(await buyer.readTrade())).toEqual(['lost', 'refund-due', 0, total - 1000]);
  });

  it('releases its copies and refunds its payment when the desk cancels it', async () => {
    const [unpaid, paid] = [await orderUnpaid([[emma, 'good', 1]]), await orderUnpaid([[emma, 'good', 1]])];
    await payByTransfer(await paid.readTrade());
    const before = await stockOf(emma, 'good');
    await cancelTradeAtDesk(desk(), { trade: unpaid.id });
    await cancelTradeAtDesk(desk(), { trade: paid.id });
    expect((await stockOf(emma, 'good'))?.reserved).toBe((before?.reserved ?? 0) - 2);
    expect(statesAndAmounts(await unpaid.readTrade())).toEqual(['cancelled', 'lapsed', 0, 0]);
    expect((await paid.readTrade()).settlementState).toBe('refund-due');
    expect((await unpaid.readTrade()).events.findLast(({ to }) => to === 'cancelled')?.actor).toBe('staff');
  });
});
