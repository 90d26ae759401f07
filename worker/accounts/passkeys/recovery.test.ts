import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser, mailbox } from '../../../tests/worker-browser';
import {
  readQuestion,
  deleteAccounts,
  eventsOf,
  openSessions,
  signIn,
  statuses,
  withPasskey,
} from '../../../tests/worker-passkey-people';
import { password } from '../../testing/known-password';

const linkInvalid = { status: 422, body: 'link-invalid' };
const firstFactor = (email: string) => readQuestion(new Browser(), 'POST', '/session', { email, password });
const requestRecovery = (ticket: string, browser = new Browser()) =>
  browser.ask('POST', '/session/recovery', { ticket });
const confirmRecovery = (browser: Browser, token: string) =>
  browser.ask('POST', '/session/recovery/confirmations', { token });
const tokenIn = (text = '') => /\/en\/login\/recovery#token=([\w-]{43})/.exec(text)?.[1] ?? 'no token in the mail';

async function linkFor(email: string, browser = new Browser()): Promise<string> {
  const { ticket } = await firstFactor(email);
  expect(await requestRecovery(ticket, browser)).toEqual({ status: 202, body: { sent: true } });
  return tokenIn(mailbox.at(-1)?.text);
}

beforeEach(deleteAccounts);

describe('recovery from a lost passkey', () => {
  it('signs in by a mailed link, turns the second factor off and sends a mail', async () => {
    const { email } = await withPasskey('ann', { secondFactor: true });
    const { ticket } = await firstFactor(email);
    const browser = new Browser();
    expect((await requestRecovery(ticket, browser)).status).toBe(202);
    expect(mailbox).toHaveLength(1);
    expect(mailbox[0]).toMatchObject({ to: email, subject: 'Sign in to Dogear without your passkey' });
    const token = tokenIn(mailbox[0]?.text);
    const stored = await env.DB.batch(
      ['SELECT * FROM challenges', 'SELECT * FROM outbox'].map((sql) => env.DB.prepare(sql)),
    );
    expect(JSON.stringify(stored.map(({ results }) => results))).not.toContain(token);
    expect(await openSessions()).toEqual([]);
    expect(await confirmRecovery(browser, token)).toMatchObject({
      status: 200,
      body: { kind: 'signed-in', me: { account: { email } } },
    });
    expect(await openSessions()).toEqual([0]);
    expect((await eventsOf('ann')).map(({ kind, facts }) => facts.way ?? kind)).toEqual(['recovery-used', 'recovery']);
    expect(mailbox.map(({ subject }) => subject)).toContain('Sign-in to Dogear without your passkey');
    expect((await signIn(new Browser(), email)).body).toMatchObject({ kind: 'signed-in' });
    expect(await confirmRecovery(new Browser(), token)).toEqual(linkInvalid);
  });

  it('sends one mail per ticket and keeps the ticket valid', async () => {
    const { email, device } = await withPasskey('ann', { secondFactor: true });
    const { ticket, options } = await firstFactor(email);
    await Promise.all([requestRecovery(ticket), requestRecovery(ticket), requestRecovery(ticket)]);
    expect(mailbox).toHaveLength(1);
    const found = await new Browser().ask('POST', '/session/second-factor', {
      ticket,
      answer: await device.get(options),
    });
    expect(found.status).toBe(200);
  });

  it('accepts one of several simultaneous uses of the link', async () => {
    const { email } = await withPasskey('ann', { secondFactor: true });
    const browser = new Browser();
    const first = await linkFor(email, browser);
    const second = await linkFor(email, browser);
    expect(second).not.toBe(first);
    const tries = await Promise.all([1, 2, 3].map(() => confirmRecovery(browser, first)));
    expect(statuses(tries)).toEqual([200, 422, 422]);
    expect(await openSessions()).toHaveLength(1);
    expect(await confirmRecovery(browser, second)).toEqual(linkInvalid);
  });

  it('refuses the link in another browser than the requesting one', async () => {
    const { email } = await withPasskey('ann', { secondFactor: true });
    const thief = new Browser();
    const token = await linkFor(email, thief);
    expect(await confirmRecovery(new Browser(), token)).toEqual(linkInvalid);
    expect(await openSessions()).toEqual([]);
    expect((await signIn(new Browser(), email)).body).toMatchObject({ kind: 'second-factor' });
    expect((await confirmRecovery(thief, token)).status).toBe(200);
  });

  it('sends no mail for a ticket that is wrong, ended or older than the password', async () => {
    const { email } = await withPasskey('ann', { secondFactor: true });
    const refused = { status: 401, body: 'passkey-not-accepted' };
    expect(await requestRecovery('T'.repeat(43))).toEqual(refused);
    expect(await requestRecovery((await readQuestion(new Browser(), 'POST', '/passkeys/questions')).ticket)).toEqual(
      refused,
    );
    const { ticket } = await firstFactor(email);
    await env.DB.prepare('UPDATE accounts SET credential_version = credential_version + 1').run();
    expect(await requestRecovery(ticket)).toEqual(refused);
    const late = await firstFactor(email);
    await env.DB.prepare(`UPDATE challenges SET ends_at = '2026-01-01T00:00:00.000Z'`).run();
    expect(await requestRecovery(late.ticket)).toEqual(refused);
    expect(mailbox).toEqual([]);
  });

  it('invalidates the link after 60 minutes, after a new password and for other purposes', async () => {
    const { email } = await withPasskey('ann', { secondFactor: true });
    const browser = new Browser();
    const late = await linkFor(email, browser);
    const ends = await env.DB.prepare(`SELECT ends_at FROM challenges WHERE kind = 'recovery'`).first<string>(
      'ends_at',
    );
    expect(Math.round((Date.parse(ends ?? '') - Date.now()) / 60_000)).toBe(60);
    await env.DB.prepare(`UPDATE challenges SET ends_at = '2026-01-01T00:00:00.000Z' WHERE kind = 'recovery'`).run();
    expect(await confirmRecovery(browser, late)).toEqual(linkInvalid);
    const { ticket } = await firstFactor(email);
    expect(await confirmRecovery(browser, ticket)).toEqual(linkInvalid);
    const earlier = await linkFor(email, browser);
    await env.DB.prepare('UPDATE accounts SET credential_version = credential_version + 1').run();
    expect(await confirmRecovery(browser, earlier)).toEqual(linkInvalid);
    expect(await openSessions()).toEqual([]);
  });

  it('refuses staff, also when the role was given after the mail', async () => {
    const desk = await withPasskey('desk', { role: 'staff' });
    const { ticket } = await firstFactor(desk.email);
    expect(await requestRecovery(ticket)).toEqual({ status: 403, body: 'not-allowed' });
    expect(mailbox).toEqual([]);
    const ann = await withPasskey('ann', { secondFactor: true });
    const browser = new Browser();
    const token = await linkFor(ann.email, browser);
    await env.DB.prepare(`UPDATE accounts SET role = 'admin' WHERE id = 'ann'`).run();
    expect(await confirmRecovery(browser, token)).toEqual(linkInvalid);
    expect(await openSessions()).toEqual([]);
  });

  it('allows ten mails per account and fifty wrong links per network', async () => {
    const { email } = await withPasskey('ann', { secondFactor: true });
    for (let time = 0; time < 10; time += 1) await linkFor(email);
    const { ticket } = await firstFactor(email);
    expect(await requestRecovery(ticket)).toEqual({ status: 429, body: 'too-many-attempts' });
    const bucket = Math.floor(Date.now() / 60_000) * 60;
    await env.DB.prepare(`INSERT INTO attempts (key, window, count) VALUES ('recovery:network:192.0.2.1', ?1, 50)`)
      .bind(bucket)
      .run();
    expect(await confirmRecovery(new Browser({ 'CF-Connecting-IP': '192.0.2.1' }), 'A'.repeat(43))).toEqual({
      status: 429,
      body: 'too-many-attempts',
    });
  });
});
