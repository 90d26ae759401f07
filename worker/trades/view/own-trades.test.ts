import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { isOpenTrade } from '../../../domain/trades/lifecycle/open-trade';
import { inboundLegStates, outboundLegStates, settlementStates } from '../../../domain/trades/lifecycle/states';
import { tradeListSchema } from '../../../domain/trades/schemas';
import { ctxOf } from '../../testing/people';
import { openAccount } from '../../testing/shelf';
import { forgetOldTrades } from '../../privacy/forget-old-trades';
import { readTrades } from './read-trades';
import { earnedCreditStatements } from '../money/store-credit/credit-statements';

const now = new Date('2026-11-21T10:00:00.000Z');
interface StoredTrade {
  readonly id: string;
  readonly account?: string | null;
  readonly inbound?: string | null;
  readonly outbound?: string | null;
  readonly settlement?: string;
  readonly arriveBy?: string | null;
  readonly placedAt?: string;
  readonly market?: string;
  readonly titles?: readonly [string, string];
}

/** Inserts a trade in its state after its events. */
async function make({
  id,
  account = null,
  inbound = null,
  outbound = null,
  settlement = 'balanced',
  arriveBy = null,
  placedAt = '2026-11-01T10:00:00.000Z',
  market = 'IE',
  titles,
}: StoredTrade): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO trades (id, number, owner, account, visitor, guest_key_hash, idem_key, idem_body_hash, list_version,
      market, currency, language, settlement, name, email, phone, address, terms_version,
       give_books, give_total, take_books, take_total, postage, difference, rows, rate_micro, inbound_state,
       outbound_state, settlement_state, arrive_by, placed_at)
     VALUES (?1, ?1, 'v:' || ?1, ?2, 'x', 'h', 'k', 'h', 1,
     ?3, 'EUR', 'en', 'swap', 'Ann', 'ann@reader.example', '1', '{"line1":"1"}', '2026-11', 0, 0, 1, 100, 0, 0, '[]',
     1, ?4, ?5, ?6, ?7, ?8)`,
  )
    .bind(id, account, market, inbound, outbound, settlement, arriveBy, placedAt)
    .run();
  if (titles === undefined) return;
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO inbound_lines (trade_id, line, isbn, title, grade, amount, amounts, hold_checked)
        VALUES (?1, 1, '9780000000002', ?2, 'good', 1, '{}', 1)`,
    ).bind(id, titles[0]),
    env.DB.prepare(
      `INSERT INTO outbound_lines (trade_id, line, isbn, title, grade, quantity, price, price_checked)
        VALUES (?1, 1, '9780000000002', ?2, 'good', 1, 1, 1)`,
    ).bind(id, titles[1]),
  ]);
}
const ids = async (account: string, query: { state?: 'open' | 'ended'; q?: string }) => {
  const list = tradeListSchema.parse(await readTrades(ctxOf(env, `a:${account}`, now), { ...query, limit: 50 }));
  // Each says itself what it was asked for.
  if (query.state !== undefined) expect(list.items.filter(({ open }) => open !== (query.state === 'open'))).toEqual([]);
  return list.items.map(({ number }) => number).toSorted();
};

