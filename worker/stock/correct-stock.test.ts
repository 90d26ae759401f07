import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../domain/time';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { buyersOf, outcomeOf } from '../testing/buyers';
import { clerkCtx } from '../testing/desk';
import { browser } from '../testing/people';
import { openStockedShop } from '../testing/stocked-shop';
import { testIsbn } from '../testing/shelf';
import { correctStock } from './correct-stock';
import { readStock } from './read-stock';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderUnpaid, stockOf } = buyersOf(env.DB, newVisitor, desk);
const solaris = testIsbn(3);

beforeAll(() =>
  openStockedShop(env.DB, [
    { isbn: solaris, title: 'Solaris', reference: 2600, stock: { 'like-new': { onHand: 40, price: 1810 } } },
  ]),
);

describe('correctStock', () => {
  it('records a movement with a reason and never goes below the reserved copies', async () => {
    const before = await stockOf(solaris, 'like-new');
    const buyer = await orderUnpaid([[solaris, 'like-new', 2]]);
    const change = { isbn: solaris, grade: 'like-new', reason: 'loss' } as const;
    expect(await outcomeOf(correctStock(desk(), { ...change, change: -(before?.on_hand ?? 0) }))).toBe(
      'stock-reserved',
    );
    const raced = await Promise.all(
      [1, 2].map(() => outcomeOf(correctStock(desk(), { ...change, change: -1, seen: before?.on_hand ?? 0 }))),
    );
    expect(raced.filter((one) => one === 'done')).toHaveLength(1);
    const purchased = await correctStock(desk(), {
      isbn: solaris,
      grade: 'good',
      change: 3,
      reason: 'purchase',
      unitCost: 400,
      shelf: 'S 7',
    });
    expect(purchased.items[0]).toMatchObject({
      book: { isbn: solaris },
      stock: [
        { grade: 'like-new', onHand: (before?.on_hand ?? 0) - 1, reserved: 2 },
        { grade: 'good', onHand: 3, reserved: 0, costCents: 400, shelf: 'S 7' },
      ],
    });
    expect(purchased.items[0]?.movements[0]).toMatchObject({
      grade: 'good',
      onHandChange: 3,
      reason: 'purchase',
      costCents: 400,
    });
    expect(
      (await correctStock(desk(), { isbn: solaris, grade: 'good', change: 0, reason: 'correction', shelf: '' }))
        .items[0]?.stock[1]?.shelf,
    ).toBe('en A');
    expect(await outcomeOf(correctStock(desk(), { ...change, isbn: testIsbn(99), change: -1 }))).toBe('book-not-found');
    expect(await outcomeOf(correctStock(desk(), { ...change, grade: 'acceptable', change: -1 }))).toBe(
      'stock-reserved',
    );
    expect((await readStock(desk(), { q: `ISBN ${solaris}` })).items).toHaveLength(1);
    const movements = await env.DB.prepare(
      `SELECT sum(on_hand_change) AS n FROM stock_movements WHERE isbn = ?1 AND grade = 'good'`,
    )
      .bind(solaris)
      .first<number>('n');
    expect(movements).toBe((await stockOf(solaris, 'good'))?.on_hand);
    expect((await buyer.readTrade()).outbound?.state).toBe('reserved');
  });
});
