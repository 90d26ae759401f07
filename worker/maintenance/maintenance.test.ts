import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatInstant } from '../../domain/formats/format-dates';
import { m } from '../../messages/compiled/messages.js';
import worker from '../index';
import { browser } from '../testing/people';
import { openAccount } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

const shop = 'https://dogear.example';
const start = Date.parse('2026-11-21T12:00:00.000Z');
let at = start;

beforeEach(() => {
  // Each test starts long after the one before, so that no cached read counts.
  at += 3_600_000;
  vi.useFakeTimers({ toFake: ['Date'], now: at });
});
afterEach(async () => {
  await env.KV.delete('maintenance');
  vi.useRealTimers();
});

async function send(request: Request): Promise<Response> {
  const execution = createExecutionContext();
  const answer = await worker.fetch(request, env, execution);
  await waitOnExecutionContext(execution);
  return answer;
}
const newVisitor = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  send(new Request(shop + path, { method, headers, redirect: 'manual' }));
const setClosure = (value: unknown) =>
  env.KV.put('maintenance', typeof value === 'string' ? value : JSON.stringify(value));
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

describe('a closed shop', () => {
  it.each([
    ['/en', 'en'],
    ['/de/cart', 'de'],
    ['/ar/search?q=x', 'ar'],
    ['/ja/maintenance', 'ja'],
    ['/', 'pl'],
    ['/nothing/here', 'pl'],
  ])('answers %s with the notice in %s', async (path, language) => {
    await setClosure('on');
    const answer = await newVisitor(path, { 'Accept-Language': 'pl' });
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('300');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Language')).toBe(language);
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(answer.headers.get('Content-Security-Policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
  });

  it('answers API calls with the problem `maintenance`', async () => {
    const until = inMinutes(10);
    await setClosure({ until });
    const answer = await newVisitor('/api/books?q=x');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('Retry-After')).toBe('600');
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
    expect(await answer.json()).toMatchObject({
      code: 'maintenance',
      status: 503,
      facts: { until, retryAfter: 600 },
      instance: answer.headers.get('X-Request-Id'),
    });
  });

  it('refuses writes before they change anything', async () => {
    await setClosure('on');
    const answer = await newVisitor('/api/cart', { 'Content-Type': 'application/json' }, 'POST');
    expect(answer.status).toBe(503);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await newVisitor('/en', {}, 'POST')).status).toBe(503);
  });

  it('shows the end in the time zone of the market, and the message of the page language', async () => {
    await setClosure({ until: '2027-01-05T18:00Z', message: { en: 'We count <all> books.', de: 'Wir zählen.' } });
    const german = await (await newVisitor('/de', { Cookie: 'market=DE' })).text();
    expect(german).toContain('Wir zählen.');
    expect(german).toContain('19:00');
    const english = await (await newVisitor('/en', { Cookie: 'market=JP' })).text();
    expect(english).toContain('We count &lt;all&gt; books.');
    expect(english).toContain(formatInstant('2027-01-05T18:00:00.000Z', 'en', 'Asia/Tokyo'));
    expect(await (await newVisitor('/fr')).text()).not.toContain('books');
  });

  it('stays closed after the stated end until the key is deleted', async () => {
    await setClosure({ until: inMinutes(-60) });
    const answer = await newVisitor('/en');
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '300']);
    expect(await answer.text()).not.toContain('class="until"');
    await env.KV.delete('maintenance');
    later(11);
    expect((await newVisitor('/en')).status).toBe(200);
  });

  it('says on the page of the notice that it is open again', async () => {
    const answer = await newVisitor('/de/maintenance');

    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining(`>${m.maintenance_open_title({}, { locale: 'de' })}</h1>`),
    ]);
  });

  it('serves health, robots, covers, files and webhooks', async () => {
    await setClosure('on');
    const health = await newVisitor('/api/health');
    expect([health.status, await health.json()]).toMatchObject([200, { ok: true, open: false }]);
    expect((await newVisitor('/robots.txt')).status).toBe(200);
    for (const path of ['/api/webhooks/nobody', '/covers/9780000000000.svg', '/assets/none.js'])
      expect((await newVisitor(path)).status, path).toBe(404);
    expect((await newVisitor('/favicon.svg')).status).not.toBe(503);
    expect((await newVisitor('/sitemap.xml')).headers.get('Retry-After')).toBe('300');
  });

  it('accepts a catalogue import with its token', async () => {
    await setClosure('on');
    expect(
      (
        await newVisitor(
          '/api/catalogue/imports',
          { 'Content-Type': 'application/json', Authorization: 'Bearer wrong' },
          'POST',
        )
      ).status,
    ).toBe(403);
  });

  it('finishes requests that started before, with their inner calls', async () => {
    await newVisitor('/api/health');
    const begun = newVisitor('/en/search?q=begun');
    await setClosure('on');
    later(11);
    expect((await newVisitor('/api/home')).status).toBe(503);
    expect((await begun).status).toBe(200);
  });

  it('is closed to staff without access, and to paths that only resemble a sign-in', async () => {
    await setClosure('on');
    await openAccount(env.DB, 'closeddesk');
    await env.DB.prepare(`UPDATE accounts SET role = 'staff' WHERE id = 'closeddesk'`).run();
    const desk = await signIn(env.DB, browser(send), 'closeddesk');
    expect((await desk.call('GET', '/en')).status).toBe(503);
    expect((await desk.call('POST', '/api/session', {})).status).toBe(503);
    expect((await newVisitor('/en/login')).status).toBe(503);
  });
});

