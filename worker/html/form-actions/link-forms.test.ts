import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { Browser, mailbox } from '../../../tests/worker-browser';
import { addAccount, readQuestion, deleteAccounts, withPasskey } from '../../../tests/worker-passkey-people';
import { inputIn, scriptless } from '../../../tests/worker-scriptless';
import { secretHash } from '../../platform/secret-hash';
import { password } from '../../testing/known-password';

const foreign = { Origin: 'https://evil.example' };
const email = 'ann@reader.example';
const newPassword = 'eight dusty shelves';
const deadToken = 'x'.repeat(43);
let person: ReturnType<typeof scriptless>;
beforeEach(async () => {
  await deleteAccounts();
  await env.DB.prepare('DELETE FROM registrations').run();
  person = scriptless();
});

/** Returns the mailed link to a page of the shop. */
const linkTo = (page: string) =>
  new RegExp(`https?://\\S+/en${page}#token=[\\w-]{43}`).exec(mailbox.at(-1)?.text ?? '')?.[0] ?? '';
const tokenOf = (link: string) => link.split('#token=')[1] ?? '';

/** Registers in another browser and returns the mailed link. */
async function register(): Promise<string> {
  await new Browser().ask('POST', '/accounts', { name: 'Ann', email, password, terms: true });
  return linkTo('/login/confirm');
}

/** Registers and confirms in another browser. */
async function join(): Promise<void> {
  const browser = new Browser();
  await browser.ask('POST', '/accounts', { name: 'Ann', email, password, terms: true });
  await browser.ask('POST', '/accounts/confirmations', { token: tokenOf(linkTo('/login/confirm')) });
}

async function requestPasswordReset(): Promise<string> {
  await new Browser().ask('POST', '/password-resets', { email });
  return linkTo('/reset-password');
}

const signIn = (word: string) => person.post('/en/do/sign-in', { email, password: word });

describe('reset-password', () => {
  it('has a field for the mailed link', async () => {
    const page = await person.get('/en/reset-password');

    expect(inputIn(page.text, 'token')).not.toBe('');
    expect(page.text).toMatch(/<form[^>]*data-early="hold"[^>]*action="\/en\/do\/reset-password/);
  });

  it('sets a new password by the pasted link, once', async () => {
    await join();
    const fields = { token: await requestPasswordReset(), password: newPassword };

    const sent = await person.post('/en/do/reset-password', fields);
    const page = await person.get(sent.location ?? '');
    const again = await person.post('/en/do/reset-password', fields);

    expect([sent.status, page.status, again.status]).toEqual([303, 200, 422]);
    expect(page.text).toContain('Your new password is set');
    expect(again.text).toContain('This link no longer works');
    expect((await signIn(newPassword)).status).toBe(303);
  });

  it('keeps the link and marks a password that is too short', async () => {
    await join();
    const token = await requestPasswordReset();

    const refused = await person.post('/en/do/reset-password', { token, password: 'short' });

    expect([refused.status, refused.form.problem[2].faults]).toEqual([400, ['short']]);
    expect(inputIn(refused.text, 'token')).toContain(`value="${token}"`);
    expect(inputIn(refused.text, 'password')).toMatch(/aria-invalid="true"/);
    expect(inputIn(refused.text, 'password')).not.toContain('short');
    expect((await signIn(password)).status).toBe(303);
  });

  it('marks a missing link', async () => {
    const refused = await person.post('/en/do/reset-password', { token: '', password: newPassword });

    expect(refused.status).toBe(400);
    expect(inputIn(refused.text, 'token')).toMatch(/aria-invalid="true"/);
    expect(refused.text).not.toContain(newPassword);
  });

  it('is refused for another site', async () => {
    await join();
    const fields = { token: await requestPasswordReset(), password: newPassword };

    expect((await person.post('/en/do/reset-password', fields, foreign)).status).toBe(403);
    expect((await signIn(password)).status).toBe(303);
  });
});

describe('confirm-account and set-up-account', () => {
  const good = { name: 'Ann Reader', email, password: newPassword, terms: 'on' };

  it('ask another browser for name, password and terms, then sign in', async () => {
    const link = await register();

    const asks = await person.post('/en/do/confirm-account', { token: link });
    const token = /name="token" value="([^"]*)"/.exec(asks.text)?.[1] ?? '';
    const done = await person.post('/en/do/set-up-account', { ...good, token });
    const again = await person.post('/en/do/set-up-account', { ...good, token });

    expect([asks.status, asks.form.answer]).toEqual([200, { kind: 'password-needed', email }]);
    expect(token).toBe(tokenOf(link));
    expect([done.status, done.location]).toEqual([303, '/en']);
    expect(again.text).toContain('This link no longer works');
    expect((await person.get('/en/account-details')).text).toContain(email);
  });

  it('keep what was typed and mark what is missing', async () => {
    const token = tokenOf(await register());

    const refused = await person.post('/en/do/set-up-account', { ...good, token, password: '', name: 'Ann Reader' });

    expect([refused.status, refused.form.problem[2].faults]).toEqual([400, ['missing']]);
    expect(inputIn(refused.text, 'name')).toContain('value="Ann Reader"');
    expect(inputIn(refused.text, 'terms')).toMatch(/checked/);
    expect(inputIn(refused.text, 'password')).toMatch(/aria-invalid="true"/);
    expect(refused.text).toContain(email);
    expect(refused.text).toMatch(new RegExp(`name="token" value="${token}"`));
  });

  it('say that a used link no longer works', async () => {
    const answer = await person.post('/en/do/confirm-account', { token: deadToken });

    expect(answer.status).toBe(422);
    expect(answer.text).toContain('This link no longer works');
  });

  it('are refused for another site', async () => {
    const token = tokenOf(await register());

    const answers = [
      await person.post('/en/do/confirm-account', { token }, foreign),
      await person.post('/en/do/set-up-account', { ...good, token }, foreign),
    ];

    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
    expect(await env.DB.prepare('SELECT count(*) AS n FROM accounts').first('n')).toBe(0);
  });
});

