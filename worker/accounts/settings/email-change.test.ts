import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, signedInPerson, setProofAge } from '../../../tests/worker-signed-in-person';
import { Browser, mailbox } from '../../../tests/worker-browser';

beforeEach(() => {
  mailbox.length = 0;
});

const tokenIn = (text: string | undefined) => /confirm-email#token=([\w-]{43})\s/.exec(text ?? '')?.[1] ?? 'no token';
const linkSentTo = (email: string) => tokenIn(mailbox.findLast(({ to }) => to === email)?.text);
const subjects = () => mailbox.map(({ to, subject }) => `${to}: ${subject}`).toSorted();
const emailOf = (id: string) =>
  env.DB.prepare('SELECT email FROM accounts WHERE id = ?1').bind(id).first<string>('email');
const confirm = (browser: Browser, token: string) => browser.ask('POST', '/account/email/confirmations', { token });

describe('a change of mail address', () => {
  it('takes effect by its link, and the old address gets a mail at request and change', async () => {
    const ann = await signedInPerson('ann');
    const asked = await ann.ask('PUT', '/account/email', { email: ' Ann.New@Reader.Example ' });
    expect(asked.body).toMatchObject({
      email: 'ann@reader.example',
      pendingEmail: { email: 'ann.new@reader.example' },
    });
    expect(subjects()).toEqual([
      'ann.new@reader.example: Confirm your new email address for Dogear',
      'ann@reader.example: New email address for your Dogear account',
    ]);
    const toOld = mailbox.find(({ to }) => to === 'ann@reader.example');
    expect(toOld?.text).toContain('a•••@reader.example');
    expect(toOld?.text).toContain('/en/forgot-password');
    expect(toOld?.text).not.toContain('token=');
    const token = linkSentTo('ann.new@reader.example');
    expect(JSON.stringify((await env.DB.prepare('SELECT * FROM email_changes').all()).results)).not.toContain(token);
    mailbox.length = 0;
    // The link is opened on another device without a session.
    expect(await confirm(new Browser(), token)).toEqual({ status: 200, body: { email: 'ann.new@reader.example' } });
    expect(await emailOf('ann')).toBe('ann.new@reader.example');
    expect(subjects()).toEqual(['ann@reader.example: Your Dogear email address has changed']);
    expect(mailbox[0]?.text).toContain('72 hours');
    expect(await eventsOf('ann')).toEqual(['email-change-asked', 'email-changed']);
    expect(await confirm(new Browser(), token)).toEqual({ status: 422, body: 'link-invalid' });
    // All sessions have ended, because the link was followed on another device.
    expect((await ann.ask('GET', '/account')).status).toBe(401);
  });

  it('keeps the confirming session, ends all others and holds payouts', async () => {
    const ben = await signedInPerson('ben');
    const elsewhere = new Browser();
    elsewhere.cookies.set('__Host-session', 'o'.repeat(43));
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode('o'.repeat(43)))).toString(
      'base64url',
    );
    await env.DB.prepare(`INSERT INTO sessions (id, account, credential_version, created_at, last_seen_at, ends_at)
      SELECT ?1, account, credential_version, created_at, last_seen_at, ends_at FROM sessions WHERE account = 'ben'`)
      .bind(hash)
      .run();
    expect((await elsewhere.ask('GET', '/account')).status).toBe(200);
    await ben.ask('PUT', '/account/email', { email: 'ben2@reader.example' });
    expect((await confirm(ben, linkSentTo('ben2@reader.example'))).status).toBe(200);
    expect((await elsewhere.ask('GET', '/account')).status).toBe(401);
    const { body } = await ben.ask('GET', '/account');
    expect(body).toMatchObject({ email: 'ben2@reader.example', pendingEmail: null });
    expect(Date.parse((body as { payoutsHeldUntil: string }).payoutsHeldUntil) - Date.now()).toBeGreaterThan(
      71 * 3_600_000,
    );
  });

  it('needs fresh proof and a different address', async () => {
    const cleo = await signedInPerson('cleo');
    expect((await cleo.ask('PUT', '/account/email', { email: 'CLEO@reader.example' })).status).toBe(400);
    await setProofAge('cleo', 11);
    expect(await cleo.ask('PUT', '/account/email', { email: 'cleo2@reader.example' })).toEqual({
      status: 403,
      body: 'fresh-proof-required',
    });
    expect([mailbox, await eventsOf('cleo')]).toEqual([[], []]);
  });

  it('answers alike for an address that has an account, and mails its owner', async () => {
    const [dan] = [await signedInPerson('dan'), await signedInPerson('eva')];
    const free = await dan.call('PUT', '/account/email', { email: 'free@reader.example' });
    const known = await dan.call('PUT', '/account/email', { email: 'eva@reader.example' });
    const shape = async (answer: Response) => [
      answer.status,
      JSON.stringify(await answer.json()).replaceAll(/\d{4}-[^"]+|free@|eva@/g, ''),
    ];
    expect(await shape(known)).toEqual(await shape(free));
    const toEva = mailbox.filter(({ to }) => to === 'eva@reader.example');
    expect(toEva.map(({ subject }) => subject)).toEqual(['You already have an account with Dogear']);
    expect(toEva[0]?.text).not.toContain('token=');
    expect([await emailOf('dan'), await emailOf('eva')]).toEqual(['dan@reader.example', 'eva@reader.example']);
  });

  it('invalidates the link when it is replaced, cancelled, ended or the credentials changed', async () => {
    const fay = await signedInPerson('fay');
    const ask = async (email: string) => {
      await fay.ask('PUT', '/account/email', { email });
      return linkSentTo(email);
    };
    const first = await ask('fay1@reader.example');
    const second = await ask('fay2@reader.example');
    expect(await confirm(fay, first)).toEqual({ status: 422, body: 'link-invalid' });
    expect((await fay.ask('DELETE', '/account/email')).body).toMatchObject({ pendingEmail: null });
    expect(await confirm(fay, second)).toEqual({ status: 422, body: 'link-invalid' });
    const third = await ask('fay3@reader.example');
    await env.DB.prepare(`UPDATE email_changes SET ends_at = '2026-01-01T00:00:00.000Z' WHERE account = 'fay'`).run();
    expect(await confirm(fay, third)).toEqual({ status: 422, body: 'link-invalid' });
    const fourth = await ask('fay4@reader.example');
    // "It was not you: set a new password" raises the version.
    await env.DB.prepare(`UPDATE accounts SET credential_version = 2 WHERE id = 'fay'`).run();
    expect(await confirm(new Browser(), fourth)).toEqual({ status: 422, body: 'link-invalid' });
    expect(await emailOf('fay')).toBe('fay@reader.example');
  });

  it('succeeds for one of two accounts that confirm one address at the same moment', async () => {
    const [gil, hal] = [await signedInPerson('gil'), await signedInPerson('hal')];
    await gil.ask('PUT', '/account/email', { email: 'wanted@reader.example' });
    const first = linkSentTo('wanted@reader.example');
    await hal.ask('PUT', '/account/email', { email: 'wanted@reader.example' });
    const second = linkSentTo('wanted@reader.example');
    const answers = await Promise.all([first, first, second, second].map((token) => confirm(new Browser(), token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { results } = await env.DB.prepare(`SELECT id FROM accounts WHERE email = 'wanted@reader.example'`).all();
    expect(results).toHaveLength(1);
    const left = await confirm(new Browser(), results[0]?.['id'] === 'gil' ? second : first);
    expect(left).toEqual({ status: 409, body: 'email-taken' });
  });

  it('can be requested ten times in fifteen minutes', async () => {
    const ida = await signedInPerson('ida');
    const codes: unknown[] = [];
    for (let index = 0; index < 11; index += 1)
      codes.push((await ida.ask('PUT', '/account/email', { email: `ida${index}@reader.example` })).body);
    expect(codes.indexOf('too-many-attempts')).toBe(10);
  });
});
