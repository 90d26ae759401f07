import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { password, passwordHash } from '../../testing/known-password';

const next = 'eight dusty shelves';
const email = 'ann@reader.example';
const invalid = { status: 422, body: 'link-invalid' };

const signIn = (browser: Browser, word: string) => browser.ask('POST', '/session', { email, password: word });
const count = (table: string) => env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n');

/** Requests a link and returns its token. */
async function requestPasswordReset(browser = new Browser()): Promise<string> {
  mailbox.length = 0;
  await env.DB.prepare('DELETE FROM outbox').run();
  expect(await browser.ask('POST', '/password-resets', { email })).toEqual({ status: 202, body: { sent: true } });
  return /\/en\/reset-password#token=([\w-]{43})\s/.exec(mailbox[0]?.text ?? '')?.[1] ?? '';
}
const resetPassword = (token: string, word = next, browser = new Browser()) =>
  browser.ask('PUT', '/password-resets', { token, password: word });

beforeEach(async () => {
  mailbox.length = 0;
  await env.DB.batch(
    ['outbox', 'registrations', 'sessions', 'accounts', 'attempts'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  );
  await env.DB.prepare(
    `INSERT INTO accounts (id, email, name, password_hash, confirmed_at, language, created_at)
     VALUES ('ann', ?1, 'Ann', ?2, '2026-01-01T00:00:00.000Z', 'en', '2026-01-01T00:00:00.000Z')`,
  )
    .bind(email, passwordHash)
    .run();
});

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses, and mailed to the owner', async () => {
    const answers = await Promise.all(
      [email, 'nobody@reader.example'].map((typed) => new Browser().call('POST', '/password-resets', { email: typed })),
    );
    const shown = await Promise.all(
      answers.map(async (answer) => ({
        status: answer.status,
        body: await answer.text(),
        headers: [...answer.headers.keys()],
        cookies: answer.headers.getSetCookie().length,
      })),
    );
    expect(shown[0]).toEqual(shown[1]);
    expect(mailbox.map(({ to }) => to)).toEqual([email]);
  });

  it('sends one mail a minute and stores no token, link or address afterwards', async () => {
    const minute = () => Math.floor(Date.now() / 60_000);
    let token = '';
    let began = 0;
    do {
      began = minute();
      token = await requestPasswordReset();
      await new Browser().ask('POST', '/password-resets', { email });
      // Two mails are possible when a new minute starts between the requests.
    } while (began !== minute());
    expect(mailbox).toHaveLength(1);
    const tables = await Promise.all(
      ['outbox', 'attempts'].map(async (table) => (await env.DB.prepare(`SELECT * FROM ${table}`).all()).results),
    );
    const kept = JSON.stringify([tables, (await env.KV.list()).keys]);
    for (const secret of [token, email]) expect(kept).not.toContain(secret);
  });

  it('sends the confirmation again for a pending registration', async () => {
    await new Browser().call('POST', '/accounts', { name: 'Ben', email: 'ben@reader.example', password, terms: true });
    mailbox.length = 0;
    await new Browser().call('POST', '/password-resets', { email: 'ben@reader.example' });
    expect(mailbox.map(({ text }) => /confirm#token=/.test(text))).toEqual([true]);
  });

  it('is refused after ten attempts, except from a known device', async () => {
    const own = new Browser();
    await signIn(own, password);
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => new Browser().call('POST', '/password-resets', { email })),
    );
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(800);
    expect((await own.ask('POST', '/password-resets', { email })).status).toBe(202);
  });
});

describe('a reset link', () => {
  it('sets the password, ends every session and sends a mail', async () => {
    const [phone, desk] = [new Browser(), new Browser()];
    await signIn(phone, password);
    await signIn(desk, password);
    const token = await requestPasswordReset();
    const { status, body } = await new Browser().ask('POST', '/password-resets/links', { token });
    expect(status).toBe(200);
    expect(Date.parse((body as { endsAt: string }).endsAt) - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(await resetPassword(token)).toEqual({ status: 204, body: null });
    for (const browser of [phone, desk])
      expect((await browser.ask('GET', '/me')).body).toMatchObject({ account: null });
    expect(await signIn(new Browser(), password)).toEqual({ status: 401, body: 'wrong-credentials' });
    expect((await signIn(new Browser(), next)).status).toBe(200);
    expect(mailbox.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringContaining('has changed'),
      text: expect.stringContaining('We have signed out all devices.'),
    });
    const { results } = await env.DB.prepare(`SELECT kind FROM account_events WHERE kind = 'password-reset'`).all();
    expect(results).toHaveLength(1);
  });

  it('works once for many simultaneous uses with different passwords', async () => {
    const token = await requestPasswordReset();
    const words = Array.from({ length: 6 }, (_, index) => `shelf number ${index} of oak`);
    const uses = await Promise.all(words.map((word) => resetPassword(token, word)));
    expect(uses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(uses.filter(({ body }) => body === 'link-invalid')).toHaveLength(5);
    const entries = await Promise.all(words.map(async (word) => (await signIn(new Browser(), word)).status));
    expect(entries.filter((status) => status === 200)).toHaveLength(1);
    expect(entries.indexOf(200)).toBe(uses.findIndex(({ status }) => status === 204));
    expect(await resetPassword(token)).toEqual(invalid);
    expect(await new Browser().ask('POST', '/password-resets/links', { token })).toEqual(invalid);
  });

  it('is invalid after another link, a changed password, or its hour', async () => {
    const [first, second] = [await requestPasswordReset(), await requestPasswordReset()];
    expect((await resetPassword(second)).status).toBe(204);
    expect(await resetPassword(first)).toEqual(invalid);
    const third = await requestPasswordReset();
    for (const { name } of (await env.KV.list({ prefix: 'reset:' })).keys) {
      const link = await env.KV.get<object>(name, 'json');
      await env.KV.put(name, JSON.stringify({ ...link, endsAt: '2026-01-01T00:00:00.000Z' }));
    }
    expect(await resetPassword(third)).toEqual(invalid);
    expect(await new Browser().ask('POST', '/password-resets/links', { token: third })).toEqual(invalid);
  });

  it('is refused when it is unknown, without a write', async () => {
    for (const token of ['x', 'x'.repeat(43)]) expect(await resetPassword(token)).toEqual(invalid);
    expect(await count('attempts')).toBe(0);
  });

  it('stays valid after a refused password', async () => {
    const token = await requestPasswordReset();
    expect(await resetPassword(token, 'short')).toEqual({ status: 422, body: 'password-too-short' });
    expect(await resetPassword(token, email)).toEqual({ status: 422, body: 'password-personal' });
    expect(await resetPassword(token)).toEqual({ status: 204, body: null });
  });

  it('signs its owner in after a stranger used up the attempts', async () => {
    await Promise.all(Array.from({ length: 10 }, () => signIn(new Browser(), 'not this one')));
    const own = new Browser();
    expect(await signIn(own, password)).toEqual({ status: 429, body: 'too-many-attempts' });
    expect((await resetPassword(await requestPasswordReset(own), next, own)).status).toBe(204);
    expect((await signIn(own, next)).status).toBe(200);
  });

  it('is limited in attempts', async () => {
    const token = await requestPasswordReset();
    const tries = await Promise.all(Array.from({ length: 11 }, () => resetPassword(token, 'short')));
    expect(tries.filter(({ body }) => body === 'too-many-attempts')).toHaveLength(1);
  });
});
