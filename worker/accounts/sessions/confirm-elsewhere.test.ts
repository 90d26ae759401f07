import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser, mailbox } from '../../../tests/worker-browser';

const ann = { name: 'Ann Reader', email: 'Ann@Reader.example', password: 'seven folded corners', terms: true };
const tokenIn = (text = '') => /\/en\/login\/confirm#token=([\w-]{43})/.exec(text)?.[1] ?? '';
const count = async (table: string) =>
  (await env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')) ?? -1;

/** Registers and returns the token of the mailed link. */
async function register(browser: Browser, input: object = {}): Promise<string> {
  expect(await browser.ask('POST', '/accounts', { ...ann, ...input })).toEqual({ status: 202, body: { sent: true } });
  return tokenIn(mailbox.at(-1)?.text);
}

beforeEach(async () => {
  mailbox.length = 0;
  await env.DB.batch(
    ['outbox', 'registrations', 'sessions', 'accounts', 'attempts', 'consents'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
});

describe('confirming in another browser than the one that registered', () => {
  const person = { name: 'Vera Reader', password: 'a shelf of her own', terms: true };
  const needed = { status: 200, body: { kind: 'password-needed', email: 'ann@reader.example' } };
  const confirm = (browser: Browser, input: object) => browser.ask('POST', '/accounts/confirmations', input);
  const signIn = (password: string) => new Browser().ask('POST', '/session', { email: ann.email, password });

  it('drops password, name and lists of the registration', async () => {
    const attacker = new Browser();
    await attacker.ask('POST', '/cart', { isbn: '9780141439587', grade: 'good', quantity: 1 });
    const token = await register(attacker, {
      name: 'Mallory',
      password: 'a stranger typed this',
      returnTo: '/en/account-details',
    });
    const owner = new Browser();
    expect(await confirm(owner, { token })).toEqual(needed);
    expect(await confirm(owner, { token, person })).toEqual({
      status: 200,
      body: { kind: 'confirmed', returnTo: '/en', followed: null },
    });
    expect(await owner.ask('GET', '/me')).toMatchObject({
      body: { account: { name: 'Vera Reader', email: 'ann@reader.example' } },
    });
    expect(await signIn('a stranger typed this')).toEqual({ status: 401, body: 'wrong-credentials' });
    expect((await signIn(person.password)).status).toBe(200);
    expect(await confirm(attacker, { token })).toEqual({ status: 422, body: 'link-invalid' });
  });

  it('moves only the lists of the confirming browser', async () => {
    const [attacker, owner] = [new Browser(), new Browser()];
    for (const browser of [attacker, owner]) await browser.ask('GET', '/me');
    const token = await register(attacker);
    const visitor = attacker.cookies.get('__Host-visitor');
    expect(visitor).toBeDefined();
    await env.DB.prepare(
      `INSERT INTO owners (id, market, language, created_at, last_seen_at)
       VALUES ('v:' || ?1, 'DE', 'en', '2026-01-01', '2026-01-01')`,
    )
      .bind(visitor)
      .run();
    await confirm(owner, { token, person });
    expect(await env.DB.prepare(`SELECT id FROM owners WHERE id = 'v:' || ?1`).bind(visitor).first('id')).toBe(
      `v:${visitor}`,
    );
  });

  it('keeps the link when it is only opened', async () => {
    const token = await register(new Browser());
    const scanner = new Browser();
    for (let time = 0; time < 3; time += 1) expect(await confirm(scanner, { token })).toEqual(needed);
    expect([await count('accounts'), await count('sessions')]).toEqual([0, 0]);
    expect((await confirm(new Browser(), { token, person })).status).toBe(200);
  });

  it.each([
    [{ terms: false }, 422, 'terms-not-accepted'],
    [{ password: 'short' }, 422, 'password-too-short'],
    [{ password: 'password123' }, 422, 'password-common'],
    [{ password: 'ann@reader.example' }, 422, 'password-personal'],
    [{ name: '\u0000\u202E\u2028' }, 400, 'invalid-input'],
    [{ role: 'admin' }, 400, 'unknown-field'],
  ])('refuses %o with %i %s and keeps the link', async (wrong, status, code) => {
    const token = await register(new Browser());
    expect(await confirm(new Browser(), { token, person: { ...person, ...wrong } })).toEqual({ status, body: code });
    expect(await count('accounts')).toBe(0);
    expect((await confirm(new Browser(), { token, person })).status).toBe(200);
  });

  it('creates one account when several browsers use the link at the same moment', async () => {
    const token = await register(new Browser());
    const uses = await Promise.all(Array.from({ length: 5 }, () => confirm(new Browser(), { token, person })));
    expect(uses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422]);
    expect([await count('accounts'), await count('sessions')]).toEqual([1, 1]);
  });

  it('stores when the confirming person agreed to the terms', async () => {
    const token = await register(new Browser());
    await env.DB.prepare(`UPDATE registrations SET created_at = '2026-01-01T00:00:00.000Z'`).run();
    await confirm(new Browser(), { token, person });
    const at = await env.DB.prepare('SELECT at FROM consents').first<string>('at');
    expect(at?.startsWith('2026-01-01')).toBe(false);
  });

  it('also applies to a registration without a stored browser secret', async () => {
    const browser = new Browser();
    const token = await register(browser);
    await env.DB.prepare('UPDATE registrations SET browser_hash = NULL').run();
    expect(await confirm(browser, { token })).toEqual(needed);
  });

  it('refuses an invented secret and that of another registration', async () => {
    const token = await register(new Browser());
    const other = new Browser();
    await register(other, { email: 'mallory@reader.example' });
    expect(await confirm(other, { token })).toEqual(needed);
    const inventor = new Browser();
    inventor.cookies.set('__Host-asking', 'A'.repeat(43));
    expect(await confirm(inventor, { token })).toEqual(needed);
  });

  it('is not needed when one browser registered twice', async () => {
    const browser = new Browser();
    const first = await register(browser);
    await register(browser);
    expect(await confirm(browser, { token: first })).toMatchObject({ status: 200, body: { kind: 'confirmed' } });
  });
});
