import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../tests/worker-browser';
import { password, passwordHash } from '../../testing/known-password';

const wish = '/wishes/9780141439518';

interface Me {
  readonly account: { readonly tag: string } | null;
}
const tagOf = async (browser: Browser) => ((await browser.ask('GET', '/me')).body as Me).account?.tag ?? 'guest';
const signIn = (browser: Browser, id: string, headers = {}) =>
  browser.ask('POST', '/session', { email: `${id}@reader.example`, password }, headers);
const wishes = async () => (await env.DB.prepare('SELECT owner FROM wishes').all()).results;

beforeEach(async () => {
  await env.DB.batch(
    ['sessions', 'accounts', 'attempts', 'owners', 'wishes', 'editions'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  const insert = env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, confirmed_at, language, created_at)
     VALUES (?1, ?1 || '@reader.example', 'Ann', ?2, '2026-01-01T00:00:00.000Z', 'en', '2026-01-01T00:00:00.000Z')`,
  );
  await env.DB.batch([
    insert.bind('ann', passwordHash),
    insert.bind('ben', passwordHash),
    env.DB.prepare(
      `INSERT INTO editions (isbn, work, title, authors, language, format, subjects, reference_price, demand,
        match_key, created_at)
       VALUES ('9780141439518', 'w', 'Pride and Prejudice', '[]', 'en', 'paperback', '[]', 900,
       5, 'k', '2026-01-01T00:00:00.000Z')`,
    ),
  ]);
});

describe('a page of one account', () => {
  it('is refused when another account signed in in a second tab', async () => {
    const browser = new Browser();
    await signIn(browser, 'ann');
    const page = { 'Dogear-Account': await tagOf(browser) };
    expect((await browser.ask('PUT', wish, undefined, page)).status).toBe(200);
    await signIn(browser, 'ben', page);
    expect(await browser.ask('DELETE', wish, undefined, page)).toEqual({ status: 409, body: 'account-changed' });
    expect(await browser.ask('PUT', '/account/password', { password: 'eight dusty shelves' }, page)).toEqual({
      status: 409,
      body: 'account-changed',
    });
    expect(await wishes()).toEqual([{ owner: 'a:ann' }]);
  });

  it('is refused after signing out, and a guest’s page after signing in', async () => {
    const browser = new Browser();
    await signIn(browser, 'ann');
    const page = { 'Dogear-Account': await tagOf(browser) };
    await browser.ask('DELETE', '/session');
    expect(await browser.ask('PUT', wish, undefined, page)).toEqual({ status: 409, body: 'account-changed' });
    await signIn(browser, 'ann');
    expect(await browser.ask('PUT', wish, undefined, { 'Dogear-Account': 'guest' })).toEqual({
      status: 409,
      body: 'account-changed',
    });
    expect(await wishes()).toEqual([]);
  });

  it('can still read, sign in and sign out', async () => {
    const browser = new Browser();
    await signIn(browser, 'ann');
    const old = { 'Dogear-Account': 'of-somebody' };
    expect((await browser.ask('GET', '/me', undefined, old)).status).toBe(200);
    expect((await signIn(browser, 'ben', old)).status).toBe(200);
    expect((await browser.ask('POST', '/password-resets', { email: 'ann@reader.example' }, old)).status).toBe(202);
    expect(await browser.ask('POST', '/session/proof', { password }, old)).toEqual({
      status: 409,
      body: 'account-changed',
    });
    expect((await browser.ask('DELETE', '/session', undefined, old)).status).toBe(204);
  });

  it('has a tag that does not reveal the account id', async () => {
    const [ann, ben, again] = [new Browser(), new Browser(), new Browser()];
    await Promise.all([signIn(ann, 'ann'), signIn(ben, 'ben'), signIn(again, 'ann')]);
    const tags = await Promise.all([ann, ben, again].map(tagOf));
    expect(tags[0]).toBe(tags[2]);
    expect(new Set([...tags, 'guest']).size).toBe(3);
    expect(tags.join(' ')).not.toMatch(/ann|ben/);
  });
});
