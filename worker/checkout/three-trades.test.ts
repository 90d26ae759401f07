import { parcelCode } from '../../domain/trades/parcels/parcel-code';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkoutInputSchema, placedSchema, quoteSchema } from '../../domain/checkout/schemas';
import { deadlineAfterDays, deadlineAfterWorkingDays } from '../../domain/calendar/working-days';
import { tradeSchema } from '../../domain/trades/schemas';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { secretHash } from '../platform/secret-hash';
import { checkoutBody, fillLists, newIdempotencyKey, placeOrder, askForQuote } from '../testing/deals';
import { browser, ctxOf } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';
import { placeTrade } from './place-trade';
import { readQuote } from './read-quote';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [emma, dune, solaris, ulysses] = [testIsbn(1), testIsbn(2), testIsbn(3), testIsbn(4)] as const;
let people = 0;
async function reader() {
  people += 1;
  await openAccount(env.DB, `reader${people}`);
  return signIn(env.DB, newVisitor(), `reader${people}`);
}

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 5, price: 550 }, new: { onHand: 5, price: 1200 } } },
    { isbn: dune, title: 'Dune', reference: 3000, stock: { 'very-good': { onHand: 5, price: 1400 } } },
    { isbn: solaris, title: 'Solaris', reference: 2600 },
    { isbn: ulysses, title: 'Ulysses', reference: 2800 },
  ]);
});

const stockOf = (isbn: string, grade: string) =>
  env.DB.prepare('SELECT on_hand, reserved FROM stock WHERE isbn = ?1 AND grade = ?2').bind(isbn, grade).first();
const movesOf = async (trade: string) =>
  (
    await env.DB.prepare(
      'SELECT isbn, grade, on_hand_change, reserved_change, reason FROM stock_movements WHERE trade_id = ?1',
    )
      .bind(trade)
      .all()
  ).results;

describe('buying as a guest', () => {
  it('reserves the books, states how to pay, and is visible to its guest and through its link', async () => {
    const anna = newVisitor();
    await fillLists(anna, {
      take: [
        [emma, 'good', 2],
        [emma, 'new', 1],
      ],
    });
    const quote = quoteSchema.parse((await askForQuote(anna, 'pay-now')).json);
    expect(quote).toMatchObject({ problems: [], possible: { settlements: ['pay-now'], payments: ['bank-transfer'] } });
    const placed = await placeOrder(anna, 'pay-now', { email: 'Anna@Reader.Example' });
    expect(placed.status).toBe(201);
    const { trade, path } = placedSchema.parse(placed.json);
    expect(path).toBe(`/en/trades/${trade.id}`);
    expect(trade.number).toMatch(/^IE-[2-9B-DF-HJKMNP-TV-XZ]{4}$/);

    const seen = tradeSchema.parse((await anna.call('GET', `/api/trades/${trade.id}`)).json);
    expect(seen).toMatchObject({
      settlement: 'pay-now',
      settlementState: 'awaiting-payment',
      payment: 'bank-transfer',
      inbound: null,
      email: 'anna@reader.example',
      outbound: { state: 'reserved', total: quote.payNow },
      allowed: ['cancel'],
      difference: { minor: 0 - quote.payNow.minor },
      transfer: { reference: trade.number, amount: quote.payNow },
    });
    expect(seen.transfer?.payBy).toBe(deadlineAfterWorkingDays(seen.placedAt, 3, 'IE'));
    expect(seen.rows).toEqual(quote.rows);
    expect(seen.events.map(({ part, from, to }) => [part, from, to])).toEqual([
      ['outbound', null, 'reserved'],
      ['settlement', null, 'agreed'],
      ['settlement', 'agreed', 'awaiting-payment'],
    ]);
    expect(seen.ahead.map(({ to, due }) => [to, due])).toEqual([
      ['balanced', seen.transfer?.payBy],
      ['packed', null],
      ['dispatched', null],
      ['delivered', null],
    ]);
    expect(await stockOf(emma, 'good')).toEqual({ on_hand: 5, reserved: 2 });
    expect(await movesOf(trade.id)).toEqual([
      { isbn: emma, grade: 'good', on_hand_change: 0, reserved_change: 2, reason: 'reserved' },
      { isbn: emma, grade: 'new', on_hand_change: 0, reserved_change: 1, reason: 'reserved' },
    ]);
    expect((await anna.call('GET', '/api/cart')).json.lines).toEqual([]);
    const mail = await env.DB.prepare('SELECT count(*) AS mails FROM outbox WHERE dedupe = ?1')
      .bind(`trade-placed:${trade.id}`)
      .first();
    expect(mail).toEqual({ mails: 1 });
  });

  it('stores no key of the trade, and accepts the key of the mailed link', async () => {
    const [anna, ben] = [newVisitor(), newVisitor()];
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const { id } = (await placeOrder(anna, 'pay-now', { email: 'link@reader.example' })).json.trade;
    const key = anna.cookies.get(`__Host-trade-${id}`) ?? '';
    expect(key).toMatch(/^[\w-]{22}$/);
    const row = JSON.stringify(await env.DB.prepare('SELECT * FROM trades WHERE id = ?1').bind(id).first());
    expect(row).not.toContain(key);

    expect((await ben.call('GET', `/api/trades/${id}`)).json.code).toBe('trade-not-found');
    expect((await ben.call('POST', `/api/trades/${id}/key`, { key: `${key.slice(0, 21)}_` })).json.code).toBe(
      'trade-not-found',
    );
    expect((await ben.call('GET', `/api/trades/${id}`)).status).toBe(404);
    expect((await ben.call('POST', `/api/trades/${id}/key`, { key })).json).toEqual({ id });
    expect((await ben.call('GET', `/api/trades/${id}`)).json.id).toBe(id);
  });
});

