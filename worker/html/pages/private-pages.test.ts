import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { splitLanguage } from '../../../domain/language';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import { api } from '../../api';
import { isSharedRead } from '../../platform/shared-answers/shared-reads';
import { fillLists, placeOrder } from '../../testing/deals';
import { browser, type Browser } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';
import { servePage } from './serve-page';

/** Returns a visitor of a built shop, whose pages are cached. */
const newVisitor = () =>
  browser(async (request) => {
    const execution = createExecutionContext();
    const { pathname } = new URL(request.url);
    const answer = await (pathname.startsWith('/api')
      ? api.fetch(request, env, execution)
      : servePage(request, env, execution, splitLanguage(pathname, () => 'en').language, {
          version: 'private-pages',
        }));
    await waitOnExecutionContext(execution);
    return answer;
  });
const open = (person: Browser, path: string, headers: Record<string, string> = {}) =>
  person.call('GET', path, undefined, headers);
const emma = testIsbn(1);
const name = 'Zuleikha Marker';
const secrets = [name, 'marker@reader.example', '__Host-', 'reader.example'];
const publicPaths = [
  '/en',
  `/en/books/${emma}/emma`,
  '/en/search?q=emma',
  '/en/subjects/fiction',
  '/en/faq',
  '/en/faq?q=refund',
  '/en/about',
];
const personalPaths = [
  '/en/cart',
  '/en/basket',
  '/en/checkout',
  '/en/login',
  '/en/register',
  '/en/trades/none',
  '/en/nothing',
  '/en/account-details',
  '/en/chat-bot',
];
const apiPaths = [
  '/api/me',
  '/api/cart',
  '/api/basket',
  '/api/balance',
  '/api/trades',
  '/api/wishes',
  '/api/home',
  '/api/books',
  '/api/nothing',
  `/api/books/${emma}`,
  '/api/openapi.json',
];

let person: Browser;
let trade: string;
beforeAll(async () => {
  await seedTexts(shopEnv, ['en']);
  await addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 30, price: 550 } } }]);
  await openAccount(env.DB, 'marker');
  await env.DB.prepare(`UPDATE accounts SET name = ?1, market = 'IE' WHERE id = 'marker'`).bind(name).run();
  person = await signIn(env.DB, newVisitor(), 'marker');
  await fillLists(person, { take: [[emma, 'good', 1]] });
  const placed = await placeOrder(person, 'pay-now', { name });
  trade = `/en/trades/${placed.json.trade.id}`;
  await fillLists(person, { take: [[emma, 'good', 2]] });
});

describe('a public page', () => {
  it.each(publicPaths)(
    '%s that a signed-in person opened first holds nothing of theirs, for them or the next',
    async (path) => {
      const first = await open(person, path);
      const second = await open(newVisitor(), path);
      expect([first.status, second.status]).toEqual([200, 200]);
      for (const { text, headers } of [first, second]) {
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
        expect([...person.cookies.values()].filter((value) => value.length > 8 && text.includes(value))).toEqual([]);
        expect(headers.getSetCookie()).toEqual([]);
      }
      // The same page but for the nonce, and the second from what the first left.
      const nonce = (text: string) => /nonce="([^"]+)"/.exec(text)?.[1] ?? 'none';
      expect(nonce(first.text)).not.toBe(nonce(second.text));
      expect(second.text.replaceAll(nonce(second.text), '')).toBe(first.text.replaceAll(nonce(first.text), ''));
      expect(second.headers.get('Server-Timing')).toMatch(/^cache/);
    },
  );

  it('is cached by market, language and shown parameters only', async () => {
    const path = `/en/books/${emma}/emma`;
    const timing = async (address: string, headers: Record<string, string> = {}) => {
      const { headers: got } = await open(newVisitor(), address, headers);
      return got.get('Server-Timing')?.split(';')[0];
    };
    await timing(path);
    expect(await timing(path)).toBe('cache');
    expect(await timing(path, { Cookie: 'market=JP' })).toBe('render');
    expect((await open(newVisitor(), path, { Cookie: 'market=JP' })).text).not.toContain('5.50');
    expect(await timing(path.replace('/en', '/de'))).toBe('render');
    expect(await timing(`${path}?utm_source=x&key=secret`)).toBe('cache');
    expect((await open(newVisitor(), `${path}?key=secret-of-one`)).text).not.toContain('secret-of-one');
  });

  it('is not cached when it failed or does not exist', async () => {
    for (const path of [`/en/books/${testIsbn(99)}`, '/en/authors/Nobody']) {
      await open(newVisitor(), path);
      const { headers } = await open(newVisitor(), path);
      expect(headers.get('Server-Timing')).toMatch(/^render/);
    }
  });
});

