import { parcelCode } from '../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { deskCountsSchema, queueSchema, scanSchema } from '../../domain/desk/queue-schemas';
import { deskTradeSchema } from '../../domain/desk/trade-schema';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { buyersOf } from '../testing/buyers';
import { fillLists, placeOrder } from '../testing/deals';
import { clerkCtx, signInClerk } from '../testing/desk';
import { addressOf, operationsOf } from '../testing/documented';
import { goodBodies } from '../testing/good-bodies';
import { iban, placeDeskTrade, type PlacedTrade } from '../testing/desk-trade';
import { browser, type Browser } from '../testing/people';
import { addEditions, testIsbn } from '../testing/shelf';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const { orderUnpaid, payByTransfer } = buyersOf(env.DB, newVisitor, () => clerkCtx(env, new Date()));
let anna: Browser;
let ben: Browser;
let clerk: Browser;
let trade: PlacedTrade['trade'];

beforeAll(async () => {
  ({ anna, ben, clerk, trade } = await placeDeskTrade(env.DB, newVisitor));
});

describe('the desk', () => {
  it('is open to staff with a passkey only', async () => {
    const { text } = await newVisitor().call('GET', '/api/openapi.json');
    const operations = operationsOf(JSON.parse(text)).filter(({ path }) => path.startsWith('/api/desk/'));
    expect(operations.length).toBeGreaterThan(10);
    const keyless = await signInClerk(env.DB, newVisitor(), 'keyless', false);
    const queries: Readonly<Record<string, string>> = {
      '/api/desk/queue': '?part=inbound',
      '/api/desk/scan': '?code=1',
      '/api/desk/stock': '?q=1',
      '/api/desk/catalogue/books': '?q=1',
      '/api/desk/authors': '?q=a',
      '/api/desk/series': '?q=a',
      '/api/desk/series-books': '?q=a',
      '/api/desk/publishers': '?q=a',
      '/api/desk/covers/{isbn}': '?seen=none',
      '/api/desk/imports/{run}/changes': '?group=changed',
    };
    for (const [who, code] of [
      [newVisitor(), 'sign-in-required'],
      [ben, 'not-found'],
      [anna, 'not-found'],
      [keyless, 'second-factor-required'],
    ] as const) {
      const others: string[] = [];
      for (const operation of operations) {
        const isPicture = operation.path.endsWith('/photos') || operation.name === 'PUT /api/desk/covers/{isbn}';
        const photo = isPicture ? { 'Content-Type': 'image/png' } : undefined;
        const address =
          addressOf(operation, { id: trade.id, code: parcelCode(trade.number, 1) }) + (queries[operation.path] ?? '');
        const { json } = await who.call(
          operation.method,
          address,
          goodBodies[operation.name] ?? (photo === undefined ? undefined : 'x'),
          photo,
        );
        // A call for admins alone answers 404 to a clerk, with a passkey or without.
        const expected = who === keyless && operation.path.endsWith('/run') ? 'not-found' : code;
        if (json?.code !== expected) others.push(`${operation.name}: ${json?.code}`);
      }
      expect(others).toEqual([]);
    }
    expect((await anna.call('GET', `/api/trades/${trade.id}`)).json).toMatchObject({
      inbound: { state: 'awaiting-parcel' },
    });
  });

  it('finds the parcel, the trade or the expected book of a scanned code', async () => {
    const scan = async (code: string) =>
      scanSchema.parse((await clerk.call('GET', `/api/desk/scan?code=${encodeURIComponent(code)}`)).json);
    expect(await scan(` ${parcelCode(trade.number, 1).toLowerCase()} `)).toMatchObject({
      kind: 'parcel',
      trade: trade.id,
      parcel: 1,
      receivedAt: null,
      state: 'awaiting-parcel',
    });
    expect(await scan(`${trade.number}-1`)).toMatchObject({ kind: 'mistyped' });
    expect(await scan(parcelCode(trade.number, 1).replace('-1', '-2'))).toMatchObject({ kind: 'mistyped' });
    expect(await scan(trade.number)).toEqual({
      kind: 'trade',
      trade: trade.id,
      number: trade.number,
      inbound: 'awaiting-parcel',
      outbound: null,
    });
    expect(await scan(testIsbn(1))).toEqual({ kind: 'book', isbn: testIsbn(1), title: 'Book 1', waiting: [] });
    expect(await scan('https://example.org')).toEqual({ kind: 'unknown', code: 'https://example.org' });
    const received = await clerk.call('POST', `/api/desk/parcels/${parcelCode(trade.number, 1)}/receive`);
    expect(deskTradeSchema.parse(received.json).desk.gradeBy).toMatch(/T23:59:59/);
    const found = await scan(testIsbn(1));
    expect(found.kind === 'book' ? found.waiting.map(({ trade: id, line }) => [id, line]) : []).toHaveLength(2);
    expect(deskTradeSchema.parse((await clerk.call('GET', `/api/desk/trades/${trade.id}`)).json)).toMatchObject({
      allowed: [],
      desk: { language: 'en', account: true },
    });
    expect((await clerk.call('GET', `/api/desk/trades/${'0'.repeat(26)}`)).json.code).toBe('trade-not-found');
  });

  it('lists and counts its queues by state and age', async () => {
    await fillLists(anna, { give: [[testIsbn(3), 'very-good', 3]] });
    const second = (await placeOrder(anna, 'payout', { iban }, { payout: 'bank' })).json.trade;
    const queue = async (query: string) =>
      queueSchema.parse((await clerk.call('GET', `/api/desk/queue?${query}`)).json);
    expect(
      (await queue('part=inbound')).items.map(({ trade: id, state, ready, books, done, due }) => [
        id,
        state,
        ready,
        books,
        done,
        due?.slice(10),
      ]),
    ).toEqual([[trade.id, 'received', true, 3, 0, 'T23:59:59.000Z']]);
    expect((await queue('part=inbound&state=awaiting-parcel')).items).toMatchObject([
      { trade: second.id, ready: false, parcels: { sent: 1, arrived: 0 } },
    ]);
    await clerk.call('POST', `/api/desk/parcels/${parcelCode(second.number, 1)}/receive`);
    const first = await queue('part=inbound&limit=1');
    expect([
      first.items.map(({ trade: id }) => id),
      (await queue(`part=inbound&limit=1&cursor=${first.nextCursor}`)).items.map(({ trade: id }) => id),
    ]).toEqual([[trade.id], [second.id]]);
    expect((await clerk.call('GET', '/api/desk/queue?part=inbound&cursor=x')).json.code).toBe('invalid-cursor');
    expect((await clerk.call('GET', '/api/desk/queue?part=inbound&state=nowhere')).status).toBe(400);
    const counts = async () => deskCountsSchema.parse((await clerk.call('GET', '/api/desk/counts')).json);
    expect((await counts()).inbound).toEqual({ ready: 2, states: { received: 2 } });
    for (const line of [1, 2, 3])
      await clerk.call('PUT', `/api/desk/trades/${second.id}/lines/${line}/grading`, {
        as: 'rejected',
        reason: 'mould',
      });
    expect((await clerk.call('POST', `/api/desk/trades/${second.id}/finish-grading`)).json.inbound.state).toBe(
      'awaiting-decision',
    );
    expect((await queue('part=inbound&state=awaiting-decision')).items[0]?.due).toBe(
      (await anna.call('GET', `/api/trades/${second.id}`)).json.inbound.decideBy,
    );
    await anna.call('POST', `/api/trades/${second.id}/decide`, {
      decisions: [1, 2, 3].map((line) => ({ line, decision: 'return' })),
    });
    expect((await counts()).inbound).toEqual({ ready: 2, states: { received: 1, returning: 1 } });
    expect((await queue('part=inbound&state=returning')).items).toMatchObject([
      { trade: second.id, state: 'returning', ready: true },
    ]);
    expect(
      (await clerk.call('POST', `/api/desk/trades/${second.id}/lines/1/sent-back`, { carrier: 'an-post' })).json.desk
        .allowed,
    ).toEqual(['send-back']);
    expect(await queue('part=money')).toEqual({ items: [], nextCursor: null });
    expect(await queue('part=outbound')).toEqual({ items: [], nextCursor: null });
  });

  it('shows the amount that an unpaid order still asks for', async () => {
    await addEditions(env.DB, [{ isbn: testIsbn(7), title: 'Book 7', stock: { good: { onHand: 1, price: 550 } } }]);
    await fillLists(anna, { take: [[testIsbn(7), 'good', 1]] });
    const placed = (await placeOrder(anna, 'pay-now', {})).json.trade;

    const { json } = await clerk.call('GET', '/api/desk/queue?part=money&state=awaiting-payment');

    const { toPay } = (await anna.call('GET', `/api/trades/${placed.id}`)).json;
    expect(queueSchema.parse(json).items).toMatchObject([{ trade: placed.id, amount: toPay }]);
    expect(toPay.minor).toBeGreaterThan(0);
  });

  it('lists an unpaid order as reserved, and as to pack once it is paid', async () => {
    await addEditions(env.DB, [{ isbn: testIsbn(8), title: 'Book 8', stock: { good: { onHand: 1, price: 550 } } }]);
    const placed = await (await orderUnpaid([[testIsbn(8), 'good', 1]])).readTrade();
    const statesOf = async () => {
      const found = await Promise.all(
        ['reserved', 'to-pack'].map((state) => clerk.call('GET', `/api/desk/queue?part=outbound&state=${state}`)),
      );
      return found
        .flatMap(({ json }) => queueSchema.parse(json).items)
        .filter((item) => item.trade === placed.id)
        .map(({ state, ready }) => [state, ready]);
    };

    const unpaid = await statesOf();
    await payByTransfer(placed);
    const paid = await statesOf();

    expect([unpaid, paid]).toEqual([[['reserved', false]], [['to-pack', true]]]);
  });
});