describe('the confirmation', () => {
  it('is written with the trade, and its link alone holds the key', async () => {
    const anna = newVisitor();
    await fillLists(anna, { take: [[emma, 'good', 1]] });
    const ctx = ctxOf(env, `v:${anna.cookies.get('__Host-visitor')}`, new Date('2026-11-20T10:00:00.000Z'));
    const { quote } = await readQuote(ctx, { settlement: 'pay-now', useStoreCredit: true });
    const body = checkoutInputSchema.parse(checkoutBody(quote, 'pay-now', { email: 'mail@reader.example' }));
    const { placed, key } = await placeTrade(ctx, { key: newIdempotencyKey(), body });
    const row = await env.DB.prepare('SELECT payload FROM outbox WHERE dedupe = ?1')
      .bind(`trade-placed:${placed.trade.id}`)
      .first<{ payload: string }>();
    expect(JSON.parse(row?.payload ?? '{}')).toMatchObject({
      trade: placed.trade.id,
      path: `${placed.path}/open#key=${key}`,
    });
    const trade = await env.DB.prepare('SELECT pay_by, guest_key_hash FROM trades WHERE id = ?1')
      .bind(placed.trade.id)
      .first();
    expect(trade).toEqual({ pay_by: '2026-11-25T23:59:59.000Z', guest_key_hash: await secretHash(key ?? '') });
  });
});

