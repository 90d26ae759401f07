import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { deadlineAfterDays } from '../../../domain/calendar/working-days';
import { dayMs } from '../../../domain/time';
import { tradeSchema, type Trade } from '../../../domain/trades/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import type { Ctx } from '../../platform/context';
import { fillLists, placeOrder, askForQuote } from '../../testing/deals';
import { clerkCtx } from '../../testing/desk';
import { browser, ctxOf, type Browser } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { decideLines } from './decide-lines';
import { expireParcels } from './expire-parcels';
import { readTrade } from '../view/read-trade';
import { releaseUnpaid } from '../outbound/release-unpaid';
import { finishGrading } from './finish-grading';
import { gradeLine } from './grade-line';
import { receiveParcel } from './receive-parcel';
import { returnUndecided } from './return-undecided';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const iban = 'IE29AIBK93115212345678';
let [people, shelved] = [0, 0];
interface Seller {
  readonly person: Browser;
  readonly account: string;
  at(days: number): Ctx;
}
async function seller(): Promise<Seller> {
  people += 1;
  const account = `swapper${people}`;
  await openAccount(env.DB, account);
  return {
    person: await signIn(env.DB, newVisitor(), account),
    account,
    at: (days) => ctxOf(env, `a:${account}`, new Date(Date.now() + days * dayMs)),
  };
}
const desk = (days: number) => clerkCtx(env, new Date(Date.now() + days * dayMs));
async function edition(reference = 3000, price?: number): Promise<string> {
  shelved += 1;
  const isbn = testIsbn(shelved);
  await addEditions(env.DB, [
    { isbn, reference, ...(price === undefined ? {} : { stock: { good: { onHand: 1, price } } }) },
  ]);
  return isbn;
}
/** Returns the offer for a very good copy of a new edition of this price, in cents. */
let offer = 0;
beforeAll(async () => {
  const anna = await seller();
  await fillLists(anna.person, { give: [[await edition(), 'very-good', 1]] });
  offer = (await anna.person.call('GET', '/api/basket')).json.total.minor;
});
/** Gives books that are worth `offer` each, takes one for `price`. */
async function swaps(
  from: Seller,
  books: number,
  price: number | null,
  changes: object = {},
  choice: object = {},
): Promise<Trade> {
  const give = await Promise.all(Array.from({ length: books }, () => edition()));
  await fillLists(from.person, {
    give: give.map((isbn) => [isbn, 'very-good', 1] as [string, string, number]),
    ...(price === null ? {} : { take: [[await edition(3000, price), 'good', 1]] }),
  });
  const placed = await placeOrder(from.person, price === null ? 'payout' : 'swap', { iban, ...changes }, choice);
  if (placed.status !== 201) throw new Error(placed.text);
  return readTrade(from.at(0), { id: placed.json.trade.id, key: null });
}
/** Receives and grades a parcel; rejects the first `refused` copies. Returns the trade in the person's view. */
async function comes(from: Seller, trade: Trade, refused = 0, day = 1): Promise<Trade> {
  await receiveParcel(desk(day), { code: parcelCode(trade.number, 1) });
  for (const { line } of trade.inbound?.lines ?? []) {
    await gradeLine(desk(day), {
      trade: trade.id,
      line: String(line),
      grading: line <= refused ? { as: 'rejected', reason: 'mould' } : { as: 'as-said' },
    });
  }
  await finishGrading(desk(day), { trade: trade.id });
  return tradeSchema.parse(await readTrade(from.at(day), { id: trade.id, key: null }));
}
const booked = (trade: Trade) => trade.ledger.map(({ kind, amount }) => [kind, amount.minor]);
const moved = (trade: Trade) => trade.events.filter(({ part }) => part === 'settlement').map(({ to }) => to);
const creditOf = async (account: string) =>
  (
    await env.DB.prepare('SELECT amount, reason FROM store_credit WHERE account = ?1 ORDER BY reason DESC')
      .bind(account)
      .all()
  ).results;
