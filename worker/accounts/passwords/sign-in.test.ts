import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser, mailbox, shopEnv } from '../../../tests/worker-browser';
import { withFullScrypt } from '../../testing/scrypt';
import { password, passwordHash } from '../../testing/known-password';

async function addAccount(id: string, role = 'customer'): Promise<string> {
  const email = `${id}@reader.example`;
  await env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, role, confirmed_at, language, created_at)
     VALUES (?1, ?2, 'Ann', ?3, ?4, '2026-01-01T00:00:00.000Z', 'en', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(id, email, passwordHash, role)
    .run();
  return email;
}

const signIn = (browser: Browser, email: string, word = password) =>
  browser.ask('POST', '/session', { email, password: word });
const whoIs = async (browser: Browser) => (await browser.ask('GET', '/me')).body;
const guest = expect.objectContaining({ account: null });
const ann = expect.objectContaining({ account: expect.objectContaining({ email: 'ann@reader.example' }) });
const session = (browser: Browser) => browser.cookies.get('__Host-session') ?? '';
const visitor = (browser: Browser) => browser.cookies.get('__Host-visitor');

beforeEach(async () => {
  mailbox.length = 0;
  const tables = ['outbox', 'registrations', 'sessions', 'accounts', 'attempts', 'owners'];
  await env.DB.batch(tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
});

describe('signing in', () => {
  it('ignores the case of the address and returns the account', async () => {
    await addAccount('ann');
    const browser = new Browser();
    const { status, body } = await signIn(browser, ' ANN@reader.example');
    expect(status).toBe(200);
    const account = {
      name: 'Ann',
      email: 'ann@reader.example',
      role: 'customer',
      tag: expect.stringMatching(/^[\w-]{12}$/),
    };
    expect(body).toEqual({ kind: 'signed-in', me: { account, language: 'en', market: 'DE' }, followed: null });
    expect(await whoIs(browser)).toEqual((body as { me: unknown }).me);
  });

  it('returns the same answer for every failure', async () => {
    const email = await addAccount('ann');
    await addAccount('sso');
    await env.DB.prepare(`UPDATE accounts SET password_hash = NULL WHERE id = 'sso'`).run();
    const wrong = { status: 401, body: 'wrong-credentials' };
    expect(await signIn(new Browser(), email, 'not this one')).toEqual(wrong);
    expect(await signIn(new Browser(), 'nobody@reader.example')).toEqual(wrong);
    expect(await signIn(new Browser(), 'sso@reader.example')).toEqual(wrong);
    expect(await new Browser().ask('POST', '/session', { email, password, remember: true })).toEqual({
      status: 400,
      body: 'unknown-field',
    });
    expect(
      (await new Browser().ask('POST', '/session', { email, password }, { Origin: 'https://evil.example' })).status,
    ).toBe(403);
  });

  it('hashes the password also for an unknown address', async () => {
    const started = performance.now();
    await withFullScrypt(() => signIn(new Browser(), 'nobody@reader.example', 'not this one'));
    // scrypt with the shop's figures takes longer than this on any machine; everything else takes a few milliseconds.
    expect(performance.now() - started).toBeGreaterThan(30);
  });

  it('accepts a password that was hashed with the figures of the shop, and no other', async () => {
    const registration = { name: 'Ann', email: 'full@reader.example', password, terms: true };
    await withFullScrypt(async () => {
      const browser = new Browser();
      await browser.call('POST', '/accounts', registration);
      const token = /token=([\w-]{43})/.exec(mailbox.at(-1)?.text ?? '')?.[1];
      await browser.ask('POST', '/accounts/confirmations', { token });

      expect((await signIn(new Browser(), registration.email)).status).toBe(200);
      expect((await signIn(new Browser(), registration.email, 'not this one')).status).toBe(401);
    });
  });

  it('sends an unconfirmed person the link again for the right password', async () => {
    const registration = { name: 'Ann', email: 'ann@reader.example', password, terms: true };
    const own = new Browser();
    await own.call('POST', '/accounts', registration);
    const wrong = { status: 401, body: 'wrong-credentials' };
    expect(await signIn(new Browser(), registration.email, 'not this one')).toEqual(wrong);
    expect(mailbox).toHaveLength(1);
    expect(await signIn(new Browser(), registration.email)).toEqual(wrong);
    expect(await signIn(new Browser(), registration.email)).toEqual(wrong);
    expect(mailbox).toHaveLength(2);
    const token = /token=([\w-]{43})/.exec(mailbox[1]?.text ?? '')?.[1];
    expect(await own.ask('POST', '/accounts/confirmations', { token })).toMatchObject({
      status: 200,
      body: { kind: 'confirmed' },
    });
  });

  it('moves the guest’s wishes into the account and deletes the visitor cookie', async () => {
    const email = await addAccount('ann');
    const browser = new Browser();
    browser.cookies.set('__Host-visitor', 'abcdefghjkmnpqrstvwxyz0123');
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO owners (id, market, language, created_at, last_seen_at)
          VALUES ('v:abcdefghjkmnpqrstvwxyz0123', 'DE', 'en', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
      ),
      env.DB.prepare(
        `INSERT INTO wishes (owner, isbn, created_at)
          VALUES ('v:abcdefghjkmnpqrstvwxyz0123', '9780141439518', '2026-01-01T00:00:00.000Z')`,
      ),
    ]);
    const { body } = await signIn(browser, email);
    expect(body).toMatchObject({ followed: { basket: 0, cart: 0, wishes: 1, keptAside: 0 } });
    const wishes = await env.DB.prepare('SELECT owner FROM wishes').all();
    expect(wishes.results).toEqual([{ owner: 'a:ann' }]);
    expect(visitor(browser)).toBeUndefined();
  });
});

