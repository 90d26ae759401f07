import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../tests/worker-browser';
import { startSignOn, signOn, signedInEmail } from '../../../tests/worker-sign-on';
import {
  connectProviders,
  library,
  signedInPerson,
  makeProofStale,
  newVisitor,
} from '../../../tests/worker-linked-people';

beforeEach(connectProviders);

describe('fresh proof by a sign-on', () => {
  const prove = (browser: Browser, claims: Record<string, unknown>) =>
    signOn(browser, library, 'library', claims, { purpose: 'proof', returnTo: '/en/delete-account' });

  it('requires a new sign-in at the provider and renews the proof of the session', async () => {
    const nan = await signedInPerson('nan');
    await signOn(nan, library, 'library', { sub: 'nan-there' }, { purpose: 'link' });
    await makeProofStale('nan');
    expect((await nan.ask('DELETE', '/account/sign-ins/library')).body).toBe('fresh-proof-required');
    const left = await startSignOn(nan, 'library', { purpose: 'proof' });
    expect([left.asked('prompt'), left.asked('max_age')]).toEqual(['login', '0']);
    const long = Math.floor(Date.now() / 1000) - 3600;
    expect((await prove(nan, { sub: 'nan-there', auth_time: long })).query['result']).toBe('provider-failed');
    expect((await prove(nan, { sub: 'nan-there', auth_time: undefined })).query['result']).toBe('provider-failed');
    expect((await nan.ask('DELETE', '/account/sign-ins/library')).body).toBe('fresh-proof-required');
    const copied = new Map(nan.cookies);
    const end = await prove(nan, { sub: 'nan-there' });
    expect([end.path, end.query]).toEqual(['/en/delete-account', {}]);
    // A copy of the old token gets no access.
    const thief = newVisitor();
    for (const [name, value] of copied) thief.cookies.set(name, value);
    expect(await signedInEmail(thief)).toBeNull();
    expect((await nan.ask('DELETE', '/account/sign-ins/library')).body).toBe('last-way-in');
  });

  it('is refused for an identity that is not linked to the account', async () => {
    const oda = await signedInPerson('oda');
    const pam = await signedInPerson('pam');
    await signOn(pam, library, 'library', { sub: 'pam-there' }, { purpose: 'link' });
    await makeProofStale('oda');
    for (const sub of ['pam-there', 'nobody-there'])
      expect((await prove(oda, { sub })).query['result']).toBe('other-account');
    expect(await env.DB.prepare(`SELECT max(proved_at) AS at FROM sessions WHERE account = 'oda'`).first('at')).toBe(
      '2026-01-01T00:00:00.000Z',
    );
  });
});
