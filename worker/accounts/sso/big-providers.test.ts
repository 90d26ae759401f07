import { env } from 'cloudflare:workers';
import { decodeJwt, decodeProtectedHeader, exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../tests/worker-browser';
import { IdentityIssuer, networkWith } from '../../../tests/worker-identity-issuer';
import { finishSignOn, startSignOn, shopWith, signOn, signedInEmail } from '../../../tests/worker-sign-on';

const tenant = '11111111-2222-4333-8444-555555555555';
const google = new IdentityIssuer(
  'https://accounts.google.com',
  'google-client',
  'https://oauth2.googleapis.com/token',
);
const apple = new IdentityIssuer('https://appleid.apple.com', 'apple-client', 'https://appleid.apple.com/auth/token');
const microsoft = new IdentityIssuer(
  `https://login.microsoftonline.com/${tenant}/v2.0`,
  'microsoft-client',
  `https://login.microsoftonline.com/${tenant}/oauth2/v2.0/token`,
);
let shop: Env;
let appleKey: CryptoKey;
const newVisitor = () => new Browser({}, shop);
const nameOf = (email: string) =>
  env.DB.prepare('SELECT name FROM accounts WHERE email = ?1').bind(email).first('name');

beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  appleKey = publicKey;
  shop = shopWith({
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    APPLE_CLIENT_ID: 'apple-client',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: (await exportPKCS8(privateKey)).replaceAll('\n', String.raw`\n`),
    MICROSOFT_TENANT: tenant,
    MICROSOFT_CLIENT_ID: 'microsoft-client',
    MICROSOFT_CLIENT_SECRET: 'microsoft-secret',
  });
  for (const issuer of [google, apple, microsoft]) await issuer.rotate('first');
});
beforeEach(() => {
  vi.stubGlobal('fetch', networkWith([google, apple, microsoft]));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it('lists the providers in a fixed order', async () => {
  expect((await newVisitor().ask('GET', '/sso')).body).toEqual({
    items: ['Google', 'Apple', 'Microsoft'].map((label) => ({
      id: label.toLowerCase(),
      label,
      kind: label.toLowerCase(),
    })),
  });
});

describe('Google', () => {
  it('signs in with PKCE', async () => {
    const { location, asked } = await startSignOn(newVisitor(), 'google');
    expect(location).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
    expect([asked('code_challenge_method'), asked('nonce').length, asked('redirect_uri')]).toEqual([
      'S256',
      43,
      'https://dogear.example/api/sso/google/callback',
    ]);
    const person = newVisitor();
    await signOn(person, google, 'google', {
      azp: 'google-client',
      email: 'ann@gmail.example',
      email_verified: true,
      given_name: 'Ann',
      family_name: 'Reader',
    });
    expect(await signedInEmail(person)).toBe('ann@gmail.example');
    expect(await nameOf('ann@gmail.example')).toBe('Ann Reader');
  });

  it('refuses a posted answer and the state of another provider', async () => {
    const person = newVisitor();
    const { state, nonce } = await startSignOn(person, 'google');
    microsoft.token = await microsoft.sign({ nonce });
    expect((await finishSignOn(person, 'microsoft', { state, code: 'good-code' })).query['result']).toBe(
      'state-mismatch',
    );
  });
});

describe('Microsoft', () => {
  const mail = (sub: string, claims: Record<string, unknown>) =>
    signOn(newVisitor(), microsoft, 'microsoft', {
      sub,
      tid: tenant,
      email: `${sub}@firm.example`,
      name: sub,
      ...claims,
    });

  it('counts an address only when its domain or its person was verified', async () => {
    for (const claims of [
      {},
      { email_verified: true },
      { xms_edov: false },
      { xms_edov: '0' },
      { verified_primary_email: [] },
      { verified_primary_email: ['other@firm.example'] },
    ]) {
      expect((await mail('unchecked', claims)).query['result']).toBe('email-not-verified');
    }
    expect((await mail('owner', { xms_edov: true })).path).toBe('/en');
    expect((await mail('owner-in-words', { xms_edov: '1' })).path).toBe('/en');
    expect((await mail('person', { verified_primary_email: ['PERSON@firm.example'] })).path).toBe('/en');
  });
});

describe('Apple', () => {
  it('redirects a cross-site posted answer to the shop, so that its cookies are sent', async () => {
    const person = newVisitor();
    const { location, asked, state, nonce, cookies } = await startSignOn(person, 'apple', { returnTo: '/en/trades' });
    expect(location).toMatch(/^https:\/\/appleid\.apple\.com\/auth\/authorize\?/);
    expect([asked('response_mode'), asked('scope'), nonce.length]).toEqual(['form_post', 'name email', 43]);
    expect(cookies.find((line) => line.startsWith('__Host-sso-posted='))).toMatch(/SameSite=None; Secure; HttpOnly$/);
    apple.token = await apple.sign({
      nonce,
      sub: 'apple-ann',
      email: 'x7k@privaterelay.appleid.com',
      email_verified: 'true',
      is_private_email: 'true',
    });
    const user = JSON.stringify({
      name: { firstName: 'Ann\u202E', lastName: 'Reader\nof Books' },
      email: 'forged@reader.example',
    });
    const stranger = newVisitor();
    const headers = {
      Origin: 'https://appleid.apple.com',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const posted = await stranger.call(
      'POST',
      '/sso/apple/callback',
      new URLSearchParams({ state, code: 'good-code', user, other: 'x' }).toString(),
      headers,
    );
    expect(posted.status).toBe(303);
    expect(posted.headers.getSetCookie()).toEqual([]);
    const to = new URL(posted.headers.get('Location') ?? '');
    expect([to.origin, to.pathname, [...to.searchParams.keys()]]).toEqual([
      'https://dogear.example',
      '/api/sso/apple/callback',
      ['state', 'code', 'name'],
    ]);
    const query = Object.fromEntries(to.searchParams);
    expect((await finishSignOn(stranger, 'apple', query)).query['result']).toBe('state-mismatch');
    expect((await finishSignOn(person, 'apple', query)).path).toBe('/en/trades');
    expect(await signedInEmail(person)).toBe('x7k@privaterelay.appleid.com');
    expect(await nameOf('x7k@privaterelay.appleid.com')).toBe('Ann Reader of Books');
  });

  it('gets a client secret that the shop signed with its key', async () => {
    const secret = apple.form.get('client_secret') ?? '';
    expect(decodeProtectedHeader(secret)).toMatchObject({ alg: 'ES256', kid: 'KEY' });
    expect(decodeJwt(secret)).toMatchObject({ iss: 'TEAM', sub: 'apple-client' });
    await jwtVerify(secret, appleKey, { audience: 'https://appleid.apple.com' });
  });

  it('gets a redirect for any body, and no other path accepts a cross-site post', async () => {
    const headers = {
      Origin: 'https://appleid.apple.com',
      'Sec-Fetch-Site': 'cross-site',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    for (const body of ['', '%', '{"state":1}', 'user=%7B', 'user=null&name=x', `state=${'x'.repeat(9000)}`]) {
      const posted = await newVisitor().call('POST', '/sso/apple/callback', body, headers);
      expect(posted.status).toBe(303);
      const { searchParams } = new URL(posted.headers.get('Location') ?? '');
      expect((await finishSignOn(newVisitor(), 'apple', Object.fromEntries(searchParams))).query['result']).toBe(
        'state-mismatch',
      );
    }
    expect((await newVisitor().ask('POST', '/sso/apple/callback', 'x'.repeat(40_000), headers)).body).toBe(
      'body-too-large',
    );
    for (const path of ['/sso/links', '/session', '/sso/apple/callback/', '/sso/apple/x/callback', '/accounts'])
      expect((await newVisitor().ask('POST', path, 'a=b', headers)).body).toBe('foreign-origin');
    expect((await newVisitor().ask('POST', '/sso/other/callback', 'a=b', headers)).body).toBe('not-found');
  });
});
