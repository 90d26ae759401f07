import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeDocumentsSchema, type TradeDocuments } from '../../../domain/trades/documents/document-schemas';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import type { Ctx } from '../../platform/context';
import { buyersOf, outcomeOf, type Buyer } from '../../testing/buyers';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { dispatchOrder } from '../outbound/dispatch-order';
import { packOrder } from '../outbound/pack-order';
import { receiveReturn } from '../outbound/receive-return';
import { readDocuments } from './read-documents';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderDispatched, orderUnpaid, payByTransfer } = buyersOf(env.DB, newVisitor, desk);
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const german = { address: { line1: 'Hauptstr. 1', city: 'Berlin', postcode: '10115', country: 'DE' } };

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { new: { onHand: 60, price: 1290 }, good: { onHand: 60, price: 450 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 40, price: 900 } } },
  ]);
});

/** Returns the context of the desk with another street of the shop. */
function shopAt(street: string): Ctx {
  const ctx = desk();
  return { ...ctx, settings: { ...ctx.settings, shop: { ...ctx.settings.shop, street } } };
}
/** Receives all remaining lines of a purchase as returns. */
async function receiveAllReturns(ctx: Ctx, buyer: Buyer): Promise<void> {
  const lines = ((await buyer.readTrade()).outbound?.lines ?? [])
    .filter(({ state }) => state === 'sent')
    .map(({ line }) => line);
  await buyer.send('withdraw', { lines, reason: 'withdraw' });
  for (const line of lines) await receiveReturn(ctx, { trade: buyer.id, line, condition: 'as-sent' });
}
const papersOf = async (buyer: Buyer): Promise<TradeDocuments> =>
  tradeDocumentsSchema.parse((await buyer.person.call('GET', `/api/trades/${buyer.id}/papers`)).json);
const runs = async () =>
  (
    await env.DB.prepare('SELECT number, trade_id FROM invoices ORDER BY number').all<{
      number: number;
      trade_id: string;
    }>()
  ).results;

describe('the number of an invoice', () => {
  it('is assigned once at dispatch, without a gap between concurrent dispatches', async () => {
    const buyers = [];
    for (let index = 0; index < 6; index += 1) buyers.push(await orderUnpaid([[dune, 'very-good', 1]]));
    for (const buyer of buyers) {
      await payByTransfer(await buyer.readTrade());
      await packOrder(desk(), { trade: buyer.id });
    }
    expect((await papersOf(buyers[0] ?? (await orderUnpaid([[dune, 'very-good', 1]])))).invoice).toBeNull();
    const before = (await runs()).length;
    // Two clerks dispatch each order concurrently.
    const sent = await Promise.all(
      [...buyers, ...buyers].map(({ id }) =>
        outcomeOf(dispatchOrder(desk(), { trade: id, carrier: 'an-post', tracking: '' })),
      ),
    );
    expect(sent.filter((one) => one === 'done')).toHaveLength(6);
    const given = await runs();
    expect(given.map(({ number }) => number)).toEqual(Array.from({ length: before + 6 }, (_, index) => index + 1));
    expect(
      given
        .slice(before)
        .map((row) => row.trade_id)
        .toSorted(),
    ).toEqual(buyers.map(({ id }) => id).toSorted());
    await expect(env.DB.prepare('UPDATE invoices SET number = 99 WHERE number = 1').run()).rejects.toThrow(
      'append_only',
    );
    await expect(env.DB.prepare('DELETE FROM invoices').run()).rejects.toThrow('append_only');
  });
});

