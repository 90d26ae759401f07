import { env } from 'cloudflare:workers';
import { readAfter } from '../../../testing/desk';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  expectNoFaults,
  openDispute,
  sendDisputeEvent,
  resetFakeStripe,
  addBooks,
  paidByCard,
  packAndDispatch,
  readStatesAndBalance,
  type Paid,
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
  sendWebhook,
} from '../../../../tests/worker-stripe';
import { outcomeOf } from '../../../testing/buyers';
import { cancelTradeAtDesk } from '../../outbound/cancel/cancel-trade-at-desk';
import { clearWarning } from './clear-warning';
import { packOrder } from '../../outbound/pack-order';
import { readDeskTrade } from '../../view/read-desk-trade';
import { readPickList } from '../../../desk/read-pick-list';
import { readQueue } from '../../../desk/read-queue';
import { sendOutbox } from '../../../outbox-handlers';

beforeAll(addBooks);
beforeEach(resetFakeStripe);

/** Makes the bank warn about a payment. Returns the warning's id at the provider. */
const warns = async ({ session }: Pick<Paid, 'session'>) =>
  (await (await callFakeStripe(`warn/${session}`)).json<{ id: string }>()).id;
const hears = (id: string, type: 'created' | 'updated' = 'created') =>
  sendWebhook(id, { type: `radar.early_fraud_warning.${type}` });
const warned = async (sale: Paid): Promise<Paid> => {
  expect((await hears(await warns(sale))).status).toBe(200);
  return sale;
};
const atDesk = ({ buyer }: Paid) => readDeskTrade({ ...clerk(), payments: ctxInMinutes().payments }, buyer.id);
const listed = async ({ buyer }: Paid) =>
  (await readQueue(clerk(), { part: 'money', state: 'warned', limit: 100 })).items.find(
    ({ trade }) => trade === buyer.id,
  );
const warningsOf = ({ buyer }: Paid) =>
  env.DB.prepare('SELECT count(*) AS n FROM fraud_warnings WHERE trade_id = ?1').bind(buyer.id).first<number>('n');

