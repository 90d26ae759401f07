import { env } from 'cloudflare:workers';
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
  beginPayment,
  orderUnpaid,
  placeCardOrder,
  clerk,
  emma,
  runPaymentJobs,
  payoutsOf,
  stockOf,
  sendWebhook,
} from '../../../../tests/worker-stripe';
import { outcomeOf } from '../../../testing/buyers';
import { ctxOf } from '../../../testing/people';
import { openAccount } from '../../../testing/shelf';
import { readDeletionFacts } from '../../../privacy/deletion-facts';
import { cancelTradeAtDesk } from '../../outbound/cancel/cancel-trade-at-desk';
import { packOrder } from '../../outbound/pack-order';
import { readDeskTrade } from '../../view/read-desk-trade';
import { readPickList } from '../../../desk/read-pick-list';
import { readQueue } from '../../../desk/read-queue';
import { sendOutbox } from '../../../outbox-handlers';

beforeAll(addBooks);
beforeEach(resetFakeStripe);

describe('a dispute', () => {
  it('is booked when the bank withdraws the money, and holds books that are not packed', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    expect(await readStatesAndBalance(sale)).toEqual(['reserved, balanced', -sale.paid, 0, 0]);
    expect(await readDisputes(sale)).toEqual([['open', sale.paid]]);
    expect(await outcomeOf(packOrder(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    expect((await readPickList(clerk())).orders.map(({ trade }) => trade)).not.toContain(sale.buyer.id);
    const trade = await sale.buyer.readTrade();
    expect(trade.allowed).toEqual(['cancel']);
    // Held books have no delivery date.
    expect(trade.ahead.filter(({ part }) => part === 'outbound')).toEqual([]);
    await expectNoFaults();
  });

  it('that is won returns the money and releases the books', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    await setDisputeStatus(id, 'under_review');
    await sendDisputeEvent(id, 'updated');
    await setDisputeStatus(id, 'won');
    await sendDisputeEvent(id, 'funds_reinstated');
    await sendDisputeEvent(id, 'closed');
    expect(await readStatesAndBalance(sale)).toEqual(['reserved, balanced', 0, 0, 0]);
    const trade = await sale.buyer.readTrade();
    expect(trade.ahead.map(({ to }) => to)).toEqual(['packed', 'dispatched', 'delivered']);
    expect(trade.disputes[0]?.history.map(({ state, actor }) => [state, actor])).toEqual([
      ['open', 'provider'],
      ['answered', 'provider'],
      ['won', 'provider'],
    ]);
    expect(
      trade.ledger.flatMap(({ kind, amount }) => (kind.startsWith('disputed') ? [[kind, amount.minor]] : [])),
    ).toEqual([
      ['disputed', -sale.paid],
      ['disputed-back', sale.paid],
    ]);
    await packAndDispatch(sale);
    await expectNoFaults();
  });

  it('that is lost replaces the refund of a cancelled order', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    await setDisputeStatus(id, 'lost');
    await sendDisputeEvent(id, 'closed');
    expect(await readDisputes(sale)).toEqual([['lost', sale.paid]]);
    expect(await outcomeOf(packOrder(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    const before = await stockOf(emma, 'good');
    await cancelTradeAtDesk(clerk(), { trade: sale.buyer.id });
    expect(await readStatesAndBalance(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    expect(await payoutsOf(sale.buyer.id)).toEqual([]);
    expect((await stockOf(emma, 'good'))?.reserved).toBe((before?.reserved ?? 0) - 1);
    await expectNoFaults();
  });

  it('that is lost after dispatch leaves a debt that is not claimed', async () => {
    const sale = await paidByCard();
    await packAndDispatch(sale);
    const id = await openDispute(sale);
    await setDisputeStatus(id, 'lost');
    await sendDisputeEvent(id, 'closed');
    expect(await readStatesAndBalance(sale)).toEqual(['dispatched, balanced', -sale.paid, 0, 0]);
    await runPaymentJobs(ctxInMinutes(60 * 24 * 30));
    expect(await readStatesAndBalance(sale)).toEqual(['dispatched, balanced', -sale.paid, 0, 0]);
    await expectNoFaults();
  });

  it('as an inquiry withdraws nothing and ends with a refund', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale, { status: 'warning_needs_response' });
    await sendDisputeEvent(id, 'created');
    expect([await readDisputes(sale), await readStatesAndBalance(sale)]).toEqual([
      [['asked', 0]],
      ['reserved, balanced', 0, 0, 0],
    ]);
    expect(await outcomeOf(packOrder(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    await sale.buyer.send('cancel');
    expect(await payoutsOf(sale.buyer.id)).toMatchObject([{ way: 'stripe', state: 'done', amount: sale.paid }]);
    await setDisputeStatus(id, 'warning_closed');
    await sendDisputeEvent(id, 'closed');
    expect([await readDisputes(sale), await readStatesAndBalance(sale)]).toEqual([
      [['closed', 0]],
      ['cancelled, balanced', 0, 0, 0],
    ]);
    await expectNoFaults();
  });

  it('about a part of the payment counts as that part', async () => {
    const sale = await paidByCard(2);
    const id = await openDispute(sale, { amount: 300 });
    await sendDisputeEvent(id, 'created');
    expect(await readStatesAndBalance(sale)).toEqual(['reserved, balanced', -300, 0, 0]);
    await sale.buyer.send('cancel');
    await setDisputeStatus(id, 'lost');
    await sendDisputeEvent(id, 'closed');
    await sendOutbox(ctxInMinutes(1));
    const [money] = await payoutsOf(sale.buyer.id);
    expect(money?.amount).toBe(sale.paid - 300);
    await expectNoFaults();
  });

  it('in another currency counts as at most the amount of the payment', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale, { amount: sale.paid + 40, moves: [{ amount: -9999, currency: 'usd' }] });
    await sendDisputeEvent(id, 'created');
    expect(await readDisputes(sale)).toEqual([['open', sale.paid]]);
    await setDisputeStatus(id, 'won', [
      { amount: -9999, currency: 'usd' },
      { amount: 9920, currency: 'usd' },
    ]);
    await sendDisputeEvent(id, 'closed');
    expect(await readStatesAndBalance(sale)).toEqual(['reserved, balanced', 0, 0, 0]);
    await expectNoFaults();
  });
});

describe('events of disputes', () => {
  for (const order of [
    ['created', 'funds_withdrawn', 'closed'],
    ['closed', 'funds_withdrawn', 'created'],
    ['funds_withdrawn', 'created', 'created', 'closed', 'closed'],
  ] as const) {
    it(`yield the same state in the order ${order.join(', ')}, also concurrently`, async () => {
      const sale = await paidByCard();
      const id = await openDispute(sale);
      for (const type of order.slice(0, -1)) expect((await sendDisputeEvent(id, type)).status).toBe(200);
      await setDisputeStatus(id, 'lost');
      for (const type of order) await sendDisputeEvent(id, type);
      await Promise.all([
        sendDisputeEvent(id, 'closed'),
        sendDisputeEvent(id, 'created'),
        sendDisputeEvent(id, 'funds_withdrawn'),
        runPaymentJobs(ctxInMinutes(61)),
      ]);
      expect(await readDisputes(sale)).toEqual([['lost', sale.paid]]);
      const trade = await sale.buyer.readTrade();
      expect(trade.ledger.filter(({ kind }) => kind === 'disputed')).toHaveLength(1);
      expect(trade.disputes[0]?.history.map(({ state }) => state)).toEqual(['open', 'lost']);
      await expectNoFaults();
    });
  }

  it('that arrive first concurrently yield one dispute', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale);
    const answers = await Promise.all([
      sendDisputeEvent(id, 'created'),
      sendDisputeEvent(id, 'funds_withdrawn'),
      sendDisputeEvent(id, 'updated'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sale.buyer.readTrade()).ledger.filter(({ kind }) => kind === 'disputed')).toHaveLength(1);
    await expectNoFaults();
  });

  it('of another account or mode, or unsigned, change nothing', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale);
    await askedOfStripe();
    const type = 'charge.dispute.created';
    const answers = [
      await sendWebhook(id, { type, changes: { account: 'acct_other' } }),
      await sendWebhook(id, { type, changes: { livemode: true } }),
      await sendWebhook(id, { type, secret: 'whsec_of_another' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect([await askedOfStripe(), await readDisputes(sale)]).toEqual([[], []]);
  });

  it('about an unknown payment or dispute are only logged', async () => {
    const other = await placeCardOrder();
    const unseen = await beginPayment(other);
    await callFakeStripe(`pay/${unseen}`);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await sendDisputeEvent(await openDispute({ session: unseen }), 'created')).status).toBe(200);
    expect((await sendDisputeEvent('dp_of_nobody', 'created')).status).toBe(200);
    expect(warn.mock.calls.filter(([line]) => String(line).includes('dispute-unknown'))).toHaveLength(2);
    expect((await other.readTrade()).disputes).toEqual([]);
  });

  it('are sent again after the provider was down', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale);
    await callFakeStripe('down/yes');
    expect((await sendDisputeEvent(id, 'created')).status).toBe(502);
    await callFakeStripe('down/no');
    expect((await sendDisputeEvent(id, 'created')).status).toBe(200);
    expect(await readDisputes(sale)).toEqual([['open', sale.paid]]);
  });
});

