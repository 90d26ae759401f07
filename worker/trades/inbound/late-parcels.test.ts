import { parcelCode } from '../../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesOf } from '../../../domain/market/market';
import { dayMs } from '../../../domain/time';
import type { Trade } from '../../../domain/trades/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { balanceOfSide, buyersOf, outcomeOf, statesAndAmounts } from '../../testing/buyers';
import { fillLists, placeOrder } from '../../testing/deals';
import { signInClerk, ctxOvertakenBy, clerkCtx, readAfter } from '../../testing/desk';
import { browser, ctxOf, type Browser } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { readTrade } from '../view/read-trade';
import { receiveRest } from './receive-rest';
import { refundReturns } from '../outbound/refund-returns';
import { checkLedger } from '../money/check/check-ledger';
import { finishGrading } from './finish-grading';
import { gradeLine } from './grade-line';
import { loseOrder } from '../outbound/lose-order';
import { readDeskTrade } from '../view/read-desk-trade';
import { readQueue } from '../../desk/read-queue';
import { receiveParcel } from './receive-parcel';
import { receiveReturn } from '../outbound/receive-return';
import { acceptLateParcel } from './accept-late-parcel';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderDispatched, payoutsOf, stockOf } = buyersOf(env.DB, newVisitor, desk);
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const iban = 'IE29AIBK93115212345678';
let sellers = 0;

