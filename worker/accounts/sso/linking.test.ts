import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { secretHash } from '../../platform/secret-hash';
import { IdentityIssuer, networkWith } from '../../../tests/worker-identity-issuer';
import { openAccount } from '../../testing/shelf';
import { comeBack, leave, shopWith, signOn, whoIs } from '../../../tests/worker-sign-on';

const library = new IdentityIssuer('https://library.example', 'dogear');
const school = new IdentityIssuer('https://school.example', 'dogear');
const shop = shopWith({
  OIDC_PROVIDERS: [
    { id: 'library', label: 'City Library', issuer: library.issuer, clientId: 'dogear' },
    { id: 'school', label: 'School', issuer: school.issuer, clientId: 'dogear' },
  ],
});
const visit = () => new Browser({}, shop);
const stale = (account: string) =>
  env.DB.prepare(`UPDATE sessions SET proved_at = '2026-01-01T00:00:00.000Z' WHERE account = ?1`).bind(account).run();
const links = async (account: string) =>
  (
    await env.DB.prepare('SELECT provider, subject FROM linked_sign_ins WHERE account = ?1 ORDER BY provider')
      .bind(account)
      .all<{ provider: string; subject: string }>()
  ).results.map(({ provider, subject }) => `${provider} ${subject}`);

/** An account, and a browser in which its person has just signed in (by another way than a provider). */
async function person(id: string): Promise<Browser> {
  await openAccount(env.DB, id);
  return device(id);
}
let tokens = 0;
async function device(account: string): Promise<Browser> {
  const browser = visit();
  tokens += 1;
  const token = `${account}-${tokens}-${'t'.repeat(43)}`.slice(0, 43);
  const now = new Date().toISOString();
  await env.DB.prepare(
    `INSERT INTO sessions (id, account, credential_version, proved_at, created_at, last_seen_at, ends_at)
      VALUES (?1, ?2, 1, ?3, ?3, ?3, '2126-01-01T00:00:00.000Z')`,
  )
    .bind(await secretHash(token), account, now)
    .run();
  browser.cookies.set('__Host-session', token);
  return browser;
}

beforeEach(async () => {
  vi.stubGlobal('fetch', networkWith([library, school]));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const issuer of [library, school]) if (issuer.keys.length === 0) await issuer.rotate('first');
});