describe('a shop closed except for staff', () => {
  it('serves only staff', async () => {
    await setClosure({ allow: ['desk'] });
    for (const [id, role, status] of [
      ['passdesk', 'staff', 200],
      ['passadmin', 'admin', 200],
      ['passreader', 'customer', 503],
    ] as const) {
      await openAccount(env.DB, id);
      await env.DB.prepare('UPDATE accounts SET role = ?2 WHERE id = ?1').bind(id, role).run();
      const person = await signIn(env.DB, browser(send), id);
      expect((await person.call('GET', '/en')).status, role).toBe(status);
      expect((await person.call('GET', '/api/home')).status, role).toBe(status);
      expect((await person.call('GET', '/api/health')).json.open, role).toBe(status === 200);
    }
    expect((await newVisitor('/en', { Cookie: `__Host-session=${'x'.repeat(43)}` })).status).toBe(503);
  });

  it('serves only the sign-in pages and calls to everybody', async () => {
    await setClosure({ allow: ['desk'] });
    for (const path of ['/en/login', '/de/login/recovery', '/api/me', '/api/sso'])
      expect((await newVisitor(path)).status, path).toBe(200);
    expect((await newVisitor('/login')).headers.get('Location')).toBe('/en/login');
    const json = { 'Content-Type': 'application/json' };
    for (const path of [
      '/api/session',
      '/api/session/passkey',
      '/api/session/second-factor',
      '/api/session/recovery',
      '/api/passkeys/questions',
    ]) {
      expect((await newVisitor(path, json, 'POST')).status, path).toBeLessThan(500);
    }
    for (const path of ['/en/register', '/en/account-details', '/api/sessions', '/api/sso/links', '/api/cart'])
      expect((await newVisitor(path)).status, path).toBe(503);
    expect((await newVisitor('/api/accounts', json, 'POST')).status).toBe(503);
  });
});

describe('the key `maintenance`', () => {
  it.each([
    '',
    'off',
    'On',
    '{',
    'null',
    '[]',
    '{"until":"soon"}',
    '{"allow":["everyone"]}',
    '{"message":{"xx":"hello"}}',
    '{"since":"2026-01-01T00:00Z"}',
    '"on"',
  ])('keeps the shop open and logs one warning for the value %j', async (text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await setClosure(text);
    expect((await newVisitor('/api/health')).status).toBe(200);
    expect((await newVisitor('/en')).status).toBe(200);
    later(11);
    expect((await newVisitor('/en')).status).toBe(200);
    expect(warn.mock.calls.filter(([line]) => String(line).includes('maintenance-garbage'))).toHaveLength(1);
  });

  it('is read once in ten seconds, also by simultaneous requests', async () => {
    await newVisitor('/api/health');
    const get = vi.spyOn(env.KV, 'get');
    const reads = () => get.mock.calls.filter(([key]) => String(key) === 'maintenance').length;
    await setClosure('on');
    expect((await newVisitor('/robots.txt')).status).toBe(200);
    expect((await newVisitor('/en')).status).toBe(200);
    expect(reads()).toBe(0);
    later(11);
    await newVisitor('/robots.txt');
    await Promise.all([newVisitor('/en'), newVisitor('/api/home'), newVisitor('/en/cart')]);
    expect(reads()).toBe(1);
    expect((await newVisitor('/en')).status).toBe(503);
  });

  it('keeps its last value when it cannot be read', async () => {
    await setClosure('on');
    expect((await newVisitor('/en')).status).toBe(503);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(env.KV, 'get').mockRejectedValue(new Error('gone'));
    later(11);
    expect((await newVisitor('/en')).status).toBe(503);
    expect(warn.mock.calls.join(' ')).toContain('maintenance-unread');
  });
});

describe('each answer', () => {
  it.each(['/en', '/en/nothing', '/api/home', '/api/nothing', '/robots.txt', '/', '/covers/none.svg'])(
    'of %s has request id, duration, strict headers and one log line',
    async (path) => {
      const log = vi.spyOn(console, 'log');
      const answer = await newVisitor(path);
      expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-z]{26}$/);
      expect(answer.headers.get('Server-Timing')).toMatch(/dur=\d+/);
      expect(answer.headers.get('Strict-Transport-Security')).toContain('max-age=31536000');
      expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('X-Powered-By')).toBeNull();
      const lines = log.mock.calls
        .map(([line]) => JSON.parse(String(line)))
        .filter((line) => line.requestId === answer.headers.get('X-Request-Id'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toMatchObject({ event: 'request', status: answer.status });
      expect(lines[0].route).not.toContain('nothing');
    },
  );
});
