import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../tests/worker-browser';
import { openAccount } from '../../testing/shelf';
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

describe('an account with a second factor', () => {
  it('stays closed until this browser answers the question of its cookie', async () => {
    await openAccount(env.DB, 'careful');
    await env.DB.batch([
      env.DB.prepare(`UPDATE accounts SET second_factor = 1 WHERE id = 'careful'`),
      env.DB.prepare(
        `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
          VALUES ('a-key', 'careful', 'x', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`,
      ),
      env.DB.prepare(
        `INSERT INTO linked_sign_ins (provider, subject, account, created_at)
          VALUES ('library', 'careful-there', 'careful', '2026-01-01T00:00:00.000Z')`,
      ),
    ]);
    const person = newVisitor();
    const end = await signOn(person, library, 'library', { sub: 'careful-there' }, { returnTo: '/en/trades' });
    expect([end.path, end.query]).toEqual([
      '/en/sso',
      { result: 'second-factor', provider: 'library', returnTo: '/en/trades' },
    ]);
    expect(await signedInEmail(person)).toBeNull();
    expect(end.cookies.some((line) => line.startsWith('__Host-session='))).toBe(false);
    const ticket = person.cookies.get('__Host-second-factor') ?? '';
    expect((await person.ask('GET', '/sso/second-factor')).body).toMatchObject({
      kind: 'second-factor',
      ticket,
      recovery: 'mail',
      options: { rpId: 'dogear.example', userVerification: 'required', allowCredentials: [{ id: 'a-key' }] },
    });
    const { challenge } = (await env.DB.prepare(`SELECT challenge FROM challenges WHERE account = 'careful'`).first<{
      challenge: string;
    }>()) ?? { challenge: '' };
    expect((await person.ask('GET', '/sso/second-factor')).body).toMatchObject({ options: { challenge } });
    expect((await newVisitor().ask('GET', '/sso/second-factor')).body).toBe('not-found');
  });

  it('requires the second factor from staff with a passkey', async () => {
    await openAccount(env.DB, 'desk');
    await env.DB.batch([
      env.DB.prepare(`UPDATE accounts SET role = 'staff' WHERE id = 'desk'`),
      env.DB.prepare(
        `INSERT INTO linked_sign_ins (provider, subject, account, created_at)
          VALUES ('library', 'desk-there', 'desk', '2026-01-01T00:00:00.000Z')`,
      ),
    ]);
    const person = newVisitor();
    expect((await signOn(person, library, 'library', { sub: 'desk-there' })).path).toBe('/en');
    const session = await env.DB.prepare(`SELECT second_factor FROM sessions WHERE account = 'desk'`).first(
      'second_factor',
    );
    expect(session).toBe(0);
    await env.DB.prepare(
      `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
        VALUES ('desk-key', 'desk', 'x', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`,
    ).run();
    const other = newVisitor();
    expect((await signOn(other, library, 'library', { sub: 'desk-there' })).query['result']).toBe('second-factor');
    expect((await other.ask('GET', '/sso/second-factor')).body).toMatchObject({ recovery: 'admin' });
  });
});
