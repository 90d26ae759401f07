import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser, mailbox } from '../../../tests/worker-browser';
import type { AccountEvent, DeviceSession } from '../../../domain/accounts/account-schemas';
import { password, passwordHash } from '../../testing/known-password';
import { ctxOf } from '../../testing/people';
import { signOut } from './sign-out';

const next = 'eight dusty shelves';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 ' +
  'Mobile/15E148 Safari/604.1';

async function signedIn(id = 'ann', headers: Record<string, string> = {}): Promise<Browser> {
  const browser = new Browser({ 'User-Agent': firefox, ...headers });
  expect((await browser.ask('POST', '/session', { email: `${id}@reader.example`, password })).status).toBe(200);
  return browser;
}
const sessions = async (browser: Browser) =>
  ((await browser.ask('GET', '/sessions')).body as { items: DeviceSession[] }).items;
const events = async (browser: Browser) =>
  ((await browser.ask('GET', '/account/events')).body as { items: AccountEvent[] }).items;
const isIn = async (browser: Browser) =>
  ((await browser.ask('GET', '/me')).body as { account: unknown }).account !== null;
const makeProofStale = () =>
  env.DB.prepare(`UPDATE sessions SET proved_at = ?1`)
    .bind(new Date(Date.now() - 11 * 60_000).toISOString())
    .run();

beforeEach(async () => {
  mailbox.length = 0;
  await env.DB.batch(
    ['outbox', 'sessions', 'accounts', 'attempts'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  const insert = env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, confirmed_at, language, created_at)
     VALUES (?1, ?1 || '@reader.example', 'Ann', ?2, '2026-01-01T00:00:00.000Z', 'en', '2026-01-01T00:00:00.000Z')`,
  );
  await env.DB.batch([insert.bind('ann', passwordHash), insert.bind('ben', passwordHash)]);
});

describe('the list of sessions', () => {
  it('shows the current session first, with browser, system and country', async () => {
    const [desk, mobile] = [await signedIn(), await signedIn('ann', { 'User-Agent': phone, 'CF-IPCountry': 'FR' })];
    await signedIn('ben');
    expect(await sessions(desk)).toMatchObject([
      { current: true, browser: 'firefox', system: 'linux', country: 'DE' },
      { current: false, browser: 'safari', system: 'ios', country: 'FR' },
    ]);
    expect((await sessions(mobile))[0]).toMatchObject({ current: true, system: 'ios' });
    expect(await new Browser().ask('GET', '/sessions')).toEqual({ status: 401, body: 'sign-in-required' });
  });

  it('ends one session at once with one event, also while key-value storage is late', async () => {
    const [desk, mobile] = [await signedIn(), await signedIn('ann', { 'User-Agent': phone })];
    const id = (await sessions(mobile))[0]?.id;
    const ends = await Promise.all([1, 2, 3].map(() => desk.ask('DELETE', `/sessions/${id}`)));
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404, 404]);
    for (const { name } of (await env.KV.list({ prefix: 'session:' })).keys) await env.KV.put(name, '{"ended":false}');
    expect([await isIn(mobile), await isIn(desk)]).toEqual([false, true]);
    const endedEvents = (await events(desk)).filter(({ kind }) => kind === 'session-ended');
    expect(endedEvents.map(({ facts }) => facts)).toEqual([{ browser: 'safari', system: 'ios', country: 'DE' }]);
  });

  it('answers not found for a session of another account', async () => {
    const [ann, ben] = [await signedIn('ann'), await signedIn('ben')];
    const id = (await sessions(ann))[0]?.id;
    expect(await ben.ask('DELETE', `/sessions/${id}`)).toEqual({ status: 404, body: 'not-found' });
    expect(await new Browser().ask('DELETE', `/sessions/${id}`)).toEqual({ status: 401, body: 'sign-in-required' });
    expect(await ben.ask('DELETE', '/sessions')).toEqual({ status: 204, body: null });
    expect(await isIn(ann)).toBe(true);
  });

  it('ends all sessions except the current one', async () => {
    const [desk, ...others] = [await signedIn(), await signedIn(), await signedIn()];
    expect((await desk.ask('DELETE', '/sessions')).status).toBe(204);
    expect(await Promise.all([desk, ...others].map(isIn))).toEqual([true, false, false]);
    expect((await sessions(desk)).length).toBe(1);
  });
});

describe('fresh proof', () => {
  it('is given with the password and renews the token of the session', async () => {
    const browser = await signedIn();
    const copied = new Browser();
    copied.cookies.set('__Host-session', browser.cookies.get('__Host-session') ?? '');
    await makeProofStale();
    expect(await browser.ask('PUT', '/account/password', { password: next })).toEqual({
      status: 403,
      body: 'fresh-proof-required',
    });
    expect((await browser.ask('GET', '/session/proof')).body).toEqual({
      fresh: false,
      password: true,
      passkey: null,
      providers: [],
    });
    expect(await browser.ask('POST', '/session/proof', { password: 'not this one' })).toEqual({
      status: 401,
      body: 'wrong-credentials',
    });
    expect(await browser.ask('POST', '/session/proof', {})).toEqual({ status: 400, body: 'invalid-input' });
    expect((await browser.ask('POST', '/session/proof', { password })).status).toBe(204);
    expect((await browser.ask('GET', '/session/proof')).body).toMatchObject({ fresh: true });
    expect([await isIn(browser), await isIn(copied)]).toEqual([true, false]);
    expect((await sessions(browser)).length).toBe(1);
    expect((await browser.ask('PUT', '/account/password', { password: next })).status).toBe(204);
  });

  it('needs a session and the password of its own account', async () => {
    expect(await new Browser().ask('POST', '/session/proof', { password })).toEqual({
      status: 401,
      body: 'sign-in-required',
    });
    expect(await new Browser().ask('GET', '/session/proof')).toEqual({ status: 401, body: 'sign-in-required' });
    await env.DB.prepare(`UPDATE accounts SET password_hash = NULL WHERE id = 'ben'`).run();
    const ann = await signedIn();
    await env.DB.prepare(`UPDATE sessions SET account = 'ben'`).run();
    expect((await ann.ask('GET', '/session/proof')).body).toMatchObject({ password: false });
    expect(await ann.ask('POST', '/session/proof', { password })).toEqual({ status: 401, body: 'wrong-credentials' });
  });

  it('is limited in attempts', async () => {
    const browser = await signedIn();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => browser.call('POST', '/session/proof', { password: 'not this one' })),
    );
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(800);
  });
});

describe('a changed password', () => {
  it('ends every other session, renews the token of this one and sends a mail', async () => {
    const [desk, mobile] = [await signedIn(), await signedIn('ann', { 'User-Agent': phone })];
    const before = desk.cookies.get('__Host-session');
    mailbox.length = 0;
    expect((await desk.ask('PUT', '/account/password', { password: next })).status).toBe(204);
    expect(desk.cookies.get('__Host-session')).not.toBe(before);
    expect([await isIn(desk), await isIn(mobile)]).toEqual([true, false]);
    expect(mailbox).toMatchObject([{ to: 'ann@reader.example', subject: expect.stringContaining('has changed') }]);
    expect(mailbox[0]?.text).toContain('Firefox, Linux');
    expect((await events(desk))[0]).toMatchObject({ kind: 'password-changed' });
  });

  it('needs the second factor of an account that has it', async () => {
    const browser = await signedIn();
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
          VALUES ('ann-key', 'ann', 'x', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`,
      ),
      env.DB.prepare(`UPDATE accounts SET second_factor = 1 WHERE id = 'ann'`),
    ]);

    expect(await browser.ask('PUT', '/account/password', { password: next })).toEqual({
      status: 403,
      body: 'second-factor-required',
    });
  });

  it('follows the password rules and accepts one of two simultaneous changes', async () => {
    const browser = await signedIn();
    expect(await browser.ask('PUT', '/account/password', { password: 'password123' })).toEqual({
      status: 422,
      body: 'password-common',
    });
    const words = ['first oaken shelf', 'second oaken shelf'];
    const changes = await Promise.all(words.map((word) => browser.ask('PUT', '/account/password', { password: word })));
    expect(changes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    const word = words[changes.findIndex(({ status }) => status === 204)];
    expect((await new Browser().ask('POST', '/session', { email: 'ann@reader.example', password: word })).status).toBe(
      200,
    );
    expect(await new Browser().ask('PUT', '/account/password', { password: next })).toEqual({
      status: 401,
      body: 'sign-in-required',
    });
  });
});

