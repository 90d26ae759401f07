import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import worker from '../../index';
import { addEditions, testIsbn } from '../../testing/shelf';

const isbn = testIsbn(1);
const shop: Env = { ...env, COVER_HOSTS: ['covers.example', 'img.example:8443'] };

async function open(path: string, bindings: Env = shop): Promise<Response> {
  const execution = createExecutionContext();
  const request = new Request(`https://dogear.example${path}`, { redirect: 'manual' });
  const answer = await worker.fetch(request, bindings, execution);
  await waitOnExecutionContext(execution);
  return answer;
}
/** Values of each directive of a page's policy. */
async function policyOf(path: string, bindings?: Env): Promise<Map<string, readonly string[]>> {
  const { headers } = await open(path, bindings);
  const parts = (headers.get('Content-Security-Policy') ?? '').split('; ').map((part) => part.split(' '));
  return new Map(parts.map(([name = '', ...values]) => [name, values]));
}

beforeAll(() =>
  addEditions(env.DB, [
    { isbn, title: 'Emma' },
    { isbn: testIsbn(2), title: 'Persuasion' },
  ]),
);

describe('Cross-Origin-Resource-Policy', () => {
  it.each([
    '/en',
    '/en/cart',
    '/en/nothing',
    '/',
    '/api/me',
    '/api/nothing',
    '/api/openapi.json',
    '/robots.txt',
    '/sitemap.xml',
    '/assets/none.js',
  ])('keeps %s from other sites', async (path) => {
    expect((await open(path)).headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('lets other sites show a cover in link previews', async () => {
    expect((await open(`/covers/${isbn}.svg`)).headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });
});

const own = ['/en', '/en/cart', '/de/nothing'];

describe('the policy of a page', () => {
  it.each(own)('allows pictures of the shop and of the hosts that are set on %s', async (path) => {
    const hosts = ['https://covers.example', 'https://img.example:8443'];
    const withHosts = await policyOf(path);
    const withoutHosts = await policyOf(path, { ...env, COVER_HOSTS: undefined });

    expect(withHosts.get('img-src')).toEqual(["'self'", 'data:', 'blob:', ...hosts]);
    expect(withoutHosts.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
  });

  it('names where browsers report a violation', async () => {
    const policy = await policyOf('/en');

    expect(policy.get('report-uri')).toEqual(['/api/csp-reports']);
    expect(policy.get('report-to')).toEqual(['csp']);
    expect((await open('/en')).headers.get('Reporting-Endpoints')).toBe('csp="/api/csp-reports"');
  });

  it('is as strict while a setting is wrong', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

    const policy = await policyOf('/en', { ...env, MAIL_FROM: 'nobody' });

    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    log.mockClear();
  });
});

describe('a cover of an edition with an address of its own', () => {
  const setAddress = (address: string) =>
    env.DB.prepare('UPDATE editions SET cover_url = ?1 WHERE isbn = ?2').bind(address, isbn).run();

  it('redirects to its host when the host is allowed', async () => {
    await setAddress('https://covers.example/978/1.jpg?size=2');
    const answer = await open(`/covers/${isbn}.svg`);

    expect([answer.status, answer.headers.get('Location')]).toEqual([302, 'https://covers.example/978/1.jpg?size=2']);
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it.each([
    'https://other.example/1.jpg',
    'http://covers.example/1.jpg',
    'https://covers.example:444/1.jpg',
    'https://covers.example.evil.example/1.jpg',
    'https://covers.example@evil.example/1.jpg',
    'https://evil@covers.example/1.jpg',
    '//covers.example/1.jpg',
    'javascript:alert(1)',
    'nonsense',
    '',
  ])('is drawn where the address is %s', async (address) => {
    await setAddress(address);
    const answer = await open(`/covers/${isbn}.svg`);

    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  });
});
