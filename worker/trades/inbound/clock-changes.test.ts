import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localDay } from '../../../domain/deadline';
import { timeZoneOf } from '../../../domain/market/time-zone';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { runJobs } from '../../jobs';
import { openServices, shopContext } from '../../services';
import { buyersOf } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { addressesByMarket, sellersOf } from '../../testing/sellers';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { findFaults } from '../money/check/check-ledger';
import { readDeskTrade } from '../view/read-desk-trade';
import { readPayouts } from '../money/payouts/read-payouts';
import { receiveParcel } from './receive-parcel';
import { returnLine } from './return-line';
import { expireParcels } from './expire-parcels';
import { releaseUnpaid } from '../outbound/release-unpaid';
import { returnUndecided } from './return-undecided';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const now = (instant: string) => vi.setSystemTime(new Date(instant));
const desk = () => clerkCtx(env, new Date());
const { orderDispatched, orderUnpaid } = buyersOf(env.DB, newVisitor, desk);
const { placeSale, receiveAndGrade } = sellersOf(env.DB, newVisitor, desk);
const emma = testIsbn(1);
const wanted = Array.from({ length: 30 }, (_, index) => testIsbn(100 + index));
const mould = { as: 'rejected', reason: 'mould' } as const;

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 90, price: 550 } } },
    ...wanted.map((isbn) => ({ isbn, reference: 3000 })),
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at)
      VALUES (?1, 'good', 90, 'opening', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(emma)
    .run();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});

/** Runs a job in the last seconds before and the first one after the local end of a day. */
async function turnsAt(end: string, job: () => Promise<number>): Promise<[number, number, number]> {
  now(new Date(Date.parse(end) - 1000).toISOString());
  const before = await job();
  now(end);
  return [before, await job(), await job()];
}

describe.each([
  // Berlin sets its clocks back on 25 October 2026 and forward on 28 March 2027, Easter Sunday; New York sets them
  // back on 1 November 2026. A deadline on a Sunday or on Easter Monday ends a day later.
  {
    market: 'DE',
    name: 'autumn',
    placed: '2026-10-11T22:20:00.000Z',
    arriveBy: '2026-11-02T22:59:59.000Z',
    graded: '2026-10-19T21:40:00.000Z',
    decideBy: '2026-11-02T22:59:59.000Z',
    bought: '2026-10-18T22:05:00.000Z',
    payBy: '2026-10-26T22:59:59.000Z',
    deliverBy: '2026-10-23T21:59:59.000Z',
    withdrawUntil: '2026-11-02T22:59:59.000Z',
    gradeBy: '2026-10-21T22:59:59.000Z',
  },
  {
    market: 'DE',
    name: 'spring',
    placed: '2027-03-14T23:20:00.000Z',
    arriveBy: '2027-04-05T21:59:59.000Z',
    graded: '2027-03-21T22:40:00.000Z',
    decideBy: '2027-04-05T21:59:59.000Z',
    bought: '2027-03-21T23:05:00.000Z',
    payBy: '2027-03-30T21:59:59.000Z',
    deliverBy: '2027-03-30T21:59:59.000Z',
    withdrawUntil: '2027-04-05T21:59:59.000Z',
    gradeBy: '2027-03-23T23:59:59.000Z',
  },
  {
    market: 'US',
    name: 'autumn',
    placed: '2026-10-20T04:20:00.000Z',
    arriveBy: '2026-11-11T04:59:59.000Z',
    graded: '2026-10-26T03:40:00.000Z',
    decideBy: '2026-11-10T04:59:59.000Z',
    bought: '2026-10-26T04:05:00.000Z',
    payBy: '2026-11-03T04:59:59.000Z',
    deliverBy: '2026-11-10T04:59:59.000Z',
    withdrawUntil: '2026-11-10T04:59:59.000Z',
    gradeBy: '2026-10-28T23:59:59.000Z',
  },
] as const)('in $market, with the clocks’ change of $name in between,', (plan) => {
  const { market } = plan;
  const tag = `${market}-${plan.name}`;
  const payout = market === 'US' ? 'store-credit' : 'bank';
  const day = (instant: string | null | undefined) => localDay(instant ?? '', timeZoneOf(market));

  it('parcels and decisions are accepted until the last second of the last day', async () => {
    now(plan.placed);
    const [asked, silent] = [
      await placeSale({ account: `asked-${tag}`, market, payout, give: wanted.splice(0, 3) }),
      await placeSale({ account: `silent-${tag}`, market, payout, give: wanted.splice(0, 3) }),
    ];
    expect((await silent.readTrade()).inbound?.arriveBy).toBe(plan.arriveBy);
    now(plan.graded);
    await receiveParcel(desk(), { code: (await asked.readTrade()).inbound?.parcels[0]?.code ?? '' });
    expect((await readDeskTrade(desk(), asked.id)).desk.gradeBy).toBe(plan.gradeBy);
    const waits = await receiveAndGrade(asked, { 2: mould });
    expect([waits.inbound?.state, waits.inbound?.decideBy]).toEqual(['awaiting-decision', plan.decideBy]);
    expect(await turnsAt(plan.decideBy, () => returnUndecided(desk()))).toEqual([0, 1, 0]);
    expect((await asked.readTrade()).inbound?.lines.map(({ state }) => state)).toEqual([
      'as-said',
      'returning',
      'as-said',
    ]);
    await returnLine(desk(), { trade: asked.id, line: 2, carrier: 'dhl', tracking: '' });
    expect(await turnsAt(plan.arriveBy, () => expireParcels(desk()))).toEqual([0, 1, 0]);
    expect((await silent.readTrade()).inbound?.state).toBe('expired');
    expect(await findFaults(desk())).toEqual([]);
  });

  it('transfers and withdrawals are accepted until the last second of the last day', async () => {
    now(plan.bought);
    const address = addressesByMarket[market].address;
    const account = `late-${market}-${plan.name}`.toLowerCase();
    await openAccount(env.DB, account);
    const late = await orderUnpaid([[emma, 'good', 1]], account, market, { address });
    const { transfer } = await late.readTrade();
    expect(transfer?.payBy).toBe(plan.payBy);
    const buyer = await orderDispatched([[emma, 'good', 2]], null, market, { address });
    expect((await buyer.readTrade()).ahead.find(({ to }) => to === 'delivered')?.due).toBe(plan.deliverBy);
    await buyer.send('arrived');
    const { outbound } = await buyer.readTrade();
    expect(outbound?.withdrawUntil).toBe(plan.withdrawUntil);
    // The stated days are 14 and 7 calendar days later, 8 where the seventh is Easter Monday.
    expect(
      [day(plan.bought), day(transfer?.payBy), day(outbound?.withdrawUntil)]
        .map((each) => Date.parse(each) / 86_400_000)
        .map((each, _, [first = 0]) => each - first),
    ).toEqual([0, plan.name === 'spring' ? 8 : 7, 14]);
    expect(await turnsAt(plan.payBy, () => releaseUnpaid(desk()))).toEqual([0, 1, 0]);
    now(new Date(Date.parse(plan.withdrawUntil) - 1000).toISOString());
    expect((await buyer.readTrade()).allowed).toContain('withdraw');
    now(plan.withdrawUntil);
    expect((await buyer.readTrade()).allowed).not.toContain('withdraw');
    expect((await buyer.send('withdraw', { lines: [1], reason: 'withdraw' })).json.code).toBe('withdrawal-over');
    expect(await findFaults(desk())).toEqual([]);
  });
});