describe('a personal page', () => {
  it('is rendered for each request of its person', async () => {
    const own = await open(person, trade);
    expect(own.status).toBe(200);
    expect(own.text).toContain(name);
    const strange = await open(newVisitor(), trade);
    expect(strange.status).toBe(404);
    expect(strange.text).not.toContain(name);
    expect(own.headers.get('Server-Timing')).toMatch(/^render/);
    expect((await open(person, trade)).headers.get('Server-Timing')).toMatch(/^render/);
  });
});

describe('a session that a page prolongs', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  it.each(['/en/account-details', '/en/cart'])('lasts longer in the browser as well (%s)', async (path) => {
    await env.DB.prepare(`UPDATE sessions SET created_at = ?1, last_seen_at = ?1 WHERE account = 'marker'`)
      .bind(hoursAgo(2))
      .run();
    const lines = (await open(person, path)).headers.getSetCookie();
    expect(lines).toEqual([
      `__Host-session=${person.cookies.get('__Host-session')}; Path=/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly`,
    ]);
    expect((await open(person, path)).headers.getSetCookie()).toEqual([]);
  });
});

describe('a page with a secret in its address', () => {
  const attempts = () =>
    env.DB.prepare(`SELECT coalesce(sum(count), 0) AS n FROM attempts WHERE key LIKE 'reset:network:%'`).first<number>(
      'n',
    );
  it('counts no attempt when it is only opened', async () => {
    const path = `/en/reset-password/${'a'.repeat(43)}`;
    const before = await attempts();
    for (const [site, destination] of [
      ['cross-site', 'image'],
      ['same-site', 'iframe'],
      ['cross-site', 'empty'],
      ['cross-site', 'document'],
    ] as const) {
      await open(newVisitor(), path, {
        'CF-Connecting-IP': '203.0.113.9',
        'Sec-Fetch-Site': site,
        'Sec-Fetch-Dest': destination,
      });
    }
    expect(await attempts()).toBe(before);
  });

  it.each([
    [`/en/login/confirm?token=${'a'.repeat(43)}`, `/en/login/confirm#token=${'a'.repeat(43)}`],
    [`/de/login/recovery?token=${'a'.repeat(43)}`, `/de/login/recovery#token=${'a'.repeat(43)}`],
    [
      `/ja/account-details/confirm-email?token=${'a'.repeat(43)}`,
      `/ja/account-details/confirm-email#token=${'a'.repeat(43)}`,
    ],
    [`/ar/reset-password/${'a'.repeat(43)}`, `/ar/reset-password#token=${'a'.repeat(43)}`],
    [`/en/trades/${'a'.repeat(26)}?key=${'k'.repeat(22)}`, `/en/trades/${'a'.repeat(26)}/open#key=${'k'.repeat(22)}`],
  ])('of an older mail (%s) redirects to the form with the secret in the fragment', async (old, now) => {
    const answer = await open(newVisitor(), old);
    expect([answer.status, answer.headers.get('Location')]).toEqual([307, now]);
    expect(answer.headers.get('Cache-Control')).toContain('private');
  });

  it('is not used in a redirect unless it looks like a secret', async () => {
    const answer = await open(newVisitor(), `/en/login/confirm?token=${encodeURIComponent('//evil.example/<script>')}`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null]);
  });
});

describe('headers', () => {
  it.each([...publicPaths, ...personalPaths])(
    'of the page %s let nobody keep, sniff, frame or add to it',
    async (path) => {
      for (const who of [person, newVisitor()]) {
        const { headers, status } = await open(who, path);
        if (status === 302 || status === 307) continue;
        expect(headers.get('Content-Type')).toBe('text/html; charset=utf-8');
        expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
        expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
        const policy = headers.get('Content-Security-Policy') ?? '';
        for (const part of [
          "default-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
          "form-action 'self'",
        ])
          expect(policy).toContain(part);
        expect(headers.get('Cache-Control')).toBe(
          publicPaths.includes(path) ? 'private, no-cache' : 'private, no-store',
        );
        expect([headers.get('X-Powered-By'), headers.get('Server')]).toEqual([null, null]);
      }
    },
  );

  it.each(apiPaths)('of %s the same', async (path) => {
    for (const who of [person, newVisitor()]) {
      const { headers } = await open(who, path);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      const isShared = isSharedRead({ method: 'GET', path });
      expect(headers.get('Cache-Control')).toMatch(isShared ? /^private, no-cache$/ : /no-store/);
      expect(headers.get('Cache-Control')).not.toMatch(/public/);
      expect([headers.get('X-Powered-By'), headers.get('Server'), headers.get('Access-Control-Allow-Origin')]).toEqual([
        null,
        null,
        null,
      ]);
    }
  });
});
