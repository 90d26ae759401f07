import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { m } from '../../../messages/compiled/messages.js';
import worker from '../../index';

const unlicensed: Env = { ...env, SHOP: { ...(env.SHOP as object), dealerLicence: '', dealerAuthority: '' } };

/** Returns whether the Japanese home page has the notice for a visitor of a market. */
async function hasNotice(shop: Env, market: string): Promise<boolean> {
  const execution = createExecutionContext();
  const request = new Request('https://dogear.example/ja', { headers: { Cookie: `market=${market}` } });
  const answer = await worker.fetch(request, shop, execution);
  const html = await answer.text();
  await waitOnExecutionContext(execution);
  return html.includes(m.forms_buying_closed({}, { locale: 'ja' }));
}

it('the home page names the markets where a shop without a dealer’s licence buys no books', async () => {
  expect(await hasNotice(unlicensed, 'JP')).toBe(true);
  expect(await hasNotice(unlicensed, 'IE')).toBe(false);
});

it('the home page of a licensed shop says nothing about it', async () => {
  expect(await hasNotice(env, 'JP')).toBe(false);
});
