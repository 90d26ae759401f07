import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../tests/worker-browser';
import { password, passwordHash } from '../../testing/known-password';

const dayMs = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const isSignedIn = async (browser: Browser) =>
  ((await browser.ask('GET', '/me')).body as { account: unknown }).account !== null;
const daysLeft = async () =>
  (Date.parse((await env.DB.prepare('SELECT ends_at FROM sessions').first<string>('ends_at')) ?? '') - Date.now()) /
  dayMs;

/** Signs in and moves the session's start into the past; it was last seen two hours ago. */
async function signedInSince(days: number, endsInDays: number): Promise<Browser> {
  const browser = new Browser();
  await browser.ask('POST', '/session', { email: 'ann@reader.example', password });
  await env.DB.prepare('UPDATE sessions SET created_at = ?1, ends_at = ?2, last_seen_at = ?3')
    .bind(daysAgo(days), daysAgo(-endsInDays), daysAgo(1 / 12))
    .run();
  return browser;
}

beforeEach(async () => {
  await env.DB.batch(['sessions', 'accounts', 'attempts'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, confirmed_at, language, created_at)
     VALUES ('ann', 'ann@reader.example', 'Ann', ?1, '2026-01-01T00:00:00.000Z', 'en', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(passwordHash)
    .run();
});

describe('a customer’s session', () => {
  it('slides 30 days while it is younger than 150 days', async () => {
    const browser = await signedInSince(149, 5);

    expect(await isSignedIn(browser)).toBe(true);

    expect(await daysLeft()).toBeCloseTo(30, 1);
  });

  it('slides up to 180 days after its sign-in, in the database and in the cookie', async () => {
    const browser = await signedInSince(170, 5);

    const answer = await browser.call('GET', '/me');

    expect(await daysLeft()).toBeCloseTo(10, 1);
    const maxAge = Number(/__Host-session=.*Max-Age=(\d+)/.exec(answer.headers.getSetCookie().join())?.[1]);
    expect(maxAge / 86_400).toBeCloseTo(10, 1);
  });

  it('ends 180 days after its sign-in, even when it was used daily', async () => {
    const browser = await signedInSince(180, 5);
    await env.DB.prepare('UPDATE sessions SET ends_at = ?1').bind(daysAgo(0.001)).run();

    expect(await isSignedIn(browser)).toBe(false);
  });

  it('keeps its end when it was older than 180 days at the start of the limit', async () => {
    const browser = await signedInSince(300, 5);

    expect(await isSignedIn(browser)).toBe(true);

    expect(await daysLeft()).toBeCloseTo(5, 1);
  });

  it('keeps its start after fresh proof', async () => {
    const browser = await signedInSince(170, 5);

    expect((await browser.ask('POST', '/session/proof', { password })).status).toBe(204);
    await env.DB.prepare('UPDATE sessions SET last_seen_at = ?1')
      .bind(daysAgo(1 / 12))
      .run();
    expect(await isSignedIn(browser)).toBe(true);

    expect(await daysLeft()).toBeCloseTo(10, 1);
  });
});