/** Returns what the nightly check finds by then. */
async function findings(days = 60): Promise<unknown> {
  await checkLedger(desk(days));
  return JSON.parse(
    (await env.DB.prepare('SELECT findings FROM ledger_checks ORDER BY at DESC LIMIT 1').first<string>('findings')) ??
      'null',
  );
}

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 60, price: 550 }, new: { onHand: 20, price: 1200 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 40, price: 1400 } } },
    ...Array.from({ length: 30 }, (_, index) => ({ isbn: testIsbn(10 + index), reference: 3000, pages: 1200 })),
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at) SELECT isbn, grade,
      on_hand, 'opening', '2026-01-01T00:00:00.000Z' FROM stock WHERE on_hand > 0`,
  ).run();
});

describe('a posted return', () => {
  it('is refunded after 14 days without its parcel, and restocked when it arrives', async () => {
    const buyer = await orderDispatched([
      [emma, 'good', 1],
      [dune, 'very-good', 1],
    ]);
    const { outbound } = await buyer.readTrade();
    await buyer.send('withdraw', { lines: [1, 2], reason: 'withdraw' });
    const asked = await buyer.readTrade();
    expect([asked.allowed.includes('return-sent'), asked.outbound?.returning]).toEqual([
      true,
      expect.objectContaining({ isLate: false, sent: null }),
    ]);
    // Without proof of posting the shop may wait for the books.
    expect(await refundReturns(desk(15))).toBe(0);

    expect((await buyer.send('return-sent', { carrier: 'an-post', tracking: '' })).status).toBe(400);
    expect(
      (await newVisitor().call('POST', `/api/trades/${buyer.id}/return-sent`, { carrier: 'an-post', tracking: 'RR1' }))
        .json.code,
    ).toBe('trade-not-found');
    await buyer.send('return-sent', { carrier: 'an-post', tracking: 'RR1' });
    const sent = (await buyer.send('return-sent', { carrier: 'an-post', tracking: 'RR2IE' })).json;
    expect(sent.outbound.returning.sent).toMatchObject({ carrier: 'an-post', tracking: 'RR2IE' });
    expect(sent.outbound.returning.sent.refundBy <= sent.outbound.returning.sendBy).toBe(true);
    expect((await readDeskTrade(desk(), buyer.id)).outbound?.returning?.sent?.tracking).toBe('RR2IE');

    expect([await refundReturns(desk(13.9)), await refundReturns(desk(14.1)), await refundReturns(desk(14.1))]).toEqual(
      [0, 1, 0],
    );
    const refunded = await buyer.readTrade();
    expect(statesAndAmounts(refunded)).toEqual(['dispatched', 'refund-due', 0, outbound?.total.minor]);
    expect([
      balanceOfSide(refunded, 'purchase'),
      refunded.allowed.includes('return-sent'),
      refunded.outbound?.returning,
    ]).toEqual([outbound?.total.minor, false, null]);
    expect((await buyer.send('return-sent', { carrier: 'an-post', tracking: 'RR3' })).json.code).toBe('state-moved');

    // It is still awaited; receiving it moves no money.
    expect(
      (await readQueue(desk(20), { part: 'outbound', limit: 50 })).items.map(({ trade, state }) => [trade, state]),
    ).toContainEqual([buyer.id, 'return-requested']);
    const before = await stockOf(emma, 'good');
    const first = outbound?.lines.find(({ book }) => book.isbn === emma)?.line ?? 0;
    const second = outbound?.lines.find(({ book }) => book.isbn === dune)?.line ?? 0;
    expect((await readDeskTrade(desk(20), buyer.id)).desk).toMatchObject({
      allowed: expect.arrayContaining(['came-back']),
      toCome: [{ refunded: true }, { refunded: true }],
    });
    await receiveReturn(desk(20), { trade: buyer.id, line: first, condition: 'as-sent' });
    expect(await outcomeOf(receiveReturn(desk(20), { trade: buyer.id, line: first, condition: 'as-sent' }))).toBe(
      'state-moved',
    );
    await receiveReturn(desk(20), { trade: buyer.id, line: second, condition: 'gone' });
    expect([
      (await stockOf(emma, 'good'))?.on_hand,
      (await payoutsOf(buyer.id)).reduce((sum, { amount }) => sum + amount, 0),
    ]).toEqual([(before?.on_hand ?? 0) + 1, outbound?.total.minor]);
    expect((await readDeskTrade(desk(21), buyer.id)).desk.toCome).toEqual([]);
    expect(await findings()).toEqual([]);
  });

  it('is refunded once when it arrives at the moment its refund is due', async () => {
    const buyer = await orderDispatched([[emma, 'good', 1]]);
    await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
    await buyer.send('return-sent', { carrier: 'an-post', tracking: 'RR9' });
    expect(
      await refundReturns(
        ctxOvertakenBy(desk(15), () => receiveReturn(desk(15), { trade: buyer.id, line: 1, condition: 'as-sent' })),
      ),
    ).toBe(0);
    expect(await refundReturns(desk(16))).toBe(0);
    const { ledger } = await buyer.readTrade();
    expect(ledger.filter(({ kind }) => kind === 'returned')).toHaveLength(1);
  });

  it('is refunded at once when it was posted after the 14 days', async () => {
    const buyer = await orderDispatched([[emma, 'new', 1]]);
    await buyer.send('withdraw', { lines: [1], reason: 'not-as-described' });
    await env.DB.prepare('UPDATE withdrawals SET at = ?2 WHERE trade_id = ?1')
      .bind(buyer.id, new Date(Date.now() - 20 * dayMs).toISOString())
      .run();
    expect((await buyer.readTrade()).outbound?.returning?.isLate).toBe(true);
    expect(await refundReturns(desk())).toBe(0);
    await buyer.send('return-sent', { carrier: 'an-post', tracking: 'RR4' });
    expect(await refundReturns(desk())).toBe(1);
  });
});

it('a withdrawn copy in a lost parcel is refunded once, even with proof of posting', async () => {
  const buyer = await orderDispatched([[emma, 'good', 1]]);
  const { outbound } = await buyer.readTrade();
  await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
  await buyer.send('return-sent', { carrier: 'an-post', tracking: 'RR5' });
  await loseOrder(desk(3), { trade: buyer.id });
  const lost = await buyer.readTrade();
  expect([lost.allowed.includes('return-sent'), lost.outbound?.returning, lost.toGet.minor]).toEqual([
    false,
    null,
    outbound?.total.minor,
  ]);
  expect((await buyer.send('return-sent', { carrier: 'an-post', tracking: 'RR6' })).json.code).toBe('state-moved');
  expect(await refundReturns(desk(20))).toBe(0);
  expect((await buyer.readTrade()).toGet.minor).toBe(outbound?.total.minor);
  expect(await findings()).toEqual([]);
});

it('a lost parcel that turns up is restocked without changing its refund', async () => {
  const buyer = await orderDispatched([
    [emma, 'good', 2],
    [dune, 'very-good', 1],
  ]);
  await loseOrder(desk(3), { trade: buyer.id });
  const before = await stockOf(emma, 'good');
  const { toGet, outbound } = await buyer.readTrade();
  const line = outbound?.lines.find(({ book }) => book.isbn === emma)?.line ?? 0;
  expect((await readDeskTrade(desk(4), buyer.id)).desk.allowed).toContain('came-back');
  const found = await Promise.all(
    [1, 2].map(() => outcomeOf(receiveReturn(desk(9), { trade: buyer.id, line, condition: 'as-sent' }))),
  );
  expect(found.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(['done', 'state-moved']);
  expect([(await stockOf(emma, 'good'))?.on_hand, (await buyer.readTrade()).toGet]).toEqual([
    (before?.on_hand ?? 0) + 2,
    toGet,
  ]);
  expect(await findings()).toEqual([]);
});

describe('a parcel that arrives after its trade was graded', () => {
  interface Left {
    readonly person: Browser;
    readonly account: string;
    readonly trade: Trade;
    readonly code: string;
    readonly missing: number;
  }
  /** Returns a trade whose second parcel is missing and that was graded on the 28th day. */
  async function left(): Promise<Left> {
    sellers += 1;
    const account = `late${sellers}`;
    await openAccount(env.DB, account);
    const person = await signIn(env.DB, newVisitor(), account);
    await fillLists(person, {
      give: Array.from(
        { length: 30 },
        (_, index) => [testIsbn(10 + index), 'very-good', 1] as [string, string, number],
      ),
    });
    const placed = await placeOrder(person, 'payout', { iban }, { payout: 'bank' });
    if (placed.status !== 201) throw new Error(placed.text);
    const trade = await readTrade(ctxOf(env, `a:${account}`, new Date()), { id: placed.json.trade.id, key: null });
    const came = await readAfter(desk(20), receiveParcel(desk(20), { code: parcelCode(trade.number, 1) }));
    await receiveRest(desk(27.1));
    const missing = came.desk.lines.filter(({ parcel }) => parcel === 2).map(({ line }) => line);
    for (const { line, parcel } of came.desk.lines)
      await gradeLine(desk(28), {
        trade: trade.id,
        line: String(line),
        grading: parcel === 1 ? { as: 'as-said' } : { as: 'missing' },
      });
    await finishGrading(desk(28), { trade: trade.id });
    return { person, account, trade, code: parcelCode(trade.number, 2), missing: missing.length };
  }

  it('becomes one paid trade when two clerks accept it concurrently', async () => {
    const { person, trade, code, missing } = await left();
    expect(await outcomeOf(receiveParcel(desk(29), { code }))).toBe('parcel-after-grading');
    const [one, other] = await Promise.all([
      readAfter(desk(29), acceptLateParcel(desk(29), { code })),
      readAfter(desk(29), acceptLateParcel(desk(29), { code })),
    ]);
    expect(other.id).toBe(one.id);
    expect([one.inbound?.state, one.inbound?.lines.length, one.desk.late, one.follows]).toEqual([
      'received',
      missing,
      'grace',
      { id: trade.id, number: trade.number },
    ]);
    // Its label has the old number and leads to the new trade.
    expect((await readAfter(desk(29), receiveParcel(desk(29), { code: ` ${code.toLowerCase()}` }))).id).toBe(one.id);
    const old = (await person.call('GET', `/api/trades/${trade.id}`)).json;
    expect(old.followedBy).toEqual([{ id: one.id, number: one.number }]);
    const told = await env.DB.prepare(
      `SELECT count(*) AS n FROM outbox WHERE kind = 'trade-step' AND payload->>'trade' = ?1
        AND payload->>'to' = 'received'`,
    )
      .bind(one.id)
      .first<number>('n');
    expect(told).toBe(1);

    for (const { line } of one.inbound?.lines ?? [])
      await gradeLine(desk(30), { trade: one.id, line: String(line), grading: { as: 'as-said' } });
    const done = await readAfter(desk(30), finishGrading(desk(30), { trade: one.id }), one.id);
    // The parcel brings the postage that the first sale did not refund.
    const withPostage = (one.inbound?.total.minor ?? 0) + rulesOf('IE').postage;
    expect([done.inbound?.state, done.settlementState, done.toGet.minor]).toEqual([
      'settled',
      'payout-due',
      withPostage,
    ]);
    expect((await person.call('GET', `/api/trades/${one.id}`)).json.toGet.minor).toBe(withPostage);
    expect(await findings()).toEqual([]);
  });

  it('is offered at today’s amounts after its grace', async () => {
    const { code } = await left();
    const late = await readAfter(desk(45), acceptLateParcel(desk(45), { code }));
    expect(late.desk.late).toBe('today');
  });

  it('is accepted by the desk only, and only when copies are missing', async () => {
    const { person, code, trade } = await left();
    const ask = async (who: Browser, which: string) =>
      (await who.call('POST', `/api/desk/parcels/${which}/take-in`)).json.code;
    const weak = await signInClerk(env.DB, newVisitor(), 'clerk', false);
    expect([await ask(newVisitor(), code), await ask(person, code), await ask(weak, code)]).toEqual([
      'sign-in-required',
      'not-found',
      'second-factor-required',
    ]);
    expect(await outcomeOf(acceptLateParcel(desk(30), { code: parcelCode(trade.number, 1) }))).toBe('parcel-not-left');
    expect(await outcomeOf(acceptLateParcel(desk(30), { code: 'IE-NONE-1' }))).toBe('parcel-not-found');
    await env.DB.prepare(`UPDATE trades SET email = '', account = NULL WHERE id = ?1`).bind(trade.id).run();
    expect(await outcomeOf(acceptLateParcel(desk(30), { code }))).toBe('parcel-not-left');
  });
});