describe('a verified mail that has an account already', () => {
  const claims = (id: string) => ({
    sub: `${id}-there`,
    email: `${id.toUpperCase()}@reader.example`,
    email_verified: true,
  });

  it('opens nothing; it is linked once its person has signed in to that account', async () => {
    await openAccount(env.DB, 'ann');
    const browser = visit();
    const end = await signOn(browser, library, 'library', claims('ann'), { returnTo: '/en/trades' });
    expect([end.path, end.query]).toEqual([
      '/en/sso',
      { result: 'link-offered', provider: 'library', returnTo: '/en/trades' },
    ]);
    expect(await whoIs(browser)).toBeNull();
    expect(await links('ann')).toEqual([]);
    expect((await browser.ask('GET', '/sso/offer')).body).toEqual({
      provider: { id: 'library', label: 'City Library', kind: 'oidc' },
      email: 'ann@reader.example',
    });
    expect((await visit().ask('GET', '/sso/offer')).body).toBe('not-found');
    expect((await browser.ask('POST', '/sso/links')).body).toBe('sign-in-required');
    browser.cookies.set('__Host-session', (await device('ann')).cookies.get('__Host-session') ?? '');
    await stale('ann');
    expect((await browser.ask('POST', '/sso/links')).body).toBe('fresh-proof-required');
    browser.cookies.set('__Host-session', (await device('ann')).cookies.get('__Host-session') ?? '');
    const ticket = browser.cookies.get('__Host-sso-offer') ?? '';
    const before = mailbox.length;
    expect((await browser.ask('POST', '/sso/links')).status).toBe(204);
    expect(browser.cookies.has('__Host-sso-offer')).toBe(false);
    expect(await links('ann')).toEqual(['library ann-there']);
    expect(mailbox.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      ['ann@reader.example', 'City Library now opens your Dogear account'],
    ]);
    expect(
      await env.DB.prepare(`SELECT facts FROM account_events WHERE account = 'ann' AND kind = 'sign-in-linked'`).first(
        'facts',
      ),
    ).toBe('{"provider":"City Library"}');
    // Once: the ticket is used up.
    browser.cookies.set('__Host-sso-offer', ticket);
    expect((await browser.ask('POST', '/sso/links')).body).toBe('link-invalid');
    const next = visit();
    await signOn(next, library, 'library', claims('ann'));
    expect(await whoIs(next)).toBe('ann@reader.example');
  });

  it('is not linked to another account than the mail’s, nor after its time, nor by a page of another site', async () => {
    await openAccount(env.DB, 'ben');
    const mallory = await person('mallory');
    await signOn(mallory, library, 'library', claims('ben'));
    // A sign-on that opens nothing leaves who was there.
    expect(await whoIs(mallory)).toBe('mallory@reader.example');
    expect((await mallory.ask('POST', '/sso/links')).body).toBe('link-invalid');
    mallory.cookies.set('__Host-session', (await device('ben')).cookies.get('__Host-session') ?? '');
    expect((await mallory.ask('POST', '/sso/links', undefined, { Origin: 'https://evil.example' })).body).toBe(
      'foreign-origin',
    );
    await env.DB.prepare(`UPDATE sso_offers SET ends_at = '2026-01-01T00:00:00.000Z'`).run();
    expect((await mallory.ask('GET', '/sso/offer')).body).toBe('not-found');
    expect((await mallory.ask('POST', '/sso/links')).body).toBe('link-invalid');
    expect([await links('ben'), await links('mallory')]).toEqual([[], []]);
  });

  it('is forgotten by a browser that signs out', async () => {
    const browser = await person('pat');
    await signOn(browser, library, 'library', { ...claims('ann'), sub: 'ann-elsewhere' });
    expect((await browser.ask('GET', '/sso/offer')).status).toBe(200);
    await browser.ask('DELETE', '/session');
    expect([...browser.cookies.keys()].filter((name) => /sso|factor/.test(name))).toEqual([]);
  });

  it('sent twice at the same moment is linked once', async () => {
    await openAccount(env.DB, 'eve');
    const browser = visit();
    await signOn(browser, library, 'library', claims('eve'));
    browser.cookies.set('__Host-session', (await device('eve')).cookies.get('__Host-session') ?? '');
    const answers = await Promise.all([browser.ask('POST', '/sso/links'), browser.ask('POST', '/sso/links')]);
    expect(answers.every(({ status, body }) => status === 204 || body === 'link-invalid')).toBe(true);
    expect(await links('eve')).toEqual(['library eve-there']);
    expect(
      await env.DB.prepare(
        `SELECT count(*) AS n FROM account_events WHERE account = 'eve' AND kind = 'sign-in-linked'`,
      ).first('n'),
    ).toBe(1);
  });
});

