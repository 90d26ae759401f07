import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeDocumentsSchema, type TradeDocuments } from '../../../domain/trades/documents/document-schemas';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { commit } from '../../platform/db/commit';
import { buyersOf, outcomeOf, type Buyer } from '../../testing/buyers';
import { signInClerk, clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { cancelTradeAtDesk } from '../outbound/cancel/cancel-trade-at-desk';
import { findFaults } from '../money/check/check-ledger';
import { loseOrder } from '../outbound/lose-order';
import { receiveReturn } from '../outbound/receive-return';
import { bookingStatements } from '../money/ledger/booking-statements';
import { refundReturns } from '../outbound/refund-returns';
import { readRecord } from '../core/read-record';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderDispatched, orderUnpaid, openAccountWithCredit, payByTransfer } = buyersOf(env.DB, newVisitor, desk);
const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
const german = { address: { line1: 'Hauptstr. 1', city: 'Berlin', postcode: '10115', country: 'DE' } };

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { new: { onHand: 60, price: 1290 }, good: { onHand: 90, price: 450 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 60, price: 100 } } },
  ]);
  await env.DB.prepare(
    `INSERT INTO stock_movements (isbn, grade, on_hand_change, reason, at) SELECT isbn, grade,
      on_hand, 'opening', '2026-01-01T00:00:00.000Z' FROM stock`,
  ).run();
});

const papersOf = async (buyer: Buyer): Promise<TradeDocuments> =>
  tradeDocumentsSchema.parse((await buyer.person.call('GET', `/api/trades/${buyer.id}/papers`)).json);
/** Returns the line number of the copy in a grade. */
const lineOf = async (buyer: Buyer, grade: string) =>
  (await buyer.readTrade()).outbound?.lines.find((line) => line.grade === grade)?.line ?? 0;
const withdraws = (buyer: Buyer, lines: readonly number[]) => buyer.send('withdraw', { lines, reason: 'withdraw' });
const receiveLine = (buyer: Buyer, line: number) =>
  receiveReturn(desk(), { trade: buyer.id, line, condition: 'as-sent' });
const numbers = async () =>
  (await env.DB.prepare('SELECT number FROM credit_notes ORDER BY number').all<{ number: number }>()).results.map(
    ({ number }) => number,
  );
const sum = (amounts: readonly { readonly minor: number }[]) => amounts.reduce((total, { minor }) => total + minor, 0);
/** Checks that the nightly check finds nothing. */
const nothing = async () => expect(await findFaults(desk())).toEqual([]);