describe('the security events', () => {
  it('are shown to their owner in pages, newest first', async () => {
    const browser = await signedIn();
    for (let time = 0; time < 3; time += 1)
      await new Browser().ask('POST', '/session', { email: 'ann@reader.example', password: 'not this one' });
    await signedIn('ben');
    expect((await events(browser)).map(({ kind, facts }) => [kind, facts['reason'] ?? facts['way']])).toEqual([
      ['sign-in-refused', 'password-wrong'],
      ['signed-in', 'password'],
    ]);
    const insert = env.DB.prepare(
      `INSERT INTO account_events (account, kind, at) VALUES ('ann', 'exported', '2026-11-20T10:00:00.000Z')`,
    );
    await env.DB.batch(Array.from({ length: 40 }, () => insert));
    const first = (await browser.ask('GET', '/account/events')).body as { items: AccountEvent[]; nextCursor: string };
    const second = (await browser.ask('GET', `/account/events?cursor=${first.nextCursor}`)).body as {
      items: AccountEvent[];
      nextCursor: null;
    };
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([30, 12, null]);
    expect(await browser.ask('GET', '/account/events?cursor=-1')).toEqual({ status: 400, body: 'invalid-cursor' });
    expect(await new Browser().ask('GET', '/account/events')).toEqual({ status: 401, body: 'sign-in-required' });
  });

  it('cannot be changed', async () => {
    await signedIn();
    await expect(env.DB.prepare(`UPDATE account_events SET kind = 'exported'`).run()).rejects.toThrow('append_only');
  });
});

describe('signing out', () => {
  it('succeeds when the account was deleted at the same moment', async () => {
    const ctx = ctxOf(env, 'a:ann', new Date());
    await env.DB.prepare(`DELETE FROM accounts WHERE id = 'ann'`).run();

    expect(await signOut(ctx)).toBe(true);

    expect(await env.DB.prepare('SELECT count(*) AS n FROM account_events').first()).toEqual({ n: 0 });
  });
});
