import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { Authenticator } from '../../testing/authenticator';
import {
  addAccount,
  addPasskey,
  readQuestion,
  deleteAccounts,
  eventsOf,
  openSessions,
  signIn,
  statuses,
} from '../../../tests/worker-passkey-people';

const refused = { status: 401, body: 'passkey-not-accepted' };
const listSchema = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), lastUsedAt: z.string().nullable() })),
});
const passkeys = async (browser: Browser) =>
  listSchema.parse((await browser.ask('GET', '/account/passkeys')).body).items;
const askQuestion = (browser: Browser) => readQuestion(browser, 'POST', '/account/passkeys/questions');
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

describe('adding a passkey', () => {
  it('requests a discoverable passkey, stores it and sends a mail', async () => {
    const browser = await signedIn(await addAccount('ann'));
    const device = new Authenticator();
    const { ticket, options } = await askQuestion(browser);
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
      subject: 'Passkey added to your Dogear account',
    });
    expect(mailbox[0]?.text).toContain('“Blue key”');
    expect(mailbox[0]?.text).toContain('Germany');
    // The first passkey of the account gives this session its second factor.
    expect(await openSessions()).toEqual([1]);
  });

  it('excludes existing passkeys and refuses one that is stored already', async () => {
    const browser = await signedIn(await addAccount('ann'));
    const device = new Authenticator();
    await addPasskey(browser, device);
    const again = await askQuestion(browser);
    await expect(device.create(again.options)).rejects.toThrow('InvalidStateError');
    const answer = await device.create({ ...again.options, excludeCredentials: [] });
    const { id } = answer;
    await env.DB.prepare('UPDATE passkeys SET id = ?1').bind(id).run();
    expect(await browser.ask('POST', '/account/passkeys', { ticket: again.ticket, answer, name: 'Two' })).toEqual({
      status: 422,
      body: 'passkey-known',
    });
  });

  it('accepts an answer once, from the requesting session, to its own question', async () => {
    const ann = await signedIn(await addAccount('ann'));
    const ben = await signedIn(await addAccount('ben'));
    const elsewhere = await signedIn('ann@reader.example');
    const first = await askQuestion(ann);
    const answer = await new Authenticator().create(first.options);
    const add = (browser: Browser, ticket: string, made: unknown = answer) =>
      browser.ask('POST', '/account/passkeys', { ticket, answer: made, name: 'One' });
    for (const other of [ben, elsewhere]) {
      const { ticket, options } = await askQuestion(ann);
      expect(await add(other, ticket, await new Authenticator().create(options))).toEqual(refused);
    }
    expect(await add(ann, (await askQuestion(ann)).ticket)).toEqual(refused);
    expect(await add(ann, (await readQuestion(new Browser(), 'POST', '/passkeys/questions')).ticket)).toEqual(refused);
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
  ])('refuses an answer with %o', async (changes) => {
    const browser = await signedIn(await addAccount('ann'));
    const { ticket, options } = await askQuestion(browser);
    expect(
      await browser.ask('POST', '/account/passkeys', {
        ticket,
        answer: await new Authenticator().create(options, changes),
        name: 'One',
      }),
    ).toEqual(refused);
    const late = await askQuestion(browser);
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

  it('accepts at most ten passkeys, also when two tabs add the last one', async () => {
    const browser = await signedIn(await addAccount('ann'));
    await addPasskey(browser, new Authenticator());
    const copy = env.DB.prepare(
      `INSERT INTO passkeys SELECT ?1, account, public_key, counter, transports, name, backed_up, created_at, NULL
        FROM passkeys LIMIT 1`,
    );
    await env.DB.batch(Array.from({ length: 8 }, (_, index) => copy.bind(`copy-${index}`)));
    const two = await Promise.all([askQuestion(browser), askQuestion(browser)]);
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

  it('needs fresh proof for the question and for the answer', async () => {
    const browser = await signedIn(await addAccount('ann'));
    const { ticket, options } = await askQuestion(browser);
    await makeProofStale();
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

  it('and its removal need the second factor in a session without it', async () => {
    const own = await signedIn(await addAccount('desk', { role: 'staff' }));
    await addPasskey(own, new Authenticator());
    const [kept] = await passkeys(own);
    await env.DB.prepare('UPDATE sessions SET second_factor = 0').run();

    const answers = [
      await own.ask('POST', '/account/passkeys/questions'),
      await own.ask('DELETE', `/account/passkeys/${kept?.id}`),
    ];

    expect(answers).toEqual(Array.from({ length: 2 }, () => ({ status: 403, body: 'second-factor-required' })));
  });

  it('and its removal end all other sessions', async () => {
    const email = await addAccount('ann');
    const own = await signedIn(email);
    const stolen = await signedIn(email);

    await addPasskey(own, new Authenticator());

    expect((await stolen.ask('GET', '/account/passkeys')).status).toBe(401);
    const [added] = await passkeys(own);
    const stolenLater = await signedIn(email);
    expect((await own.ask('DELETE', `/account/passkeys/${added?.id}`)).status).toBe(204);
    expect((await stolenLater.ask('GET', '/account/passkeys')).status).toBe(401);
    expect(await passkeys(own)).toEqual([]);
  });
});
