import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { Authenticator } from '../../testing/authenticator';
import { password } from '../../testing/known-password';
import {
  addAccount,
  addPasskey,
  asked,
  emptyHouse,
  eventsOf,
  openSessions,
  signIn,
  statuses,
  withPasskey,
} from '../../../tests/worker-passkey-people';

const refused = { status: 401, body: 'passkey-not-accepted' };
const listSchema = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), lastUsedAt: z.string().nullable() })),
});
const passkeys = async (browser: Browser) =>
  listSchema.parse((await browser.ask('GET', '/account/passkeys')).body).items;
const question = (browser: Browser) => asked(browser, 'POST', '/account/passkeys/questions');
const stale = () =>
  env.DB.prepare(`UPDATE sessions SET proved_at = ?1`)
    .bind(new Date(Date.now() - 11 * 60_000).toISOString())
    .run();

/** A browser in which this account is signed in by password alone. */
async function inside(email: string): Promise<Browser> {
  const browser = new Browser();
  await signIn(browser, email);
  return browser;
}

beforeEach(emptyHouse);

describe('adding a passkey', () => {
  it('asks for one that signs in alone, keeps it, and tells its person', async () => {
    const browser = await inside(await addAccount('ann'));
    const device = new Authenticator();
    const { ticket, options } = await question(browser);
    expect(options).toMatchObject({
      rp: { id: 'dogear.example', name: 'Dogear' },
      user: { name: 'ann@reader.example', displayName: 'Ann' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(JSON.stringify(options)).not.toContain(btoa('ann').replaceAll('=', ''));
    const answer = await device.create(options);
    const added = await browser.ask('POST', '/account/passkeys', { ticket, answer, name: ' Blue key ' });
    expect(added).toEqual({
      status: 201,
      body: { id: answer.id, name: 'Blue key', backedUp: true, createdAt: expect.any(String), lastUsedAt: null },
    });
    expect(await passkeys(browser)).toEqual([{ id: answer.id, name: 'Blue key', lastUsedAt: null }]);
    expect((await eventsOf('ann')).at(-1)).toEqual({ kind: 'passkey-added', facts: { passkey: 'Blue key' } });
    expect(mailbox).toHaveLength(1);
    expect(mailbox[0]).toMatchObject({
      to: 'ann@reader.example',
      subject: 'A passkey was added to your Dogear account',
    });
    expect(mailbox[0]?.text).toContain('“Blue key”');
    expect(mailbox[0]?.text).toContain('Germany');
    // It is the account's first, so this session has a second factor from now on.
    expect(await openSessions()).toEqual([1]);
  });

  it('excludes those there are, and refuses one that is kept already', async () => {
    const browser = await inside(await addAccount('ann'));
    const device = new Authenticator();
    await addPasskey(browser, device);
    const again = await question(browser);
    await expect(device.create(again.options)).rejects.toThrow('InvalidStateError');
    const answer = await device.create({ ...again.options, excludeCredentials: [] });
    const { id } = answer;
    await env.DB.prepare('UPDATE passkeys SET id = ?1').bind(id).run();
    expect(await browser.ask('POST', '/account/passkeys', { ticket: again.ticket, answer, name: 'Two' })).toEqual({
      status: 422,
      body: 'passkey-known',
    });
  });

  it('takes an answer once, only from the session that asked, and only to its own question', async () => {
    const ann = await inside(await addAccount('ann'));
    const ben = await inside(await addAccount('ben'));
    const elsewhere = await inside('ann@reader.example');
    const first = await question(ann);
    const answer = await new Authenticator().create(first.options);
    const add = (browser: Browser, ticket: string, made: unknown = answer) =>
      browser.ask('POST', '/account/passkeys', { ticket, answer: made, name: 'One' });
    for (const other of [ben, elsewhere]) {
      const { ticket, options } = await question(ann);
      expect(await add(other, ticket, await new Authenticator().create(options))).toEqual(refused);
    }
    expect(await add(ann, (await question(ann)).ticket)).toEqual(refused);
    expect(await add(ann, (await asked(new Browser(), 'POST', '/passkeys/questions')).ticket)).toEqual(refused);
    const tries = await Promise.all([add(ann, first.ticket), add(ann, first.ticket)]);
    expect(statuses(tries)).toEqual([201, 401]);
    expect(await add(ann, first.ticket)).toEqual(refused);
    expect(await passkeys(ann)).toHaveLength(1);
    expect(await passkeys(ben)).toEqual([]);
  });

  it.each([
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { userVerified: false },
    { challenge: 'A'.repeat(43) },
  ])('refuses an answer with %o', async (bent) => {
    const browser = await inside(await addAccount('ann'));
    const { ticket, options } = await question(browser);
    expect(
      await browser.ask('POST', '/account/passkeys', {
        ticket,
        answer: await new Authenticator().create(options, bent),
        name: 'One',
      }),
    ).toEqual(refused);
    const late = await question(browser);
    await env.DB.prepare(`UPDATE challenges SET ends_at = '2026-01-01T00:00:00.000Z'`).run();
    expect(
      await browser.ask('POST', '/account/passkeys', {
        ticket: late.ticket,
        answer: await new Authenticator().create(late.options),
        name: 'One',
      }),
    ).toEqual(refused);
    expect(await passkeys(browser)).toEqual([]);
  });

  it('stops at ten, also when two tabs add the last', async () => {
    const browser = await inside(await addAccount('ann'));
    await addPasskey(browser, new Authenticator());
    const copy = env.DB.prepare(
      `INSERT INTO passkeys SELECT ?1, account, public_key, counter, transports, name, backed_up, created_at, NULL
        FROM passkeys LIMIT 1`,
    );
    await env.DB.batch(Array.from({ length: 8 }, (_, at) => copy.bind(`copy-${at}`)));
    const two = await Promise.all([question(browser), question(browser)]);
    const tries = await Promise.all(
      two.map(async ({ ticket, options }) =>
        browser.ask('POST', '/account/passkeys', {
          ticket,
          answer: await new Authenticator().create(options),
          name: 'Ten',
        }),
      ),
    );
    expect(statuses(tries)).toEqual([201, 409]);
    expect(await browser.ask('POST', '/account/passkeys/questions')).toEqual({ status: 409, body: 'passkeys-full' });
  });

  it('needs fresh proof, for the question and for the answer', async () => {
    const browser = await inside(await addAccount('ann'));
    const { ticket, options } = await question(browser);
    await stale();
    const answer = await new Authenticator().create(options);
    expect(await browser.ask('POST', '/account/passkeys', { ticket, answer, name: 'One' })).toEqual({
      status: 403,
      body: 'fresh-proof-required',
    });
    expect(await browser.ask('POST', '/account/passkeys/questions')).toEqual({
      status: 403,
      body: 'fresh-proof-required',
    });
    expect(await new Browser().ask('POST', '/account/passkeys/questions')).toEqual({
      status: 401,
      body: 'sign-in-required',
    });
  });

  it('needs the second factor where there is one: an older session of a stolen password adds none', async () => {
    const email = await addAccount('desk', { role: 'staff' });
    const stolen = await inside(email);
    const own = await inside(email);
    const device = new Authenticator();
    await addPasskey(own, device);
    expect(await stolen.ask('POST', '/account/passkeys/questions')).toEqual({
      status: 403,
      body: 'second-factor-required',
    });
    const [kept] = await passkeys(own);
    expect(await stolen.ask('DELETE', `/account/passkeys/${kept?.id}`)).toEqual({
      status: 403,
      body: 'second-factor-required',
    });
    expect((await addPasskey(own, new Authenticator(), 'Spare')).status).toBe(201);
  });
});

describe('a passkey', () => {
  it('is fresh proof in the session that asked for it, and there alone', async () => {
    const { email, device } = await withPasskey('ann');
    const browser = await inside(email);
    const elsewhere = await inside(email);
    await stale();
    const proofSchema = z.object({ passkey: z.object({ ticket: z.string(), options: z.looseObject({}) }) });
    const ask = async () => proofSchema.parse((await browser.ask('GET', '/session/proof')).body).passkey;
    const strayed = await ask();
    expect(
      await elsewhere.ask('POST', '/session/proof', {
        ticket: strayed.ticket,
        answer: await device.get(strayed.options),
      }),
    ).toEqual(refused);
    const { ticket, options } = await ask();
    expect((await browser.ask('POST', '/session/proof', { ticket, answer: await device.get(options) })).status).toBe(
      204,
    );
    expect((await browser.ask('POST', '/account/passkeys/questions')).status).toBe(200);
    expect((await elsewhere.ask('POST', '/account/passkeys/questions')).status).toBe(403);
  });

  it('is named by its person, who alone sees it', async () => {
    const { email } = await withPasskey('ann');
    const browser = await inside(email);
    const [{ id } = { id: '' }] = await passkeys(browser);
    expect(await browser.ask('PATCH', `/account/passkeys/${id}`, { name: 'Phone' })).toMatchObject({
      status: 200,
      body: { id, name: 'Phone' },
    });
    const other = await inside(await addAccount('ben'));
    for (const [method, body] of [
      ['PATCH', { name: 'Mine' }],
      ['DELETE', undefined],
    ] as const) {
      expect(await other.ask(method, `/account/passkeys/${id}`, body)).toEqual({ status: 404, body: 'not-found' });
      expect(await new Browser().ask(method, `/account/passkeys/${id}`, body)).toEqual({
        status: 401,
        body: 'sign-in-required',
      });
    }
    expect(await passkeys(browser)).toEqual([expect.objectContaining({ name: 'Phone' })]);
    expect(await browser.ask('PATCH', `/account/passkeys/${id}`, { name: '  ' })).toEqual({
      status: 400,
      body: 'invalid-input',
    });
  });

  it('is removed with fresh proof, once; no session ends, its person is told, and the last takes the second factor along', async () => {
    const { email, device } = await withPasskey('ann');
    const browser = await inside(email);
    const [{ id } = { id: '' }] = await passkeys(browser);
    await stale();
    expect(await browser.ask('DELETE', `/account/passkeys/${id}`)).toEqual({
      status: 403,
      body: 'fresh-proof-required',
    });
    await browser.ask('POST', '/session/proof', { password });
    await env.DB.batch([
      env.DB.prepare('UPDATE accounts SET second_factor = 1'),
      env.DB.prepare('UPDATE sessions SET second_factor = 1'),
    ]);
    mailbox.length = 0;
    const tries = await Promise.all([1, 2].map(() => browser.ask('DELETE', `/account/passkeys/${id}`)));
    expect(statuses(tries)).toEqual([204, 404]);
    expect(mailbox.map(({ subject }) => subject)).toEqual(['A passkey was removed from your Dogear account']);
    expect((await eventsOf('ann')).filter(({ kind }) => kind === 'passkey-removed')).toEqual([
      { kind: 'passkey-removed', facts: { passkey: 'Passkey 1' } },
    ]);
    expect(await passkeys(browser)).toEqual([]);
    expect(await env.DB.prepare('SELECT second_factor FROM accounts').first('second_factor')).toBe(0);
    expect((await signIn(new Browser(), email)).body).toMatchObject({ kind: 'signed-in' });
    const { ticket, options } = await asked(new Browser(), 'POST', '/passkeys/questions');
    expect(await new Browser().ask('POST', '/session/passkey', { ticket, answer: await device.get(options) })).toEqual(
      refused,
    );
  });

  it.each([
    ['of an account without a password', `UPDATE accounts SET password_hash = NULL`],
    ['of somebody at the desk', `UPDATE accounts SET role = 'staff'`],
  ])('stays when it is the last way in %s, also when two tabs remove the last two', async (_, change) => {
    const browser = await inside(await addAccount('ann'));
    await addPasskey(browser, new Authenticator(), 'One');
    await addPasskey(browser, new Authenticator(), 'Two');
    await env.DB.prepare(change).run();
    const ids = (await passkeys(browser)).map(({ id }) => id);
    const tries = await Promise.all(ids.map((id) => browser.ask('DELETE', `/account/passkeys/${id}`)));
    expect(statuses(tries)).toEqual([204, 409]);
    expect(tries).toContainEqual({ status: 409, body: 'last-way-in' });
    expect(await passkeys(browser)).toHaveLength(1);
  });

  it('may go where a linked sign-in is left', async () => {
    const browser = await inside(await addAccount('ann'));
    await addPasskey(browser, new Authenticator());
    await env.DB.batch([
      env.DB.prepare('UPDATE accounts SET password_hash = NULL'),
      env.DB.prepare(
        `INSERT INTO linked_sign_ins (provider, subject, account, created_at)
          VALUES ('google', '1', 'ann', '2026-01-01T00:00:00.000Z')`,
      ),
    ]);
    const [{ id } = { id: '' }] = await passkeys(browser);
    expect((await browser.ask('DELETE', `/account/passkeys/${id}`)).status).toBe(204);
  });
});
