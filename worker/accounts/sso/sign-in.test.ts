import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../tests/worker-browser';
import { IdentityIssuer, networkWith } from '../../../tests/worker-identity-issuer';
import { finishSignOn, startSignOn, shopWith, signOn, signedInEmail } from '../../../tests/worker-sign-on';
import { addEditions, testIsbn } from '../../testing/shelf';

const issuer = new IdentityIssuer('https://library.example', 'dogear');
const shop = shopWith({
  OIDC_PROVIDERS: JSON.stringify([{ id: 'library', label: 'City Library', issuer: issuer.issuer, clientId: 'dogear' }]),
  OIDC_SECRETS: JSON.stringify({ library: 'a secret: of +100%' }),
});
const newVisitor = (headers: Record<string, string> = {}) => new Browser(headers, shop);
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

describe('the redirect to a provider', () => {
  it('requests a code with PKCE, state and nonce, bound to this browser', async () => {
    const { status, location, asked, cookies } = await startSignOn(newVisitor(), 'library', { language: 'de' });
    expect(status).toBe(302);
    expect(location).toMatch(/^https:\/\/library\.example\/authorize\?/);
    expect(
      ['response_type', 'client_id', 'redirect_uri', 'code_challenge_method', 'scope', 'ui_locales'].map(asked),
    ).toEqual([
      'code',
      'dogear',
      'https://dogear.example/api/sso/library/callback',
      'S256',
      'openid email profile',
      'de',
    ]);
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked(name)).toMatch(/^[\w-]{43}$/);
    expect(new Set(['state', 'nonce', 'code_challenge'].map(asked)).size).toBe(3);
    expect(cookies.find((line) => line.startsWith('__Host-sso='))).toMatch(
      /^__Host-sso=[\w-]{43}; Path=\/; Max-Age=600; SameSite=Lax; Secure; HttpOnly$/,
    );
  });

  it('stores state and cookie only as hashes', async () => {
    const person = newVisitor();
    const { state } = await startSignOn(person, 'library');
    const rows = JSON.stringify((await env.DB.prepare('SELECT * FROM sso_flows').all()).results);
    expect(rows).not.toContain(state);
    expect(rows).not.toContain(person.cookies.get('__Host-sso'));
  });

  it('lists only the providers of the settings', async () => {
    expect((await newVisitor().ask('GET', '/sso')).body).toEqual({
      items: [{ id: 'library', label: 'City Library', kind: 'oidc' }],
    });
    expect((await newVisitor().ask('GET', '/sso/google')).body).toBe('not-found');
    expect((await newVisitor().ask('GET', '/sso/library?purpose=other')).body).toBe('invalid-input');
  });

  it('is refused after fifty attempts from one network', async () => {
    const headers = { 'CF-Connecting-IP': '203.0.113.7' };
    for (let time = 1; time <= 50; time += 1)
      expect((await startSignOn(newVisitor(headers), 'library')).state).not.toBe('');
    const { location } = await startSignOn(newVisitor(headers), 'library', { returnTo: '/en/cart' });
    expect(location).toBe('/en/sso?result=too-many-attempts&provider=library&returnTo=%2Fen%2Fcart');
    expect((await startSignOn(newVisitor({ 'CF-Connecting-IP': '203.0.113.8' }), 'library')).state).not.toBe('');
  });
});

