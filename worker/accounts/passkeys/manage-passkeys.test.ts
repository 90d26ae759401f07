import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { Authenticator } from '../../testing/authenticator';
import { password } from '../../testing/known-password';
import {
  addAccount,
  addPasskey,
  readQuestion,
  deleteAccounts,
  eventsOf,
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
const makeProofStale = () =>
  env.DB.prepare(`UPDATE sessions SET proved_at = ?1`)
    .bind(new Date(Date.now() - 11 * 60_000).toISOString())
    .run();

/** Returns a browser that signed in to this account by password alone. */
async function signedIn(email: string): Promise<Browser> {
  const browser = new Browser();
  await signIn(browser, email);
  return browser;
}

beforeEach(deleteAccounts);

describe('a passkey', () => {
  it('gives fresh proof only in the session that requested it', async () => {
    const { email, device } = await withPasskey('ann');
    const browser = await signedIn(email);
    const elsewhere = await signedIn(email);
    await makeProofStale();
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

  it('is listed and renamed only by its owner', async () => {
    const { email } = await withPasskey('ann');
    const browser = await signedIn(email);
    const [{ id } = { id: '' }] = await passkeys(browser);
    expect(await browser.ask('PATCH', `/account/passkeys/${id}`, { name: 'Phone' })).toMatchObject({
      status: 200,
      body: { id, name: 'Phone' },
    });
    const other = await signedIn(await addAccount('ben'));
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

  it('is removed with fresh proof, and the last one turns the second factor off', async () => {
    const { email, device } = await withPasskey('ann');
    const browser = await signedIn(email);
    const [{ id } = { id: '' }] = await passkeys(browser);
    await makeProofStale();
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
    expect(mailbox.map(({ subject }) => subject)).toEqual(['Passkey removed from your Dogear account']);
    expect((await eventsOf('ann')).filter(({ kind }) => kind === 'passkey-removed')).toEqual([
      { kind: 'passkey-removed', facts: { passkey: 'Passkey 1' } },
    ]);
    expect(await passkeys(browser)).toEqual([]);
    expect(await env.DB.prepare('SELECT second_factor FROM accounts').first('second_factor')).toBe(0);
    expect((await signIn(new Browser(), email)).body).toMatchObject({ kind: 'signed-in' });
    const { ticket, options } = await readQuestion(new Browser(), 'POST', '/passkeys/questions');
    expect(await new Browser().ask('POST', '/session/passkey', { ticket, answer: await device.get(options) })).toEqual(
      refused,
    );
  });

  it.each([
    ['of an account without a password', `UPDATE accounts SET password_hash = NULL`],
    ['of a staff account', `UPDATE accounts SET role = 'staff'`],
  ])('is kept as the last sign-in method %s, also when two tabs remove the last two', async (_, change) => {
    const browser = await signedIn(await addAccount('ann'));
    await addPasskey(browser, new Authenticator(), 'One');
    await addPasskey(browser, new Authenticator(), 'Two');
    await env.DB.prepare(change).run();
    const ids = (await passkeys(browser)).map(({ id }) => id);
    const tries = await Promise.all(ids.map((id) => browser.ask('DELETE', `/account/passkeys/${id}`)));
    expect(statuses(tries)).toEqual([204, 409]);
    expect(tries).toContainEqual({ status: 409, body: 'last-way-in' });
    expect(await passkeys(browser)).toHaveLength(1);
  });

  it('can be removed when a linked sign-in remains', async () => {
    const browser = await signedIn(await addAccount('ann'));
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
