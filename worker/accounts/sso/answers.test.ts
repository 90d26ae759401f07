import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../tests/worker-browser';
import { IdentityIssuer, networkWith } from '../../../tests/worker-identity-issuer';
import { finishSignOn, startSignOn, shopWith, signedInEmail } from '../../../tests/worker-sign-on';

const issuer = new IdentityIssuer('https://library.example', 'dogear');
const shop = shopWith({
  OIDC_PROVIDERS: JSON.stringify([{ id: 'library', label: 'City Library', issuer: issuer.issuer, clientId: 'dogear' }]),
  OIDC_SECRETS: JSON.stringify({ library: 'a secret: of +100%' }),
});
const newVisitor = () => new Browser({}, shop);
const count = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .first<number>('n');
const verified = (email: string) => ({ email, email_verified: true, name: 'Ann Reader', sub: `sub of ${email}` });

beforeEach(async () => {
  vi.stubGlobal('fetch', networkWith([issuer]));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  issuer.outage = null;
  issuer.person = null;
  if (issuer.keys.length === 0) await issuer.rotate('first');
});

describe('a provider answer', () => {
  const person = newVisitor();
  const ready = async (by: Browser, email: string) => {
    const { state, nonce } = await startSignOn(by, 'library');
    issuer.token = await issuer.sign({ nonce, ...verified(email) });
    return { state, code: 'good-code' };
  };

  it('counts once, even when it is sent twice at the same moment', async () => {
    const answer = await ready(person, 'once@new.example');
    const ends = await Promise.all([finishSignOn(person, 'library', answer), finishSignOn(person, 'library', answer)]);
    expect(ends.map(({ query }) => query['result'] ?? 'in').toSorted()).toEqual(['in', 'state-mismatch']);
    expect((await finishSignOn(person, 'library', answer)).query['result']).toBe('state-mismatch');
    expect(
      await count(
        `SELECT count(*) AS n FROM sessions s JOIN accounts a ON a.id = s.account WHERE a.email = 'once@new.example'`,
      ),
    ).toBe(1);
  });

  it('is refused for the flow of another browser, whose own answer still counts', async () => {
    const answer = await ready(person, 'bound@new.example');
    const thief = newVisitor();
    await startSignOn(thief, 'library');
    expect((await finishSignOn(thief, 'library', answer)).query['result']).toBe('state-mismatch');
    expect((await finishSignOn(newVisitor(), 'library', answer)).query['result']).toBe('state-mismatch');
    expect(await signedInEmail(thief)).toBeNull();
    expect((await finishSignOn(person, 'library', answer)).path).toBe('/en');
  });

  it('is refused without a state, or with a wrong, long or repeated one', async () => {
    const { state } = await ready(person, 'wrong@new.example');
    for (const query of [{}, { state: '' }, { state: 'x'.repeat(5000) }, { state: `${state}x` }]) {
      expect((await finishSignOn(person, 'library', { code: 'good-code', ...query })).query['result']).toBe(
        'state-mismatch',
      );
    }
    const twice = await person.call('GET', `/sso/library/callback?state=${state}&state=${state}&code=good-code`);
    expect(twice.headers.get('Location')).toContain('result=state-mismatch');
  });

  it('is refused after ten minutes, and the result page keeps the return path', async () => {
    const { state } = await startSignOn(person, 'library', { returnTo: '/ja/basket', language: 'ja' });
    await env.DB.prepare(`UPDATE sso_flows SET ends_at = '2026-01-01T00:00:00.000Z'`).run();
    // The flow cookie has expired by then.
    person.cookies.delete('__Host-sso');
    const { path, query } = await finishSignOn(person, 'library', { state, code: 'good-code' });
    expect([path, query]).toEqual(['/ja/sso', { result: 'expired', provider: 'library', returnTo: '/ja/basket' }]);
  });

  it.each([
    ['access_denied', 'cancelled'],
    ['user_cancelled_authorize', 'cancelled'],
    ['server_error', 'provider-failed'],
    ['<script>', 'provider-failed'],
  ])('with error %s redirects to result %s', async (error, result) => {
    const { state } = await startSignOn(person, 'library');
    expect((await finishSignOn(person, 'library', { state, error, error_description: 'words' })).query['result']).toBe(
      result,
    );
  });

  it('fails with a refused code or another issuer', async () => {
    const answer = await ready(person, 'code@new.example');
    expect((await finishSignOn(person, 'library', { ...answer, code: 'stolen-code' })).query['result']).toBe(
      'provider-failed',
    );
    const other = await ready(person, 'mixed@new.example');
    expect((await finishSignOn(person, 'library', { ...other, iss: 'https://evil.example' })).query['result']).toBe(
      'provider-failed',
    );
    const own = await ready(person, 'mixed@new.example');
    expect((await finishSignOn(person, 'library', { ...own, iss: issuer.issuer })).path).toBe('/en');
  });

  it('leaves no secret and no provider text in the log', async () => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    vi.spyOn(console, 'warn').mockImplementation((line: string) => void lines.push(line));
    const answer = await ready(person, 'logged@new.example');
    await finishSignOn(person, 'library', { ...answer, code: 'stolen-code' });
    const log = lines.join('\n');
    expect(log).toContain('invalid_grant');
    for (const secret of [
      answer.state,
      'stolen-code',
      'secret words',
      'a secret',
      person.cookies.get('__Host-sso') ?? 'none',
    ])
      expect(log).not.toContain(secret);
  });
});

describe('a provider that is down', () => {
  it('redirects to a result page before and after the redirect, and a later try succeeds', async () => {
    const fresh = new IdentityIssuer('https://down.example', 'dogear');
    await fresh.rotate('first');
    vi.stubGlobal('fetch', networkWith([fresh]));
    const down = shopWith({
      OIDC_PROVIDERS: [{ id: 'down', label: 'Down', issuer: fresh.issuer, clientId: 'dogear' }],
    });
    const person = new Browser({}, down);
    fresh.outage = () => new Response('busy', { status: 503 });
    expect((await startSignOn(person, 'down', { language: 'fr' })).location).toBe(
      '/fr/sso?result=provider-failed&provider=down',
    );
    expect(fresh.asked).toEqual(['GET discovery', 'GET discovery']);
    fresh.outage = () => new Response('{"issuer":', { headers: { 'Content-Type': 'application/json' } });
    expect((await startSignOn(person, 'down')).location).toContain('provider-failed');
    fresh.outage = () => Response.redirect('https://evil.example/');
    expect((await startSignOn(person, 'down')).location).toContain('provider-failed');
    fresh.outage = null;
    const { state } = await startSignOn(person, 'down');
    fresh.outage = () => {
      throw new TypeError('connection lost');
    };
    const asked = fresh.asked.length;
    expect((await finishSignOn(person, 'down', { state, code: 'good-code' })).query['result']).toBe('provider-failed');
    // A code works only once.
    expect(fresh.asked.slice(asked)).toEqual(['POST token_endpoint']);
  });

  it('is refused when its issuer differs from the settings', async () => {
    const other = new IdentityIssuer('https://other.example', 'dogear');
    other.named = 'https://other.example/';
    vi.stubGlobal('fetch', networkWith([other]));
    const person = new Browser(
      {},
      shopWith({ OIDC_PROVIDERS: [{ id: 'other', label: 'Other', issuer: other.issuer, clientId: 'dogear' }] }),
    );
    expect((await startSignOn(person, 'other')).location).toContain('provider-failed');
    other.named = other.issuer;
    expect((await startSignOn(person, 'other')).state).not.toBe('');
  });
});