describe('own trades', () => {
  it('are open after a failed refund, and name a payment that a bank took back', async () => {
    await openAccount(env.DB, 'bank');
    for (const id of ['sent-back', 'card-refused', 'reversed'])
      await make({ id, account: 'bank', outbound: 'delivered' });
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO payouts (id, trade_id, kind, way, amount, currency, state, reason, created_at)
          VALUES ('p1', 'sent-back', 'refund', 'bank', 100, 'EUR', 'failed', 'money', ?1),
            ('p2', 'card-refused', 'refund', 'stripe', 100, 'EUR', 'failed', 'money', ?1)`,
      ).bind(now.toISOString()),
      env.DB.prepare(
        `INSERT INTO disputes (id, provider, trade_id, payment, amount, currency, reason, state, withdrawn, opened_at,
            ended_at, asked_at)
          VALUES ('d1', 'stripe', 'reversed', 'pi1', 100, 'EUR', 'fraudulent', 'lost', 100, ?1, ?1, ?1)`,
      ).bind(now.toISOString()),
    ]);

    const { items } = await readTrades(ctxOf(env, 'a:bank', now), { limit: 50 });

    expect(
      items.map((item) => [item.id, item.open, item.awaited, item.hasFailedCardRefund, item.isChargedBack]),
    ).toEqual([
      ['sent-back', true, 'add-account', false, false],
      ['reversed', false, null, false, true],
      ['card-refused', true, null, true, false],
    ]);
    expect([await ids('bank', { state: 'open' }), await ids('bank', { state: 'ended' })]).toEqual([
      ['card-refused', 'sent-back'],
      ['reversed'],
    ]);
  });

  it('are open or ended by the domain’s rule, in every state', async () => {
    const dates = ['2026-11-07T23:59:59.000Z', '2026-11-06T23:59:59.000Z', null];
    const cases = [null, ...inboundLegStates].flatMap((inbound) =>
      [null, ...outboundLegStates].flatMap((outbound) =>
        settlementStates.flatMap((settlement) =>
          (inbound === 'expired' ? dates : [null]).map((arriveBy) => ({ inbound, outbound, settlement, arriveBy })),
        ),
      ),
    );
    // As many accounts as one page lists.
    for (const [index, state] of cases.entries())
      await make({ id: `s${index}`, account: `states${Math.floor(index / 50)}`, ...state });
    for (let page = 0; page * 50 < cases.length; page += 1) {
      const here = cases
        .map((state, index) => ({
          number: `s${index}`,
          open: isOpenTrade({ ...state, market: 'IE' }, now.toISOString()),
        }))
        .slice(page * 50, page * 50 + 50);
      const of = (open: boolean) =>
        here
          .filter((each) => each.open === open)
          .map(({ number }) => number)
          .toSorted();
      expect(await ids(`states${page}`, { state: 'open' })).toEqual(of(true));
      expect(await ids(`states${page}`, { state: 'ended' })).toEqual(of(false));
    }
  });

  it('are found by part of a number or title in either leg, for their account only', async () => {
    await make({ id: 'IE-7K4Q', account: 'ann', titles: ['Emma', 'Über den Wolken'] });
    await make({ id: 'IE-9XYZ', account: 'ann', titles: ['100 % Dune', 'Le Père Goriot'], settlement: 'payout-due' });
    await make({ id: 'IE-0BEN', account: 'ben', titles: ['Emma', 'Emma'] });
    expect(await ids('ann', { q: '7k4' })).toEqual(['IE-7K4Q']);
    expect(await ids('ann', { q: 'über den' })).toEqual(['IE-7K4Q']);
    expect(await ids('ann', { q: ' GORIOT ' })).toEqual(['IE-9XYZ']);
    expect(await ids('ann', { q: '%' })).toEqual(['IE-9XYZ']);
    expect(await ids('ann', { q: `' OR 1=1 --` })).toEqual([]);
    expect(await ids('ann', { q: 'e', state: 'open' })).toEqual(['IE-9XYZ']);
    expect(await ids('ann', { q: '  ' })).toEqual(['IE-7K4Q', 'IE-9XYZ']);
  });
});