describe('linking from the account', () => {
  const link = (browser: Browser, sub: string, issuer = library, provider = 'library') =>
    signOn(
      browser,
      issuer,
      provider,
      { sub, email: `${sub}@elsewhere.example`, email_verified: false },
      { purpose: 'link', returnTo: '/en/account-details' },
    );

  it('needs no verified mail, tells it, and is listed', async () => {
    const carl = await person('carl');
    expect((await link(carl, 'carl-there')).query['result']).toBe('linked');
    expect((await link(carl, 'carl-there')).query['result']).toBe('linked');
    expect(await whoIs(carl)).toBe('carl@reader.example');
    expect((await carl.ask('GET', '/account/sign-ins')).body).toMatchObject({
      items: [{ provider: 'library', label: 'City Library', email: 'carl-there@elsewhere.example', lastUsedAt: null }],
    });
    expect((await visit().ask('GET', '/account/sign-ins')).body).toBe('sign-in-required');
  });

  it('of a sign-in that opens another account, or of a second one of the provider, is refused', async () => {
    const dora = await person('dora');
    const emil = await person('emil');
    await link(dora, 'dora-there');
    expect((await link(emil, 'dora-there')).query['result']).toBe('linked-elsewhere');
    expect((await link(dora, 'another-there')).query['result']).toBe('other-account');
    expect([await links('dora'), await links('emil')]).toEqual([['library dora-there'], []]);
  });

  it('needs fresh proof, a session, and a page of the shop', async () => {
    const fay = await person('fay');
    expect((await leave(fay, 'library', { purpose: 'link' }, { 'Sec-Fetch-Site': 'cross-site' })).location).toContain(
      'result=state-mismatch',
    );
    expect((await leave(fay, 'library', { purpose: 'link' }, { 'Sec-Fetch-Site': 'none' })).location).toContain(
      'result=state-mismatch',
    );
    await stale('fay');
    expect((await leave(fay, 'library', { purpose: 'link' })).location).toContain('result=expired');
    expect((await leave(visit(), 'library', { purpose: 'link' })).location).toContain('result=expired');
    expect((await leave(visit(), 'library', { purpose: 'proof' })).location).toContain('result=expired');
  });

  it('belongs to the session that asked: not to who signed in since, nor to one that has ended', async () => {
    const gus = await person('gus');
    const { state, nonce } = await leave(gus, 'library', { purpose: 'link' });
    library.token = await library.sign({ nonce, sub: 'gus-there' });
    const own = gus.cookies.get('__Host-session') ?? '';
    gus.cookies.set('__Host-session', (await person('hal')).cookies.get('__Host-session') ?? '');
    expect((await comeBack(gus, 'library', { state, code: 'good-code' })).query['result']).toBe('state-mismatch');
    gus.cookies.set('__Host-session', own);
    const again = await leave(gus, 'library', { purpose: 'link' });
    await env.DB.prepare(`UPDATE sessions SET revoked_at = '2026-01-01T00:00:00.000Z' WHERE account = 'gus'`).run();
    expect((await comeBack(gus, 'library', { state: again.state, code: 'good-code' })).query['result']).toBe(
      'state-mismatch',
    );
    expect([await links('gus'), await links('hal')]).toEqual([[], []]);
  });
});

