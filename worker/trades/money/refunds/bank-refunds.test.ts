import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfterWorkingDays } from '../../../../domain/calendar/working-days';
import { dayMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import { api } from '../../../api';
import { balanceOfSide, buyersOf, outcomeOf, statesAndAmounts } from '../../../testing/buyers';
import { clerkCtx } from '../../../testing/desk';
import { browser } from '../../../testing/people';
import { emma, dune, openStockedShop } from '../../../testing/stocked-shop';
import { openAccount } from '../../../testing/shelf';
import { confirmPayout } from '../payouts/confirm-payout';
import { failPayout } from '../payouts/fail-payout';
import { loseOrder } from '../../outbound/lose-order';
import { makePayoutFile } from '../payouts/make-payout-file';
import { readPayoutFile } from '../payouts/read-payout-file';
import { readPayouts } from '../payouts/read-payouts';
import { readQueue } from '../../../desk/read-queue';
import { retryPayout } from '../payouts/retry-payout';
import { receiveReturn } from '../../outbound/receive-return';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderDispatched, payoutsOf } = buyersOf(env.DB, newVisitor, desk);

beforeAll(() => openStockedShop(env.DB));

describe('a refund by bank', () => {
  it('waits for a guest’s account, is sent in one file only, and can fail and be sent again', async () => {
    const buyer = await orderDispatched([[dune, 'very-good', 1]]);
    await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    expect((await buyer.readTrade()).allowed).toContain('refund-account');
    const mine = async (state: 'due' | 'sent' | 'failed' | 'done') =>
      (await readPayouts(desk(), { state, limit: 100 })).items.find(({ trade }) => trade === buyer.id);
    expect(await mine('due')).toMatchObject({
      kind: 'refund',
      way: 'bank',
      paidBy: 'money',
      blocked: 'no-account',
      iban: null,
    });
    const wrong = [
      await buyer.send('refund-account', { holder: 'Ann', iban: 'IE29AIBK93115212345679' }),
      await buyer.send('refund-account', { holder: 'Ann', iban: 'AE070331234567890123456' }),
    ];
    expect(wrong.map(({ json }) => json.code)).toEqual(['iban-invalid', 'iban-country']);
    expect(
      (await buyer.send('refund-account', { holder: 'Ann Author', iban: 'ie29 aibk 9311 5212 3456 78' })).json
        .payoutIban,
    ).toBe('IE•• •••• 5678');
    expect(await mine('due')).toMatchObject({ blocked: null, holder: 'Ann Author', iban: 'IE•• •••• 5678' });
    const stored = JSON.stringify(await env.DB.prepare('SELECT * FROM trades WHERE id = ?1').bind(buyer.id).first());
    expect(stored).not.toContain('93115212345678');

    const files = await Promise.all(
      [1, 2].map(() =>
        makePayoutFile(desk(), { format: 'pain.001', currency: 'EUR' }).catch((error: unknown) => error),
      ),
    );
    const made = files.filter((file) => !(file instanceof Error));
    expect(made).toHaveLength(1);
    const sent = await mine('sent');
    const { text, type } = await readPayoutFile(desk(), { id: sent?.file ?? '' });
    expect([type, text.match(new RegExp(`<EndToEndId>${sent?.id}</EndToEndId>`, 'g'))?.length]).toEqual([
      'application/xml; charset=utf-8',
      1,
    ]);
    expect(text).toContain('<IBAN>IE29AIBK93115212345678</IBAN>');
    expect(await outcomeOf(makePayoutFile(desk(), { format: 'pain.001', currency: 'EUR' }))).toBe('nothing-to-send');
    expect(await outcomeOf(makePayoutFile(desk(), { format: 'pain.001', currency: 'GBP' }))).toBe('invalid-input');

    const id = sent?.id ?? '';
    await failPayout(desk(), { id, reason: 'account-closed' });
    expect(await mine('failed')).toMatchObject({ failure: 'account-closed' });
    expect(await outcomeOf(confirmPayout(desk(), { id }))).toBe('state-moved');
    expect((await readPayoutFile(desk(), { id: sent?.file ?? '' })).text).toBe(text);
    const again = await Promise.all([1, 2].map(() => outcomeOf(retryPayout(desk(), { id }))));
    expect(again.filter((one) => one === 'done')).toHaveLength(1);
    const due = await mine('due');
    expect(due?.amount).toEqual(sent?.amount);
    const confirmed = await Promise.all([1, 2].map(() => outcomeOf(confirmPayout(desk(), { id: due?.id ?? '' }))));
    expect(confirmed.filter((one) => one === 'done')).toHaveLength(1);
    const trade = await buyer.readTrade();
    expect([statesAndAmounts(trade), balanceOfSide(trade, 'purchase')]).toEqual([['dispatched', 'balanced', 0, 0], 0]);
    // The bank sends it back after it was confirmed.
    await failPayout(desk(), { id: due?.id ?? '', reason: 'other' });
    expect(statesAndAmounts(await buyer.readTrade())).toEqual(['dispatched', 'refund-due', 0, due?.amount.minor]);
    expect(await mine('due')).toBeUndefined();
    await retryPayout(desk(), { id: due?.id ?? '' });
    expect((await mine('due'))?.amount).toEqual(sent?.amount);
  });

  it('of money is not sent again as store credit', async () => {
    await openAccount(env.DB, 'keeps-money');
    const buyer = await orderDispatched([[dune, 'very-good', 1]], 'keeps-money');
    await loseOrder(desk(), { trade: buyer.id });
    const [refund] = await payoutsOf(buyer.id);
    const id = refund?.id ?? '';
    await confirmPayout(desk(), { id });
    await failPayout(desk(), { id, reason: 'account-closed' });

    const asCredit = await outcomeOf(retryPayout(desk(), { id, way: 'store-credit' }));
    const asPaid = await outcomeOf(retryPayout(desk(), { id }));

    expect([asCredit, asPaid]).toEqual(['payout-method-not-possible', 'done']);
    expect(await payoutsOf(buyer.id)).toMatchObject([{ state: 'replaced' }, { way: 'bank', state: 'due' }]);
  });

  it('of an ended order that the bank returned lists the order as open', async () => {
    await openAccount(env.DB, 'came-back');
    const buyer = await orderDispatched([[dune, 'very-good', 1]], 'came-back');
    await loseOrder(desk(), { trade: buyer.id });
    const [refund] = await payoutsOf(buyer.id);
    await confirmPayout(desk(), { id: refund?.id ?? '' });
    const inState = async (state: 'open' | 'ended') =>
      (await buyer.person.call('GET', `/api/trades?state=${state}`)).json.items.map(
        ({ awaited }: { awaited: string | null }) => awaited,
      );
    const before = [await inState('open'), await inState('ended')];

    await failPayout(desk(), { id: refund?.id ?? '', reason: 'account-closed' });

    expect(before).toEqual([[], [null]]);
    expect([await inState('open'), await inState('ended')]).toEqual([['add-account'], []]);
  });

  it('is held while the account’s new payout details are held', async () => {
    await openAccount(env.DB, 'held');
    const buyer = await orderDispatched([[dune, 'very-good', 1]], 'held');
    await loseOrder(desk(), { trade: buyer.id });
    const [refund] = await payoutsOf(buyer.id);
    await env.DB.prepare('UPDATE accounts SET payouts_held_until = ?2 WHERE id = ?1')
      .bind('held', new Date(Date.now() + dayMs).toISOString())
      .run();
    expect(await outcomeOf(confirmPayout(desk(), { id: refund?.id ?? '' }))).toBe('payout-held');
    // Its last day is the law's, unless the account can't be paid before.
    const item = async () =>
      (await readQueue(desk(), { part: 'money', state: 'refund-due', limit: 100 })).items.find(
        ({ trade }) => trade === buyer.id,
      );
    const since = Date.parse((await item())?.since ?? '');
    const inDays = (days: number) => new Date(since + days * dayMs).toISOString();
    for (const [until, way, due] of [
      [1, 'bank', inDays(14)],
      [15, 'stripe', inDays(14)],
      [15, 'bank', deadlineAfterWorkingDays(inDays(15), 2, 'IE')],
      [1, 'bank', inDays(14)],
    ] as const) {
      await env.DB.batch([
        env.DB.prepare('UPDATE accounts SET payouts_held_until = ?2 WHERE id = ?1').bind('held', inDays(until)),
        env.DB.prepare('UPDATE payouts SET way = ?2 WHERE trade_id = ?1').bind(buyer.id, way),
      ]);
      expect((await item())?.due).toBe(due);
    }
    expect(await outcomeOf(confirmPayout(desk(2), { id: refund?.id ?? '' }))).toBe('done');
  });

  it('adds up when it is confirmed at the moment of another withdrawal', async () => {
    const buyer = await orderDispatched([
      [emma, 'good', 1],
      [dune, 'very-good', 1],
    ]);
    await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    const [refund] = await payoutsOf(buyer.id);
    const both = await Promise.all([
      outcomeOf(confirmPayout(desk(), { id: refund?.id ?? '' })),
      buyer.send('withdraw', { lines: [2], reason: 'withdraw' }).then(({ status }) => status),
    ]);
    if (both[0] !== 'done') await confirmPayout(desk(), { id: refund?.id ?? '' });
    if (both[1] !== 200) await buyer.send('withdraw', { lines: [2], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 2, condition: 'as-sent' });
    const trade = await buyer.readTrade();
    expect(trade.toGet.minor).toBe((trade.outbound?.total.minor ?? 0) - (refund?.amount ?? 0));
    expect(
      (await payoutsOf(buyer.id)).filter(({ state }) => state === 'due').reduce((sum, { amount }) => sum + amount, 0),
    ).toBe(trade.toGet.minor);
  });
});
