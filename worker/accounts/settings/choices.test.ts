import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { browser, ctxOf } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { chooseLanguage } from './choose-language';
import { chooseMarketFor } from './choose-market';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const emma = testIsbn(1);
beforeAll(() => addEditions(env.DB, [{ isbn: emma }]));

describe('the market', () => {
  it('is stored in a cookie, reprices the basket and restores its holds when it is chosen again', async () => {
    const anna = newVisitor();
    const ireland = (await anna.call('PUT', `/api/basket/lines/${emma}/good`, { quantity: 1 })).json;
    await anna.call('POST', '/api/market', { market: 'JP' });
    const japan = (await anna.call('GET', '/api/basket')).json;
    expect([japan.total.currency, japan.lines[0].offer.amount.currency, japan.heldUntil === null]).toEqual([
      'JPY',
      'JPY',
      false,
    ]);
    await env.DB.prepare('UPDATE editions SET reference_price = 800 WHERE isbn = ?1').bind(emma).run();
    await anna.call('POST', '/api/market', { market: 'IE' });
    expect((await anna.call('GET', '/api/basket')).json.total).toEqual(ireland.total);
  });

  it('is taken from the header of the tab before the cookie', async () => {
    const anna = newVisitor();
    await anna.call('POST', '/api/market', { market: 'JP' });
    expect(
      (await anna.call('GET', '/api/balance', undefined, { 'Dogear-Market': 'PL' })).json.difference.currency,
    ).toBe('PLN');
  });

  it('is stored in the account together with the language', async () => {
    const owner = await openAccount(env.DB, 'anna');
    const ctx = ctxOf(env, owner, new Date('2026-11-20T10:00:00.000Z'));
    expect([await chooseMarketFor(ctx, 'pl'), await chooseLanguage(ctx, 'ja')]).toEqual(['PL', 'ja']);
    expect(await env.DB.prepare("SELECT market, language FROM accounts WHERE id = 'anna'").first()).toEqual({
      market: 'PL',
      language: 'ja',
    });
  });

  it.each([
    ['/api/market', { market: 'CH' }, 422, 'market-not-served'],
    ['/api/market', { market: 5 }, 400, 'invalid-input'],
    ['/api/market', { market: 'DE', currency: 'EUR' }, 400, 'unknown-field'],
    ['/api/language', { language: 'xx' }, 400, 'invalid-input'],
    ['/api/language', {}, 400, 'invalid-input'],
  ])('%s refuses %j', async (path, body, status, code) => {
    const anna = newVisitor();
    const answer = await anna.call('POST', path, body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(anna.cookies.size).toBe(0);
  });
});