it('72 hours do not depend on the length of a day', async () => {
  now('2026-10-24T21:30:00.000Z');
  const seller = await placeSale({ account: 'held', market: 'DE', give: wanted.splice(0, 3) });
  await receiveAndGrade(seller);
  const blocked = async () =>
    (await readPayouts(desk(), { state: 'due', limit: 100 })).items.find(({ trade }) => trade === seller.id)?.blocked;
  expect((await seller.readTrade()).payoutsHeldUntil).toBe('2026-10-27T21:30:00.000Z');
  now('2026-10-27T21:29:59.000Z');
  expect(await blocked()).toBe('held');
  now('2026-10-27T21:30:00.000Z');
  expect(await blocked()).toBeNull();
});

it('nightly jobs run once a night in UTC when a local hour repeats or is skipped', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  const quiet = (instant: string) => ({
    ...shopContext(openServices(env), () => undefined, new Date(instant)),
    mailer: { send: async () => undefined },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  const told = async () =>
    (
      await env.DB.batch([
        env.DB.prepare('SELECT isbn, grade, day, price FROM price_history ORDER BY isbn, grade, day'),
        env.DB.prepare('SELECT isbn, grade, price FROM stock ORDER BY isbn, grade'),
        env.DB.prepare('SELECT id, isbn, demand FROM editions ORDER BY id'),
        env.DB.prepare('SELECT day, findings FROM ledger_checks ORDER BY day'),
        env.DB.prepare('SELECT id, version, settlement_state FROM trades ORDER BY id'),
        env.DB.prepare('SELECT count(*) AS n FROM trade_ledger'),
      ])
    ).map(({ results }) => results);
  for (const night of ['2027-10-31', '2028-03-26']) {
    await runJobs(quiet(`${night}T02:20:00.000Z`), '20 2 * * *');
    const once = await told();
    expect(once[3]).toContainEqual({ day: night, findings: '[]' });
    // The hour from two to three repeats in Berlin; one run is an hour late.
    for (const again of ['00:20', '01:20', '02:20', '03:20'])
      await runJobs(quiet(`${night}T${again}:00.000Z`), '20 2 * * *');
    expect(await told()).toEqual(once);
  }
  const { results } = await env.DB.prepare(`SELECT job FROM job_runs WHERE outcome <> 'done'`).all();
  expect(results).toEqual([]);
});
