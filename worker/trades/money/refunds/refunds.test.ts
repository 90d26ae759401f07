import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs, minuteMs } from '../../../../domain/time';
import {
  askedOfStripe,
  at,
  atStripe,
  begin,
  byCard,
  clerk,
  fillShelves,
  minute,
  moneyOf,
  paymentsOf,
  rare,
  seen,
  states,
  stockOf,
  tell,
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
  await atStripe('down/no');
  await atStripe('refunds/succeeded');
});

describe('a release', () => {
  it('ends the payment at the provider first', async () => {
    const buyer = await byCard();
    const id = await begin(buyer);
    await releaseUnpaid(at(40));
    expect(await states(buyer)).toBe('reserved, awaiting-payment');
    await minute(at(40));
    expect(await seen(buyer)).toEqual(['released', 'lapsed', 0, 0]);
    expect((await atStripe(`pay/${id}`)).status).toBe(400);
  });

  it('does not happen when the provider reports the payment as paid', async () => {
    const buyer = await byCard();
    await atStripe(`pay/${await begin(buyer)}`);
    await minute(at(40));
    expect(await seen(buyer)).toEqual(['reserved', 'balanced', 0, 0]);
  });

  it('waits an hour for a provider that is down', async () => {
    const buyer = await byCard();
    await begin(buyer);
    await atStripe('down/yes');
    await minute(at(40));
    expect(await states(buyer)).toBe('reserved, awaiting-payment');
    await minute(at(100));
    expect(await states(buyer)).toBe('released, lapsed');
  });

  it('reserves the copies again for money that still arrives', async () => {
    const buyer = await byCard();
    const id = await lateFrom(buyer);
    await atStripe(`pay/${id}`);
    await tell(id);
    expect(await seen(buyer)).toEqual(['reserved', 'balanced', 0, 0]);
    expect(await paymentsOf(buyer)).toBe(1);
  });

  it('refunds money that arrives when the copies are gone', async () => {
    const buyer = await byCard(1, rare);
    const id = await lateFrom(buyer);
    await byCard(1, rare);
    await atStripe(`pay/${id}`);
    await tell(id);
    await tell(id);
    expect(await seen(buyer)).toEqual(['released', 'balanced', 0, 0]);
    expect(await stockOf(rare, 'good')).toEqual({ on_hand: 1, reserved: 1 });
    expect(await moneyOf(buyer.id)).toMatchObject([{ kind: 'refund', way: 'stripe', state: 'done' }]);
  });

  /** A bank that takes longer than the seven days. */
  async function lateFrom(buyer: Buyer): Promise<string> {
    const id = await begin(buyer);
    await atStripe(`pay/${id}`, { status: 'processing' });
    await tell(id);
    await minute(at(13 * (dayMs / minuteMs)));
    expect(await states(buyer)).toBe('released, lapsed');
    return id;
  }
});