const stockOf = (trade: Trade) =>
  env.DB.prepare(
    `SELECT s.on_hand, s.reserved FROM stock s JOIN outbound_lines l ON l.isbn = s.isbn AND l.grade = s.grade
      WHERE l.trade_id = ?1`,
  )
    .bind(trade.id)
    .first();

describe('a swap', () => {
  it('without a difference is balanced and can be packed', async () => {
    const anna = await seller();
    const trade = await swaps(anna, 2, 2 * offer);
    const postage = trade.rows.find(({ code }) => code === 'postage-to-you')?.amount.minor ?? 0;
    expect(postage).toBeLessThan(0);
    const done = await comes(anna, trade);
    expect(booked(done)).toEqual([
      ['sale', -2 * offer],
      ['postage', postage],
      ['books-in', 2 * offer],
      ['postage-to-us', 0 - postage],
      ['netted', postage - 2 * offer],
      ['netted-in', 2 * offer - postage],
    ]);
    expect([moved(done), done.toPay.minor, done.toGet.minor, done.payouts]).toEqual([['agreed', 'balanced'], 0, 0, []]);
    expect(await stockOf(done)).toEqual({ on_hand: 1, reserved: 1 });
  });

  it('with a surplus pays out the exact rest', async () => {
    const anna = await seller();
    const done = await comes(anna, await swaps(anna, 3, 2 * offer));
    expect([
      done.settlementState,
      done.toGet.minor,
      done.payouts.map(({ kind, amount, state }) => [kind, amount.minor, state]),
    ]).toEqual(['payout-due', offer, [['payout', offer, 'due']]]);
  });

  it('with an unpaid difference lapses after a week, releases the book and pays out', async () => {
    const anna = await seller();
    const trade = await swaps(anna, 3, 2 * offer, { ifWorse: 'recycle' });
    const due = await comes(anna, trade, 2);
    expect([due.settlementState, due.toPay.minor, due.transfer?.amount.minor, due.transfer?.reference]).toEqual([
      'awaiting-payment',
      offer,
      offer,
      trade.number,
    ]);
    expect(due.transfer?.payBy).toBe(deadlineAfterDays(due.events.at(-1)?.at ?? '', 7, 'IE'));
    expect([
      await releaseUnpaid(anna.at(7.9)),
      await releaseUnpaid(anna.at(14.1)),
      await releaseUnpaid(anna.at(14.2)),
    ]).toEqual([0, 1, 0]);
    const lapsed = tradeSchema.parse(await readTrade(anna.at(14), { id: trade.id, key: null }));
    const postage = 0 - (trade.rows.find(({ code }) => code === 'postage-to-you')?.amount.minor ?? 0);
    expect([moved(lapsed), lapsed.outbound?.state]).toEqual([
      ['agreed', 'awaiting-payment', 'lapsed', 'payout-due'],
      'released',
    ]);
    expect(lapsed.payouts).toMatchObject([{ kind: 'payout', state: 'due', amount: { minor: offer + postage } }]);
    expect([lapsed.toPay.minor, lapsed.toGet.minor]).toEqual([0, offer + postage]);
    expect(await stockOf(lapsed)).toEqual({ on_hand: 1, reserved: 0 });
  });

  it('whose parcel is late pays out its books, because the reserved book was released', async () => {
    const anna = await seller();
    const trade = await swaps(anna, 3, 2 * offer);
    expect(await expireParcels(anna.at(27.1))).toBe(1);
    const done = await comes(anna, trade, 0, 28);
    expect([done.outbound?.state, done.settlementState, done.payouts.map(({ amount }) => amount.minor)]).toEqual([
      'released',
      'payout-due',
      [3 * offer - (trade.rows.find(({ code }) => code === 'postage-to-you')?.amount.minor ?? 0)],
    ]);
  });
});