describe('a fraud warning', () => {
  it('blocks packing until the desk has checked it, without a mail or a booking', async () => {
    const sale = await paidByCard();
    const before = await sale.buyer.readTrade();
    await warned(sale);
    expect(await outcomeOf(packOrder(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    expect((await readPickList(clerk())).orders.map(({ trade }) => trade)).not.toContain(sale.buyer.id);
    const seen = await atDesk(sale);
    expect(seen.desk.allowed).toEqual(['clear-warning', 'cancel']);
    expect(seen.desk.warnings).toMatchObject([{ lookedAt: null }]);
    expect(await listed(sale)).toMatchObject({ ready: true, due: null, amount: { minor: sale.paid } });
    expect({ ...(await sale.buyer.readTrade()), version: 0 }).toEqual({ ...before, version: 0 });
    expect([await readStatesAndBalance(sale), await payoutsOf(sale.buyer.id)]).toEqual([
      ['reserved, balanced', 0, 0, 0],
      [],
    ]);

    const cleared = await readAfter(clerk(), clearWarning(clerk(), { trade: sale.buyer.id }), sale.buyer.id);
    expect(cleared.desk.allowed).toContain('pack');
    expect(cleared.desk.warnings[0]?.lookedAt).not.toBeNull();
    expect(await listed(sale)).toBeUndefined();
    expect((await readPickList(clerk())).orders.map(({ trade }) => trade)).toContain(sale.buyer.id);
    expect(await outcomeOf(clearWarning(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    await packAndDispatch(sale);
    await expectNoFaults();
  });

  it('that is justified leads to a cancelled order, refunded to the card once', async () => {
    const sale = await warned(await paidByCard());
    await cancelTradeAtDesk(clerk(), { trade: sale.buyer.id });
    await sendOutbox(ctxInMinutes());
    expect(await readStatesAndBalance(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    expect(await payoutsOf(sale.buyer.id)).toMatchObject([{ way: 'stripe', state: 'done', amount: sale.paid }]);
    expect(await listed(sale)).toBeUndefined();
    expect(await outcomeOf(clearWarning(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    await expectNoFaults();
  });

  it('about dispatched books is shown and needs no check', async () => {
    const sale = await paidByCard();
    await packAndDispatch(sale);
    await warned(sale);
    expect(await listed(sale)).toBeUndefined();
    const { desk } = await atDesk(sale);
    expect([desk.warnings.length, desk.allowed]).toEqual([1, ['delivered', 'lost']]);
  });

  it('is replaced by a dispute, and blocks packing again when that is won', async () => {
    const sale = await warned(await paidByCard());
    const id = await openDispute(sale);
    await sendDisputeEvent(id, 'created');
    // The queue shows only the dispute.
    expect([await listed(sale), (await atDesk(sale)).desk.allowed]).toEqual([undefined, ['cancel']]);
    expect(await outcomeOf(clearWarning(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    await callFakeStripe(`bank-says/${id}`, { status: 'won' });
    await sendDisputeEvent(id, 'closed');
    expect(await listed(sale)).toMatchObject({ ready: true });
    expect(await outcomeOf(packOrder(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    await clearWarning(clerk(), { trade: sale.buyer.id });
    await packAndDispatch(sale);
    await expectNoFaults();
  });

  it('is checked by staff only', async () => {
    const sale = await warned(await paidByCard());
    expect((await sale.buyer.person.call('POST', `/api/desk/trades/${sale.buyer.id}/clear-warning`)).status).toBe(401);
    expect((await atDesk(sale)).desk.warnings[0]?.lookedAt).toBeNull();
  });
});

describe('events of fraud warnings', () => {
  it('count once when repeated concurrently with other changes of the trade', async () => {
    const sale = await paidByCard();
    const id = await warns(sale);
    const [answers] = await Promise.all([
      Promise.all([hears(id), hears(id, 'updated'), hears(id)]),
      sale.buyer.readTrade(),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await hears(id, 'updated');
    expect(await warningsOf(sale)).toBe(1);
    await clearWarning(clerk(), { trade: sale.buyer.id });
    await hears(id, 'updated');
    expect((await atDesk(sale)).desk.allowed).toContain('pack');
  });

  it('concurrent with packing leave the books either packed or held', async () => {
    const sale = await paidByCard();
    const id = await warns(sale);
    const [packed] = await Promise.all([outcomeOf(packOrder(clerk(), { trade: sale.buyer.id })), hears(id)]);
    const [state] = await readStatesAndBalance(sale);
    expect(await warningsOf(sale)).toBe(1);
    expect(state).toBe(packed === 'state-moved' ? 'reserved, balanced' : 'packed, balanced');
  });

  it('about an unknown payment are only logged, those of another account refused', async () => {
    const other = await placeCardOrder();
    const unseen = await beginPayment(other);
    await callFakeStripe(`pay/${unseen}`);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await hears(await warns({ session: unseen }))).status).toBe(200);
    expect((await hears('issfr_of_nobody')).status).toBe(200);
    expect(warn.mock.calls.filter(([line]) => String(line).includes('warning-unknown'))).toHaveLength(2);
    await askedOfStripe();
    const type = 'radar.early_fraud_warning.created';
    const answers = [
      await sendWebhook('issfr_1', { type, changes: { account: 'acct_other' } }),
      await sendWebhook('issfr_1', { type, secret: 'whsec_of_another' }),
    ];
    expect([answers.map(({ status }) => status), await askedOfStripe()]).toEqual([[400, 400], []]);
  });

  it('are sent again after the provider was down, or replaced by the schedule', async () => {
    const sale = await paidByCard(1, await orderUnpaid([[emma, 'good', 1]], null, 'IE', { payment: 'stripe' }));
    const id = await warns(sale);
    await callFakeStripe('down/yes');
    expect((await hears(id)).status).toBe(502);
    await callFakeStripe('down/no');
    const hour = ctxInMinutes(60);
    hour.now.setUTCMinutes(0);
    await runPaymentJobs(hour);
    await runPaymentJobs(hour);
    expect(await warningsOf(sale)).toBe(1);
    expect(await listed(sale)).toMatchObject({ ready: true });
  });
});