describe('a credit note', () => {
  it('corrects each returned line with its VAT, and the postage with the last line', async () => {
    const buyer = await orderDispatched(
      [
        [emma, 'new', 1],
        [emma, 'good', 1],
        [dune, 'very-good', 2],
      ],
      null,
      'DE',
      german,
    );
    const [fresh, used, twice] = await Promise.all(['new', 'good', 'very-good'].map((grade) => lineOf(buyer, grade)));
    const order = [fresh ?? 0, used ?? 0, twice ?? 0];
    expect((await buyer.readTrade()).creditNotes).toEqual([]);
    await withdraws(buyer, order);
    // A requested return has not arrived yet.
    expect((await buyer.readTrade()).creditNotes).toEqual([]);
    for (const line of order) await receiveLine(buyer, line);
    const { invoice, creditNotes } = await papersOf(buyer);
    expect(
      creditNotes.map(({ lines, postage, total, vat }) => [
        lines.map(({ line, quantity }) => [line, quantity]),
        postage,
        total.minor,
        vat.map(({ basisPoints }) => basisPoints),
      ]),
    ).toEqual([
      [[[fresh, 1]], { currency: 'EUR', minor: 0 }, 1290, [700]],
      [[[used, 1]], { currency: 'EUR', minor: 0 }, 450, [null]],
      [[[twice, 2]], invoice?.postage, 200 + (invoice?.postage.minor ?? 0), [700, null]],
    ]);
    expect(invoice?.postage.minor).toBeGreaterThan(0);
    for (const rate of [700, null]) {
      const of = (paper: TradeDocuments['creditNotes'][number] | null | undefined) =>
        (paper?.vat ?? []).filter(({ basisPoints }) => basisPoints === rate);
      for (const what of ['goods', 'postage', 'net', 'tax'] as const)
        expect(sum(creditNotes.flatMap(of).map((share) => share[what]))).toBe(
          sum(of(invoice).map((share) => share[what])),
        );
    }
    const seen = await buyer.readTrade();
    expect(seen.creditNotes).toEqual(
      creditNotes.map(({ number, total, at }, nth) => ({
        number,
        amount: total,
        at,
        page: `/en/trades/${buyer.id}/print/credit-note-${nth + 1}`,
      })),
    );
    const clerk = await signInClerk(env.DB, newVisitor(), 'clerk');
    expect((await clerk.call('GET', `/api/trades/${buyer.id}/papers`)).json.creditNotes).toHaveLength(3);
    expect((await newVisitor().call('GET', `/api/trades/${buyer.id}/papers`)).json.code).toBe('trade-not-found');
    await nothing();
  });

  it('corrects the remaining lines and the postage of a lost parcel', async () => {
    const buyer = await orderDispatched(
      [
        [emma, 'new', 1],
        [dune, 'very-good', 1],
      ],
      null,
      'DE',
      german,
    );
    const [fresh, used] = [await lineOf(buyer, 'new'), await lineOf(buyer, 'very-good')];
    await withdraws(buyer, [used]);
    await receiveLine(buyer, used);
    await loseOrder(desk(), { trade: buyer.id });
    const { invoice, creditNotes } = await papersOf(buyer);
    expect(creditNotes.map(({ lines, total }) => [lines.map(({ line }) => line), total.minor])).toEqual([
      [[used], 100],
      [[fresh], (invoice?.total.minor ?? 0) - 100],
    ]);
    expect((await buyer.readTrade()).invoice).toBe(`/en/trades/${buyer.id}/print/invoice`);
    // A parcel that turns up later was credited already.
    await receiveReturn(desk(), { trade: buyer.id, line: fresh, condition: 'as-sent' });
    expect((await papersOf(buyer)).creditNotes).toEqual(creditNotes);
    await nothing();
  });

  it('covers lines refunded together before they arrive, and is not repeated on arrival', async () => {
    const buyer = await orderDispatched(
      [
        [emma, 'good', 1],
        [dune, 'very-good', 1],
      ],
      await openAccountWithCredit('waits', 5000),
    );
    await withdraws(buyer, [1, 2]);
    await buyer.send('return-sent', { carrier: 'an-post', tracking: 'CE123456785IE' });
    expect(await refundReturns(desk(15))).toBe(1);
    const { invoice, creditNotes } = await papersOf(buyer);
    expect(creditNotes.map(({ lines, total }) => [lines.map(({ line }) => line), total])).toEqual([
      [[1, 2], invoice?.total],
    ]);
    await receiveLine(buyer, 1);
    expect((await papersOf(buyer)).creditNotes).toEqual(creditNotes);
    expect(await refundReturns(desk(16))).toBe(0);
    await nothing();
  });

  it('is refused for an order that was never dispatched', async () => {
    const buyer = await orderUnpaid([[emma, 'good', 1]]);
    await payByTransfer(await buyer.readTrade());
    const before = await numbers();
    const record = await readRecord(desk(), buyer.id);
    if (record === null) throw new Error('gone');
    const early = bookingStatements(desk(), record, {
      entries: [{ kind: 'returned', amount: 450, ref: 'line:1' }],
      actor: 'staff',
    });
    await expect(commit(env.DB.withSession(), early)).rejects.toMatchObject({ constraint: 'credit_notes.invoice' });
    await cancelTradeAtDesk(desk(), { trade: buyer.id });
    expect(await numbers()).toEqual(before);
    await nothing();
  });
});

describe('the number of a credit note', () => {
  it('is unique and has no gap when two clerks receive each return concurrently', async () => {
    const buyers = [];
    for (let index = 0; index < 5; index += 1) buyers.push(await orderDispatched([[emma, 'good', 1]]));
    for (const buyer of buyers) await withdraws(buyer, [1]);
    const before = (await numbers()).length;
    const back = await Promise.all([...buyers, ...buyers].map((buyer) => outcomeOf(receiveLine(buyer, 1))));
    expect(back.filter((one) => one === 'done')).toHaveLength(5);
    expect(await numbers()).toEqual(Array.from({ length: before + 5 }, (_, index) => index + 1));
    expect((await Promise.all(buyers.map(papersOf))).map(({ creditNotes }) => creditNotes.length)).toEqual([
      1, 1, 1, 1, 1,
    ]);
    await nothing();
  });

  it('cannot be changed, nor can its row be deleted', async () => {
    await expect(env.DB.prepare('UPDATE credit_notes SET goods = 1 WHERE number = 1').run()).rejects.toThrow(
      'append_only',
    );
    await expect(env.DB.prepare('DELETE FROM credit_notes').run()).rejects.toThrow('append_only');
    await expect(env.DB.prepare(`UPDATE sellers SET facts = '{}'`).run()).rejects.toThrow('append_only');
    await expect(env.DB.prepare('DELETE FROM sellers').run()).rejects.toThrow('append_only');
  });
});

it('the migration writes the same credit notes for older returns as the verbs do', async () => {
  const rows = async () =>
    (
      await env.DB.prepare(
        'SELECT trade_id, entry, invoice, lines, goods, postage, at FROM credit_notes ORDER BY at, trade_id, entry',
      ).all()
    ).results;
  const written = await rows();
  expect(written.length).toBeGreaterThan(8);
  const past =
    env.MIGRATIONS.find(({ name }) => name.startsWith('0019'))?.queries.find((query) =>
      query.includes('INSERT INTO credit_notes'),
    ) ?? '';
  const guard = await env.DB.prepare(
    `SELECT sql FROM sqlite_master WHERE name = 'credit_notes_no_delete'`,
  ).first<string>('sql');
  await env.DB.batch(
    ['DROP TRIGGER credit_notes_no_delete', 'DELETE FROM credit_notes', past, guard ?? ''].map((query) =>
      env.DB.prepare(query),
    ),
  );
  expect(await rows()).toEqual(written);
  await nothing();
});
