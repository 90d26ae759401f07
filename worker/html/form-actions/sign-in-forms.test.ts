import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inputIn, scriptless } from '../../../tests/worker-scriptless';
import { signInRatePolicy } from '../../../domain/policy/accounts';
import { password, passwordHash } from '../../testing/known-password';
import { openAccount } from '../../testing/shelf';

let person: ReturnType<typeof scriptless>;
beforeAll(async () => {
  await openAccount(env.DB, 'reader');
  await openAccount(env.DB, 'careful');
  await env.DB.batch([
    env.DB.prepare('UPDATE accounts SET password_hash = ?1').bind(passwordHash),
    env.DB.prepare(`UPDATE accounts SET second_factor = 1 WHERE id = 'careful'`),
    env.DB.prepare(`INSERT INTO passkeys (id, account, public_key, counter, transports, name, created_at)
                    VALUES ('key', 'careful', 'none', 0, '[]', 'Key', '2026-01-01T00:00:00.000Z')`),
  ]);
});
beforeEach(() => {
  person = scriptless();
});

describe('sign-in', () => {
  const good = { email: 'reader@reader.example', password };

  it('opens a session and redirects to the requested page', async () => {
    const page = encodeURIComponent('/en/login?returnTo=/en/account-details');
    const answer = await person.post(`/en/do/sign-in?page=${page}`, good);

    expect([answer.status, answer.location]).toEqual([303, '/en/account-details']);
    expect(person.cookies.has('__Host-session')).toBe(true);
    expect((await person.get('/en/account-details')).text).toContain('reader@reader.example');
  });

  it('redirects home when the page names another site', async () => {
    const page = encodeURIComponent('/en/login?returnTo=https://evil.example');

    expect((await person.post(`/en/do/sign-in?page=${page}`, good)).location).toBe('/en');
  });

  it('asks for the passkey of an account with a second factor', async () => {
    const answer = await person.post('/en/do/sign-in', { ...good, email: 'careful@reader.example' });

    expect([answer.status, answer.form.answer.kind]).toEqual([200, 'second-factor']);
    expect(answer.text).not.toContain(password);
    expect(person.cookies.has('__Host-session')).toBe(false);
  });

  it('shows the page with the problem and the mail address, never the password', async () => {
    const fields = { email: 'reader@dogear.example', password: 'not the right one' };

    const answer = await person.post('/en/do/sign-in', fields);

    expect([answer.status, answer.form.problem[0]]).toEqual([401, 'wrong-credentials']);
    expect(inputIn(answer.text, 'email')).toContain('value="reader@dogear.example"');
    expect(answer.text).not.toContain('not the right one');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('marks an invalid mail address', async () => {
    const answer = await person.post('/de/do/sign-in', { email: 'reader', password: 'x' });

    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<html lang="de"');
    expect(inputIn(answer.text, 'email')).toMatch(/aria-invalid="true"/);
    expect(inputIn(answer.text, 'email')).toContain('value="reader"');
  });
});

describe('limits', () => {
  it('count the tries of a person’s network', async () => {
    const find = (index: number, network: string) => {
      const fields = { email: `r${index}@reader.example`, number: 'IE-7K4Q' };
      return person.post('/en/do/find-order', fields, { 'CF-Connecting-IP': network });
    };
    for (let index = 0; index < signInRatePolicy.perNetwork; index += 1) await find(index, '203.0.113.77');

    const [refused, other] = [await find(99, '203.0.113.77'), await find(99, '203.0.113.78')];

    expect([refused.status, other.status]).toEqual([429, 303]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.text).toContain('value="r99@reader.example"');
  });
});

describe('register', () => {
  const good = { name: 'A. Reader', email: 'new@reader.example', password: 'a row of quiet shelves', terms: 'on' };

  it('redirects to a page with the mailed address, which survives a reload', async () => {
    const answer = await person.post('/en/do/register', good);
    const pages = [await person.get(answer.location ?? ''), await person.get(answer.location ?? '')];

    expect(answer.status).toBe(303);
    for (const page of pages) {
      expect(page.status).toBe(200);
      expect(page.text).toContain('new@reader.example');
      expect(page.headers.get('Cache-Control')).toBe('no-store');
    }
    expect(answer.location).not.toContain('new');
  });

  it('keeps the typed fields and marks the wrong ones', async () => {
    const answer = await person.post('/en/do/register', { ...good, name: '', email: 'new@' });

    expect(answer.status).toBe(400);
    expect(inputIn(answer.text, 'name')).toMatch(/aria-invalid="true"/);
    expect(inputIn(answer.text, 'email')).toMatch(/aria-invalid="true"/);
    expect(inputIn(answer.text, 'terms')).toMatch(/checked/);
    expect(answer.text).not.toContain(good.password);
  });

  it('marks a password that many people use', async () => {
    const answer = await person.post('/en/do/register', { ...good, password: 'password1234' });

    expect(answer.status).toBe(422);
    expect(inputIn(answer.text, 'password')).toMatch(/aria-invalid="true"/);
  });
});

describe('forgot-password and find-order', () => {
  it.each([
    ['forgot-password', { email: 'who@reader.example' }, { email: 'who' }],
    ['find-order', { email: 'who@reader.example', number: 'IE-7K4Q' }, { email: 'who@reader.example', number: '7' }],
  ])('%s says where it wrote to, and marks a wrong field', async (verb, good, bad) => {
    const sent = await person.post(`/en/do/${verb}`, good);
    const page = await person.get(sent.location ?? '');
    const refused = await person.post(`/en/do/${verb}`, bad);

    expect([sent.status, page.status]).toEqual([303, 200]);
    expect(page.text).toContain('who@reader.example');
    expect(refused.status).toBe(400);
    expect(refused.text).toMatch(/aria-invalid="true"/);
    expect(inputIn(refused.text, 'email')).toContain(`value="${bad.email}"`);
  });
});
