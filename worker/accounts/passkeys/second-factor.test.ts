import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../tests/worker-browser';
import {
  addAccount,
  readQuestion,
  deleteAccounts,
  eventsOf,
  openSessions,
  signIn,
  statuses,
  withPasskey,
} from '../../../tests/worker-passkey-people';
import { type Ctx } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { openSecondFactorQuestion } from './second-factor-question';
import { password } from '../../testing/known-password';

const refused = { status: 401, body: 'passkey-not-accepted' };
const firstFactor = (email: string) => readQuestion(new Browser(), 'POST', '/session', { email, password });
const finish = (browser: Browser, ticket: string, answer: unknown) =>
  browser.ask('POST', '/session/second-factor', { ticket, answer });

beforeEach(deleteAccounts);

describe('the second factor', () => {
  it('follows the password, accepts only passkeys of the account and opens the session', async () => {
    const { email, device } = await withPasskey('ann', { secondFactor: true });
    await withPasskey('ben');
    await env.DB.prepare('DELETE FROM account_events').run();
    const browser = new Browser();
    const first = await readQuestion(browser, 'POST', '/session', { email, password });
    expect(first).toMatchObject({
      kind: 'second-factor',
      recovery: 'mail',
      options: { userVerification: 'required', allowCredentials: [{ transports: ['internal', 'hybrid'] }] },
    });
    expect(browser.cookies.has('__Host-session')).toBe(false);
    expect(await openSessions()).toEqual([]);
    const { status, body } = await finish(browser, first.ticket, await device.get(first.options));
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'signed-in', me: { account: { email } } });
    expect(await openSessions()).toEqual([1]);
    expect(await eventsOf('ann')).toEqual([
      { kind: 'signed-in', facts: expect.objectContaining({ way: 'password-and-passkey' }) },
    ]);
  });

  it('is required from staff without recovery by mail, and records a sign-on as first factor', async () => {
    const { email, device } = await withPasskey('desk', { role: 'staff' });
    expect(await signIn(new Browser(), email)).toMatchObject({
      status: 200,
      body: { kind: 'second-factor', recovery: 'admin' },
    });
    const ctx: Ctx = {
      ...shopContext(openServices(env), () => undefined, new Date()),
      origin: 'https://dogear.example',
    };
    const bySignOn = await openSecondFactorQuestion(ctx, { id: 'desk', role: 'staff', version: 1 }, 'sign-on');
    expect((await finish(new Browser(), bySignOn?.ticket ?? '', await device.get(bySignOn?.options))).status).toBe(200);
    expect(await eventsOf('desk')).toEqual([
      { kind: 'signed-in', facts: expect.objectContaining({ way: 'sign-on-and-passkey' }) },
    ]);
    await addAccount('none');
    expect(await openSecondFactorQuestion(ctx, { id: 'none', role: 'customer', version: 1 })).toBe(null);
  });

  it('accepts one of several simultaneous answers to a ticket', async () => {
    const { email, device } = await withPasskey('ann', { secondFactor: true });
    const { ticket, options } = await firstFactor(email);
    const answers = await Promise.all([device.get(options), device.get(options), device.get(options)]);
    const tries = await Promise.all(answers.map((answer) => finish(new Browser(), ticket, answer)));
    expect(statuses(tries)).toEqual([200, 401, 401]);
    expect(await openSessions()).toEqual([1]);
  });

  it('refuses a passkey of another account and stores a security event', async () => {
    const ann = await withPasskey('ann', { secondFactor: true });
    const ben = await withPasskey('ben', { secondFactor: true });
    const { ticket, options } = await firstFactor(ann.email);
    const bens = await firstFactor(ben.email);
    const { challenge } = options;
    expect(
      await finish(new Browser(), ticket, await ben.device.get(bens.options, { challenge: String(challenge) })),
    ).toEqual(refused);
    expect(await eventsOf('ann')).toEqual([
      { kind: 'sign-in-refused', facts: expect.objectContaining({ reason: 'passkey-wrong', country: 'DE' }) },
    ]);
    // The ticket is used up, so the right passkey is refused, too.
    expect(await finish(new Browser(), ticket, await ann.device.get(options))).toEqual(refused);
  });

  it('refuses answers to a sign-in question, from another site, or without user verification', async () => {
    const { email, device } = await withPasskey('ann', { secondFactor: true });
    const open = await readQuestion(new Browser(), 'POST', '/passkeys/questions');
    expect(await finish(new Browser(), open.ticket, await device.get(open.options))).toEqual(refused);
    for (const changes of [
      { origin: 'https://evil.example' },
      { userVerified: false },
      { challenge: 'B'.repeat(43) },
    ]) {
      const { ticket, options } = await firstFactor(email);
      expect(await finish(new Browser(), ticket, await device.get(options, changes))).toEqual(refused);
    }
    expect(await openSessions()).toEqual([]);
  });

  it('ends after five minutes, and when the password changes', async () => {
    const { email, device } = await withPasskey('ann', { secondFactor: true });
    const old = await firstFactor(email);
    const ends = await env.DB.prepare('SELECT ends_at FROM challenges').first<string>('ends_at');
    expect(Date.parse(ends ?? '') - Date.now()).toBeGreaterThan(290_000);
    expect(Date.parse(ends ?? '') - Date.now()).toBeLessThanOrEqual(300_000);
    await env.DB.prepare(`UPDATE challenges SET ends_at = '2026-01-01T00:00:00.000Z'`).run();
    expect(await finish(new Browser(), old.ticket, await device.get(old.options))).toEqual(refused);
    const earlier = await firstFactor(email);
    await env.DB.prepare('UPDATE accounts SET credential_version = credential_version + 1').run();
    expect(await finish(new Browser(), earlier.ticket, await device.get(earlier.options))).toEqual(refused);
  });

  it('limits attempts per account and keeps the ticket after a refused one', async () => {
    const { email, device } = await withPasskey('ann', { secondFactor: true });
    for (let time = 0; time < 10; time += 1) {
      const { ticket } = await firstFactor(email);
      expect(await finish(new Browser(), ticket, {})).toEqual(refused);
    }
    const { ticket, options } = await firstFactor(email);
    const answer = await device.get(options);
    expect(await finish(new Browser(), ticket, answer)).toEqual({ status: 429, body: 'too-many-attempts' });
    await env.DB.prepare('UPDATE attempts SET window = window - 961').run();
    expect((await finish(new Browser(), ticket, answer)).status).toBe(200);
  });
});
