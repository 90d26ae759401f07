import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../tests/worker-browser';
import { seedCatalogue } from '../../tests/worker-catalogue';
import { checkLedger } from '../trades/money/check/check-ledger';
import type { Ctx } from '../platform/context';
import { tradeListSchema, tradeSchema } from '../../domain/trades/schemas';
import { openServices, shopContext } from '../services';
import demo from '../accounts/passwords/demo.json';
import { demoReader } from './demo-people';
import { fillDemoShop } from './fill-demo-shop';

function shop(on = true): Ctx {
  const ctx = shopContext(openServices(env), () => undefined);
  return { ...ctx, settings: { ...ctx.settings, demo: on } };
}

beforeAll(() => seedCatalogue(env));

describe('POST /api/demo', () => {
  const headers = { Authorization: 'Bearer test-import-token' };

  it('asks for the import token', async () => {
    expect(await new Browser().ask('POST', '/demo')).toEqual({ status: 403, body: 'import-token-wrong' });
  });

  it('does not exist where the setting is off, as in a deployment', async () => {
    expect(await new Browser().ask('POST', '/demo', undefined, headers)).toEqual({ status: 404, body: 'not-found' });
  });
});

describe('fillDemoShop', () => {
  it('makes nothing unless the setting is on', async () => {
    expect(await fillDemoShop(shop(false))).toEqual({ orders: 0 });
  });

  it('creates orders in all states, credit and wishes of the customer, once', async () => {
    const first = await fillDemoShop(shop());
    const second = await fillDemoShop(shop());

    expect(first.orders).toBe(14);
    expect(second).toEqual(first);
    const { results } = await env.DB.prepare(
      `SELECT inbound_state AS i, outbound_state AS o, settlement_state AS s FROM trades WHERE account = ?1
        ORDER BY placed_at`,
    )
      .bind(demoReader.id)
      .all<{ i: string | null; o: string | null; s: string }>();
    expect(results.map(({ i, o, s }) => `${i ?? '-'} ${o ?? '-'} ${s}`)).toEqual([
      'settled - balanced',
      '- delivered balanced',
      'settled - balanced',
      '- delivered balanced',
      '- reserved balanced',
      'settled dispatched balanced',
      'awaiting-decision - agreed',
      'received - agreed',
      '- dispatched balanced',
      'in-transit - agreed',
      '- packed balanced',
      '- reserved balanced',
      'awaiting-parcel - agreed',
      '- reserved awaiting-payment',
    ]);
    const credit = await env.DB.prepare('SELECT sum(amount) AS n FROM store_credit WHERE account = ?1')
      .bind(demoReader.id)
      .first<number>('n');
    expect(credit).toBeGreaterThan(0);
    const waiting = await env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL').first<number>('n');
    expect(waiting).toBe(0);
  });

  it('leaves books that add up', async () => {
    expect(await checkLedger(shop())).toBe(0);
  });

  it('shows the customer the orders, wishes and address', async () => {
    const robin = new Browser();
    const { email, password } = demo[0] ?? { email: '', password: '' };
    await robin.ask('POST', '/session', { email, password });

    const orders = await robin.ask('GET', '/trades');
    const wishes = await robin.ask('GET', '/wishes');
    const addresses = await robin.ask('GET', '/account/addresses');

    const { items } = tradeListSchema.parse(orders.body);
    const reserved = items.findLast(({ outboundState, awaited }) => outboundState === 'reserved' && awaited === null);
    const late = tradeSchema.parse((await robin.ask('GET', `/trades/${reserved?.id}`)).body);

    expect(items.length).toBeGreaterThan(1);
    expect(late.ahead).toContainEqual(expect.objectContaining({ part: 'outbound', to: 'delivered', late: true }));
    expect(wishes.body).toMatchObject({ items: { length: 4 } });
    expect(addresses.body).toMatchObject({ items: [{ name: 'Robin Reader' }] });
  });
});
