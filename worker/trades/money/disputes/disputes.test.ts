import { env } from 'cloudflare:workers';
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
import {
  askedOfStripe,
  at,
  atStripe,
  begin,
  buys,
  byCard,
  clerk,
  emma,
  minute,
  moneyOf,
  stockOf,
  tell,
} from '../../../../tests/worker-stripe';
import { outcome } from '../../../testing/buyers';
import { ctxOf } from '../../../testing/people';
import { openAccount } from '../../../testing/shelf';
import { readDeletionFacts } from '../../../privacy/deletion-facts';
import { cancelOrder } from '../../outbound/cancel-order';
import { packOrder } from '../../outbound/pack-order';
import { readDeskTrade } from '../../view/read-desk-trade';
import { readPickList } from '../../../desk/read-pick-list';
import { readQueue } from '../../../desk/read-queue';
import { sendOutbox } from '../../../outbox-handlers';

beforeAll(fillBooks);
beforeEach(fairWeather);

describe('a dispute', () => {
  it('is booked when the bank withdraws the money, and holds books that are not packed', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale);
    await event(id, 'created');
    expect(await stands(sale)).toEqual(['reserved, balanced', -sale.paid, 0, 0]);
    expect(await told(sale)).toEqual([['open', sale.paid]]);
    expect(await outcome(packOrder(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    expect((await readPickList(clerk())).orders.map(({ trade }) => trade)).not.toContain(sale.buyer.id);
    const trade = await sale.buyer.see();
    expect(trade.allowed).toEqual(['cancel']);
    // Held books have no delivery date.
    expect(trade.ahead.filter(({ part }) => part === 'outbound')).toEqual([]);
    await addsUp();
  });

  it('that is won returns the money and releases the books', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale);
    await event(id, 'created');
    await says(id, 'under_review');
    await event(id, 'updated');
    await says(id, 'won');
    await event(id, 'funds_reinstated');
    await event(id, 'closed');
    expect(await stands(sale)).toEqual(['reserved, balanced', 0, 0, 0]);
    const trade = await sale.buyer.see();
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
    await sends(sale);
    await addsUp();
  });

  it('that is lost replaces the refund of a cancelled order', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale);
    await event(id, 'created');
    await says(id, 'lost');
    await event(id, 'closed');
    expect(await told(sale)).toEqual([['lost', sale.paid]]);
    expect(await outcome(packOrder(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    const before = await stockOf(emma, 'good');
    await cancelOrder(clerk(), { trade: sale.buyer.id });
    expect(await stands(sale)).toEqual(['cancelled, balanced', 0, 0, 0]);
    expect(await moneyOf(sale.buyer.id)).toEqual([]);
    expect((await stockOf(emma, 'good'))?.reserved).toBe((before?.reserved ?? 0) - 1);
    await addsUp();
  });

  it('that is lost after dispatch leaves a debt that is not claimed', async () => {
    const sale = await paidByCard();
    await sends(sale);
    const id = await disputes(sale);
    await says(id, 'lost');
    await event(id, 'closed');
    expect(await stands(sale)).toEqual(['dispatched, balanced', -sale.paid, 0, 0]);
    await minute(at(60 * 24 * 30));
    expect(await stands(sale)).toEqual(['dispatched, balanced', -sale.paid, 0, 0]);
    await addsUp();
  });

  it('as an inquiry withdraws nothing and ends with a refund', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale, { status: 'warning_needs_response' });
    await event(id, 'created');
    expect([await told(sale), await stands(sale)]).toEqual([[['asked', 0]], ['reserved, balanced', 0, 0, 0]]);
    expect(await outcome(packOrder(clerk(), { trade: sale.buyer.id }))).toBe('state-moved');
    await sale.buyer.does('cancel');
    expect(await moneyOf(sale.buyer.id)).toMatchObject([{ way: 'stripe', state: 'done', amount: sale.paid }]);
    await says(id, 'warning_closed');
    await event(id, 'closed');
    expect([await told(sale), await stands(sale)]).toEqual([[['closed', 0]], ['cancelled, balanced', 0, 0, 0]]);
    await addsUp();
  });

  it('about a part of the payment counts as that part', async () => {
    const sale = await paidByCard(2);
    const id = await disputes(sale, { amount: 300 });
    await event(id, 'created');
    expect(await stands(sale)).toEqual(['reserved, balanced', -300, 0, 0]);
    await sale.buyer.does('cancel');
    await says(id, 'lost');
    await event(id, 'closed');
    await sendOutbox(at(1));
    const [money] = await moneyOf(sale.buyer.id);
    expect(money?.amount).toBe(sale.paid - 300);
    await addsUp();
  });

  it('in another currency counts as at most the amount of the payment', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale, { amount: sale.paid + 40, moves: [{ amount: -9999, currency: 'usd' }] });
    await event(id, 'created');
    expect(await told(sale)).toEqual([['open', sale.paid]]);
    await says(id, 'won', [
      { amount: -9999, currency: 'usd' },
      { amount: 9920, currency: 'usd' },
    ]);
    await event(id, 'closed');
    expect(await stands(sale)).toEqual(['reserved, balanced', 0, 0, 0]);
    await addsUp();
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
      const id = await disputes(sale);
      for (const type of order.slice(0, -1)) expect((await event(id, type)).status).toBe(200);
      await says(id, 'lost');
      for (const type of order) await event(id, type);
      await Promise.all([event(id, 'closed'), event(id, 'created'), event(id, 'funds_withdrawn'), minute(at(61))]);
      expect(await told(sale)).toEqual([['lost', sale.paid]]);
      const trade = await sale.buyer.see();
      expect(trade.ledger.filter(({ kind }) => kind === 'disputed')).toHaveLength(1);
      expect(trade.disputes[0]?.history.map(({ state }) => state)).toEqual(['open', 'lost']);
      await addsUp();
    });
  }

  it('that arrive first concurrently yield one dispute', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale);
    const answers = await Promise.all([event(id, 'created'), event(id, 'funds_withdrawn'), event(id, 'updated')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sale.buyer.see()).ledger.filter(({ kind }) => kind === 'disputed')).toHaveLength(1);
    await addsUp();
  });

  it('of another account or mode, or unsigned, change nothing', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale);
    await askedOfStripe();
    const type = 'charge.dispute.created';
    const answers = [
      await tell(id, { type, changes: { account: 'acct_other' } }),
      await tell(id, { type, changes: { livemode: true } }),
      await tell(id, { type, secret: 'whsec_of_another' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect([await askedOfStripe(), await told(sale)]).toEqual([[], []]);
  });

  it('about an unknown payment or dispute are only logged', async () => {
    const other = await byCard();
    const unseen = await begin(other);
    await atStripe(`pay/${unseen}`);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await event(await disputes({ session: unseen }), 'created')).status).toBe(200);
    expect((await event('dp_of_nobody', 'created')).status).toBe(200);
    expect(warn.mock.calls.filter(([line]) => String(line).includes('dispute-unknown'))).toHaveLength(2);
    expect((await other.see()).disputes).toEqual([]);
  });

  it('are sent again after the provider was down', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale);
    await atStripe('down/yes');
    expect((await event(id, 'created')).status).toBe(502);
    await atStripe('down/no');
    expect((await event(id, 'created')).status).toBe(200);
    expect(await told(sale)).toEqual([['open', sale.paid]]);
  });
});

