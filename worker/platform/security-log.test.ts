import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, mailbox, shopEnv } from '../../tests/worker-browser';
import { securityKinds } from './security-log';
import { password, passwordHash } from '../testing/known-password';

const email = 'ann@reader.example';
const address = '192.0.2.77';
const madeUpToken = 'T'.repeat(43);
const madeUpKey = 'K'.repeat(22);
const secrets = [
  email,
  'nobody@reader.example',
  'Ann Reader',
  'ann-account',
  address,
  '192.0.2',
  madeUpToken,
  madeUpKey,
  'wrong-secret',
  password,
];

let lines: string[] = [];
const securityLines = () => lines.filter((line) => line.includes('"event":"security"'));
const visitor = (shop: Env = shopEnv, headers: Record<string, string> = {}) =>
  new Browser({ 'CF-Connecting-IP': address, ...headers }, shop);

async function signedIn(role: 'customer' | 'staff' = 'customer'): Promise<Browser> {
  await env.DB.prepare('UPDATE accounts SET role = ?1').bind(role).run();
  const browser = visitor();
  expect((await browser.ask('POST', '/session', { email, password })).status).toBe(200);
  lines = [];
  return browser;
}

beforeEach(async () => {
  lines = [];
  mailbox.length = 0;
  await env.DB.batch(
    ['outbox', 'sessions', 'accounts', 'attempts'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  await env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, confirmed_at, language, created_at)
     VALUES ('ann-account', ?1, 'Ann Reader', ?2, '2026-01-01T00:00:00.000Z', 'en', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(email, passwordHash)
    .run();
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
});

/** Each way to be refused, with the kind and the route of its line. */
const refusals: readonly (readonly [string, (typeof securityKinds)[number], string, () => Promise<unknown>])[] = [
  [
    'a wrong password',
    'sign-in-failed',
    '/api/session',
    () => visitor().ask('POST', '/session', { email, password: 'wrong-secret' }),
  ],
  [
    'an unknown mail address',
    'sign-in-failed',
    '/api/session',
    () => visitor().ask('POST', '/session', { email: 'nobody@reader.example', password }),
  ],
  [
    'a wrong fresh proof',
    'proof-failed',
    '/api/session/proof',
    async () => (await signedIn()).ask('POST', '/session/proof', { password: 'wrong-secret' }),
  ],
  [
    'a wrong second factor',
    'second-factor-wrong',
    '/api/session/second-factor',
    () => visitor().ask('POST', '/session/second-factor', { ticket: madeUpToken, answer: {} }),
  ],
  [
    'too many attempts',
    'too-many-attempts',
    '/api/session',
    async () => {
      const bucket = Math.floor(Date.now() / 60_000) * 60;
      await env.DB.prepare(`INSERT INTO attempts (key, window, count) VALUES ('sign-in:network:${address}', ?1, 50)`)
        .bind(bucket)
        .run();
      return visitor().ask('POST', '/session', { email, password });
    },
  ],
  [
    'the outer fence',
    'too-many-requests',
    '/api/me',
    () => visitor({ ...shopEnv, FENCE: { limit: async () => ({ success: false }) } }).ask('GET', '/me'),
  ],
  [
    'a foreign origin',
    'foreign-origin',
    '/api/session',
    () => visitor(shopEnv, { Origin: 'https://evil.example' }).ask('POST', '/session', { email, password }),
  ],
  [
    'a socket of a conversation that is not the visitor’s',
    'chat-refused',
    '/api/chat/:conversation',
    () => visitor().ask('GET', `/chat/${'c'.repeat(26)}`, undefined, { Upgrade: 'websocket' }),
  ],
  [
    'a socket of another site’s page',
    'chat-refused',
    '/api/chat/:conversation',
    () =>
      visitor().ask('GET', `/chat/${'c'.repeat(26)}`, undefined, {
        Upgrade: 'websocket',
        Origin: 'https://evil.example',
      }),
  ],
  [
    'a wrong import token',
    'import-token-wrong',
    '/api/catalogue/imports',
    () => visitor().ask('POST', '/catalogue/imports', {}, { Authorization: 'Bearer wrong-secret' }),
  ],
  [
    'a wrong feed token',
    'feed-token-wrong',
    '/api/feeds/offers.csv',
    () => visitor().ask('GET', '/feeds/offers.csv?market=IE', undefined, { Authorization: 'Bearer wrong-secret' }),
  ],
  ['a desk call of a guest', 'desk-refused', '/api/desk/counts', () => visitor().ask('GET', '/desk/counts')],
  [
    'a desk call of a customer',
    'desk-refused',
    '/api/desk/counts',
    async () => (await signedIn()).ask('GET', '/desk/counts'),
  ],
  [
    'a desk call without a passkey',
    'desk-refused',
    '/api/desk/counts',
    async () => (await signedIn('staff')).ask('GET', '/desk/counts'),
  ],
  [
    'a guessed key to a trade',
    'trade-key-wrong',
    '/api/trades/:id/key',
    () => visitor().ask('POST', `/trades/${'t'.repeat(26)}/key`, { key: madeUpKey }),
  ],
  [
    'a guessed key in a cookie',
    'trade-key-wrong',
    '/api/trades/:id',
    () => {
      const browser = visitor();
      browser.cookies.set(`__Host-trade-${'t'.repeat(26)}`, madeUpKey);
      return browser.ask('GET', `/trades/${'t'.repeat(26)}`);
    },
  ],
  [
    'an invalid confirmation link',
    'link-invalid',
    '/api/accounts/confirmations',
    () => visitor().ask('POST', '/accounts/confirmations', { token: madeUpToken }),
  ],
  [
    'an invalid reset link',
    'link-invalid',
    '/api/password-resets',
    () => visitor().ask('PUT', '/password-resets', { token: madeUpToken, password }),
  ],
  [
    'an unsigned event',
    'webhook-unsigned',
    '/api/webhooks/stripe',
    () =>
      visitor({
        ...shopEnv,
        STRIPE_SECRET_KEY: 'sk_test_x',
        STRIPE_WEBHOOK_SECRET: 'whsec_x',
        STRIPE_API_BASE: 'http://127.0.0.1:9',
      }).ask('POST', '/webhooks/stripe', '{"id":"evt_1"}', { 'Stripe-Signature': 't=1,v1=wrong-secret' }),
  ],
];

describe('the security log', () => {
  it.each(refusals)('writes one line for %s: %s', async (_title, what, route, refuse) => {
    await refuse();

    expect(securityLines()).toHaveLength(1);
    const line: unknown = JSON.parse(securityLines()[0] ?? '');
    expect(line).toEqual({
      level: 'warn',
      event: 'security',
      what,
      route,
      requestId: expect.stringMatching(/^[0-9a-z]{26}$/),
      network: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    for (const secret of secrets) expect(securityLines()[0]).not.toContain(secret);
  });

  it('has a test for each of its kinds', () => {
    expect(new Set(refusals.map(([, what]) => what))).toEqual(new Set(securityKinds));
  });

  it('writes nothing for other requests', async () => {
    await (await signedIn()).ask('GET', '/account');
    await visitor().ask('GET', '/books/9999999999999');
    await visitor().ask('GET', `/trades/${'t'.repeat(26)}`);
    await visitor().ask('POST', '/accounts', { email: 'nobody' });
    expect(securityLines()).toEqual([]);
  });

  it('names a network by a hash that needs the shop’s key', async () => {
    const hashOf = async (browser: Browser) => {
      lines = [];
      await browser.ask('POST', '/accounts/confirmations', { token: madeUpToken });
      return (JSON.parse(securityLines()[0] ?? '{}') as { network?: string | null }).network;
    };
    const first = await hashOf(visitor());
    expect(await hashOf(visitor())).toBe(first);
    expect(await hashOf(visitor(shopEnv, { 'CF-Connecting-IP': '192.0.2.78' }))).not.toBe(first);
    expect(await hashOf(visitor({ ...shopEnv, DATA_KEY: btoa('k'.repeat(32)) }))).not.toBe(first);
    expect(await hashOf(visitor({ ...shopEnv, DATA_KEY: '' }))).toBeNull();
    expect(await hashOf(visitor(shopEnv, { 'CF-Connecting-IP': '' }))).toBeNull();
  });
});
