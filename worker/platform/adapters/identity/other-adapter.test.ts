import { decodeJwt } from 'jose';
import { beforeEach, expect, it, vi } from 'vitest';
import { Browser } from '../../../../tests/worker-browser';
import { IdentityIssuer, networkWith } from '../../../../tests/worker-identity-issuer';
import { shopWith, signOn, signedInEmail } from '../../../../tests/worker-sign-on';
import type { IdentityProvider } from './identity-provider';
import { ProviderError } from './provider-error';
import { openServices } from '../../../services';

const issuer = new IdentityIssuer('https://plain.example', 'dogear');
const shop = shopWith({
  OIDC_PROVIDERS: [{ id: 'plain', label: 'Plain', issuer: issuer.issuer, clientId: 'dogear' }],
});

/** A provider on `fetch` alone: no library of the shop's own adapters. It trusts the token endpoint of the test. */
const plainProvider: IdentityProvider = {
  async authorizationAddress(_ctx, redirect, { state, nonce }) {
    const query = new URLSearchParams({ client_id: 'dogear', redirect_uri: redirect, state, nonce });
    return new URL(`${issuer.issuer}/authorize?${query.toString()}`);
  },
  async identify(_ctx, { code, nonce, redirect }) {
    const body = new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirect });
    const answer = await fetch(`${issuer.issuer}/token`, { method: 'POST', body });
    if (!answer.ok) throw new ProviderError('refused');
    const claims = decodeJwt((await answer.json<{ id_token: string }>()).id_token);
    if (claims['nonce'] !== nonce) throw new ProviderError('token', 'nonce');
    return { subject: String(claims.sub), email: String(claims['email']), isEmailVerified: true, name: 'Ann Reader' };
  },
};

beforeEach(async () => {
  vi.stubGlobal('fetch', networkWith([issuer]));
  vi.spyOn(openServices(shop), 'identityProviderOf').mockReturnValue(plainProvider);
  await issuer.rotate('first');
});

it('signs in, links the identity and signs in again by an adapter that uses no library', async () => {
  const first = new Browser({}, shop);
  await signOn(first, issuer, 'plain', { sub: 'ann-plain', email: 'ann@plain.example' });
  const later = new Browser({}, shop);
  await signOn(later, issuer, 'plain', { sub: 'ann-plain', email: 'another@plain.example' });

  expect([await signedInEmail(first), await signedInEmail(later)]).toEqual(['ann@plain.example', 'ann@plain.example']);
  // Neither discovery nor keys: the adapters of the shop took no part.
  expect(issuer.asked).toEqual(['POST token_endpoint', 'POST token_endpoint']);
});

it('shows the failure of such an adapter as a failed provider', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const browser = new Browser({}, shop);

  const end = await signOn(browser, issuer, 'plain', { nonce: 'of another request', email: 'ann@plain.example' });

  expect(end.query['result']).toBe('provider-failed');
  expect(await signedInEmail(browser)).toBeNull();
});
