import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser } from '../../../tests/worker-browser';
import { IdentityIssuer, networkWith } from '../../../tests/worker-identity-issuer';
import { shopWith, signOn, signedInEmail } from '../../../tests/worker-sign-on';
import { openAccount } from '../../testing/shelf';

const issuer = new IdentityIssuer('https://library.example', 'dogear');
const shop = shopWith({
  OIDC_PROVIDERS: JSON.stringify([{ id: 'library', label: 'City Library', issuer: issuer.issuer, clientId: 'dogear' }]),
  OIDC_SECRETS: JSON.stringify({ library: 'a secret' }),
});
const newVisitor = () => new Browser({}, shop);

beforeEach(async () => {
  vi.stubGlobal('fetch', networkWith([issuer]));
  if (issuer.keys.length === 0) await issuer.rotate('first');
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
    const end = await signOn(person, issuer, 'library', { sub: 'careful-there' }, { returnTo: '/en/trades' });
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
    expect((await signOn(person, issuer, 'library', { sub: 'desk-there' })).path).toBe('/en');
    const session = await env.DB.prepare(`SELECT second_factor FROM sessions WHERE account = 'desk'`).first(
      'second_factor',
    );
    expect(session).toBe(0);
    await env.DB.prepare(
      `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
        VALUES ('desk-key', 'desk', 'x', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`,
    ).run();
    const other = newVisitor();
    expect((await signOn(other, issuer, 'library', { sub: 'desk-there' })).query['result']).toBe('second-factor');
    expect((await other.ask('GET', '/sso/second-factor')).body).toMatchObject({ recovery: 'admin' });
  });
});