describe('limits', () => {
  it('refuse an account after ten failures, also with the right password', async () => {
    const email = await addAccount('ann');
    const other = await addAccount('ben');
    const tries = await Promise.all(Array.from({ length: 13 }, () => signIn(new Browser(), email, 'not this one')));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await new Browser().call('POST', '/session', { email, password });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await signIn(new Browser(), other)).status).toBe(200);
    await env.DB.prepare('UPDATE attempts SET window = window - 961').run();
    expect((await signIn(new Browser(), email)).status).toBe(200);
  });

  it('refuse an unknown address in the same way', async () => {
    const tries = await Promise.all(Array.from({ length: 11 }, () => signIn(new Browser(), 'nobody@reader.example')));
    expect(tries.filter(({ body }) => body === 'too-many-attempts')).toHaveLength(1);
  });

  it('refuse a network (/64) after fifty failures', async () => {
    const email = await addAccount('ann');
    const bucket = Math.floor(Date.now() / 60_000) * 60;
    await env.DB.prepare(
      `INSERT INTO attempts (key, window, count) VALUES ('sign-in:network:2001:db8:1:2::/64', ?1, 49)`,
    )
      .bind(bucket)
      .run();
    const at = (address: string) => new Browser({ 'CF-Connecting-IP': address });
    expect((await signIn(at('2001:db8:1:2::7'), email, 'not this one')).status).toBe(401);
    expect(await signIn(at('2001:db8:1:2:ffff::1'), email)).toEqual({ status: 429, body: 'too-many-attempts' });
    expect((await signIn(at('2001:db8:1:3::7'), email)).status).toBe(200);
  });

  it('do not count successful sign-ins', async () => {
    const email = await addAccount('ann');
    for (let time = 0; time < 11; time += 1) expect((await signIn(new Browser(), email)).status).toBe(200);
  });
});