describe('codes to print', () => {
  it('are drawn for the person and the desk only', async () => {
    expect((await newVisitor().call('GET', `/api/trades/${trade.id}/parcels/1/barcode.svg`)).json.code).toBe(
      'trade-not-found',
    );
    const bars = await clerk.call('GET', `/api/trades/${trade.id}/parcels/1/barcode.svg`);
    expect([
      bars.status,
      bars.headers.get('Content-Type'),
      bars.headers.get('Cache-Control'),
      bars.text.startsWith('<svg'),
    ]).toEqual([200, 'image/svg+xml', 'private, no-store', true]);
    const isbn = await clerk.call('GET', '/api/desk/barcodes/9780141439587');
    expect([isbn.status, isbn.headers.get('Content-Type'), isbn.text.startsWith('<svg')]).toEqual([
      200,
      'image/svg+xml',
      true,
    ]);
    expect((await clerk.call('GET', '/api/desk/barcodes/1')).json.code).toBe('invalid-isbn');
    expect((await newVisitor().call('GET', '/api/desk/barcodes/9780141439587')).json.code).toBe('sign-in-required');
    const number = await clerk.call('GET', `/api/trades/${trade.id}/barcode.svg`);
    expect([
      number.status,
      number.headers.get('Content-Type'),
      number.text.startsWith('<svg'),
      number.text === bars.text,
    ]).toEqual([200, 'image/svg+xml', true, false]);
    expect((await newVisitor().call('GET', `/api/trades/${trade.id}/barcode.svg`)).json.code).toBe('trade-not-found');
    expect((await clerk.call('GET', `/api/trades/${trade.id}/parcels/2/barcode.svg`)).json.code).toBe('not-found');
    expect((await ben.call('GET', `/api/trades/${trade.id}/transfer-qr.svg`)).json.code).toBe('trade-not-found');

    await addEditions(env.DB, [{ isbn: testIsbn(9), stock: { good: { onHand: 2, price: 550 } } }]);
    const guest = newVisitor();
    await fillLists(guest, { take: [[testIsbn(9), 'good', 1]] });
    const { id } = (await placeOrder(guest, 'pay-now', { email: 'qr@reader.example' })).json.trade;
    const drawn = await guest.call('GET', `/api/trades/${id}/transfer-qr.svg`);
    expect([drawn.status, drawn.headers.get('Content-Type'), drawn.text.startsWith('<svg')]).toEqual([
      200,
      'image/svg+xml',
      true,
    ]);
    await guest.call('POST', `/api/trades/${id}/cancel`);
    expect((await guest.call('GET', `/api/trades/${id}/transfer-qr.svg`)).json.code).toBe('not-found');
  });
});