describe('the desk', () => {
  it('sees a dispute with its age, its deadline for evidence and its page at the provider', async () => {
    const sale = await paidByCard();
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    const listed = async () =>
      (await readQueue(clerk(), { part: 'money', state: 'disputed', limit: 100 })).items.find(
        ({ trade }) => trade === sale.buyer.id,
      );
    const item = await listed();
    expect([item?.ready, item?.amount?.minor, (item?.due ?? '') > new Date().toISOString()]).toEqual([
      true,
      sale.paid,
      true,
    ]);
    const seenThere = await readDeskTrade({ ...clerk(), payments: ctxInMinutes().payments }, sale.buyer.id);
    expect(seenThere.desk.disputes).toEqual([
      {
        reason: 'product_not_received',
        evidenceBy: item?.due,
        page: `https://dashboard.stripe.com/test/disputes/${id}`,
      },
    ]);
    expect(seenThere.desk.allowed).toEqual(['cancel']);
    await setDisputeStatus(id, 'under_review');
    await sendDisputeEvent(id, 'updated');
    expect(await listed()).toMatchObject({ ready: false, due: null });
    // The bank has the money and the books are here: the desk has to cancel.
    await setDisputeStatus(id, 'lost');
    await sendDisputeEvent(id, 'closed');
    expect(await listed()).toMatchObject({ ready: true, due: null });
    await cancelTradeAtDesk(clerk(), { trade: sale.buyer.id });
    expect(await listed()).toBeUndefined();
  });

  it('refuses to delete an account with an undecided dispute', async () => {
    await openAccount(env.DB, 'emma-buyer');
    const sale = await paidByCard(1, await orderUnpaid([[emma, 'good', 1]], 'emma-buyer', 'IE', { payment: 'stripe' }));
    await sale.buyer.send('cancel');
    const open = async () =>
      (await readDeletionFacts(ctxOf(env, 'a:emma-buyer', new Date()), 'emma-buyer', null))?.openTrades.length;
    expect(await open()).toBe(0);
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    expect(await open()).toBe(1);
    await setDisputeStatus(id, 'won');
    await sendDisputeEvent(id, 'closed');
    expect(await open()).toBe(0);
  });
});