describe('selling', () => {
  it('stores the held amount of each copy, and packs the copies into parcels that are due in 21 days', async () => {
    const anna = await reader();
    await fillLists(anna, {
      give: [
        [dune, 'very-good', 2],
        [solaris, 'good', 1],
      ],
    });
    const basket = (await anna.call('GET', '/api/basket')).json;
    const quote = quoteSchema.parse((await askForQuote(anna, 'payout', { payout: 'bank' })).json);
    expect(quote.problems).toEqual([]);
    const placed = await placeOrder(
      anna,
      'payout',
      { iban: 'IE29 AIBK 9311 5212 3456 78', ifWorse: 'return' },
      { payout: 'bank' },
    );
    expect(placed.status).toBe(201);
    const seen = tradeSchema.parse((await anna.call('GET', `/api/trades/${placed.json.trade.id}`)).json);
    expect(seen).toMatchObject({
      settlement: 'payout',
      settlementState: 'agreed',
      payout: 'bank',
      outbound: null,
      transfer: null,
      difference: quote.getLater,
      inbound: {
        state: 'awaiting-parcel',
        ifWorse: 'return',
        total: basket.total,
        parcels: [{ code: parcelCode(seen.number, 1) }],
      },
    });
    expect(seen.inbound?.lines.map(({ book, grade, state }) => [book.title, grade, state])).toEqual([
      ['Solaris', 'good', 'offered'],
      ['Dune', 'very-good', 'offered'],
      ['Dune', 'very-good', 'offered'],
    ]);
    expect(seen.inbound?.arriveBy).toBe(deadlineAfterDays(seen.placedAt, 21, 'IE'));
    const row = await env.DB.prepare('SELECT payout_iban_masked FROM trades WHERE id = ?1').bind(seen.id).first();
    expect(row).toEqual({ payout_iban_masked: 'IE•• •••• 5678' });
    const line = await env.DB.prepare('SELECT amounts FROM inbound_lines WHERE trade_id = ?1 AND line = 2')
      .bind(seen.id)
      .first<{ amounts: string }>();
    const amounts: Record<string, number> = JSON.parse(line?.amounts ?? '{}');
    expect(amounts['very-good']).toBe(seen.inbound?.lines[1]?.amount.minor);
    expect(Object.values(amounts).toSorted((a, b) => b - a)).toEqual([
      amounts['like-new'],
      amounts['very-good'],
      amounts['good'],
      amounts['acceptable'],
    ]);
    expect((await anna.call('GET', '/api/basket')).json.lines).toEqual([]);
    const { items } = (await anna.call('GET', '/api/trades')).json;
    expect(items).toMatchObject([{ id: seen.id, give: 3, take: 0, settlementState: 'agreed' }]);
  });

  it('asks a guest to sign in, and anyone for the declaration and an IBAN', async () => {
    const guest = newVisitor();
    await fillLists(guest, { give: [[dune, 'very-good', 3]] });
    expect((await placeOrder(guest, 'payout')).json.code).toBe('sign-in-required');

    const anna = await reader();
    await fillLists(anna, { give: [[dune, 'very-good', 3]] });
    expect((await placeOrder(anna, 'payout', { iban: 'IE29AIBK93115212345678', declaration: false })).json.code).toBe(
      'declaration-missing',
    );
    expect((await placeOrder(anna, 'payout')).json).toMatchObject({
      code: 'address-invalid',
      facts: { missing: ['iban'], malformed: [] },
    });
    expect((await placeOrder(anna, 'payout', { iban: 'IE29AIBK93115212345679' })).json).toMatchObject({
      facts: { malformed: ['iban'] },
    });
    expect((await placeOrder(anna, 'payout', {}, { payout: 'store-credit' })).status).toBe(201);
  });
});

describe('a swap', () => {
  it('reserves the bought books until the sold ones arrive, and settles only the difference', async () => {
    const anna = await reader();
    await fillLists(anna, {
      give: [
        [ulysses, 'very-good', 2],
        [solaris, 'like-new', 1],
      ],
      take: [[dune, 'very-good', 1]],
    });
    const quote = quoteSchema.parse((await askForQuote(anna, 'swap')).json);
    expect(quote.possible.settlements).toEqual(['swap', 'pay-now']);
    const placed = await placeOrder(anna, 'swap', { iban: 'IE29AIBK93115212345678' });
    const seen = tradeSchema.parse((await anna.call('GET', `/api/trades/${placed.json.trade.id}`)).json);
    expect(seen).toMatchObject({
      settlement: 'swap',
      settlementState: 'agreed',
      payment: null,
      transfer: null,
      inbound: { state: 'awaiting-parcel' },
      outbound: { state: 'reserved' },
    });
    expect(seen.difference.minor).toBe(quote.rows.reduce((total, row) => total + row.amount.minor, 0));
    expect(await stockOf(dune, 'very-good')).toEqual({ on_hand: 5, reserved: 1 });
  });

  it('can be paid now instead, and store credit is used first', async () => {
    const anna = await reader();
    await env.DB.prepare(
      `INSERT INTO store_credit (id, account, currency, amount, reason, at)
        VALUES ('c1', ?1, 'EUR', 5000, 'trade', '2026-01-01T00:00:00.000Z')`,
    )
      .bind(`reader${people}`)
      .run();
    await fillLists(anna, { give: [[ulysses, 'very-good', 3]], take: [[dune, 'very-good', 1]] });
    const placed = await placeOrder(anna, 'pay-now', { iban: 'IE29AIBK93115212345678' });
    const seen = tradeSchema.parse((await anna.call('GET', `/api/trades/${placed.json.trade.id}`)).json);
    expect(seen).toMatchObject({
      settlementState: 'balanced',
      payment: null,
      transfer: null,
      inbound: { state: 'awaiting-parcel' },
    });
    const used = await env.DB.prepare(`SELECT amount, reason FROM store_credit WHERE trade_id = ?1`)
      .bind(seen.id)
      .first();
    expect(used).toEqual({ amount: 0 - (seen.outbound?.total.minor ?? 0), reason: 'used' });
    expect(seen.ahead.find(({ to }) => to === 'delivered')?.due).not.toBeNull();
  });
});