describe('unlinking', () => {
  const linked = async (id: string, providers: readonly string[]) => {
    const browser = await person(id);
    for (const provider of providers) {
      await env.DB.prepare(
        `INSERT INTO linked_sign_ins (provider, subject, account, created_at)
          VALUES (?1, ?2, ?2, '2026-01-01T00:00:00.000Z')`,
      )
        .bind(provider, id)
        .run();
    }
    return browser;
  };

  it('tells it, and leaves the last way in', async () => {
    const ida = await linked('ida', ['library', 'school']);
    const before = mailbox.length;
    expect((await ida.ask('DELETE', '/account/sign-ins/library')).status).toBe(204);
    expect((await ida.ask('DELETE', '/account/sign-ins/library')).body).toBe('not-found');
    expect(mailbox.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
      ['ida@reader.example', 'City Library no longer opens your Dogear account'],
    ]);
    expect((await ida.ask('DELETE', '/account/sign-ins/school')).body).toBe('last-way-in');
    expect(await links('ida')).toEqual(['school ida']);
    await env.DB.prepare(`UPDATE accounts SET password_hash = 'scrypt' WHERE id = 'ida'`).run();
    expect((await ida.ask('DELETE', '/account/sign-ins/school')).status).toBe(204);
    expect(await whoIs(ida)).toBe('ida@reader.example');
  });

  it('a passkey is a way in, a provider that is gone from the settings is none', async () => {
    const jon = await linked('jon', ['gone', 'library']);
    expect((await jon.ask('GET', '/account/sign-ins')).body).toMatchObject({
      items: [{ provider: 'gone', label: 'gone' }, { provider: 'library' }],
    });
    expect((await jon.ask('DELETE', '/account/sign-ins/library')).body).toBe('last-way-in');
    await env.DB.prepare(
      `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
        VALUES ('jon-key', 'jon', 'x', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`,
    ).run();
    expect((await jon.ask('DELETE', '/account/sign-ins/library')).status).toBe(204);
    expect((await jon.ask('DELETE', '/account/sign-ins/gone')).status).toBe(204);
  });

  it('of both at the same moment leaves one', async () => {
    const kim = await linked('kim', ['library', 'school']);
    const answers = await Promise.all(
      ['library', 'school'].map((provider) => kim.ask('DELETE', `/account/sign-ins/${provider}`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await links('kim')).toHaveLength(1);
  });

  it('needs fresh proof, and reaches nobody else’s', async () => {
    const lea = await linked('lea', ['library']);
    const max = await person('max');
    expect((await max.ask('DELETE', '/account/sign-ins/library')).body).toBe('not-found');
    await stale('lea');
    expect((await lea.ask('DELETE', '/account/sign-ins/library')).body).toBe('fresh-proof-required');
    expect((await visit().ask('DELETE', '/account/sign-ins/library')).body).toBe('sign-in-required');
    expect(await links('lea')).toEqual(['library lea']);
  });
});

describe('another site’s page', () => {
  it('cannot begin a sign-on with a picture, by which it would use up the attempts of its visitors', async () => {
    for (const destination of ['image', 'iframe', 'empty']) {
      expect(
        await visit().ask('GET', '/sso/library', undefined, {
          'Sec-Fetch-Site': 'cross-site',
          'Sec-Fetch-Dest': destination,
        }),
      ).toEqual({ status: 403, body: 'foreign-origin' });
    }
    expect(
      (await leave(visit(), 'library', {}, { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' })).status,
    ).toBe(302);
  });
});

describe('proving by a sign-on', () => {
  const prove = (browser: Browser, claims: Record<string, unknown>) =>
    signOn(browser, library, 'library', claims, { purpose: 'proof', returnTo: '/en/delete-account' });

  it('asks to sign in there anew, and makes this session’s proof fresh', async () => {
    const nan = await person('nan');
    await signOn(nan, library, 'library', { sub: 'nan-there' }, { purpose: 'link' });
    await stale('nan');
    expect((await nan.ask('DELETE', '/account/sign-ins/library')).body).toBe('fresh-proof-required');
    const left = await leave(nan, 'library', { purpose: 'proof' });
    expect([left.asked('prompt'), left.asked('max_age')]).toEqual(['login', '0']);
    const long = Math.floor(Date.now() / 1000) - 3600;
    expect((await prove(nan, { sub: 'nan-there', auth_time: long })).query['result']).toBe('provider-failed');
    expect((await prove(nan, { sub: 'nan-there', auth_time: undefined })).query['result']).toBe('provider-failed');
    expect((await nan.ask('DELETE', '/account/sign-ins/library')).body).toBe('fresh-proof-required');
    const copied = new Map(nan.cookies);
    const end = await prove(nan, { sub: 'nan-there' });
    expect([end.path, end.query]).toEqual(['/en/delete-account', {}]);
    // Whoever copied the token of before has no part in what was proved.
    const thief = visit();
    for (const [name, value] of copied) thief.cookies.set(name, value);
    expect(await whoIs(thief)).toBeNull();
    expect((await nan.ask('DELETE', '/account/sign-ins/library')).body).toBe('last-way-in');
  });

  it('by a sign-in that is not linked here proves nothing', async () => {
    const oda = await person('oda');
    const pam = await person('pam');
    await signOn(pam, library, 'library', { sub: 'pam-there' }, { purpose: 'link' });
    await stale('oda');
    for (const sub of ['pam-there', 'nobody-there'])
      expect((await prove(oda, { sub })).query['result']).toBe('other-account');
    expect(await env.DB.prepare(`SELECT max(proved_at) AS at FROM sessions WHERE account = 'oda'`).first('at')).toBe(
      '2026-01-01T00:00:00.000Z',
    );
  });
});