describe('the desk', () => {
  it('sees a dispute with its age, its deadline for evidence and its page at the provider', async () => {
    const sale = await paidByCard();
    const id = await disputes(sale);
    await event(id, 'created');
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
    const seenThere = await readDeskTrade({ ...clerk(), payments: at().payments }, sale.buyer.id);
    expect(seenThere.desk.disputes).toEqual([
      {
        reason: 'product_not_received',
        evidenceBy: item?.due,
        page: `https://dashboard.stripe.com/test/disputes/${id}`,
      },
    ]);
    expect(seenThere.desk.allowed).toEqual(['cancel']);
    await says(id, 'under_review');
    await event(id, 'updated');
    expect(await listed()).toMatchObject({ ready: false, due: null });
    // The bank has the money and the books are here: the desk has to cancel.
    await says(id, 'lost');
    await event(id, 'closed');
    expect(await listed()).toMatchObject({ ready: true, due: null });
    await cancelOrder(clerk(), { trade: sale.buyer.id });
    expect(await listed()).toBeUndefined();
  });

  it('refuses to delete an account with an undecided dispute', async () => {
    await openAccount(env.DB, 'emma-buyer');
    const sale = await paidByCard(1, await buys([[emma, 'good', 1]], 'emma-buyer', 'IE', { payment: 'stripe' }));
    await sale.buyer.does('cancel');
    const open = async () =>
      (await readDeletionFacts(ctxOf(env, 'a:emma-buyer', new Date()), 'emma-buyer', null))?.openTrades.length;
    expect(await open()).toBe(0);
    const id = await disputes(sale);
    await event(id, 'created');
    expect(await open()).toBe(1);
    await says(id, 'won');
    await event(id, 'closed');
    expect(await open()).toBe(0);
  });
});
