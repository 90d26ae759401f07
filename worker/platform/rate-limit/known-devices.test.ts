import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { password, passwordHash } from '../../testing/known-password';

const email = 'ann@reader.example';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const signIn = (browser: Browser, word = password) => browser.ask('POST', '/session', { email, password: word });
const letters = () => mailbox.filter(({ subject }) => subject.includes('New sign-in'));

beforeEach(async () => {
  mailbox.length = 0;
  await env.DB.batch(
    ['outbox', 'sessions', 'accounts', 'attempts'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  );
  await env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, confirmed_at, language, market, created_at)
     VALUES ('ann', ?1, 'Ann', ?2, '2026-01-01T00:00:00.000Z', 'en', 'DE', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(email, passwordHash)
    .run();
});

describe('a browser in which somebody has signed in before', () => {
  it('is not locked out by failed attempts of other people', async () => {
    const own = new Browser({ 'CF-Connecting-IP': '192.0.2.7' });
    await signIn(own);
    await own.call('DELETE', '/session');
    const bucket = Math.floor(Date.now() / 60_000) * 60;
    await env.DB.prepare(
      `INSERT OR REPLACE INTO attempts (key, window, count) VALUES ('sign-in:network:192.0.2.7', ?1, 50)`,
    )
      .bind(bucket)
      .run();
    await Promise.all(Array.from({ length: 11 }, () => signIn(new Browser(), 'not this one')));
    expect(await signIn(new Browser())).toEqual({ status: 429, body: 'too-many-attempts' });
    expect((await signIn(own)).status).toBe(200);
  });

  it('has its own limit for that account', async () => {
    const own = new Browser();
    await signIn(own);
    const tries = await Promise.all(Array.from({ length: 12 }, () => signIn(own, 'not this one')));
    expect(tries.filter(({ body }) => body === 'too-many-attempts')).toHaveLength(2);
    const bens = new Browser();
    bens.cookies.set('__Host-device', own.cookies.get('__Host-device') ?? '');
    await Promise.all(
      Array.from({ length: 11 }, () => bens.ask('POST', '/session', { email: 'ben@reader.example', password })),
    );
    expect(await bens.ask('POST', '/session', { email: 'ben@reader.example', password })).toEqual({
      status: 429,
      body: 'too-many-attempts',
    });
  });

  it('is not known by a forged cookie', async () => {
    const forged = new Browser();
    await Promise.all(Array.from({ length: 10 }, () => signIn(new Browser(), 'not this one')));
    for (const value of ['A'.repeat(43), 'x', '']) {
      forged.cookies.set('__Host-device', value);
      expect(await signIn(forged)).toEqual({ status: 429, body: 'too-many-attempts' });
    }
  });

  it('has a random secret, of which the shop stores the hash', async () => {
    const own = new Browser();
    await signIn(own);
    const secret = own.cookies.get('__Host-device') ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    const { keys } = await env.KV.list({ prefix: 'device:' });
    expect(JSON.stringify(keys)).not.toContain(secret);
    await signIn(own);
    expect(own.cookies.get('__Host-device')).toBe(secret);
  });
});

describe('a new device', () => {
  it('is reported by mail with its kind and country', async () => {
    await signIn(new Browser({ 'User-Agent': firefox }));
    expect(letters()).toHaveLength(0);
    await signIn(new Browser({ 'User-Agent': chrome, 'CF-IPCountry': 'FR' }));
    expect(letters()).toMatchObject([{ to: email }]);
    for (const words of ['Chrome, Windows', 'France', '/en/forgot-password'])
      expect(letters()[0]?.text).toContain(words);
  });

  it('is not reported when it resembles an earlier one', async () => {
    const own = new Browser({ 'User-Agent': firefox });
    await signIn(own);
    await signIn(new Browser({ 'User-Agent': firefox }));
    const renewed = new Browser({ 'User-Agent': chrome });
    renewed.cookies.set('__Host-device', own.cookies.get('__Host-device') ?? '');
    await signIn(renewed);
    expect(letters()).toHaveLength(0);
  });

  it('is also the known one in a country it never was in', async () => {
    const own = new Browser({ 'User-Agent': firefox });
    await signIn(own);
    const away = new Browser({ 'User-Agent': firefox, 'CF-IPCountry': 'JP' });
    away.cookies.set('__Host-device', own.cookies.get('__Host-device') ?? '');
    await signIn(away);
    expect(letters()).toHaveLength(1);
  });
});

describe('the log', () => {
  it('contains no secret of sign-in, reset and proof', async () => {
    const lines: string[] = [];
    const take = (...words: unknown[]) => void lines.push(words.map(String).join(' '));
    for (const level of ['log', 'info', 'warn', 'debug'] as const) vi.spyOn(console, level).mockImplementation(take);
    const own = new Browser({ 'CF-Connecting-IP': '192.0.2.7', 'User-Agent': firefox });
    await signIn(own, 'not this one');
    await signIn(own);
    await own.ask('POST', '/session/proof', { password });
    await own.ask('POST', '/password-resets', { email });
    const token = /reset-password#token=([\w-]{43})/.exec(mailbox.at(-1)?.text ?? '')?.[1] ?? 'none';
    await own.ask('PUT', '/password-resets', { token, password: 'eight dusty shelves' });
    const written = lines.join('\n');
    expect(written).toContain('"route":"/api/session"');
    const secrets = [
      password,
      'not this one',
      'eight dusty shelves',
      token,
      email,
      '192.0.2.7',
      firefox,
      ...own.cookies.values(),
    ];
    for (const secret of secrets.filter((each) => each.length > 3)) expect(written).not.toContain(secret);
  });
});
