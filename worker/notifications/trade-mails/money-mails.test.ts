import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlineAfterWorkingDays, nextWorkingDay } from '../../../domain/calendar/working-days';
import { formatDay } from '../../../domain/formats/format-dates';
import { money, type Money } from '../../../domain/money';
import { dayMs } from '../../../domain/time';
import { tradeSchema, type Trade } from '../../../domain/trades/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { m } from '../../../messages/compiled/messages.js';
import type { Mail } from '../../platform/adapters/mail';
import { api } from '../../api';
import { buyersOf } from '../../testing/buyers';
import { fillLists, placeOrder } from '../../testing/deals';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { expectWholeMail, sendWaitingMails } from '../../testing/post';
import { sellersOf, type Seller } from '../../testing/sellers';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { confirmPayout } from '../../trades/money/payouts/confirm-payout';
import { failPayout } from '../../trades/money/payouts/fail-payout';
import { cancelTradeAtDesk } from '../../trades/outbound/cancel/cancel-trade-at-desk';
import { loseOrder } from '../../trades/outbound/lose-order';
import { packOrder } from '../../trades/outbound/pack-order';
import { readPayouts } from '../../trades/money/payouts/read-payouts';
import { readQueue } from '../../desk/read-queue';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const start = Date.now();
/** Minutes since the start. Each step takes one. */
let minutes = 0;
const now = () => new Date(start + minutes * 60_000);
const desk = () => {
  minutes += 1;
  return clerkCtx(env, now());
};
const post = () => sendWaitingMails(env, new Date(now().getTime() + 60_000));
const { payoutsOf, payByTransfer, packAndDispatch } = buyersOf(env.DB, newVisitor, desk);
const { placeSale, receiveAndGrade } = sellersOf(env.DB, newVisitor, desk);
const emma = testIsbn(1);
const soldIsbns = Array.from({ length: 20 }, (_, index) => testIsbn(index + 10));
let people = 0;

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
    ...soldIsbns.map((isbn) => ({ isbn, reference: 3000 })),
  ]);
});
beforeEach(async () => void (await post()));

const only = (mails: readonly Mail[]): Mail | undefined => {
  expect(mails.map(({ subject }) => subject)).toHaveLength(1);
  return mails[0];
};
const letter = (trade: Trade) =>
  ({
    language: 'en',
    number: trade.number,
    label: m.mail_trade_action({}, { locale: 'en' }),
    path: `/trades/${trade.id}`,
  }) as const;
const holdPayouts = (account: string, until: Date | null) =>
  env.DB.prepare('UPDATE accounts SET payouts_held_until = ?2 WHERE id = ?1')
    .bind(account, until?.toISOString() ?? null)
    .run();

/**
 * Signs a person in who sells two books and buys one, each paid by itself. `credit`: store credit of the account in
 * cents, which then pays for the order.
 */
