import { env } from 'cloudflare:workers';
import { generateKeyPair, exportSPKI, UnsecuredJWT } from 'jose';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { IdentityIssuer, networkWith } from '../../../../tests/worker-identity-issuer';
import { openServices, shopContext } from '../../../services';
import type { SignOnProvider } from '../../settings/sign-on-settings';
import { checkIdToken } from './check-id-token';
import { readProviderMetadata } from './discover';
import type { ExpectedClaims } from './identity-provider';
import { isMicrosoftIssuer } from './microsoft';
import { ProviderError } from './provider-error';

const clientId = 'dogear';
const providerOf = (issuer: string): SignOnProvider => ({
  kind: 'oidc',
  id: 'library',
  label: 'Library',
  issuer,
  clientId,
  scopes: ['openid'],
  answers: 'query',
  secret: null,
});
const expected: ExpectedClaims = { nonce: 'the-nonce', signedInSince: null };
const start = Math.floor(Date.now() / 1000);
const at = (seconds: number) => shopContext(openServices(env), () => undefined, new Date((start + seconds) * 1000));

let issuer: IdentityIssuer;
let provider: SignOnProvider;
let which = 0;
beforeEach(async () => {
  // Each issuer has its own address, and so its own cached documents.
  which += 1;
  issuer = new IdentityIssuer(`https://library-${which}.example`, clientId);
  provider = providerOf(issuer.issuer);
  await issuer.rotate('first');
  vi.stubGlobal('fetch', networkWith([issuer]));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const issuerRuleOf = ({ kind }: SignOnProvider) => (kind === 'microsoft' ? isMicrosoftIssuer : undefined);

/** Returns the person of a token, or the reason why it is refused. */
async function check(token: string, seconds = 0, wanted = expected, by = provider): Promise<string> {
  const ctx = at(seconds);
  try {
    return (await checkIdToken(ctx, by, await readProviderMetadata(ctx, by, issuerRuleOf(by)), token, wanted)).sub;
  } catch (error) {
    if (error instanceof ProviderError) return `${error.reason} ${error.detail}`;
    throw error;
  }
}
const signed = (
  claims: Record<string, unknown> = {},
  ...more: [{ kid?: string; alg?: string }?, (CryptoKey | Uint8Array)?]
) => issuer.sign({ nonce: 'the-nonce', iat: start, exp: start + 300, ...claims }, ...more);

describe('an ID token', () => {
  it('of the issuer, for this shop and request, is accepted', async () => {
    expect(await check(await signed())).toBe('ann-there');
    expect(await check(await signed({ aud: [clientId, 'other'], azp: clientId }))).toBe('ann-there');
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example' }, 'iss'],
    ['the issuer with a slash', { iss: 'slash' }, 'iss'],
    ['no issuer', { iss: undefined }, 'iss'],
    ['another shop', { aud: 'other' }, 'aud'],
    ['no shop', { aud: undefined }, 'aud'],
    ['two shops without saying who asked', { aud: ['dogear', 'other'] }, 'azp'],
    ['this shop, asked by another', { azp: 'other' }, 'azp'],
    ['another question', { nonce: 'other' }, 'nonce'],
    ['no question', { nonce: undefined }, 'nonce'],
    ['nobody', { sub: undefined }, 'sub'],
    ['an empty somebody', { sub: '' }, 'sub'],
    ['somebody too long', { sub: 'x'.repeat(256) }, 'sub'],
    ['no end', { exp: undefined }, 'exp'],
    ['no beginning', { iat: undefined }, 'iat'],
    ['a beginning in words', { iat: 'today' }, ''],
    ['a time to come', { nbf: start + 300 }, 'nbf'],
  ])('for %s is refused', async (_, claims, claim) => {
    const token = await signed('iss' in claims && claims.iss === 'slash' ? { iss: `${issuer.issuer}/` } : claims);
    expect(await check(token)).toMatch(new RegExp(`^token .*${claim}`));
  });

  it('is accepted within the allowed difference of two clocks', async () => {
    const token = await signed();
    expect(await check(token, 300 + 59)).toBe('ann-there');
    expect(await check(token, 300 + 61)).toMatch(/^token ERR_JWT_EXPIRED exp/);
    expect(await check(token, -59)).toBe('ann-there');
    expect(await check(token, -61)).toMatch(/^token .* iat/);
    // This holds for any lifetime that the token states.
    const long = await signed({ exp: start + 86_400 });
    expect(await check(long, 600)).toBe('ann-there');
    expect(await check(long, 662)).toMatch(/^token .* iat/);
  });

  it('is refused with another key, without one, or with a public secret', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    expect(await check(await signed({}, {}, privateKey))).toBe('token ERR_JWS_SIGNATURE_VERIFICATION_FAILED');
    const claims = {
      iss: issuer.issuer,
      aud: clientId,
      sub: 'ann-there',
      nonce: 'the-nonce',
      iat: start,
      exp: start + 300,
    };
    expect(await check(new UnsecuredJWT(claims).encode())).toMatch(/^token /);
    const { publicKey } = await generateKeyPair('ES256', { extractable: true });
    const open = new TextEncoder().encode(await exportSPKI(publicKey));
    expect(await check(await signed({}, { alg: 'HS256' }, open))).toBe('token ERR_JOSE_ALG_NOT_ALLOWED');
    const [head = '', , sign = ''] = (await signed()).split('.');
    const changed = btoa(JSON.stringify({ ...claims, sub: 'mallory' })).replaceAll('=', '');
    expect(await check(`${head}.${changed}.${sign}`)).toMatch(/^token /);
    expect(await check('no token')).toMatch(/^token /);
    expect(await check('')).toMatch(/^token /);
  });

  it('for a proof needs a sign-in after the request', async () => {
    const since = { ...expected, signedInSince: start * 1000 };
    expect(await check(await signed({ auth_time: start }), 0, since)).toBe('ann-there');
    expect(await check(await signed({ auth_time: start - 59 }), 0, since)).toBe('ann-there');
    expect(await check(await signed({ auth_time: start - 61 }), 0, since)).toBe('token auth_time');
    expect(await check(await signed(), 0, since)).toBe('token auth_time');
  });
});

describe('an issuer’s keys', () => {
  it('are cached and fetched again for a token with a new key', async () => {
    for (let time = 0; time < 3; time += 1) await check(await signed(), time);
    expect(issuer.asked).toEqual(['GET discovery', 'GET jwks_uri']);
    await issuer.rotate('second');
    expect(await check(await signed(), 61)).toBe('ann-there');
    expect(await check(await signed(), 62)).toBe('ann-there');
    expect(issuer.asked.filter((one) => one.endsWith('jwks_uri'))).toHaveLength(2);
  });

  it('are fetched at most once a minute for unknown keys', async () => {
    await check(await signed());
    for (let time = 0; time < 5; time += 1)
      expect(await check(await signed({}, { kid: `none-${time}` }), 30)).toBe('token ERR_JWKS_NO_MATCHING_KEY');
    expect(issuer.asked.filter((one) => one.endsWith('jwks_uri'))).toHaveLength(1);
    expect(await check(await signed({}, { kid: 'none' }), 61)).toBe('token ERR_JWKS_NO_MATCHING_KEY');
    expect(issuer.asked.filter((one) => one.endsWith('jwks_uri'))).toHaveLength(2);
  });

  it('are accepted for an hour after their removal, and longer during an outage', async () => {
    const old = await signed({ iat: start + 3590, exp: start + 3900 });
    await check(await signed());
    await issuer.rotate('second');
    expect(await check(old, 3599)).toBe('ann-there');
    issuer.outage = () => new Response(null, { status: 500 });
    expect(await check(old, 3601)).toBe('ann-there');
    issuer.outage = null;
    expect(await check(old, 3602)).toBe('token ERR_JWKS_NO_MATCHING_KEY');
  });

  it('are not cached when the answer is invalid', async () => {
    await check(await signed());
    issuer.outage = () => Response.json({ keys: 'none' });
    await issuer.rotate('second');
    expect(await check(await signed(), 61)).toMatch(/^strange-answer/);
    issuer.outage = null;
    expect(await check(await signed(), 62)).toBe('ann-there');
  });
});

describe('Microsoft for all tenants', () => {
  const tid = '9188040d-6c67-4c5b-b112-36a304b66dad';
  const base = 'https://login.microsoftonline.com';
  it('has an issuer for each tenant', async () => {
    issuer = new IdentityIssuer(`${base}/common/v2.0`, clientId);
    issuer.named = `${base}/{tenantid}/v2.0`;
    await issuer.rotate('first');
    vi.stubGlobal('fetch', networkWith([issuer]));
    const common: SignOnProvider = {
      kind: 'microsoft',
      id: 'microsoft',
      label: 'Microsoft',
      issuer: issuer.issuer,
      clientId,
      scopes: [],
      answers: 'query',
      tenant: 'common',
      secret: 'x',
    };
    const of = async (claims: Record<string, unknown>) => check(await signed(claims), 0, expected, common);
    expect(await of({ iss: `${base}/${tid}/v2.0`, tid })).toBe('ann-there');
    const other = '00000000-0000-4000-8000-000000000000';
    for (const claims of [
      { iss: `${base}/${tid}/v2.0`, tid: other },
      { iss: `${base}/${tid}/v2.0` },
      { iss: `${base}/{tenantid}/v2.0` },
      { iss: 'https://evil.example', tid },
    ]) {
      expect(await of(claims)).toBe('token iss');
    }
  });
});
