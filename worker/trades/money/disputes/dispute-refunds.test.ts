import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addsUp,
  disputes,
  event,
  fairWeather,
  fillBooks,
  paidByCard,
  says,
  sends,
  stands,
  told,
} from '../../../../tests/worker-disputes';
import { askedOfStripe, at, atStripe, clerk, moneyOf, seen, states, tell } from '../../../../tests/worker-stripe';
import { receiveReturn } from '../../outbound/receive-return';
import { sendOutbox } from '../../../outbox-handlers';
import { requirePayments } from '../payments/require-payments';
import { syncDispute } from './sync-dispute';

beforeAll(fillBooks);
beforeEach(fairWeather);

describe('a refund beside a dispute', () => {
  it('is replaced when the bank withdraws the money, and due again when the shop wins', async () => {
    const sale = await paidByCard();
    await atStripe('down/yes');
    await sale.buyer.does('cancel');
    expect(await moneyOf(sale.buyer.id)).toMatchObject([{ state: 'due' }]);
    await atStripe('down/no');
    const id = await disputes(sale);
    await event(id, 'created');
    expect(await stands(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    expect(await moneyOf(sale.buyer.id)).toMatchObject([{ state: 'replaced' }]);
    await addsUp();
    await says(id, 'won');
    await event(id, 'closed');
    await sendOutbox(at(30));
    expect((await moneyOf(sale.buyer.id)).map(({ state, amount }) => [state, amount])).toEqual([
      ['replaced', sale.paid],
      ['done', sale.paid],
    ]);
    expect(await stands(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    await addsUp();
  });

  it('is sent only after the provider was asked for disputes', async () => {
    const sale = await paidByCard();
    await disputes(sale);
    await askedOfStripe();
    await sale.buyer.does('cancel');
    expect((await askedOfStripe()).filter(({ call }) => call === 'POST /v1/refunds')).toEqual([]);
    expect([await told(sale), await stands(sale)]).toEqual([[['open', sale.paid]], ['cancelled, balanced', 0, 0, 0]]);
    await addsUp();
  });

  it('waits for an undecided bank, and is sent when the shop wins', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale, { moves: [] });
    await event(id, 'created');
    expect(await told(sale)).toEqual([['open', 0]]);
    await sale.buyer.does('cancel');
    expect([await moneyOf(sale.buyer.id), await states(sale.buyer)]).toMatchObject([
      [{ state: 'due' }],
      'cancelled, refund-due',
    ]);
    await sendOutbox(at(60 * 24 * 4));
    expect(await moneyOf(sale.buyer.id)).toMatchObject([{ state: 'due' }]);
    await says(id, 'won', []);
    await event(id, 'closed');
    expect(await moneyOf(sale.buyer.id)).toMatchObject([{ state: 'done' }]);
    expect(await seen(sale.buyer)).toEqual(['cancelled', 'balanced', 0, 0]);
    await addsUp();
  });

  it('is not cancelled at the bank: the double payment is found, and evened out by a win', async () => {
    await atStripe('refunds/pending');
    const sale = await paidByCard();
    await sale.buyer.does('cancel');
    const [sent] = await moneyOf(sale.buyer.id);
    expect(sent?.state).toBe('sent');
    const id = await disputes(sale);
    await event(id, 'created');
    await atStripe('bank/succeeded');
    await tell('re_1', { type: 'refund.updated', metadata: { payout: sent?.id } });
    expect(await stands(sale)).toEqual(['cancelled, balanced', -sale.paid, 0, 0]);
    await addsUp();
    await says(id, 'won');
    await event(id, 'closed');
    expect(await stands(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    expect((await moneyOf(sale.buyer.id)).map(({ state }) => state)).toEqual(['done']);
    await addsUp();
  });

  it('of returned books is due only when the shop wins', async () => {
    const sale = await paidByCard();
    await sends(sale);
    const id = await disputes(sale);
    await event(id, 'created');
    expect((await sale.buyer.does('withdraw', { lines: [1], reason: 'withdraw' })).status).toBe(200);
    await receiveReturn(clerk(), { trade: sale.buyer.id, line: 1, condition: 'as-sent' });
    expect([await moneyOf(sale.buyer.id), await stands(sale)]).toEqual([[], ['dispatched, balanced', 0, 0, 0]]);
    await addsUp();
    await says(id, 'won');
    await event(id, 'closed');
    await sendOutbox(at(1));
    expect(await moneyOf(sale.buyer.id)).toMatchObject([{ way: 'stripe', state: 'done', amount: sale.paid }]);
    await addsUp();
  });

  it('sent at the moment the bank withdraws the money is booked once', async () => {
    const sale = await paidByCard();
    await atStripe('down/yes');
    await sale.buyer.does('cancel');
    await atStripe('down/no');
    const [due] = await moneyOf(sale.buyer.id);
    const ctx = at(1);
    const payments = requirePayments(ctx);
    const money = await payments.read(sale.session);
    // The call has reached the provider, but its answer is not written yet.
    await payments.refund({ money: money?.money?.id ?? '', payout: due?.id ?? '', amount: sale.paid }, 'in progress');
    await syncDispute(ctx, payments, await disputes(sale));
    expect(await moneyOf(sale.buyer.id)).toMatchObject([{ state: 'replaced' }]);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await tell('re_1', { type: 'refund.created', metadata: { payout: due?.id } });
    await tell('re_1', { type: 'refund.updated', metadata: { payout: due?.id } });
    expect(error).toHaveBeenCalledOnce();
    error.mockClear();
    expect([await moneyOf(sale.buyer.id), await stands(sale)]).toMatchObject([
      [{ state: 'done' }],
      ['cancelled, balanced', -sale.paid, 0, 0],
    ]);
    await addsUp();
  });
});
