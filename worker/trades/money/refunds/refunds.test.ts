import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs, minuteMs } from '../../../../domain/time';
import {
  askedOfStripe,
  ctxInMinutes,
  callFakeStripe,
  beginPayment,
  placeCardOrder,
  clerk,
  fillShelves,
  runPaymentJobs,
  payoutsOf,
  paymentsOf,
  rare,
  readStatesAndAmounts,
  readStates,
  stockOf,
  sendWebhook,
} from '../../../../tests/worker-stripe';
import type { Buyer } from '../../../testing/buyers';
import { findFaults } from '../check/check-ledger';
import { retryPayout } from '../payouts/retry-payout';
import { sendOutbox } from '../../../outbox-handlers';
import { releaseUnpaid } from '../../outbound/release-unpaid';
import { askPayments } from '../payments/ask-payments';

beforeAll(fillShelves);
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await callFakeStripe('down/no');
  await callFakeStripe('refunds/succeeded');
});

describe('a release', () => {
  it('ends the payment at the provider first', async () => {
    const buyer = await placeCardOrder();
    const id = await beginPayment(buyer);
    await releaseUnpaid(ctxInMinutes(40));
    expect(await readStates(buyer)).toBe('reserved, awaiting-payment');
    await runPaymentJobs(ctxInMinutes(40));
    expect(await readStatesAndAmounts(buyer)).toEqual(['released', 'lapsed', 0, 0]);
    expect((await callFakeStripe(`pay/${id}`)).status).toBe(400);
  });

  it('does not happen when the provider reports the payment as paid', async () => {
    const buyer = await placeCardOrder();
    await callFakeStripe(`pay/${await beginPayment(buyer)}`);
    await runPaymentJobs(ctxInMinutes(40));
    expect(await readStatesAndAmounts(buyer)).toEqual(['reserved', 'balanced', 0, 0]);
  });

  it('waits an hour for a provider that is down', async () => {
    const buyer = await placeCardOrder();
    await beginPayment(buyer);
    await callFakeStripe('down/yes');
    await runPaymentJobs(ctxInMinutes(40));
    expect(await readStates(buyer)).toBe('reserved, awaiting-payment');
    await runPaymentJobs(ctxInMinutes(100));
    expect(await readStates(buyer)).toBe('released, lapsed');
  });

  it('reserves the copies again for money that still arrives', async () => {
    const buyer = await placeCardOrder();
    const id = await lateFrom(buyer);
    await callFakeStripe(`pay/${id}`);
    await sendWebhook(id);
    expect(await readStatesAndAmounts(buyer)).toEqual(['reserved', 'balanced', 0, 0]);
    expect(await paymentsOf(buyer)).toBe(1);
  });

  it('refunds money that arrives when the copies are sold', async () => {
    const buyer = await placeCardOrder(1, rare);
    const id = await lateFrom(buyer);
    await placeCardOrder(1, rare);
    await callFakeStripe(`pay/${id}`);
    await sendWebhook(id);
    await sendWebhook(id);
    expect(await readStatesAndAmounts(buyer)).toEqual(['released', 'balanced', 0, 0]);
    expect(await stockOf(rare, 'good')).toEqual({ on_hand: 1, reserved: 1 });
    expect(await payoutsOf(buyer.id)).toMatchObject([{ kind: 'refund', way: 'stripe', state: 'done' }]);
  });

  /** A bank that takes longer than the seven days. */
  async function lateFrom(buyer: Buyer): Promise<string> {
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`, { status: 'processing' });
    await sendWebhook(id);
    await runPaymentJobs(ctxInMinutes(13 * (dayMs / minuteMs)));
    expect(await readStates(buyer)).toBe('released, lapsed');
    return id;
  }
});

describe('a refund', () => {
  /** Returns a paid trade that its customer has cancelled. */
  async function cancelled(): Promise<{ buyer: Buyer; paid: number }> {
    const buyer = await placeCardOrder();
    const paid = (await buyer.readTrade()).toPay.minor;
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`);
    await sendWebhook(id);
    await callFakeStripe('asked');
    expect((await buyer.send('cancel')).status).toBe(200);
    return { buyer, paid };
  }
  const refunds = async () => (await askedOfStripe()).filter(({ call }) => call === 'POST /v1/refunds');

  it('is sent to the card once and booked when it is done', async () => {
    const { buyer, paid } = await cancelled();
    await Promise.all([sendOutbox(ctxInMinutes(30)), sendOutbox(ctxInMinutes(30))]);
    const [money] = await payoutsOf(buyer.id);
    expect(money).toMatchObject({ kind: 'refund', way: 'stripe', amount: paid, state: 'done' });
    await sendWebhook('re_1', { type: 'refund.updated', metadata: { payout: money?.id } });
    expect(await refunds()).toHaveLength(1);
    expect(await readStatesAndAmounts(buyer)).toEqual(['cancelled', 'balanced', 0, 0]);
  });

  it('is not made for an open payment, which ends instead', async () => {
    const buyer = await placeCardOrder();
    const id = await beginPayment(buyer);
    await buyer.send('cancel');
    expect((await callFakeStripe(`pay/${id}`)).status).toBe(400);
    expect(await payoutsOf(buyer.id)).toEqual([]);
  });

  it('waits for a provider that is down', async () => {
    const buyer = await placeCardOrder();
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`);
    await sendWebhook(id);
    await callFakeStripe('down/yes');
    await buyer.send('cancel');
    expect(await payoutsOf(buyer.id)).toMatchObject([{ state: 'due' }]);
    await callFakeStripe('down/no');
    await sendOutbox(ctxInMinutes(30));
    expect(await payoutsOf(buyer.id)).toMatchObject([{ state: 'done' }]);
  });

  it('that a bank processes is sent until the bank confirms or refuses it', async () => {
    await callFakeStripe('refunds/pending');
    const first = await cancelled();
    expect([await payoutsOf(first.buyer.id), await readStates(first.buyer)]).toMatchObject([
      [{ state: 'sent' }],
      'cancelled, refund-due',
    ]);
    const idOf = async (buyer: Buyer) => (await payoutsOf(buyer.id))[0]?.id;
    await callFakeStripe('bank/succeeded');
    await sendWebhook('re_1', { type: 'refund.updated', metadata: { payout: await idOf(first.buyer) } });
    expect(await readStatesAndAmounts(first.buyer)).toEqual(['cancelled', 'balanced', 0, 0]);
    const second = await cancelled();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await callFakeStripe('bank/failed');
    await sendWebhook('re_2', { type: 'refund.failed', metadata: { payout: await idOf(second.buyer) } });
    expect(error).toHaveBeenCalledOnce();
    error.mockClear();
    const failed = await second.buyer.readTrade();
    expect([failed.settlementState, failed.payouts[0]?.state, failed.toGet.minor]).toEqual([
      'refund-due',
      'failed',
      second.paid,
    ]);
  });

  it('whose event is lost is polled until it has ended', async () => {
    await callFakeStripe('refunds/pending');
    const { buyer } = await cancelled();
    const day = dayMs / minuteMs;
    await askPayments(ctxInMinutes(2 * day + 1));
    await askedOfStripe();
    await askPayments(ctxInMinutes(2 * day + 2));
    expect((await askedOfStripe()).filter(({ call }) => call.startsWith('GET /v1/refunds'))).toEqual([]);
    expect(await payoutsOf(buyer.id)).toMatchObject([{ state: 'sent' }]);
    await askPayments(ctxInMinutes(40 * day));
    expect((await findFaults(ctxInMinutes())).map(({ code }) => code)).toContain('refund-overdue');
    await callFakeStripe('bank/succeeded');
    await askPayments(ctxInMinutes(60 * day));
    expect(await payoutsOf(buyer.id)).toMatchObject([{ state: 'done' }]);
    expect(await readStatesAndAmounts(buyer)).toEqual(['cancelled', 'balanced', 0, 0]);
  });

  it('that the provider refuses fails, and one made by hand at the provider is logged', async () => {
    const buyer = await placeCardOrder();
    const { toPay } = await buyer.readTrade();
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`);
    await sendWebhook(id);
    await callFakeStripe(`by-hand/${id}`);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await sendWebhook('re_9', { type: 'refund.created', metadata: {} })).status).toBe(200);
    await buyer.send('cancel');
    expect(error).toHaveBeenCalledTimes(2);
    error.mockClear();
    const [money] = await payoutsOf(buyer.id);
    expect(money).toMatchObject({ way: 'stripe', state: 'failed' });
    expect(await readStatesAndAmounts(buyer)).toEqual(['cancelled', 'refund-due', 0, toPay.minor]);
    await retryPayout(clerk(), { id: money?.id ?? '', way: 'bank' });
    expect(await payoutsOf(buyer.id)).toMatchObject([
      { state: 'replaced' },
      { way: 'bank', state: 'due', amount: toPay.minor },
    ]);
  });
});