describe('store credit', () => {
  it('is credited at once with its bonus and can be spent', async () => {
    const anna = await seller();
    const done = await comes(anna, await swaps(anna, 3, null, {}, { payout: 'store-credit' }));
    const postage = done.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
    const earned = 3 * offer + postage;
    expect([booked(done), moved(done), done.payouts, done.toGet.minor]).toEqual([
      [
        ['books-in', 3 * offer],
        ['postage-to-us', postage],
        ['taken-as-credit', -earned],
      ],
      ['agreed', 'balanced'],
      [],
      0,
    ]);
    expect(await creditOf(anna.account)).toEqual([
      { amount: earned, reason: 'trade' },
      { amount: Math.round(earned / 10), reason: 'bonus' },
    ]);
    await fillLists(anna.person, { take: [[await edition(3000, 1000), 'good', 1]] });
    expect((await askForQuote(anna.person, 'pay-now')).json).toMatchObject({
      payNow: { minor: 0 },
      storeCredit: { available: { minor: earned + Math.round(earned / 10) } },
    });
  });

  it('of an unpaid swap is restored together with the worth of its books', async () => {
    const anna = await seller();
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
        VALUES ('swap-credit', ?1, 'EUR', 300, 'correction', '2026-01-01T00:00:00.000Z')`,
    )
      .bind(anna.account)
      .run();
    const trade = await swaps(anna, 3, 4 * offer, { ifWorse: 'recycle' }, { payout: 'store-credit' });
    const due = await comes(anna, trade, 1);
    const postage = trade.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
    expect([due.settlementState, due.toPay.minor]).toEqual(['awaiting-payment', 2 * offer - postage - 300]);
    expect(await releaseUnpaid(anna.at(14))).toBe(1);
    const lapsed = await readTrade(anna.at(14), { id: trade.id, key: null });
    const earned = 2 * offer + postage;
    expect([lapsed.settlementState, lapsed.toPay.minor, lapsed.toGet.minor, lapsed.payouts]).toEqual([
      'lapsed',
      0,
      0,
      [],
    ]);
    const total = (await creditOf(anna.account)).reduce((sum, row) => sum + Number(row['amount']), 0);
    expect(total).toBe(300 + earned + Math.round(earned / 10));
  });
});

describe('a customer with two bad parcels', () => {
  it('pays the flat postage for later returns, as the checkout states, but not without an answer', async () => {
    const anna = await seller();
    const costs = async () => (await askForQuote(anna.person, 'payout', { payout: 'bank' })).json.returnPostage.minor;
    for (const day of [1, 2]) {
      const bad = await swaps(anna, 3, null, { ifWorse: 'recycle' }, { payout: 'bank' });
      expect(bad.inbound?.returnPostage.minor).toBe(0);
      await comes(anna, bad, 2, day);
    }
    const cameAgo = (days: number) =>
      env.DB.prepare(`UPDATE parcels SET received_at = ?2 WHERE trade_id IN (SELECT id FROM trades WHERE account = ?1)`)
        .bind(anna.account, new Date(Date.now() - days * dayMs).toISOString())
        .run();
    await cameAgo(330);
    const trade = await swaps(anna, 3, null, {}, { payout: 'bank' });
    const flat = trade.inbound?.returnPostage.minor ?? 0;
    expect(flat).toBeGreaterThan(0);
    await fillLists(anna.person, { give: [[await edition(), 'very-good', 1]] });
    expect(await costs()).toBe(flat);
    await comes(anna, trade, 2);
    const asked = { id: trade.id, key: null };
    await decideLines(anna.at(2), asked, {
      decisions: [
        { line: 1, decision: 'return' },
        { line: 2, decision: 'recycle' },
      ],
    });
    const done = await readTrade(anna.at(2), asked);
    expect(booked(done)).toContainEqual(['return-postage', 0 - flat]);
    const postage = done.rows.find(({ code }) => code === 'postage-to-us')?.amount.minor ?? 0;
    expect(done.toGet.minor).toBe(offer + postage - flat);
    await cameAgo(330);
    const silent = await swaps(anna, 3, null, {}, { payout: 'bank' });
    expect(silent.inbound?.returnPostage.minor).toBe(flat);
    await comes(anna, silent, 2);
    expect(await returnUndecided(anna.at(22))).toBe(1);
    const kept = await readTrade(anna.at(22), { id: silent.id, key: null });
    expect(booked(kept).map(([kind]) => kind)).not.toContain('return-postage');
    await cameAgo(367);
    expect(await costs()).toBe(0);
  });
});
