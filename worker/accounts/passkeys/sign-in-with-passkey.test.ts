import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../../../tests/worker-browser';
import { Authenticator } from '../../testing/authenticator';
import {
  readQuestion,
  deleteAccounts,
  eventsOf,
  openSessions,
  statuses,
  withPasskey,
} from '../../../tests/worker-passkey-people';

const refused = { status: 401, body: 'passkey-not-accepted' };
const askQuestion = (browser: Browser) => readQuestion(browser, 'POST', '/passkeys/questions');
const signInWith = (browser: Browser, ticket: string, answer: unknown) =>
  browser.ask('POST', '/session/passkey', { ticket, answer });
const whoIs = async (browser: Browser) => (await browser.ask('GET', '/me')).body;

beforeEach(deleteAccounts);

describe('signing in with a passkey alone', () => {
  it('needs no account name, requires user verification and opens a session with two factors', async () => {
    const { email, device } = await withPasskey('ann');
    const browser = new Browser();
    const { ticket, options } = await askQuestion(browser);
    expect(options).toMatchObject({ rpId: 'dogear.example', userVerification: 'required', timeout: 300_000 });
    expect(options).not.toHaveProperty('allowCredentials.0');
    const { status, body } = await signInWith(browser, ticket, await device.get(options));
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind: 'signed-in', me: { account: { email } } });
    expect(await whoIs(browser)).toMatchObject({ account: { email } });
    expect(await openSessions()).toEqual([1]);
    expect(await eventsOf('ann')).toEqual([{ kind: 'signed-in', facts: expect.objectContaining({ way: 'passkey' }) }]);
  });

  it('stores tickets only as hashes', async () => {
    const { ticket } = await askQuestion(new Browser());
    const { results } = await env.DB.prepare('SELECT * FROM challenges').all();
    expect(results).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain(ticket);
  });

  it('accepts an answer once, also when it is sent twice at the same moment', async () => {
    const { device } = await withPasskey('ann');
    const { ticket, options } = await askQuestion(new Browser());
    const answer = await device.get(options);
    const tries = await Promise.all([1, 2, 3].map(() => signInWith(new Browser(), ticket, answer)));
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status !== 200)).toEqual([refused, refused]);
    expect(await openSessions()).toHaveLength(1);
    expect(await signInWith(new Browser(), ticket, answer)).toEqual(refused);
  });

  it('refuses a ticket that is unknown, ended or of another kind', async () => {
    const { email, device } = await withPasskey('ann', { secondFactor: true });
    const { options } = await askQuestion(new Browser());
    expect(await signInWith(new Browser(), 'T'.repeat(43), await device.get(options))).toEqual(refused);
    const second = await readQuestion(new Browser(), 'POST', '/session', { email, password: 'seven folded corners' });
    expect(await signInWith(new Browser(), second.ticket, await device.get(second.options))).toEqual(refused);
    const old = await askQuestion(new Browser());
    await env.DB.prepare(`UPDATE challenges SET ends_at = '2026-01-01T00:00:00.000Z'`).run();
    expect(await signInWith(new Browser(), old.ticket, await device.get(old.options))).toEqual(refused);
    expect(await openSessions()).toEqual([]);
  });

  it.each([
    ['of another site', { origin: 'https://dogear.example.evil.example' }],
    ['bound to another host', { rpId: 'evil.example' }],
    ['to another question', { challenge: 'A'.repeat(43) }],
    ['of a person who was not verified', { userVerified: false }],
    ['that says it is somebody else’s', { userHandle: 'A'.repeat(43) }],
    ['that does not say whose it is', { userHandle: null }],
  ])('refuses an answer %s', async (_, changes) => {
    const { device } = await withPasskey('ann');
    const { ticket, options } = await askQuestion(new Browser());
    expect(await signInWith(new Browser(), ticket, await device.get(options, changes))).toEqual(refused);
    const again = await askQuestion(new Browser());
    expect((await signInWith(new Browser(), again.ticket, await device.get(again.options))).status).toBe(200);
  });

  it('refuses an unknown passkey, a broken signature and a malformed answer', async () => {
    const { device } = await withPasskey('ann');
    const stranger = new Authenticator();
    await stranger.create({ challenge: 'c', rp: { id: 'dogear.example' }, user: { id: 'u' }, excludeCredentials: [] });
    const tries = [
      async (options: unknown) => stranger.get(options),
      async (options: unknown) => ({
        ...(await device.get(options)),
        response: { ...Object(await device.get(options)).response, signature: 'MAYCAQECAQE' },
      }),
      async (options: unknown) => ({ ...(await device.get(options)), type: 'password' }),
      async () => ({}),
      async () => ({ id: 5, response: 'x' }),
    ];
    for (const make of tries) {
      const { ticket, options } = await askQuestion(new Browser());
      expect(await signInWith(new Browser(), ticket, await make(options))).toEqual(refused);
    }
    expect(await openSessions()).toEqual([]);
  });

  it('refuses a copied passkey and stores a security event', async () => {
    const { device } = await withPasskey('ann');
    const thief = device.copy();
    const own = await askQuestion(new Browser());
    expect((await signInWith(new Browser(), own.ticket, await device.get(own.options))).status).toBe(200);
    const stolen = await askQuestion(new Browser());
    expect(await signInWith(new Browser(), stolen.ticket, await thief.get(stolen.options))).toEqual(refused);
    expect((await eventsOf('ann')).at(-1)).toEqual({
      kind: 'sign-in-refused',
      facts: expect.objectContaining({ reason: 'passkey-copied', passkey: 'Passkey 1' }),
    });
  });

  it('accepts one of two answers with the same counter', async () => {
    const { device } = await withPasskey('ann');
    const copy = device.copy();
    const [one, two] = await Promise.all([askQuestion(new Browser()), askQuestion(new Browser())]);
    const answers = [await device.get(one.options), await copy.get(two.options)];
    const tries = await Promise.all([
      signInWith(new Browser(), one.ticket, answers[0]),
      signInWith(new Browser(), two.ticket, answers[1]),
    ]);
    expect(statuses(tries)).toEqual([200, 401]);
  });

  it('accepts an authenticator without a counter repeatedly', async () => {
    const { device } = await withPasskey('ann');
    device.hasCounter = false;
    for (let time = 0; time < 2; time += 1) {
      const { ticket, options } = await askQuestion(new Browser());
      expect((await signInWith(new Browser(), ticket, await device.get(options))).status).toBe(200);
    }
  });

  it('refuses an unconfirmed account and a removed passkey', async () => {
    const { device } = await withPasskey('ann');
    for (const spoil of [`UPDATE accounts SET confirmed_at = NULL`, 'DELETE FROM passkeys']) {
      const { ticket, options } = await askQuestion(new Browser());
      await env.DB.prepare(spoil).run();
      expect(await signInWith(new Browser(), ticket, await device.get(options))).toEqual(refused);
      await env.DB.prepare(`UPDATE accounts SET confirmed_at = '2026-01-01T00:00:00.000Z'`).run();
    }
  });

  it('refuses other sites and networks with too many failures or questions', async () => {
    const { device } = await withPasskey('ann');
    const first = await askQuestion(new Browser());
    const answer = await device.get(first.options);
    const foreign = await new Browser().ask(
      'POST',
      '/session/passkey',
      { ticket: first.ticket, answer },
      { Origin: 'https://evil.example' },
    );
    expect(foreign).toEqual({ status: 403, body: 'foreign-origin' });
    const bucket = Math.floor(Date.now() / 60_000) * 60;
    const at = (address: string) => new Browser({ 'CF-Connecting-IP': address });
    const fill = env.DB.prepare('INSERT INTO attempts (key, window, count) VALUES (?1, ?2, ?3)');
    await env.DB.batch([
      fill.bind('passkey:network:192.0.2.1', bucket, 50),
      fill.bind('passkey-question:network:192.0.2.2', bucket, 300),
    ]);
    expect(await signInWith(at('192.0.2.1'), first.ticket, answer)).toEqual({ status: 429, body: 'too-many-attempts' });
    expect((await at('192.0.2.2').call('POST', '/passkeys/questions')).headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await signInWith(at('192.0.2.3'), first.ticket, answer)).status).toBe(200);
  });
});