describe('an invoice', () => {
  it('shares the postage by value between new copies with their VAT and used ones without', async () => {
    const buyer = await orderDispatched(
      [
        [emma, 'new', 1],
        [emma, 'good', 1],
      ],
      null,
      'DE',
      german,
    );
    const trade = await buyer.readTrade();
    const { invoice } = await papersOf(buyer);
    const of = (grade: string) => trade.outbound?.lines.find((line) => line.grade === grade)?.total.minor ?? 0;
    const [fresh, used] = invoice?.vat ?? [];
    expect([fresh?.basisPoints, fresh?.goods.minor, used?.basisPoints, used?.goods.minor, used?.tax.minor]).toEqual([
      700,
      of('new'),
      null,
      of('good'),
      0,
    ]);
    expect((fresh?.postage.minor ?? 0) + (used?.postage.minor ?? 0)).toBe(trade.outbound?.postage.minor);
    expect(fresh?.tax.minor).toBe(
      Math.round((((fresh?.goods.minor ?? 0) + (fresh?.postage.minor ?? 0)) * 700) / 10_700),
    );
    expect((fresh?.net.minor ?? 0) + (fresh?.tax.minor ?? 0)).toBe(
      (fresh?.goods.minor ?? 0) + (fresh?.postage.minor ?? 0),
    );
    expect([
      invoice?.number,
      invoice?.total,
      Object.fromEntries((invoice?.lines ?? []).map(({ grade, basisPoints }) => [grade, basisPoints])),
    ]).toEqual([expect.stringMatching(/^\d{6}$/), trade.outbound?.total, { new: 700, good: null }]);
  });

  it('contains the VAT of the checkout', async () => {
    const buyer = await orderDispatched(
      [
        [emma, 'new', 1],
        [emma, 'good', 1],
      ],
      null,
      'DE',
      german,
    );

    const shown = await env.DB.prepare('SELECT vat_amount FROM trades WHERE id = ?1')
      .bind(buyer.id)
      .first('vat_amount');
    const { invoice } = await papersOf(buyer);

    expect(shown).toBe((invoice?.vat ?? []).reduce((sum, { tax }) => sum + tax.minor, 0));
  });

  it('stays the same after returns, a changed title and a new address of the shop', async () => {
    const buyer = await orderDispatched(
      [
        [emma, 'new', 1],
        [dune, 'very-good', 2],
      ],
      null,
      'DE',
      german,
    );
    const { invoice } = await papersOf(buyer);
    await buyer.send('withdraw', { lines: [1], reason: 'withdraw' });
    await receiveReturn(desk(), { trade: buyer.id, line: 1, condition: 'as-sent' });
    await env.DB.prepare(`UPDATE editions SET title = 'Another Emma' WHERE isbn = ?1`).bind(emma).run();
    const [first] = (await papersOf(buyer)).creditNotes;
    const moved = shopAt('New Street 9');
    await receiveAllReturns(moved, buyer);
    const papers = await readDocuments(moved, { id: buyer.id, key: null });
    expect(papers.invoice).toEqual(invoice);
    expect(papers.creditNotes[0]).toEqual(first);
    expect([papers.seller.line1, papers.creditNotes[0]?.seller.line1, papers.creditNotes[1]?.seller.line1]).toEqual([
      'New Street 9',
      invoice?.seller.line1,
      'New Street 9',
    ]);
    await env.DB.prepare(`UPDATE editions SET title = 'Emma' WHERE isbn = ?1`).bind(emma).run();
  });

  it('shows the VAT of used copies in a market without margin scheme', async () => {
    const buyer = await orderDispatched([[dune, 'very-good', 1]], null, 'AE', {
      address: { line1: '1 Marina Walk', city: 'Dubai', region: 'DU', postcode: '', country: 'AE' },
    });
    const { invoice } = await papersOf(buyer);
    expect(invoice).toMatchObject({ lines: [{ basisPoints: 500 }], vat: [{ basisPoints: 500 }] });
    expect(invoice?.vat[0]?.tax.minor).toBeGreaterThan(0);
  });

  it('shows no VAT of a used copy that was ordered before its market had a rule', async () => {
    const buyer = await orderDispatched([[dune, 'very-good', 1]], null, 'JP', {
      address: { line1: '1-1 Chiyoda', city: 'Tokyo', region: '13', postcode: '100-0001', country: 'JP' },
    });
    await env.DB.prepare('UPDATE outbound_lines SET vat_rate = 0 WHERE trade_id = ?1').bind(buyer.id).run();

    expect((await papersOf(buyer)).invoice).toMatchObject({
      lines: [{ basisPoints: null }],
      vat: [{ basisPoints: null }],
    });
  });

  it('shows no VAT where prices contain none', async () => {
    const buyer = await orderDispatched([[emma, 'new', 1]], null, 'US', {
      address: { line1: '1 Main St', city: 'Boston', region: 'MA', postcode: '02108', country: 'US' },
    });
    expect((await papersOf(buyer)).invoice).toMatchObject({ lines: [{ basisPoints: null }], vat: [] });
  });
});