describe('confirm-recovery', () => {
  async function requestRecovery(): Promise<string> {
    const reader = await withPasskey('ann', { secondFactor: true });
    const { ticket } = await readQuestion(new Browser(), 'POST', '/session', { email: reader.email, password });
    const browser = new Browser();
    await browser.ask('POST', '/session/recovery', { ticket });
    // The link works in the browser that asked for it.
    for (const [name, value] of browser.cookies) person.cookies.set(name, value);
    return linkTo('/login/recovery');
  }

  it('signs in by the pasted link, once', async () => {
    const token = await requestRecovery();

    const sent = await person.post('/en/do/confirm-recovery', { token });
    const page = await person.get(sent.location ?? '');
    const again = await scriptless().post('/en/do/confirm-recovery', { token });

    expect([sent.status, page.status, again.status]).toEqual([303, 200, 422]);
    expect(person.cookies.has('__Host-session')).toBe(true);
    expect(page.text).toContain('/en/account-details/edit?part=passkeys');
  });

  it('marks a link that was cut off and keeps it', async () => {
    const refused = await person.post('/en/do/confirm-recovery', { token: 'abc' });

    expect(refused.status).toBe(400);
    expect(inputIn(refused.text, 'token')).toMatch(/aria-invalid="true"/);
    expect(inputIn(refused.text, 'token')).toContain('value="abc"');
  });

  it('is refused for another site', async () => {
    const token = await requestRecovery();

    expect((await person.post('/en/do/confirm-recovery', { token }, foreign)).status).toBe(403);
    expect(person.cookies.has('__Host-session')).toBe(false);
  });
});

describe('confirm-email', () => {
  async function requestEmailChange(): Promise<string> {
    await join();
    const browser = new Browser();
    await browser.ask('POST', '/session', { email, password });
    await browser.ask('PUT', '/account/email', { email: 'new@reader.example' });
    return /https?:\/\/\S+confirm-email#token=[\w-]{43}/.exec(mailbox.map(({ text }) => text).join(' '))?.[0] ?? '';
  }
  const emails = () => env.DB.prepare('SELECT email FROM accounts').first('email');

  it('confirms the new mail address by the pasted link, once', async () => {
    const token = await requestEmailChange();

    const sent = await person.post('/en/do/confirm-email', { token });
    const page = await person.get(sent.location ?? '');
    const again = await person.post('/en/do/confirm-email', { token });

    expect([sent.status, page.status, again.status]).toEqual([303, 200, 422]);
    expect(page.text).toContain('new@reader.example');
    expect(again.text).toContain('This link no longer works');
    expect(await emails()).toBe('new@reader.example');
  });

  it('marks a link that was cut off and keeps it', async () => {
    const refused = await person.post('/en/do/confirm-email', { token: 'abc' });

    expect(refused.status).toBe(400);
    expect(inputIn(refused.text, 'token')).toMatch(/aria-invalid="true"/);
    expect(inputIn(refused.text, 'token')).toContain('value="abc"');
  });

  it('is refused for another site', async () => {
    const token = await requestEmailChange();

    expect((await person.post('/en/do/confirm-email', { token }, foreign)).status).toBe(403);
    expect(await emails()).toBe(email);
  });
});

describe('link-sign-on', () => {
  const ticket = 'offer-'.repeat(6);

  /** Offers this browser to link a sign-on at a provider to the account. */
  async function offerLink(): Promise<void> {
    await addAccount('ann');
    await env.DB.prepare(
      `INSERT INTO sso_offers (ticket_hash, provider, subject, email, account, ends_at)
       VALUES (?1, 'library', 'ann-there', ?2, 'ann', '2126-01-01T00:00:00.000Z')`,
    )
      .bind(await secretHash(ticket), email)
      .run();
    person.cookies.set('__Host-sso-offer', ticket);
  }
  const links = () => env.DB.prepare('SELECT count(*) AS n FROM linked_sign_ins').first('n');

  it('signs in and links the offered sign-on, once', async () => {
    await offerLink();

    const sent = await person.post('/en/do/link-sign-on', { email, password });
    const page = await person.get(sent.location ?? '');
    const again = await person.post('/en/do/link-sign-on', { email, password });

    expect([sent.status, page.form.values]).toEqual([303, { end: 'linked' }]);
    expect((await person.get(again.location ?? '')).form.values).toEqual({ end: 'not-linked' });
    expect(await links()).toBe(1);
  });

  it('links nothing with a wrong password or for another site', async () => {
    await offerLink();

    const wrong = await person.post('/en/do/link-sign-on', { email, password: 'not the right one' });
    const other = await person.post('/en/do/link-sign-on', { email, password }, foreign);

    expect([wrong.status, other.status]).toEqual([401, 403]);
    expect(wrong.text).not.toContain('not the right one');
    expect(await links()).toBe(0);
  });
});
