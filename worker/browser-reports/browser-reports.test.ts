import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { Browser, shopEnv } from '../../tests/worker-browser';
import { everythingIn } from '../testing/documented';
import { openAccount } from '../testing/shelf';

const error = {
  kind: 'part',
  message: 'Failed to fetch https://dogear.example/assets/en/faq-1b.js for ann@mail.example',
  at: 'https://dogear.example/assets/en/home-1b.js:1:2',
  route: '/books/$isbn/{-$title}',
  version: '030f983456',
  language: 'de',
};
const violation = {
  type: 'csp-violation',
  url: 'https://dogear.example/en/trades/9?key=secret',
  body: { effectiveDirective: 'img-src', blockedURL: 'https://evil.example/ann?key=secret', disposition: 'enforce' },
};
const older = { 'csp-report': { 'effective-directive': 'script-src-elem', 'blocked-uri': 'inline', 'line-number': 3 } };

/** Events that the first request of a shop logs about its settings. */
const atStart: readonly unknown[] = ['imprint-incomplete', 'guarantee-notice-missing'];

let warnings: MockInstance<typeof console.warn>;
beforeEach(() => {
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
const lines = () =>
  warnings.mock.calls
    .map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)
    .filter(({ event }) => !atStart.includes(event));

describe('POST /api/browser-errors', () => {
  it('writes one log line without personal data', async () => {
    const before = await everythingIn(env.DB);

    const answer = await new Browser().call('POST', '/browser-errors', error);

    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([204, '', []]);
    expect(lines()).toEqual([
      {
        level: 'warn',
        event: 'browser-error',
        requestId: answer.headers.get('X-Request-Id'),
        ...error,
        message: 'Failed to fetch /assets/en/faq-1b.js for [mail]',
        at: '/assets/en/home-1b.js:1:2',
      },
    ]);
    expect(await everythingIn(env.DB)).toBe(before);
  });

  it('accepts a report after the reader has signed out', async () => {
    const answer = await new Browser().call('POST', '/browser-errors', error, { 'Dogear-Account': 'somebody' });

    expect(answer.status).toBe(204);
  });

  it('does not read the session', async () => {
    await openAccount(env.DB, 'reporter');
    const reader = new Browser();
    reader.cookies.set('__Host-session', 'A'.repeat(43));
    const prepare = vi.spyOn(env.DB, 'withSession');

    const answer = await reader.call('POST', '/browser-errors', error);

    expect([answer.status, prepare.mock.results.length]).toEqual([204, 1]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['an unknown field', { ...error, url: 'https://dogear.example/en' }, 400, 'unknown-field'],
    ['an unknown kind', { ...error, kind: 'other' }, 400, 'invalid-input'],
    ['an unknown language', { ...error, language: 'xx' }, 400, 'invalid-input'],
    ['a long message', { ...error, message: 'x'.repeat(301) }, 400, 'invalid-input'],
    ['a long position', { ...error, at: 'x'.repeat(201) }, 400, 'invalid-input'],
    ['a long route', { ...error, route: 'x'.repeat(101) }, 400, 'invalid-input'],
    ['a long version', { ...error, version: 'x'.repeat(41) }, 400, 'invalid-input'],
    ['too much', { ...error, message: 'x'.repeat(5000) }, 413, 'body-too-large'],
  ])('refuses %s', async (_name, body, status, code) => {
    expect(await new Browser().ask('POST', '/browser-errors', body)).toEqual({ status, body: code });
    expect(lines()).toEqual([]);
  });

  it('refuses the report of another site', async () => {
    const foreign = new Browser({ Origin: 'https://evil.example' });

    expect(await foreign.ask('POST', '/browser-errors', error)).toEqual({ status: 403, body: 'foreign-origin' });
  });
});

describe('POST /api/csp-reports', () => {
  const send = (type: string, body: unknown, headers: Record<string, string> = {}) =>
    new Browser(headers).call('POST', '/csp-reports', body, { 'Content-Type': type });

  it('writes one line for each violation, without personal data', async () => {
    const answer = await send('application/reports+json', [violation, { type: 'deprecation', body: {} }, violation]);

    const line = {
      level: 'warn',
      event: 'csp-violation',
      requestId: answer.headers.get('X-Request-Id'),
      directive: 'img-src',
      blocked: 'evil.example',
      at: '',
      disposition: 'enforce',
    };
    expect([answer.status, await answer.text(), answer.headers.getSetCookie()]).toEqual([204, '', []]);
    expect(lines()).toEqual([line, line]);
  });

  it('accepts the older format', async () => {
    const answer = await send('application/csp-report', older);

    expect(answer.status).toBe(204);
    expect(lines()).toMatchObject([{ event: 'csp-violation', directive: 'script-src-elem', blocked: 'inline' }]);
  });

  it.each([{ Origin: 'null' }, { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'cross-site' }])(
    'accepts a report with the headers %o',
    async (headers) => {
      expect((await send('application/csp-report', older, headers)).status).toBe(204);
    },
  );

  it('ignores reports that are not violations', async () => {
    expect((await send('application/reports+json', [null, 5, { type: 'csp-violation' }])).status).toBe(204);
    expect(lines()).toEqual([]);
  });

  it.each([
    ['text/plain', older, 415],
    ['application/x-www-form-urlencoded', older, 415],
    ['application/json', older, 415],
    ['', older, 415],
    ['application/csp-report', '{"csp-report":', 400],
    ['application/csp-report', `"${'x'.repeat(17_000)}"`, 413],
  ])('refuses %s with a body like %s', async (type, body, status) => {
    expect((await send(type, body)).status).toBe(status);
    expect(lines()).toEqual([]);
  });
});

describe('the rate limit of reports', () => {
  const fence = (success: boolean) => {
    const keys: string[] = [];
    const limit = async ({ key }: RateLimitOptions) => {
      keys.push(key);
      return { success };
    };
    return { keys, limit };
  };
  const headers = { 'CF-Connecting-IP': '203.0.113.9' };

  it.each([
    ['/browser-errors', error, 'application/json'],
    ['/csp-reports', older, 'application/csp-report'],
  ])('counts %s by network, apart from what people do', async (path, body, type) => {
    const reports = fence(false);
    const people = fence(true);
    const reader = new Browser(headers, { ...shopEnv, FENCE: people, REPORT_FENCE: reports });

    const refused = await reader.ask('POST', path, body, { 'Content-Type': type });
    const allowed = await reader.call('GET', '/home');

    expect([refused, allowed.status]).toEqual([{ status: 429, body: 'too-many-requests' }, 200]);
    expect([reports.keys, people.keys]).toEqual([['203.0.113.9'], ['203.0.113.9']]);
    expect(lines().map(({ event }) => event)).toEqual(['security']);
  });
});
