import { describe, expect, it } from 'vitest';
import type { Me } from '../../../domain/accounts/schemas';
import type { QuoteInput } from '../../../domain/checkout/schemas';
import { sampleBasket, sampleBasketLine, sampleCart, sampleQuote } from '../../../tests/client/sample-lists';
import { createApiClient } from '../../lib/api';
import { loadCheckout } from './loaders';

const guest: Me = { account: null, language: 'en', market: 'IE' };
const robin: Me = {
  ...guest,
  account: { name: 'Robin Reader', email: 'robin@dogear.example', role: 'customer', tag: 'tag' },
};
const sellList = sampleBasket([sampleBasketLine('9780141439587', 'Emma', { quantity: 3 })]);

/** Returns a client for a person with a sell list, and its calls. `refusals` answer the first quotes. */
function clientOf(me: Me, refusals: Response[] = []) {
  const calls: string[] = [];
  const api = createApiClient({
    origin: 'https://dogear.example',
    language: 'en',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const body: QuoteInput | null = request.method === 'POST' ? await request.json() : null;
      calls.push(body === null ? pathname : `${pathname} ${body.settlement ?? 'usual'}`);
      if (body !== null) return refusals.shift() ?? Response.json(sampleQuote(sellList, sampleCart([]), body));
      return pathname === '/api/me' ? Response.json(me) : new Response(null, { status: 500 });
    },
  });
  return { api, calls };
}

describe('loadCheckout', () => {
  it('asks for the account and for the quote with the usual settlement at once', async () => {
    const { api, calls } = clientOf(guest);

    const { quote } = await loadCheckout(api);

    expect([quote.settlement, quote.problems]).toEqual(['payout', []]);
    expect(calls.toSorted()).toEqual(['/api/checkout/quote usual', '/api/me']);
  });

  it('leaves out a sent settlement that the lists do not allow', async () => {
    const { api, calls } = clientOf(guest);

    const { quote } = await loadCheckout(api, { settlement: 'swap' });

    expect([quote.settlement, quote.problems]).toEqual(['payout', []]);
    expect(calls.filter((call) => call.includes('quote'))).toEqual([
      '/api/checkout/quote swap',
      '/api/checkout/quote usual',
    ]);
  });

  it('asks for stored data of accounts only, and continues without them after a failure', async () => {
    const { api, calls } = clientOf(robin);

    const { saved } = await loadCheckout(api);

    expect(saved).toEqual({ addresses: [], payout: null });
    expect(calls.filter((call) => call.startsWith('/api/account'))).toEqual(['/api/account/addresses', '/api/account']);
  });

  it('reads the account and asks again for a quote that a closed shop has refused', async () => {
    const { api, calls } = clientOf(guest, [Response.json({ code: 'maintenance' }, { status: 503 })]);

    const { quote } = await loadCheckout(api);

    expect(quote.settlement).toBe('payout');
    expect(calls.toSorted()).toEqual([...Array(2).fill('/api/checkout/quote usual'), '/api/me', '/api/me']);
    expect(calls.at(-1)).toBe('/api/checkout/quote usual');
  });

  it('fails with any other refusal of the quote', async () => {
    const { api } = clientOf(guest, [Response.json({ code: 'internal' }, { status: 500 })]);

    await expect(loadCheckout(api)).rejects.toMatchObject({ code: 'internal' });
  });
});
