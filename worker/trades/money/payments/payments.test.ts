import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { minuteMs } from '../../../../domain/time';
import { executionContext } from '../../../../tests/worker-execution';
import {
  askedOfStripe,
  ctxInMinutes,
  callFakeStripe,
  beginPayment,
  orderUnpaid,
  placeCardOrder,
  returnFromStripe,
  emma,
  fillShelves,
  runPaymentJobs,
  paymentsOf,
  postWebhook,
  readStatesAndAmounts,
  readStates,
  sendWebhook,
  newVisitor,
} from '../../../../tests/worker-stripe';
import { api } from '../../../api';
import { statesAndAmounts, type Buyer } from '../../../testing/buyers';
import { browser } from '../../../testing/people';
import { askPayments } from './ask-payments';

/** Returns the payment intents of a trade. */
const intentsOf = (buyer: Buyer) =>
  env.DB.prepare('SELECT count(*) AS n FROM payment_intents WHERE trade_id = ?1').bind(buyer.id).first<number>('n');

beforeAll(fillShelves);
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await callFakeStripe('down/no');
  await callFakeStripe('refunds/succeeded');
});

describe('paying by card', () => {
  it('is offered for a trade placed with it, and opens one payment of the amount due', async () => {
    const buyer = await placeCardOrder(2);
    const trade = await buyer.readTrade();
    expect([trade.payment, trade.transfer, trade.card?.state, trade.card?.amount]).toEqual([
      'stripe',
      null,
      'open',
      trade.toPay,
    ]);
    expect(trade.allowed).toEqual(['cancel', 'pay']);
    await callFakeStripe('asked');
    const id = await beginPayment(buyer);
    const [call] = await askedOfStripe();
    const body = call?.body ?? {};
    expect([
      call?.call,
      body['line_items[0][price_data][unit_amount]'],
      body['line_items[0][price_data][currency]'],
      body['metadata[trade]'],
      body['locale'],
    ]).toEqual(['POST /v1/checkout/sessions', String(trade.toPay.minor), 'eur', buyer.id, 'en']);
    // It can be paid for half an hour from now; the copies stay reserved as long.
    expect(Date.parse((await buyer.readTrade()).card?.payBy ?? '')).toBeGreaterThan(Date.now() + 30 * minuteMs);
    expect(await beginPayment(buyer)).toBe(id);
  });

  it('from many tabs concurrently opens one payment and ends the unused ones', async () => {
    const buyer = await placeCardOrder();
    await callFakeStripe('asked');
    const answers = await Promise.all(Array.from({ length: 6 }, () => buyer.send('pay')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(answers.map(({ json }) => json.url)).size).toBe(1);
    expect(await intentsOf(buyer)).toBe(1);
    const calls = await askedOfStripe();
    const [begun, ended] = [
      calls.filter(({ call }) => call.endsWith('/sessions')),
      calls.filter(({ call }) => call.endsWith('/expire')),
    ];
    expect(ended.length).toBe(begun.length - 1);
  });

  it('is possible with access to the trade while it is unpaid', async () => {
    const buyer = await placeCardOrder();
    const stranger = newVisitor();
    expect((await stranger.call('POST', `/api/trades/${buyer.id}/pay`)).json.code).toBe('trade-not-found');
    const transfer = await orderUnpaid([[emma, 'good', 1]]);
    expect((await transfer.send('pay')).json.code).toBe('state-moved');
    await callFakeStripe(`pay/${await beginPayment(buyer)}`);
    await returnFromStripe(buyer);
    expect((await buyer.send('pay')).json.code).toBe('state-moved');
    const without = browser((request) => api.fetch(request, env, executionContext()));
    for (const [name, value] of transfer.person.cookies) without.cookies.set(name, value);
    expect((await without.call('POST', `/api/trades/${transfer.id}/pay`)).json.code).toBe('settlement-not-possible');
    expect((await without.call('POST', '/api/webhooks/stripe', {})).status).toBe(404);
  });

  it('while the provider is down begins nothing, and its event is sent again', async () => {
    const buyer = await placeCardOrder();
    await callFakeStripe('down/yes');
    expect((await buyer.send('pay')).json.code).toBe('payment-unavailable');
    expect(await intentsOf(buyer)).toBe(0);
    await callFakeStripe('down/no');
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`);
    await callFakeStripe('down/yes');
    expect((await sendWebhook(id)).status).toBe(502);
    // The customer sees the stored trade.
    expect((await returnFromStripe(buyer)).status).toBe(303);
    expect(await readStates(buyer)).toBe('reserved, awaiting-payment');
    await callFakeStripe('down/no');
    expect((await sendWebhook(id)).status).toBe(200);
    expect(await readStatesAndAmounts(buyer)).toEqual(['reserved', 'balanced', 0, 0]);
  });
});

describe('received money', () => {
  const ways = {
    event: (_: Buyer, id: string) => sendWebhook(id),
    browser: (buyer: Buyer) => returnFromStripe(buyer),
    schedule: () => askPayments(ctxInMinutes(6)),
  } as const;
  for (const order of [
    ['event', 'browser', 'event'],
    ['browser', 'event', 'event'],
    ['schedule', 'event', 'browser'],
    ['schedule'],
  ] as const) {
    it(`is booked once in the order ${order.join(', ')}`, async () => {
      const buyer = await placeCardOrder();
      const id = await beginPayment(buyer);
      for (const way of order.slice(0, 1)) await ways[way](buyer, id);
      expect(await readStates(buyer)).toBe('reserved, awaiting-payment');
      await callFakeStripe(`pay/${id}`);
      for (const way of order) await ways[way](buyer, id);
      await Promise.all([sendWebhook(id), sendWebhook(id), returnFromStripe(buyer), askPayments(ctxInMinutes(6))]);
      expect(await readStatesAndAmounts(buyer)).toEqual(['reserved', 'balanced', 0, 0]);
      expect([
        await paymentsOf(buyer),
        (await buyer.readTrade()).ledger.filter(({ kind }) => kind === 'payment').length,
      ]).toEqual([1, 1]);
    });
  }

  it('redirects the browser to the trade in its language', async () => {
    const buyer = await placeCardOrder();
    const { status, headers } = await returnFromStripe(buyer);
    expect([status, headers.get('Location')]).toEqual([303, `/de/trades/${buyer.id}`]);
    expect((await newVisitor().call('GET', '/api/trades/none/paid?lng=de')).status).toBe(303);
  });

  it('is asked about only for a browser that may read the trade', async () => {
    const buyer = await placeCardOrder();
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`);
    await callFakeStripe('asked');

    const { status } = await newVisitor().call('GET', `/api/trades/${buyer.id}/paid?lng=de`);

    expect([status, await askedOfStripe()]).toEqual([303, []]);
    expect(await readStates(buyer)).toBe('reserved, awaiting-payment');
    await returnFromStripe(buyer);
    expect(await askedOfStripe()).not.toEqual([]);
  });

  it('that is a cent short leaves a cent to pay by transfer', async () => {
    const buyer = await placeCardOrder();
    const { toPay } = await buyer.readTrade();
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`, { amount: toPay.minor - 1 });
    await sendWebhook(id);
    const trade = await buyer.readTrade();
    expect(statesAndAmounts(trade)).toEqual(['reserved', 'awaiting-payment', 1, 0]);
    expect([trade.card, trade.transfer?.amount.minor]).toEqual([null, 1]);
  });

  it('in another currency is put aside for the desk, once', async () => {
    const buyer = await placeCardOrder();
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`, { currency: 'usd' });
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await sendWebhook(id);
    await sendWebhook(id);
    expect(error).toHaveBeenCalled();
    error.mockClear();
    expect(await readStates(buyer)).toBe('reserved, awaiting-payment');
    const { results } = await env.DB.prepare('SELECT provider, amount, currency, reference FROM unmatched_money').all();
    expect(results).toEqual([
      { provider: 'stripe', amount: (await buyer.readTrade()).toPay.minor, currency: 'USD', reference: buyer.id },
    ]);
  });

  it('of a slow bank keeps the copies for seven days, its refusal for half an hour', async () => {
    const buyer = await placeCardOrder();
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`, { status: 'processing' });
    await sendWebhook(id);
    const waiting = await buyer.readTrade();
    expect([waiting.card?.state, waiting.allowed]).toEqual(['processing', ['cancel']]);
    await runPaymentJobs(ctxInMinutes(6 * 24 * 60));
    expect(await readStates(buyer)).toBe('reserved, awaiting-payment');
    expect((await buyer.send('pay')).json.code).toBe('state-moved');
    await callFakeStripe(`pay/${id}`, { status: 'requires_payment_method' });
    await sendWebhook(id, { type: 'checkout.session.async_payment_failed' });
    const failed = await buyer.readTrade();
    expect([failed.card?.state, failed.allowed]).toEqual(['failed', ['cancel', 'pay']]);
    expect(Date.parse(failed.card?.payBy ?? '')).toBeLessThan(Date.now() + 31 * minuteMs);
    const again = await beginPayment(buyer);
    expect(again).not.toBe(id);
    await callFakeStripe(`pay/${again}`);
    await sendWebhook(again);
    expect(await readStatesAndAmounts(buyer)).toEqual(['reserved', 'balanced', 0, 0]);
  });
});

describe('an event', () => {
  it('that is unsigned, too old, malformed or of another account changes nothing', async () => {
    const buyer = await placeCardOrder();
    const id = await beginPayment(buyer);
    await callFakeStripe(`pay/${id}`);
    await callFakeStripe('asked');
    const old = Math.floor(Date.now() / 1000) - 3600;
    const answers = [
      await sendWebhook(id, { secret: 'whsec_of_another' }),
      await sendWebhook(id, { timestamp: old }),
      await sendWebhook(id, { changes: { account: 'acct_other' } }),
      await sendWebhook(id, { changes: { livemode: true } }),
      await sendWebhook(id, { changes: { data: null } }),
      await postWebhook('{', { 'Stripe-Signature': 't=1,v1=00' }),
      await postWebhook('{}', {}),
    ];
    expect(answers.map(({ status, json }) => `${status} ${json.code}`)).toEqual(answers.map(() => '400 invalid-input'));
    expect(await askedOfStripe()).toEqual([]);
    expect(await readStates(buyer)).toBe('reserved, awaiting-payment');
  });

  it('about something else is accepted and ignored', async () => {
    expect((await sendWebhook('cus_1', { type: 'customer.created' })).status).toBe(200);
    expect((await sendWebhook('cs_unknown')).status).toBe(200);
  });
});