describe('the total of a trade in the list', () => {
  type Booking = readonly [side: string, kind: string, amount: number, ref?: string];
  const book = (trade: string, entries: readonly Booking[]) =>
    env.DB.batch(
      entries.map(([side, kind, amount, ref], index) =>
        env.DB.prepare(
          `INSERT INTO trade_ledger (trade_id, entry, side, kind, amount, ref, actor, at)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'shop', '2026-11-02T10:00:00.000Z')`,
        ).bind(trade, index + 1, side, kind, amount, ref ?? String(index)),
      ),
    );
  const listed = async (account: string) =>
    (await readTrades(ctxOf(env, `a:${account}`, now), { limit: 50 })).items.map(({ difference }) => difference.minor);
  const sale = [
    ['purchase', 'sale', -900],
    ['purchase', 'postage', -390],
  ] as const;

  it('is the agreed difference before settling, then the settled total', async () => {
    await make({ id: 'swap', account: 'sum', inbound: 'received', outbound: 'reserved', settlement: 'agreed' });
    await env.DB.prepare(`UPDATE trades SET difference = 3380 WHERE id = 'swap'`).run();
    await book('swap', sale);
    expect(await listed('sum')).toEqual([3380]);
    await make({ id: 'swapped', account: 'sum2', inbound: 'settled', outbound: 'delivered' });
    await book('swapped', [
      ...sale,
      ['trade-in', 'books-in', 3240],
      ['trade-in', 'postage-to-us', 390],
      ['trade-in', 'netted', -1290],
      ['purchase', 'netted-in', 1290],
      ['trade-in', 'payout', -2340],
      ['purchase', 'returned', 310],
      ['purchase', 'refund', -310],
    ]);
    expect(await listed('sum2')).toEqual([2340 + 310]);
  });

  it('is less the returned books of a purchase and their store credit', async () => {
    await make({ id: 'bought', account: 'sum4', outbound: 'delivered', settlement: 'refund-due' });
    await book('bought', [...sale, ['purchase', 'payment', 1290], ['purchase', 'returned', 310]]);
    expect(await listed('sum4')).toEqual([-980]);
    await make({ id: 'returned', account: 'sum5', outbound: 'delivered' });
    await book('returned', [
      ...sale,
      ['purchase', 'credit-used', 300],
      ['purchase', 'payment', 990],
      ['purchase', 'returned', 900],
      ['purchase', 'postage-back', 390],
      ['purchase', 'refund', -990, 'money:a'],
      ['purchase', 'refund', -300, 'store-credit:b'],
    ]);
    expect(await listed('sum5')).toEqual([0]);
  });

  it('is listed before its bonus, independent of their ids', async () => {
    await openAccount(env.DB, 'order');
    for (const next of [
      ['y', 'x'],
      ['v', 'w'],
    ]) {
      await make({ id: `order-${next[0]}`, account: 'order', inbound: 'settled' });
      await env.DB.batch(
        earnedCreditStatements(
          {
            db: ctxOf(env, 'a:order', now).db,
            now,
            ids: { ...ctxOf(env, 'a:order', now).ids, id: () => next.pop() ?? '' },
          },
          { account: 'order', currency: 'EUR', trade: `order-${next[0]}`, amount: 800, bonus: 80 },
        ),
      );
    }
    const { results } = await env.DB.prepare(
      `SELECT reason FROM store_credit WHERE account = 'order' ORDER BY id`,
    ).all<{ reason: string }>();
    expect(results.map(({ reason }) => reason)).toEqual(['trade', 'bonus', 'trade', 'bonus']);
  });

  it('includes the bonus of store credit', async () => {
    await openAccount(env.DB, 'sum3');
    await make({ id: 'credited', account: 'sum3', inbound: 'settled' });
    await book('credited', [
      ['trade-in', 'books-in', 1000],
      ['trade-in', 'return-postage', -200],
      ['trade-in', 'taken-as-credit', -800],
    ]);
    await env.DB.batch(
      [
        ['a', 800, 'trade'],
        ['b', 80, 'bonus'],
      ].map((row) =>
        env.DB.prepare(
          `INSERT INTO store_credit (id, account, currency, amount, reason, trade_id, at)
            VALUES (?1, 'sum3', 'EUR', ?2, ?3, 'credited', '2026-11-02T10:00:00.000Z')`,
        ).bind(...row),
      ),
    );
    expect(await listed('sum3')).toEqual([880]);
  });
});

describe('the nightly erasure', () => {
  it('erases guests of ended trades after the period of accounting law', async () => {
    const stored = (id: string) =>
      env.DB.prepare(
        'SELECT owner, visitor, guest_key_hash, name, email, phone, address, take_total FROM trades WHERE id = ?1',
      )
        .bind(id)
        .first();
    await make({ id: 'old', outbound: 'delivered', placedAt: '2019-12-31T10:00:00.000Z' });
    await make({ id: 'old-but-german', outbound: 'delivered', placedAt: '2019-12-31T10:00:00.000Z', market: 'DE' });
    await make({ id: 'old-but-open', outbound: 'dispatched', placedAt: '2015-12-31T10:00:00.000Z' });
    await make({ id: 'old-but-someones', account: 'zoe', outbound: 'delivered', placedAt: '2015-12-31T10:00:00.000Z' });
    await make({ id: 'young', outbound: 'delivered', placedAt: '2020-01-01T10:00:00.000Z' });
    await make({ id: 'old-with-a-late-step', outbound: 'delivered', placedAt: '2019-12-31T10:00:00.000Z' });
    await env.DB.prepare(
      `INSERT INTO trade_events (trade_id, part, seq, from_state, to_state, actor, at)
        VALUES ('old-with-a-late-step', 'outbound', 1, '', 'reserved', 'shop', '2020-01-02T10:00:00.000Z')`,
    ).run();
    await env.DB.prepare(`UPDATE trades SET outbound_state = 'delivered' WHERE id = 'old-with-a-late-step'`).run();
    const kept = ['old-but-german', 'old-but-open', 'old-but-someones', 'young', 'old-with-a-late-step'];
    const before = await Promise.all(kept.map(stored));
    const night = ctxOf(env, 'a:nobody', now);
    await forgetOldTrades(night);
    await forgetOldTrades(night);
    expect(await stored('old')).toEqual({
      owner: 'd:old',
      visitor: null,
      guest_key_hash: null,
      name: '',
      email: '',
      phone: null,
      address: '{}',
      take_total: 100,
    });
    expect(await Promise.all(kept.map(stored))).toEqual(before);
  });
});
