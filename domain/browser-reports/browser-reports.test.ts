import { describe, expect, it } from 'vitest';
import { redactBrowserError } from './redact-browser-error';
import { readViolations } from './read-violations';
import type { BrowserError } from './schemas';

const error: BrowserError = {
  kind: 'error',
  message: 'x is not a function',
  at: 'https://dogear.example/assets/en/home-1b.js:1:2',
  route: '/books/$isbn/{-$title}',
  version: '3f9ab2c1d4',
  language: 'de',
};

describe('redactBrowserError', () => {
  it('keeps the fields that describe the shop’s own code', () => {
    expect(redactBrowserError(error)).toEqual({ ...error, at: '/assets/en/home-1b.js:1:2' });
  });

  it('removes personal data from every field', () => {
    const secret = 'ann@mail.example';

    const cleaned = redactBrowserError({ ...error, message: secret, at: secret, route: secret, version: secret });

    expect(cleaned).toEqual({ ...error, message: '[mail]', at: '', route: '', version: '' });
  });

  it.each(['dev', '030f983456', 'OFvR8kSEvo', '_-a1b2c3d4'])('keeps the version %s', (version) => {
    expect(redactBrowserError({ ...error, version }).version).toBe(version);
  });

  it.each(['', '1234567890', 'ann', 'v1.2', 'a'.repeat(40), '3f9a b2c1d'])('drops the version %j', (version) => {
    expect(redactBrowserError({ ...error, version }).version).toBe('');
  });

  it.each([
    '/$lng/',
    '/$lng',
    '/$lng/desk/trades/$id_/print/$paper',
    '/$',
    '/desk/trades/$id_/print/$paper',
    '/account-details_/edit',
    '__root__',
    '/',
  ])('keeps the route %s', (route) => {
    expect(redactBrowserError({ ...error, route }).route).toBe(route);
  });

  it.each([
    '/en/books/9780141439587',
    '/en',
    '/en/search',
    '/trades/9kx2',
    '/$lng/trades/9kx2',
    '/$lng/books?key=x',
    'https://dogear.example/$lng',
    '/$lng/Ann',
    '\n',
  ])('drops the route %s', (route) => {
    expect(redactBrowserError({ ...error, route }).route).toBe('');
  });
});

const old = (report: object) => ({ 'csp-report': report });
const now = (body: object, type = 'csp-violation') => ({
  type,
  age: 1,
  url: 'https://dogear.example/en/trades/9?key=x',
  user_agent: 'Mozilla',
  body,
});

describe('readViolations', () => {
  it('reads a report of report-uri', () => {
    const report = old({
      'document-uri': 'https://dogear.example/en/trades/9?key=secret',
      referrer: 'https://mail.example/ann',
      'violated-directive': "script-src 'self'",
      'effective-directive': '',
      'original-policy': "default-src 'self'",
      'blocked-uri': 'https://user:pw@evil.example:8443/ann?key=secret',
      'script-sample': 'ann@mail.example',
      'source-file': 'https://dogear.example/assets/en/home-1b.js',
      'line-number': 3,
      'column-number': 14,
    });

    expect(readViolations(report)).toEqual([
      { directive: 'script-src', blocked: 'evil.example', at: '/assets/en/home-1b.js:3:14', disposition: 'enforce' },
    ]);
  });

  it('reads a list of report-to', () => {
    const body = [
      now({ effectiveDirective: 'script-src', blockedURL: 'inline', sourceFile: '/en/ann.js', disposition: 'report' }),
      now({ id: 'x' }, 'deprecation'),
      now({ effectiveDirective: 'img-src', blockedURL: 'chrome-extension://abc/ann.png' }),
    ];

    expect(readViolations(body)).toEqual([
      { directive: 'script-src', blocked: 'inline', at: '', disposition: 'report' },
      { directive: 'img-src', blocked: 'chrome-extension:', at: '', disposition: 'enforce' },
    ]);
  });

  it.each([
    null,
    5,
    'text',
    [],
    [[]],
    [null],
    {},
    { 'csp-report': 5 },
    { 'csp-report': {} },
    { type: 'csp-violation' },
    now({}),
    now({ effectiveDirective: 'ann@mail.example' }),
  ])('finds no violation in %j', (body) => {
    expect(readViolations(body)).toEqual([]);
  });

  it.each([
    ['data:text/html,ann@mail.example', 'data:'],
    ['https://ann-1234567.example/x', 'ann-[number].example'],
    ['wasm-eval', 'wasm-eval'],
    ['https://', ''],
    ['ann smith', ''],
    ['{"level":"error"}', ''],
    ['HTTPS://EVIL.EXAMPLE', 'evil.example'],
  ])('reduces the blocked address %s to %j', (blockedURL, blocked) => {
    const violations = readViolations(now({ effectiveDirective: 'img-src', blockedURL }));

    expect(violations).toEqual([{ directive: 'img-src', blocked, at: '', disposition: 'enforce' }]);
  });

  it('reads at most ten reports of a list', () => {
    expect(readViolations(Array.from({ length: 1000 }, () => now({ effectiveDirective: 'img-src' })))).toHaveLength(10);
  });
});