async function placeBoth(credit = 0): Promise<Seller> {
  people += 1;
  const account = `both${people}`;
  await openAccount(env.DB, account);
  if (credit > 0)
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
        VALUES (?1, ?1, 'EUR', ?2, 'trade', '2026-01-01T00:00:00.000Z')`,
    )
      .bind(account, credit)
      .run();
  const person = await signIn(env.DB, newVisitor(), account);
  await fillLists(person, {
    give: soldIsbns.splice(0, 2).map((isbn) => [isbn, 'very-good', 1] as [string, string, number]),
    take: [[emma, 'good', 1]],
  });
  const { id } = (await placeOrder(person, 'pay-now', { iban: 'IE29AIBK93115212345678' }, { payout: 'bank' })).json
    .trade;
  const seller: Seller = {
    person,
    id,
    readTrade: async () => tradeSchema.parse((await person.call('GET', `/api/trades/${id}`)).json),
  };
  await holdPayouts(account, null);
  return seller;
}

/** Lets a person pay for a book, have it sent, and sell two books, for which a payout is due. */
async function placeSaleAndOrder(credit = 0): Promise<{
  readonly seller: Seller;
  readonly trade: Trade;
  readonly due: (
    kind: 'payout' | 'refund',
  ) => Promise<{ readonly id: string; readonly amount: Money; readonly state: string }>;
}> {
  const seller = await placeBoth(credit);
  const placed = await seller.readTrade();
  if (placed.toPay.minor > 0) await payByTransfer(placed);
  await packAndDispatch(seller.id);
  const trade = await receiveAndGrade(seller);
  expect(trade.settlementState).toBe('payout-due');
  await post();
  return {
    seller,
    trade,
    due: async (kind) => {
      const row = (await payoutsOf(seller.id)).find((each) => each.kind === kind && each.state !== 'replaced');
      if (row === undefined) throw new Error(`no ${kind}`);
      return { id: row.id, amount: money(row.amount, 'EUR'), state: row.state };
    },
  };
}

describe('the mails of a sale and a purchase that are paid apart', () => {
  it('state the payout that waits for the payment, and demand no difference', async () => {
    const seller = await placeBoth();
    await post();
    const trade = await receiveAndGrade(seller);
    const settled = (await post()).find(({ subject }) => subject.startsWith('We have checked'));
    expect(trade.settlementState).toBe('awaiting-payment');
    expectWholeMail(settled, {
      ...letter(trade),
      sums: [trade.toGet],
      says: ['as soon as you have paid for the books you are buying'],
    });
  });

  it('name the cancelled part, and the whole order once nothing of it is left', async () => {
    const seller = await placeBoth();
    await payByTransfer(await seller.readTrade());
    await packOrder(desk(), { trade: seller.id });
    await post();
    await seller.person.call('POST', `/api/trades/${seller.id}/cancel`, {});
    const trade = await seller.readTrade();
    expect([trade.inbound?.state, trade.outbound?.state]).toEqual(['cancelled', 'packed']);
    expectWholeMail(only(await post()), { ...letter(trade), says: ['Your sale in order', 'Your purchase stays'] });
    await cancelTradeAtDesk(desk(), { trade: seller.id });
    expectWholeMail(only(await post()), { ...letter(trade), says: ['has been cancelled'] });
  });

  it('each state their own cancellation when both wait to be sent', async () => {
    const seller = await placeBoth();
    await payByTransfer(await seller.readTrade());
    await packOrder(desk(), { trade: seller.id });
    await post();
    await seller.person.call('POST', `/api/trades/${seller.id}/cancel`, {});
    await cancelTradeAtDesk(desk(), { trade: seller.id });
    const { number } = await seller.readTrade();

    const mails = await post();

    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      `Your order is cancelled · ${number}`,
      `Your sale is cancelled · ${number}`,
    ]);
    expect(mails.some(({ text }) => text.includes('Your purchase stays'))).toBe(false);
  });

  it('name the purchase alone when the sale goes on', async () => {
    const seller = await placeBoth();
    await payByTransfer(await seller.readTrade());
    await seller.person.call('POST', `/api/trades/${seller.id}/post`, { parcel: 1, carrier: 'an-post' });
    await post();
    await seller.person.call('POST', `/api/trades/${seller.id}/cancel`, {});
    const trade = await seller.readTrade();
    expect([trade.inbound?.state, trade.outbound?.state]).toEqual(['in-transit', 'cancelled']);
    expectWholeMail(only(await post()), { ...letter(trade), says: ['Your purchase in order', 'Your sale stays'] });
  });
});

describe('a refund beside a payout', () => {
  it.each([
    ['first', ['refund', 'payout']],
    ['after it', ['payout', 'refund']],
  ] as const)('ends %s: each is mailed once with its own sum', async (_, kinds) => {
    const { trade, due } = await placeSaleAndOrder();
    await loseOrder(desk(), { trade: trade.id });
    expect((await post()).map(({ subject }) => subject)).toEqual([expect.stringContaining('lost')]);
    for (const kind of kinds) {
      const { id, amount } = await due(kind);
      await confirmPayout(desk(), { id });
      const mail = only(await post());
      expectWholeMail(mail, {
        ...letter(trade),
        sums: [amount],
        says: [kind === 'refund' ? 'refund' : 'to your bank account'],
      });
    }
    expect((await due('refund')).amount).not.toEqual((await due('payout')).amount);
    expect(await post()).toEqual([]);
  });

  it('is mailed at once when it is store credit', async () => {
    const { trade, due } = await placeSaleAndOrder(9000);
    await loseOrder(desk(), { trade: trade.id });
    const mails = await post();
    const { amount, state } = await due('refund');
    expect([mails.length, state]).toEqual([2, 'done']);
    expectWholeMail(
      mails.find(({ subject }) => !subject.includes('lost')),
      { ...letter(trade), sums: [amount], says: ['refund'] },
    );
  });

  it('is mailed as failed when the transfer failed before the mail was written', async () => {
    const { trade, due } = await placeSaleAndOrder();
    await loseOrder(desk(), { trade: trade.id });
    await post();
    const { id } = await due('refund');
    await confirmPayout(desk(), { id });
    await failPayout(desk(), { id, reason: 'other' });

    const mails = await post();

    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('returned your refund')]);
    expect(mails[0]?.text).not.toContain('your payout');
  });
});

describe('a payout that is held', () => {
  it('shows the day from which it is sent, in the mail, on the page and at the desk', async () => {
    people += 1;
    const account = `held${people}`;
    const seller = await placeSale({ account, give: soldIsbns.splice(0, 2) });
    await seller.person.call('POST', '/api/language', { language: 'de' });
    // The hold ends on a Saturday: the desk sends on the first working day after it.
    const until =
      [2, 3, 4, 5, 6, 7, 8].map((days) => new Date(start + days * dayMs)).find((day) => day.getUTCDay() === 6) ??
      new Date(start);
    await holdPayouts(account, until);
    const from = nextWorkingDay(until.toISOString().slice(0, 10), 'IE');
    const trade = await receiveAndGrade(seller);
    expect([trade.settlementState, trade.payoutsHeldUntil, trade.payoutsFrom]).toEqual([
      'payout-due',
      until.toISOString(),
      from,
    ]);
    const [payout] = await payoutsOf(seller.id);
    const mail = (await post()).find(({ text }) => text.includes('zu Ihrer Sicherheit'));
    expectWholeMail(mail, {
      language: 'de',
      number: trade.number,
      label: m.mail_trade_action({}, { locale: 'de' }),
      path: `/trades/${trade.id}`,
      sums: [money(payout?.amount ?? 0, 'EUR')],
      says: [`ab dem ${formatDay(from, 'de')}`],
    });
    expect(mail?.text).not.toContain('Werktag');
    const dueAt = async () =>
      (await readQueue(desk(), { part: 'money', limit: 100 })).items.find((item) => item.trade === seller.id)?.due;
    expect(await dueAt()).toBe(deadlineAfterWorkingDays(until.toISOString(), 2, 'IE'));
    expect(
      (await readPayouts(desk(), { state: 'due', limit: 100 })).items.find((item) => item.trade === seller.id)?.blocked,
    ).toBe('held');
    await holdPayouts(account, new Date(start - 1000));
    expect((await seller.readTrade()).payoutsFrom).toBeNull();
    expect(await dueAt()).toBe(
      deadlineAfterWorkingDays(trade.events.findLast(({ to }) => to === 'payout-due')?.at ?? '', 2, 'IE'),
    );
  });
});
