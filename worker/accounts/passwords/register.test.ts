import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Browser, mailbox, shopEnv, shopOrigin } from '../../../tests/worker-browser';
import { sendWaitingMails } from '../../testing/post';

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

describe('registering', () => {
  it('answers alike for known and unknown addresses and mails the owner', async () => {
    const own = new Browser();
    await own.call('POST', '/accounts/confirmations', { token: await register(own) });
    const answers = await Promise.all(
      ['ann@reader.example', 'ben@reader.example'].map((email) =>
        new Browser().call('POST', '/accounts', { ...ann, email }),
      ),
    );
    const shown = await Promise.all(
      answers.map(async (answer) => {
        const cookies = answer.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, ''));
        const headers = [...answer.headers.keys()].filter((name) => name !== 'set-cookie');
        return { status: answer.status, body: await answer.text(), cookies, headers };
      }),
    );
    expect(shown[0]).toEqual(shown[1]);
    const mailTo = (email: string) => mailbox.findLast(({ to }) => to === email);
    expect(tokenIn(mailTo('ann@reader.example')?.text)).toBe('');
    expect(mailTo('ann@reader.example')?.subject).toContain('already');
    expect(tokenIn(mailTo('ben@reader.example')?.text)).not.toBe('');
  });

  it.each([
    [{ terms: false }, 422, 'terms-not-accepted'],
    [{ password: 'short' }, 422, 'password-too-short'],
    [{ password: 'x1y2'.repeat(33) }, 422, 'password-too-long'],
    [{ password: 'password123' }, 422, 'password-common'],
    [{ password: 'ann@reader.example' }, 422, 'password-personal'],
    [{ role: 'admin' }, 400, 'unknown-field'],
    [{ email: 'nobody' }, 400, 'invalid-input'],
    [{ name: '' }, 400, 'invalid-input'],
    [{ name: '\u0000\u202E\u2028' }, 400, 'invalid-input'],
    [{ password: 12345678 }, 400, 'invalid-input'],
  ])('refuses %o with %i %s and writes nothing', async (wrong, status, code) => {
    expect(await new Browser().ask('POST', '/accounts', { ...ann, ...wrong })).toEqual({ status, body: code });
    expect(await count('registrations')).toBe(0);
    expect(await count('outbox')).toBe(0);
  });

  it('refuses another site, broken JSON and an endless body', async () => {
    const browser = new Browser();
    expect(await browser.ask('POST', '/accounts', ann, { Origin: 'https://evil.example' })).toEqual({
      status: 403,
      body: 'foreign-origin',
    });
    expect(await browser.ask('POST', '/accounts', '{"name":')).toEqual({ status: 400, body: 'invalid-json' });
    expect(await browser.ask('POST', '/accounts', { ...ann, name: 'x'.repeat(100_000) })).toEqual({
      status: 413,
      body: 'body-too-large',
    });
    expect(await count('registrations')).toBe(0);
  });

  it('refuses the eleventh attempt for an address in 15 minutes with its wait', async () => {
    const tries = await Promise.all(Array.from({ length: 11 }, () => new Browser().call('POST', '/accounts', ann)));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 10 }, () => 202),
      429,
    ]);
    const wait = Number(tries.find(({ status }) => status === 429)?.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(14 * 60);
    expect(wait).toBeLessThanOrEqual(16 * 60);
  });
});

