import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rulesOf } from '../../domain/market/market';
import { markets } from '../../domain/market/market-data';
import { executionContext } from '../../tests/worker-execution';
import { api } from '../api';
import { fillLists, placeOrder, askForQuote } from '../testing/deals';
import { browser } from '../testing/people';
import { addressesByMarket } from '../testing/sellers';
import { addEditions, testIsbn } from '../testing/shelf';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const emma = testIsbn(1);
const changed = ['JP', 'AE', 'US'] as const;
const before = changed.map((market) => rulesOf(market));
/** These countries have another rate from the first of December on, while this runs. */
const dated = {
  vat: [
    { from: '2020-01-01', basisPoints: 1000 },
    { from: '2026-12-01', basisPoints: 800 },
  ],
  vatIncluded: true,
};
beforeAll(
  () =>
    void Object.assign(
      markets,
      Object.fromEntries(changed.map((market, index) => [market, { ...before[index], ...dated }])),
    ),
);
afterAll(
  () => void Object.assign(markets, Object.fromEntries(changed.map((market, index) => [market, before[index]]))),
);
beforeAll(() =>
  addEditions(env.DB, [{ isbn: emma, title: 'Emma', reference: 2000, stock: { new: { onHand: 20, price: 2000 } } }]),
);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  // Half past eleven in the evening by UTC is the next morning in Tokyo and Dubai, where the last hour of November was
  // before.
  ['JP', '2026-11-30T23:30:00.000Z', 8, '2026-12-09', '2026-12-15'],
  ['JP', '2026-11-30T14:30:00.000Z', 10, '2026-12-08', '2026-12-14'],
  ['AE', '2026-11-30T23:30:00.000Z', 8, '2026-12-10', '2026-12-16'],
  ['AE', '2026-11-30T19:30:00.000Z', 10, '2026-12-09', '2026-12-15'],
  // In New York it is the evening before.
  ['US', '2026-12-01T03:30:00.000Z', 10, '2026-12-08', '2026-12-14'],
  ['US', '2026-12-01T05:30:00.000Z', 8, '2026-12-09', '2026-12-15'],
] as const)(
  'in %s at %s the VAT in percent is %i, and the books come from %s to %s',
  async (market, now, rate, earliest, latest) => {
    vi.setSystemTime(new Date(now));
    const person = newVisitor();
    await person.call('POST', '/api/market', { market });
    await fillLists(person, { take: [[emma, 'new', 1]] });
    expect((await person.call('GET', '/api/cart')).json.delivery).toEqual({ earliest, latest });
    expect((await person.call('GET', `/api/books/${emma}`)).json.delivery).toEqual({ earliest, latest });
    expect((await askForQuote(person, 'pay-now')).json.vat.rate).toBe(rate);
    const placed = await placeOrder(person, 'pay-now', {
      email: 'day@reader.example',
      address: addressesByMarket[market].address,
    });
    expect(placed.status).toBe(201);
    expect(
      await env.DB.prepare('SELECT vat_rate FROM outbound_lines WHERE trade_id = ?1')
        .bind(placed.json.trade.id)
        .first('vat_rate'),
    ).toBe(rate * 100);
    await person.call('POST', `/api/trades/${placed.json.trade.id}/cancel`);
  },
);