describe('sessions', () => {
  it('get a new token (no fixation), and the session of the browser ends', async () => {
    const email = await addAccount('ann');
    const browser = new Browser();
    const planted = 'A'.repeat(43);
    browser.cookies.set('__Host-session', planted);
    await signIn(browser, email);
    const first = session(browser);
    expect(first).not.toBe(planted);
    await signIn(browser, email);
    expect(session(browser)).not.toBe(first);
    const old = new Browser();
    old.cookies.set('__Host-session', first);
    expect(await whoIs(old)).toEqual(guest);
    expect(await whoIs(browser)).toEqual(ann);
  });

  it('store only a hash of the token', async () => {
    const browser = new Browser();
    await signIn(browser, await addAccount('ann'));
    const { results } = await env.DB.prepare('SELECT * FROM sessions').all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(session(browser));
    expect((await env.KV.list()).keys.some(({ name }) => name.includes(session(browser)))).toBe(false);
  });

  it('end on every device at sign-out, and the browser keeps no personal data', async () => {
    const browser = new Browser();
    await signIn(browser, await addAccount('ann'));
    const elsewhere = new Browser();
    elsewhere.cookies.set('__Host-session', session(browser));
    browser.cookies.set('__Host-visitor', 'abcdefghjkmnpqrstvwxyz0123');
    browser.cookies.set('__Host-trade-t1', 'key');
    // Key-value storage is late: its note does not say that the session has ended.
    const { keys } = await env.KV.list({ prefix: 'session:' });
    expect((await browser.call('DELETE', '/session')).status).toBe(204);
    await Promise.all(keys.map(({ name }) => env.KV.put(name, '{"ended":false}')));
    expect(await whoIs(elsewhere)).toEqual(guest);
    expect(
      [...browser.cookies.keys()].filter((name) => name !== '__Host-bookmark' && name !== '__Host-device'),
    ).toEqual([]);
    expect((await browser.call('DELETE', '/session')).status).toBe(204);
  });

  it('keep the cookie of a guest who signs out', async () => {
    const browser = new Browser();
    browser.cookies.set('__Host-visitor', 'abcdefghjkmnpqrstvwxyz0123');
    await browser.call('DELETE', '/session');
    expect(visitor(browser)).toBe('abcdefghjkmnpqrstvwxyz0123');
  });

  it('are refused by either store alone, after their end, and after a change of credentials', async () => {
    const email = await addAccount('ann');
    const refusals = [
      async () => Promise.all((await env.KV.list()).keys.map(({ name }) => env.KV.put(name, '{"ended":true}'))),
      async () => env.DB.prepare(`UPDATE sessions SET ends_at = '2026-01-01T00:00:00.000Z'`).run(),
      async () => env.DB.prepare('UPDATE accounts SET credential_version = credential_version + 1').run(),
      async () => env.DB.prepare('UPDATE accounts SET confirmed_at = NULL').run(),
    ];
    for (const refuse of refusals) {
      const browser = new Browser();
      await signIn(browser, email);
      expect(await whoIs(browser)).toEqual(ann);
      await refuse();
      expect(await whoIs(browser)).toEqual(guest);
    }
  });

  it('stay valid without key-value storage, or with a broken note in it', async () => {
    const browser = new Browser();
    await signIn(browser, await addAccount('ann'));
    for (const { name } of (await env.KV.list()).keys) await env.KV.put(name, 'not json');
    expect(await whoIs(browser)).toEqual(ann);
    for (const { name } of (await env.KV.list()).keys) await env.KV.delete(name);
    expect(await whoIs(browser)).toEqual(ann);
  });

  it('start, continue and end while key-value storage is down', async () => {
    const down = () => Promise.reject(new Error('down'));
    const browser = new Browser({}, { ...shopEnv, KV: { get: down, put: down } as unknown as KVNamespace });
    expect((await signIn(browser, await addAccount('ann'))).status).toBe(200);
    const elsewhere = new Browser();
    elsewhere.cookies.set('__Host-session', session(browser));
    expect([await whoIs(browser), await whoIs(elsewhere)]).toEqual([ann, ann]);
    expect((await browser.call('DELETE', '/session')).status).toBe(204);
    expect(await whoIs(elsewhere)).toEqual(guest);
  });

  it('slide 30 days for a customer, with at most one write an hour', async () => {
    const browser = new Browser();
    await signIn(browser, await addAccount('ann'));
    const ends = () => env.DB.prepare('SELECT ends_at FROM sessions').first<string>('ends_at');
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    await env.DB.prepare('UPDATE sessions SET ends_at = ?1').bind(soon).run();
    expect((await browser.call('GET', '/me')).headers.getSetCookie()).toEqual([]);
    expect(await ends()).toBe(soon);
    await env.DB.prepare(`UPDATE sessions SET last_seen_at = ?1`)
      .bind(new Date(Date.now() - 3_700_000).toISOString())
      .run();
    const renewed = (await browser.call('GET', '/me')).headers.getSetCookie();
    expect(renewed).toEqual([expect.stringContaining(`__Host-session=${session(browser)}; Path=/; Max-Age=2592000`)]);
    expect(Date.parse((await ends()) ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('end after 12 hours for staff', async () => {
    const browser = new Browser();
    const answer = await browser.call('POST', '/session', { email: await addAccount('desk', 'staff'), password });
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))).toContain(
      'Max-Age=43200;',
    );
    await env.DB.prepare(`UPDATE sessions SET last_seen_at = ?1`)
      .bind(new Date(Date.now() - 7_200_000).toISOString())
      .run();
    expect((await browser.call('GET', '/me')).headers.getSetCookie()).toEqual([]);
  });
});