describe('the callback of a provider', () => {
  it('creates an account for a new verified address and deletes its registrations', async () => {
    await newVisitor().ask('POST', '/accounts', {
      name: 'Mallory',
      email: 'ann@new.example',
      password: 'seven folded corners',
      terms: true,
    });
    const person = newVisitor();
    const end = await signOn(person, issuer, 'library', verified('Ann@New.example'), {
      returnTo: '/de/cart?a=1',
      language: 'de',
    });
    expect([end.status, end.path, end.query]).toEqual([302, '/de/cart', { a: '1' }]);
    expect(await signedInEmail(person)).toBe('ann@new.example');
    expect(issuer.form.get('code_verifier')).toMatch(/^[\w-]{43}$/);
    // RFC 6749, 2.3.1.
    expect(atob(issuer.authorization?.replace('Basic ', '') ?? '')).toBe('dogear:a+secret%3A+of+%2B100%25');
    const account = await env.DB.prepare(`SELECT * FROM accounts WHERE email = 'ann@new.example'`).first();
    expect(account).toMatchObject({
      name: 'Ann Reader',
      password_hash: null,
      role: 'customer',
      language: 'de',
      second_factor: 0,
    });
    expect(
      await count(
        `SELECT count(*) AS n FROM consents WHERE account = ?1 AND kind = 'terms' AND given = 1
          AND terms_version IS NOT NULL`,
        account?.['id'],
      ),
    ).toBe(1);
    expect(await count(`SELECT count(*) AS n FROM registrations WHERE email = 'ann@new.example'`)).toBe(0);
    const { results } = await env.DB.prepare('SELECT kind, facts FROM account_events WHERE account = ?1 ORDER BY id')
      .bind(account?.['id'])
      .all();
    expect(results).toMatchObject([
      { kind: 'registered', facts: '{"provider":"City Library"}' },
      { kind: 'signed-in' },
    ]);
    expect(String(results[1]?.['facts'])).toContain('"way":"sign-on"');
  });

  it('opens the same account in a new session, also after a change of address', async () => {
    const first = newVisitor();
    await signOn(first, issuer, 'library', verified('again@new.example'));
    const second = newVisitor();
    const end = await signOn(second, issuer, 'library', {
      ...verified('again@new.example'),
      email: 'other@new.example',
      email_verified: false,
    });
    expect(end.path).toBe('/en');
    expect(await signedInEmail(second)).toBe('again@new.example');
    expect(second.cookies.get('__Host-session')).not.toBe(first.cookies.get('__Host-session'));
    expect(
      await count(`SELECT count(*) AS n FROM accounts WHERE email LIKE '%@new.example' AND email LIKE 'other%'`),
    ).toBe(0);
  });

  it('ends the session of another account in this browser', async () => {
    const person = newVisitor();
    await signOn(person, issuer, 'library', verified('one@new.example'));
    const before = person.cookies.get('__Host-session') ?? '';
    await signOn(person, issuer, 'library', verified('two@new.example'));
    expect(await signedInEmail(person)).toBe('two@new.example');
    const thief = newVisitor();
    thief.cookies.set('__Host-session', before);
    expect(await signedInEmail(thief)).toBeNull();
  });

  it('moves the guest’s lists into the account and shows it', async () => {
    await addEditions(env.DB, [{ isbn: testIsbn(1), stock: { good: { onHand: 3, price: 550 } } }]);
    const person = newVisitor();
    expect((await person.ask('PUT', `/cart/lines/${testIsbn(1)}/good`, { quantity: 2 })).status).toBe(200);
    const end = await signOn(person, issuer, 'library', verified('lists@new.example'), { returnTo: '/en/cart' });
    expect(end.path).toBe('/en/sso');
    expect(end.query).toEqual({
      result: 'signed-in',
      provider: 'library',
      returnTo: '/en/cart',
      basket: '0',
      cart: '2',
      wishes: '0',
      keptAside: '0',
    });
    expect((await person.ask('GET', '/cart')).body).toMatchObject({ books: 2 });
  });

  it.each([
    ['//evil.example', '/en'],
    ['https://evil.example/en', '/en'],
    ['/\\evil.example', '/en'],
    ['/en/../..//evil.example', '/en'],
    ['/fr/basket', '/fr/basket'],
  ])('with the return path %s redirects to %s', async (returnTo, path) => {
    expect((await signOn(newVisitor(), issuer, 'library', verified('path@new.example'), { returnTo })).path).toBe(path);
  });

  it('creates nothing without a verified address', async () => {
    for (const claims of [
      { email_verified: false },
      { email_verified: 'no' },
      { email_verified: undefined },
      { email_verified: 1 },
    ]) {
      expect(
        (await signOn(newVisitor(), issuer, 'library', { ...verified('un@new.example'), ...claims })).query['result'],
      ).toBe('email-not-verified');
    }
    issuer.person = { sub: 'nobody' };
    expect((await signOn(newVisitor(), issuer, 'library', { sub: 'nobody' })).query['result']).toBe('email-missing');
    expect(
      (await signOn(newVisitor(), issuer, 'library', { sub: 'nobody', email: 'no mail', email_verified: true })).query[
        'result'
      ],
    ).toBe('email-missing');
    expect(await count(`SELECT count(*) AS n FROM accounts WHERE email LIKE 'un@%'`)).toBe(0);
  });

  it('reads the address from the userinfo endpoint when the token has none', async () => {
    issuer.person = { ...verified('info@new.example'), sub: 'info' };
    const person = newVisitor();
    await signOn(person, issuer, 'library', { sub: 'info' });
    expect(await signedInEmail(person)).toBe('info@new.example');
    // A linked identity needs no address.
    issuer.person = null;
    expect((await signOn(newVisitor(), issuer, 'library', { sub: 'info' })).path).toBe('/en');
    issuer.person = { ...verified('slipped@new.example'), sub: 'somebody else' };
    expect((await signOn(newVisitor(), issuer, 'library', { sub: 'info-2' })).query['result']).toBe('provider-failed');
  });

  it('creates one account for two simultaneous tabs of a new person', async () => {
    const tabs = await Promise.all(
      [newVisitor(), newVisitor(), newVisitor()].map(async (person) => ({
        person,
        ...(await startSignOn(person, 'library')),
      })),
    );
    // The token is each tab's own: the exchange answers by the code's owner.
    const tokens = await Promise.all(tabs.map(({ nonce }) => issuer.sign({ nonce, ...verified('race@new.example') })));
    let at = 0;
    vi.stubGlobal('fetch', async (target: RequestInfo, init?: RequestInit) => {
      const request = new Request(target, init);
      if (!request.url.endsWith('/token')) return networkWith([issuer])(request);
      const verifier = new URLSearchParams(await request.text()).get('code_verifier');
      const row = verifiers.indexOf(verifier ?? '');
      at += 1;
      return Response.json({ access_token: 'x', token_type: 'Bearer', id_token: tokens[row] });
    });
    const verifiers = await Promise.all(
      tabs.map(
        async ({ nonce }) =>
          (await env.DB.prepare('SELECT verifier FROM sso_flows WHERE nonce = ?1')
            .bind(nonce)
            .first<string>('verifier')) ?? '',
      ),
    );
    const ends = await Promise.all(
      tabs.map(({ person, state }) => finishSignOn(person, 'library', { state, code: 'good-code' })),
    );
    expect(at).toBe(3);
    expect(ends.map(({ path }) => path)).toEqual(['/en', '/en', '/en']);
    expect(await count(`SELECT count(*) AS n FROM accounts WHERE email = 'race@new.example'`)).toBe(1);
    for (const { person } of tabs) expect(await signedInEmail(person)).toBe('race@new.example');
  });
});