describe('a refund', () => {
  /** Returns a paid trade that its customer has cancelled. */
  async function cancelled(): Promise<{ buyer: Buyer; paid: number }> {
    const buyer = await byCard();
    const paid = (await buyer.see()).toPay.minor;
    const id = await begin(buyer);
    await atStripe(`pay/${id}`);
    await tell(id);
    await atStripe('asked');
    expect((await buyer.does('cancel')).status).toBe(200);
    return { buyer, paid };
  }
  const refunds = async () => (await askedOfStripe()).filter(({ call }) => call === 'POST /v1/refunds');

  it('is sent to the card once and booked when it is done', async () => {
    const { buyer, paid } = await cancelled();
    await Promise.all([sendOutbox(at(30)), sendOutbox(at(30))]);
    const [money] = await moneyOf(buyer.id);
    expect(money).toMatchObject({ kind: 'refund', way: 'stripe', amount: paid, state: 'done' });
    await tell('re_1', { type: 'refund.updated', metadata: { payout: money?.id } });
    expect(await refunds()).toHaveLength(1);
    expect(await seen(buyer)).toEqual(['cancelled', 'balanced', 0, 0]);
  });

  it('is not made for an open payment, which ends instead', async () => {
    const buyer = await byCard();
    const id = await begin(buyer);
    await buyer.does('cancel');
    expect((await atStripe(`pay/${id}`)).status).toBe(400);
    expect(await moneyOf(buyer.id)).toEqual([]);
  });

  it('waits for a provider that is down', async () => {
    const buyer = await byCard();
    const id = await begin(buyer);
    await atStripe(`pay/${id}`);
    await tell(id);
    await atStripe('down/yes');
    await buyer.does('cancel');
    expect(await moneyOf(buyer.id)).toMatchObject([{ state: 'due' }]);
    await atStripe('down/no');
    await sendOutbox(at(30));
    expect(await moneyOf(buyer.id)).toMatchObject([{ state: 'done' }]);
  });

  it('that a bank processes is sent until the bank confirms or refuses it', async () => {
    await atStripe('refunds/pending');
    const first = await cancelled();
    expect([await moneyOf(first.buyer.id), await states(first.buyer)]).toMatchObject([
      [{ state: 'sent' }],
      'cancelled, refund-due',
    ]);
    const idOf = async (buyer: Buyer) => (await moneyOf(buyer.id))[0]?.id;
    await atStripe('bank/succeeded');
    await tell('re_1', { type: 'refund.updated', metadata: { payout: await idOf(first.buyer) } });
    expect(await seen(first.buyer)).toEqual(['cancelled', 'balanced', 0, 0]);
    const second = await cancelled();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await atStripe('bank/failed');
    await tell('re_2', { type: 'refund.failed', metadata: { payout: await idOf(second.buyer) } });
    expect(error).toHaveBeenCalledOnce();
    error.mockClear();
    const failed = await second.buyer.see();
    expect([failed.settlementState, failed.payouts[0]?.state, failed.toGet.minor]).toEqual([
      'refund-due',
      'failed',
      second.paid,
    ]);
  });

  it('whose event is lost is polled until it has ended', async () => {
    await atStripe('refunds/pending');
    const { buyer } = await cancelled();
    const day = dayMs / minuteMs;
    await askPayments(at(2 * day + 1));
    await askedOfStripe();
    await askPayments(at(2 * day + 2));
    expect((await askedOfStripe()).filter(({ call }) => call.startsWith('GET /v1/refunds'))).toEqual([]);
    expect(await moneyOf(buyer.id)).toMatchObject([{ state: 'sent' }]);
    await askPayments(at(40 * day));
    expect((await findFaults(at())).map(({ code }) => code)).toContain('refund-overdue');
    await atStripe('bank/succeeded');
    await askPayments(at(60 * day));
    expect(await moneyOf(buyer.id)).toMatchObject([{ state: 'done' }]);
    expect(await seen(buyer)).toEqual(['cancelled', 'balanced', 0, 0]);
  });

  it('that the provider refuses fails, and one made by hand at the provider is logged', async () => {
    const buyer = await byCard();
    const { toPay } = await buyer.see();
    const id = await begin(buyer);
    await atStripe(`pay/${id}`);
    await tell(id);
    await atStripe(`by-hand/${id}`);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect((await tell('re_9', { type: 'refund.created', metadata: {} })).status).toBe(200);
    await buyer.does('cancel');
    expect(error).toHaveBeenCalledTimes(2);
    error.mockClear();
    const [money] = await moneyOf(buyer.id);
    expect(money).toMatchObject({ way: 'stripe', state: 'failed' });
    expect(await seen(buyer)).toEqual(['cancelled', 'refund-due', 0, toPay.minor]);
    await retryPayout(clerk(), { id: money?.id ?? '', way: 'bank' });
    expect(await moneyOf(buyer.id)).toMatchObject([
      { state: 'replaced' },
      { way: 'bank', state: 'due', amount: toPay.minor },
    ]);
  });
});