describe('confirming', () => {
  it('signs in and returns the path that the person came from', async () => {
    const browser = new Browser();
    const token = await register(browser, { returnTo: '/en/cart' });
    const answer = await browser.call('POST', '/accounts/confirmations', { token });
    expect(await answer.json()).toEqual({ kind: 'confirmed', returnTo: '/en/cart', followed: null });
    expect(answer.headers.getSetCookie().find((line) => line.startsWith('__Host-session='))).toMatch(
      /^__Host-session=[\w-]{43}; Path=\/; Max-Age=2592000; SameSite=Lax; Secure; HttpOnly$/,
    );
    expect(await browser.ask('GET', '/me')).toEqual({
      status: 200,
      body: {
        account: { name: 'Ann Reader', email: 'ann@reader.example', role: 'customer', tag: expect.any(String) },
        language: 'en',
        market: 'DE',
      },
    });
  });

  it('stores consent and events and sends no mail about a new device', async () => {
    const browser = new Browser();
    await browser.call('POST', '/accounts/confirmations', { token: await register(browser) });
    const { results } = await env.DB.prepare('SELECT kind, given, terms_version, at <= ?1 AS past FROM consents')
      .bind(new Date().toISOString())
      .all();
    expect(results).toEqual([
      { kind: 'terms', given: 1, terms_version: expect.stringMatching(/^\d{4}-\d\d$/), past: 1 },
    ]);
    expect((await browser.ask('GET', '/account/events')).body).toMatchObject({
      items: [{ kind: 'signed-in', facts: { way: 'confirmation' } }, { kind: 'registered' }],
    });
    expect(mailbox).toHaveLength(1);
  });

  it('reduces a name to one line', async () => {
    const browser = new Browser();
    await browser.call('POST', '/accounts/confirmations', {
      token: await register(browser, { name: 'Ann\r\nBcc: all@evil.example \u202Eredae\u2028R' }),
    });
    expect((await browser.ask('GET', '/me')).body).toMatchObject({
      account: { name: 'Ann Bcc: all@evil.example redae R' },
    });
  });

  it('drops a return path outside the shop', async () => {
    const browser = new Browser();
    const token = await register(browser, { returnTo: '//evil.example/en' });
    expect(await browser.ask('POST', '/accounts/confirmations', { token })).toEqual({
      status: 200,
      body: { kind: 'confirmed', returnTo: '/en', followed: null },
    });
  });

  it('works once, also for many simultaneous uses', async () => {
    const own = new Browser();
    const token = await register(own);
    const uses = await Promise.all(
      Array.from({ length: 8 }, () => own.ask('POST', '/accounts/confirmations', { token })),
    );
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(uses.filter(({ body }) => body === 'link-invalid')).toHaveLength(7);
    expect(await count('accounts')).toBe(1);
    expect(await count('sessions')).toBe(1);
    expect(await new Browser().ask('POST', '/accounts/confirmations', { token })).toEqual({
      status: 422,
      body: 'link-invalid',
    });
  });

  it('refuses an ended and an unknown link', async () => {
    const token = await register(new Browser());
    await env.DB.prepare(`UPDATE registration_links SET ends_at = '2026-01-01T00:00:00.000Z'`).run();
    expect(await new Browser().ask('POST', '/accounts/confirmations', { token })).toEqual({
      status: 422,
      body: 'link-invalid',
    });
    expect(await new Browser().ask('POST', '/accounts/confirmations', { token: 'x'.repeat(43) })).toEqual({
      status: 422,
      body: 'link-invalid',
    });
    expect(await count('accounts')).toBe(0);
  });

  it('creates the account of the registration whose link was followed', async () => {
    const browser = new Browser();
    const own = await register(browser);
    const strangers = await register(new Browser(), { name: 'Mallory', password: 'a stranger typed this' });
    await browser.call('POST', '/accounts/confirmations', { token: own });
    expect(await new Browser().ask('POST', '/accounts/confirmations', { token: strangers })).toEqual({
      status: 422,
      body: 'link-invalid',
    });
    const signIn = (password: string) => new Browser().ask('POST', '/session', { email: ann.email, password });
    expect((await signIn(ann.password)).status).toBe(200);
    expect(await signIn('a stranger typed this')).toEqual({ status: 401, body: 'wrong-credentials' });
  });

  it('stores no token, password or link in any table', async () => {
    const token = await register(new Browser());
    const tables = await Promise.all(
      ['registrations', 'registration_links', 'outbox', 'attempts'].map(
        async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results,
      ),
    );
    expect(JSON.stringify(tables)).not.toContain(token);
    expect(JSON.stringify(tables)).not.toContain(ann.password);
    expect(JSON.stringify(tables)).not.toContain(shopOrigin);
    expect(JSON.stringify(tables)).toContain('scrypt$16384$8$5$');
  });
});

describe('links in mails', () => {
  const linksTo = (host: string) => expect.stringContaining(`${host}/en/`);
  it('use the address of the shop for any request host', async () => {
    const shop = { ...shopEnv, SHOP_ORIGIN: 'https://books.example' };
    const browser = new Browser({ Origin: 'https://books.example' }, shop);
    const token = await register(browser);
    expect(mailbox.at(-1)?.text).toEqual(linksTo('https://books.example'));
    await browser.call('POST', '/accounts/confirmations', { token });
    await new Browser({ Origin: 'https://books.example' }, shop).call('POST', '/password-resets', { email: ann.email });
    expect(mailbox.at(-1)?.text).toEqual(linksTo('https://books.example'));
    expect(mailbox.map(({ text, html }) => text + html).join()).not.toContain(shopOrigin);
  });

  it('are sent only once the address of the shop is set', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const nameless = new Browser({}, { ...shopEnv, SHOP_ORIGIN: '' });
    expect(await nameless.ask('POST', '/accounts', ann)).toEqual({ status: 202, body: { sent: true } });
    expect(await nameless.ask('POST', '/password-resets', { email: ann.email })).toEqual({
      status: 202,
      body: { sent: true },
    });
    expect(mailbox).toEqual([]);
    expect((await env.DB.prepare('SELECT attempts FROM outbox WHERE sent_at IS NULL').all()).results).toEqual([
      { attempts: 0 },
      { attempts: 0 },
    ]);
    expect(await count('registration_links')).toBe(0);
    const later = new Date(Date.now() + 16 * 60_000);
    const mails = await sendWaitingMails({ ...shopEnv, SHOP_ORIGIN: 'https://books.example' }, later);
    expect(mails.map(({ text }) => text)).toEqual([linksTo('https://books.example'), linksTo('https://books.example')]);
  });
});
