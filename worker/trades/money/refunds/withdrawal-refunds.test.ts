import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { balanceOfSide, buyersOf, outcomeOf, statesAndAmounts } from '../../../testing/buyers';
import { clerkCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { emma, dune, openStockedShop } from '../../../testing/stocked-shop';
import { confirmPayout } from '../payouts/confirm-payout';
import { receiveReturn } from '../../outbound/receive-return';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderDispatched, openAccountWithCredit, creditOf, payoutsOf, stockOf } = buyersOf(env.DB, newVisitor, desk);

beforeAll(() => openStockedShop(env.DB));

describe('a withdrawal', () => {
  it('refunds each returned line in full, and the outward postage with the last one', async () => {
    const buyer = await orderDispatched([
      [emma, 'good', 1],
      [dune, 'very-good', 1],
      [emma, 'new', 1],
    ]);
    const trade = await buyer.readTrade();
    const [first, second, third] = trade.outbound?.lines ?? [];
    if (first === undefined || second === undefined || third === undefined) throw new Error('three lines');
    const before = await stockOf(first.book.isbn, first.grade);
    const asked = await buyer.send('withdraw', { lines: [1], reason: 'withdraw', words: 'Too heavy' });
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
      expect((await buyer.send('withdraw', { lines, reason: 'withdraw' })).json.code).toBe('state-moved');
    expect(await outcomeOf(receiveReturn(desk(), { trade: buyer.id, line: 2, condition: 'as-sent' }))).toBe(
      'state-moved',
    );
    const back = await Promise.all(
      [1, 2].map(() => outcomeOf(receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' }))),
    );
    expect(back.filter((one) => one === 'done')).toHaveLength(1);
    expect((await stockOf(first.book.isbn, first.grade))?.on_hand).toBe((before?.on_hand ?? 0) + first.quantity);
    expect(statesAndAmounts(await buyer.readTrade())).toEqual(['dispatched', 'refund-due', 0, first.total.minor]);
    await buyer.send('arrived');
    await buyer.send('withdraw', { lines: [3, 2, 2], reason: 'not-as-described' });
    await receiveReturn(desk(), { trade: buyer.id, line: 2, condition: 'worse', grade: 'acceptable' });
    await receiveReturn(desk(), { trade: buyer.id, line: 3, condition: 'gone' });
    const all = await buyer.readTrade();
    expect(all.toGet.minor).toBe(trade.outbound?.total.minor ?? 0);
    expect(balanceOfSide(all, 'purchase')).toBe(all.toGet.minor);
    expect((await payoutsOf(buyer.id)).reduce((sum, { amount }) => sum + amount, 0)).toBe(all.toGet.minor);
    expect(all.ledger.filter(({ kind }) => kind === 'postage-back')).toHaveLength(
      trade.outbound?.postage.minor === 0 ? 0 : 1,
    );
    expect(await stockOf(second.book.isbn, 'acceptable')).toMatchObject({ on_hand: 1 });
    for (const { id } of await payoutsOf(buyer.id)) await confirmPayout(desk(), { id });
    expect(statesAndAmounts(await buyer.readTrade())).toEqual(['delivered', 'balanced', 0, 0]);
  });

  it('refunds to each payment method no more than was paid with it', async () => {
    const account = await openAccountWithCredit('mixed-reader', 1000);
    const buyer = await orderDispatched(
      [
        [emma, 'good', 1],
        [dune, 'very-good', 1],
      ],
      account,
    );
    const { outbound } = await buyer.readTrade();
    const lines = (outbound?.lines ?? []).toSorted((a, b) => a.total.minor - b.total.minor);
    for (const { line } of lines) {
      await buyer.send('withdraw', { lines: [line], reason: 'withdraw' });
      await receiveReturn(desk(), { trade: buyer.id, line, condition: 'as-sent' });
    }
    const money = await payoutsOf(buyer.id);
    const by = (reason: string) => money.reduce((sum, each) => (each.reason === reason ? sum + each.amount : sum), 0);
    expect([by('money'), by('store-credit'), await creditOf(account)]).toEqual([
      (outbound?.total.minor ?? 0) - 1000,
      1000,
      1000,
    ]);
  });

  it('is possible until the 14th day after delivery or the working day after it', async () => {
    const buyer = await orderDispatched([
      [emma, 'good', 2],
      [emma, 'new', 1],
    ]);
    expect((await buyer.send('withdraw', { lines: [1], reason: 'withdraw' })).status).toBe(200);
    expect(await outcomeOf(receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'worse', grade: 'new' }))).toBe(
      'grade-not-accepted',
    );
    const delivered = (days: number) =>
      env.DB.prepare('UPDATE trades SET delivered_at = ?2 WHERE id = ?1')
        .bind(buyer.id, new Date(Date.now() - days * dayMs).toISOString())
        .run();
    await delivered(14);
    expect((await buyer.readTrade()).allowed).toContain('withdraw');
    await delivered(20);
    expect((await buyer.readTrade()).allowed).not.toContain('withdraw');
    expect((await buyer.send('withdraw', { lines: [2], reason: 'withdraw' })).json.code).toBe('withdrawal-over');
  });

  it.each([
    ['GB', 'GBP'],
    ['PL', 'PLN'],
    ['JP', 'JPY'],
    ['US', 'USD'],
    ['AE', 'AED'],
  ] as const)('in %s is refunded in %s, in whole minor units', async (market, currency) => {
    const address = {
      GB: { line1: '1 High Street', city: 'York', postcode: 'YO1 7HH', country: 'GB' },
      PL: { line1: 'Prosta 1', city: 'Warszawa', postcode: '00-001', country: 'PL' },
      JP: { line1: '1-1 Chiyoda', city: 'Chiyoda-ku', region: '13', postcode: '100-0001', country: 'JP' },
      US: { line1: '1 Main Street', city: 'Austin', region: 'TX', postcode: '73301', country: 'US' },
      AE: { line1: '1 Corniche', city: 'Dubai', region: 'DU', postcode: '', country: 'AE' },
    }[market];
    const buyer = await orderDispatched(
      [
        [emma, 'good', 1],
        [dune, 'very-good', 1],
      ],
      null,
      market,
      { address },
    );
    const trade = await buyer.readTrade();
    await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    const { toGet, ledger } = await buyer.readTrade();
    expect(toGet).toEqual({ minor: trade.outbound?.lines[0]?.total.minor, currency });
    expect(ledger.every(({ amount }) => Number.isInteger(amount.minor) && amount.currency === currency)).toBe(true);
  });
});
