import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { papersSchema, type Papers } from '../../../domain/trades/papers';
import { dayMs } from '../../../domain/time';
import { api } from '../../api';
import { buyersOf, outcome, type Buyer } from '../../testing/buyers';
import { staffCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { openAccount, shelve, testIsbn } from '../../testing/shelf';
import { dispatchOrder } from '../desk/dispatch-order';
import { loseOrder } from '../desk/lose-order';
import { packOrder } from '../desk/pack-order';
import { takeBackLine } from '../desk/take-back-line';

const visit = () => browser((request) => api.fetch(request, env, createExecutionContext()));
const desk = (days = 0) => staffCtx(env, new Date(Date.now() + days * dayMs));
const { bought, buys, pays } = buyersOf(env.DB, visit, desk);
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const german = { address: { line1: 'Hauptstr. 1', city: 'Berlin', postcode: '10115', country: 'DE' } };

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await shelve(env.DB, [
    { isbn: emma, title: 'Emma', stock: { new: { onHand: 60, price: 1290 }, good: { onHand: 60, price: 450 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 40, price: 900 } } },
  ]);
});

const papersOf = async (buyer: Buyer): Promise<Papers> => papersSchema.parse((await buyer.person.call('GET', `/api/trades/${buyer.id}/papers`)).json);
const runs = async () => (await env.DB.prepare('SELECT number, trade_id FROM invoices ORDER BY number').all<{ number: number; trade_id: string }>()).results;

describe('an invoice’s number', () => {
  it('is given when the parcel is sent, once, without a gap, however many are sent at once', async () => {
    const buyers = [];
    for (let at = 0; at < 6; at += 1) buyers.push(await buys([[dune, 'very-good', 1]]));
    for (const buyer of buyers) {
      await pays(await buyer.see());
      await packOrder(desk(), { trade: buyer.id });
    }
    expect((await papersOf(buyers[0] ?? await buys([[dune, 'very-good', 1]]))).invoice).toBeNull();
    const before = (await runs()).length;
    // Each by two clerks at the same moment.
    const sent = await Promise.all([...buyers, ...buyers].map(({ id }) => outcome(dispatchOrder(desk(), { trade: id, carrier: 'An Post', tracking: '' }))));
    expect(sent.filter((one) => one === 'done')).toHaveLength(6);
    const given = await runs();
    expect(given.map(({ number }) => number)).toEqual(Array.from({ length: before + 6 }, (_, at) => at + 1));
    expect(given.slice(before).map((row) => row.trade_id).toSorted()).toEqual(buyers.map(({ id }) => id).toSorted());
    await expect(env.DB.prepare('UPDATE invoices SET number = 99 WHERE number = 1').run()).rejects.toThrow('append_only');
    await expect(env.DB.prepare('DELETE FROM invoices').run()).rejects.toThrow('append_only');
  });
});

describe('an invoice', () => {
  it('shares the postage by value between new copies with their VAT and used ones without', async () => {
    const buyer = await bought([[emma, 'new', 1], [emma, 'good', 1]], null, 'DE', german);
    const trade = await buyer.see();
    const { invoice } = await papersOf(buyer);
    const of = (grade: string) => trade.outbound?.lines.find((line) => line.grade === grade)?.total.minor ?? 0;
    const [fresh, used] = invoice?.vat ?? [];
    expect([fresh?.basisPoints, fresh?.goods.minor, used?.basisPoints, used?.goods.minor, used?.tax.minor]).toEqual([700, of('new'), null, of('good'), 0]);
    expect((fresh?.postage.minor ?? 0) + (used?.postage.minor ?? 0)).toBe(trade.outbound?.postage.minor);
    expect(fresh?.tax.minor).toBe(Math.round((((fresh?.goods.minor ?? 0) + (fresh?.postage.minor ?? 0)) * 700) / 10_700));
    expect((fresh?.net.minor ?? 0) + (fresh?.tax.minor ?? 0)).toBe((fresh?.goods.minor ?? 0) + (fresh?.postage.minor ?? 0));
    expect([invoice?.number, invoice?.rates, invoice?.corrected]).toEqual([expect.stringMatching(/^\d{6}$/), [{ line: expect.any(Number), basisPoints: 700 }], null]);
  });

  it('says what came back, and the VAT in what is left; also when everything was lost', async () => {
    const buyer = await bought([[emma, 'new', 1], [emma, 'good', 1]], null, 'DE', german);
    const trade = await buyer.see();
    const fresh = trade.outbound?.lines.find(({ grade }) => grade === 'new');
    await buyer.does('withdraw', { lines: [fresh?.line], reason: 'withdraw' });
    await takeBackLine(desk(), { trade: buyer.id, line: fresh?.line ?? 0, condition: 'as-sent' });
    const { invoice } = await papersOf(buyer);
    const left = (trade.outbound?.total.minor ?? 0) - (fresh?.total.minor ?? 0);
    expect(invoice?.corrected).toMatchObject({
      entries: [{ kind: 'returned', amount: fresh?.total }], left: { minor: left }, vat: [{ basisPoints: null, postage: trade.outbound?.postage, net: { minor: left } }],
    });
    // The invoice itself stays what it was.
    expect(invoice?.vat.map(({ basisPoints }) => basisPoints)).toEqual([700, null]);

    const lost = await bought([[emma, 'new', 1]], null, 'DE', german);
    await loseOrder(desk(), { trade: lost.id });
    expect((await papersOf(lost)).invoice?.corrected).toMatchObject({ entries: [{ kind: 'lost' }], left: { minor: 0 }, vat: [] });
    expect((await lost.see()).invoice).toBe(`/en/trades/${lost.id}/print/invoice`);
  });

  it('shows no VAT where prices contain none', async () => {
    const buyer = await bought([[emma, 'new', 1]], null, 'US', { address: { line1: '1 Main St', city: 'Boston', region: 'MA', postcode: '02108', country: 'US' } });
    expect((await papersOf(buyer)).invoice).toMatchObject({ rates: [], vat: [] });
  });
});
