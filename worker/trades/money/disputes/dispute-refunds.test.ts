import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  expectNoFaults,
  openDispute,
  sendDisputeEvent,
  resetFakeStripe,
  addBooks,
  paidByCard,
  setDisputeStatus,
  packAndDispatch,
  readStatesAndBalance,
  readDisputes,
} from '../../../../tests/worker-disputes';
import {
  askedOfStripe,
  ctxInMinutes,
  callFakeStripe,
  clerk,
  payoutsOf,
  readStatesAndAmounts,
  readStates,
  sendWebhook,
} from '../../../../tests/worker-stripe';
import type { Mail } from '../../../platform/adapters/mail';
import { ctxKeepingMails } from '../../../testing/post';
import { loseOrder } from '../../outbound/lose-order';
import { receiveReturn } from '../../outbound/receive-return';
import { sendOutbox } from '../../../outbox-handlers';
import { requirePayments } from '../payments/require-payments';
import { syncDispute } from './sync-dispute';

beforeAll(addBooks);
beforeEach(resetFakeStripe);

describe('a refund beside a dispute', () => {
  it('is replaced when the bank withdraws the money, and due again when the shop wins', async () => {
    const sale = await paidByCard();
    await callFakeStripe('down/yes');
    await sale.buyer.send('cancel');
    expect(await payoutsOf(sale.buyer.id)).toMatchObject([{ state: 'due' }]);
    await callFakeStripe('down/no');
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    expect(await readStatesAndBalance(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    expect(await payoutsOf(sale.buyer.id)).toMatchObject([{ state: 'replaced' }]);
    await expectNoFaults();
    await setDisputeStatus(id, 'won');
    await sendDisputeEvent(id, 'closed');
    await sendOutbox(ctxInMinutes(30));
    expect((await payoutsOf(sale.buyer.id)).map(({ state, amount }) => [state, amount])).toEqual([
      ['replaced', sale.paid],
      ['done', sale.paid],
    ]);
    expect(await readStatesAndBalance(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    await expectNoFaults();
  });

  it('is sent only after the provider was asked for disputes', async () => {
    const sale = await paidByCard();
    await openDispute(sale);
    await askedOfStripe();
    await sale.buyer.send('cancel');
    expect((await askedOfStripe()).filter(({ call }) => call === 'POST /v1/refunds')).toEqual([]);
    expect([await readDisputes(sale), await readStatesAndBalance(sale)]).toEqual([
      [['open', sale.paid]],
      ['cancelled, balanced', 0, 0, 0],
    ]);
    await expectNoFaults();
  });

  it('waits for an undecided bank, and is sent when the shop wins', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale, { moves: [] });
    await sendDisputeEvent(id, 'created');
    expect(await readDisputes(sale)).toEqual([['open', 0]]);
    await sale.buyer.send('cancel');
    expect([await payoutsOf(sale.buyer.id), await readStates(sale.buyer)]).toMatchObject([
      [{ state: 'due' }],
      'cancelled, refund-due',
    ]);
    await sendOutbox(ctxInMinutes(60 * 24 * 4));
    expect(await payoutsOf(sale.buyer.id)).toMatchObject([{ state: 'due' }]);
    await setDisputeStatus(id, 'won', []);
    await sendDisputeEvent(id, 'closed');
    expect(await payoutsOf(sale.buyer.id)).toMatchObject([{ state: 'done' }]);
    expect(await readStatesAndAmounts(sale.buyer)).toEqual(['cancelled', 'balanced', 0, 0]);
    await expectNoFaults();
  });

  it('is not cancelled at the bank: the double payment is found, and evened out by a win', async () => {
    await callFakeStripe('refunds/pending');
    const sale = await paidByCard();
    await sale.buyer.send('cancel');
    const [sent] = await payoutsOf(sale.buyer.id);
    expect(sent?.state).toBe('sent');
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    await callFakeStripe('bank/succeeded');
    await sendWebhook('re_1', { type: 'refund.updated', metadata: { payout: sent?.id } });
    expect(await readStatesAndBalance(sale)).toEqual(['cancelled, balanced', -sale.paid, 0, 0]);
    await expectNoFaults();
    await setDisputeStatus(id, 'won');
    await sendDisputeEvent(id, 'closed');
    expect(await readStatesAndBalance(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    expect((await payoutsOf(sale.buyer.id)).map(({ state }) => state)).toEqual(['done']);
    await expectNoFaults();
  });

  it('of returned books is due only when the shop wins', async () => {
    const sale = await paidByCard();
    await packAndDispatch(sale);
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    expect((await sale.buyer.send('withdraw', { lines: [1], reason: 'withdraw' })).status).toBe(200);
    await receiveReturn(clerk(), { trade: sale.buyer.id, line: 1, condition: 'as-sent' });
    expect([await payoutsOf(sale.buyer.id), await readStatesAndBalance(sale)]).toEqual([
      [],
      ['dispatched, balanced', 0, 0, 0],
    ]);
    await expectNoFaults();
    await setDisputeStatus(id, 'won');
    await sendDisputeEvent(id, 'closed');
    await sendOutbox(ctxInMinutes(1));
    expect(await payoutsOf(sale.buyer.id)).toMatchObject([{ way: 'stripe', state: 'done', amount: sale.paid }]);
    await expectNoFaults();
  });

  it('sent at the moment the bank withdraws the money is booked once', async () => {
    const sale = await paidByCard();
    await callFakeStripe('down/yes');
    await sale.buyer.send('cancel');
    await callFakeStripe('down/no');
    const [due] = await payoutsOf(sale.buyer.id);
    const ctx = ctxInMinutes(1);
    const payments = requirePayments(ctx);
    const money = await payments.readPayment(sale.session);
    // The call has reached the provider, but its answer is not written yet.
    await payments.refundCharge(
      { money: money?.money?.id ?? '', payout: due?.id ?? '', amount: sale.paid },
      'in progress',
    );
    await syncDispute(ctx, payments, await openDispute(sale));
    expect(await payoutsOf(sale.buyer.id)).toMatchObject([{ state: 'replaced' }]);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await sendWebhook('re_1', { type: 'refund.created', metadata: { payout: due?.id } });
    await sendWebhook('re_1', { type: 'refund.updated', metadata: { payout: due?.id } });
    expect(error).toHaveBeenCalledOnce();
    error.mockClear();
    expect([await payoutsOf(sale.buyer.id), await readStatesAndBalance(sale)]).toMatchObject([
      [{ state: 'done' }],
      ['cancelled, balanced', -sale.paid, 0, 0],
    ]);
    await expectNoFaults();
  });

  it('is not promised in the mail about a lost parcel whose money the bank took back', async () => {
    const sale = await paidByCard();
    await packAndDispatch(sale);
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    await loseOrder(clerk(), { trade: sale.buyer.id });

    const mails: Mail[] = [];
    const ctx = ctxInMinutes(1);
    await sendOutbox({ ...ctxKeepingMails(ctx, mails), log: ctx.log });

    const lost = mails.find(({ subject }) => subject.includes('lost'));
    expect(lost?.text).toContain('We can’t refund this amount a second time');
    expect(lost?.text).not.toContain('refund everything');
  });
});
