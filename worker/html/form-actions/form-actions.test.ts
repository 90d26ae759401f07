import { env, exports } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptPolicy, formPolicy } from '../../../domain/policy';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import { password, passwordHash } from '../../testing/known-password';
import { openAccount, shelve, testIsbn } from '../../testing/shelf';

const shop = 'https://dogear.example';
const emma = testIsbn(1);
const bookPage = `/en/books/${emma}`;

/** A browser without script: it keeps cookies and sends forms as browsers do. */
function scriptless() {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { 'CF-IPCountry': 'IE', ...(cookie === '' ? {} : { Cookie: cookie }), ...Object.fromEntries(new Headers(init.headers)) };
    const answer = await exports.default.fetch(new Request(shop + path, { ...init, headers, redirect: 'manual' }));
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('Location');
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, location, text: withoutScript(text), form: resultIn(text) };
  };
  return {
    cookies,
    get: (path: string) => send(path),
    post: (path: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      send(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: shop, 'Sec-Fetch-Site': 'same-origin', ...headers },
      }),
    send,
  };
}

const withoutScript = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');
const resultIn = (html: string) => {
  const found = /data-form="([^"]*)"/.exec(html)?.[1];
  return found === undefined ? null : JSON.parse(found.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&'));
};
const input = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

let person: ReturnType<typeof scriptless>;
beforeAll(async () => {
  await shelve(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 3, price: 550 } } }]);
  await seedTexts(shopEnv, ['en']);
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

describe('add-to-cart', () => {
  const verb = `/en/do/add-to-cart?page=${encodeURIComponent(bookPage)}`;

  it('puts a copy into the cart and leads there', async () => {
    const answer = await person.post(verb, { isbn: emma, copy: 'good:550' });

    expect([answer.status, answer.location]).toEqual([303, '/en/cart']);
    expect((await person.get('/en/cart')).text).toContain('Emma');
  });

  it('shows the book page with the problem when the price has risen', async () => {
    const answer = await person.post(verb, { isbn: emma, copy: 'good:100' });

    expect(answer.status).toBe(409);
    expect(answer.form).toMatchObject({ verb: 'add-to-cart', problem: { code: 'price-changed' }, values: { copy: 'good:100' } });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.text).toContain(answer.form.problem.facts.words);
    expect((await person.get(bookPage)).form).toBeNull();
  });

  it('refuses a field that is no copy', async () => {
    const answer = await person.post(verb, { isbn: emma, copy: 'good' });

    expect(answer.status).toBe(400);
    expect(answer.form.problem).toMatchObject({ code: 'invalid-input', facts: { paths: ['copy'] } });
  });
});

describe('add-to-sell-list', () => {
  const verb = `/en/do/add-to-sell-list?page=${encodeURIComponent(bookPage)}`;

  it('adds a copy and leads to the sell list', async () => {
    const answer = await person.post(verb, { isbn: emma, give: 'good' });

    expect([answer.status, answer.location]).toEqual([303, '/en/basket']);
    expect((await person.get('/en/basket')).text).toContain('Emma');
  });

  it('refuses a grade that does not exist', async () => {
    const answer = await person.post(verb, { isbn: emma, give: 'splendid' });

    expect([answer.status, answer.form.problem.facts.paths]).toEqual([400, ['give']]);
  });
});

describe('add-isbns', () => {
  it('adds typed numbers and leads to the sell list', async () => {
    const answer = await person.post('/en/do/add-isbns', { isbns: `${emma}\r\n`, grade: 'good' });

    expect([answer.status, answer.location]).toEqual([303, '/en/basket']);
    expect((await person.get('/en/basket')).text).toContain('Emma');
  });

  it('keeps the numbers that can not be read in the field', async () => {
    const wrong = `${emma.slice(0, 12)}${(Number(emma[12]) + 1) % 10}`;

    const answer = await person.post('/en/do/add-isbns', { isbns: `${emma}\n${wrong}`, grade: 'good' });

    expect([answer.status, answer.form.values.isbns]).toEqual([200, wrong]);
    expect(answer.text).toMatch(new RegExp(`<textarea[^>]*>${wrong}</textarea>`));
    expect(answer.text).toContain('Emma');
  });

  it('shows the sell list again when nothing in the text is a number', async () => {
    const answer = await person.post('/en/do/add-isbns', { isbns: 'my books', grade: 'good' });

    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/<textarea[^>]*>my books<\/textarea>/);
  });
});

describe('add-wish', () => {
  it('adds the book and shows its corner folded on the page', async () => {
    const answer = await person.post(`/en/do/add-wish?page=${encodeURIComponent(bookPage)}`, { isbn: emma });
    const page = await person.get(answer.location ?? '');

    expect(answer.status).toBe(303);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/aria-pressed="true"/);
  });

  it('says above the page that it could not add a book that the shop does not know', async () => {
    const answer = await person.post('/en/do/add-wish', { isbn: testIsbn(99) });

    expect([answer.status, answer.form.verb]).toEqual([404, null]);
    expect(answer.text).toContain(answer.form.problem.facts.words);
  });
});

describe('sign-in', () => {
  const good = { email: 'reader@reader.example', password };

  it('opens a session and leads where the page says', async () => {
    const page = encodeURIComponent('/en/login?returnTo=/en/account-details');
    const answer = await person.post(`/en/do/sign-in?page=${page}`, good);

    expect([answer.status, answer.location]).toEqual([303, '/en/account-details']);
    expect(person.cookies.has('__Host-session')).toBe(true);
    expect((await person.get('/en/account-details')).text).toContain('reader@reader.example');
  });

  it('leads home when the page says another site', async () => {
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
    const answer = await person.post('/en/do/sign-in', { email: 'reader@dogear.example', password: 'not the right one' });

    expect([answer.status, answer.form.problem.code]).toEqual([401, 'wrong-credentials']);
    expect(input(answer.text, 'email')).toContain('value="reader@dogear.example"');
    expect(answer.text).not.toContain('not the right one');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('marks a mail address that is none', async () => {
    const answer = await person.post('/de/do/sign-in', { email: 'reader', password: 'x' });

    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<html lang="de"');
    expect(input(answer.text, 'email')).toMatch(/aria-invalid="true"/);
    expect(input(answer.text, 'email')).toContain('value="reader"');
  });

});

describe('limits', () => {
  it('count the tries of a person’s network', async () => {
    const find = (at: number, network: string) =>
      person.post('/en/do/find-order', { email: `r${at}@reader.example`, number: 'IE-7K4Q' }, { 'CF-Connecting-IP': network });
    for (let at = 0; at < attemptPolicy.perNetwork; at += 1) await find(at, '203.0.113.77');

    const [refused, other] = [await find(99, '203.0.113.77'), await find(99, '203.0.113.78')];

    expect([refused.status, other.status]).toEqual([429, 303]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused.text).toContain('value="r99@reader.example"');
  });
});

describe('register', () => {
  const good = { name: 'A. Reader', email: 'new@reader.example', password: 'a row of quiet shelves', terms: 'on' };

  it('leads to the page that says which address was written to, and a reload shows it again', async () => {
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

  it('keeps what was typed, the ticked box too, and marks what is wrong', async () => {
    const answer = await person.post('/en/do/register', { ...good, name: '', email: 'new@' });

    expect(answer.status).toBe(400);
    expect(input(answer.text, 'name')).toMatch(/aria-invalid="true"/);
    expect(input(answer.text, 'email')).toMatch(/aria-invalid="true"/);
    expect(input(answer.text, 'terms')).toMatch(/checked/);
    expect(answer.text).not.toContain(good.password);
  });

  it('marks a password that many people use', async () => {
    const answer = await person.post('/en/do/register', { ...good, password: 'password1234' });

    expect(answer.status).toBe(422);
    expect(input(answer.text, 'password')).toMatch(/aria-invalid="true"/);
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
    expect(input(refused.text, 'email')).toContain(`value="${bad.email}"`);
  });
});

describe('vote-on-answer', () => {
  it('counts the vote and thanks at the answer, which is open', async () => {
    const sent = await person.post('/en/do/vote-on-answer', { id: 'how-long-offers-hold', helped: 'yes' });
    const page = await person.get(sent.location ?? '');

    expect([sent.status, page.status]).toEqual([303, 200]);
    expect(page.form).toMatchObject({ verb: 'vote-on-answer', values: { id: 'how-long-offers-hold', helped: 'yes' } });
    expect(page.text.match(/<details[^>]* open=""/g)).toHaveLength(1);
  });

  it('refuses another word than yes or no', async () => {
    expect((await person.post('/en/do/vote-on-answer', { id: 'how-long-offers-hold', helped: 'perhaps' })).status).toBe(400);
  });
});

describe('choose-country', () => {
  it('keeps the country and leads back to the page', async () => {
    const answer = await person.post(`/en/do/choose-country?page=${encodeURIComponent('/en/search?q=emma')}`, { market: 'PL' });

    expect([answer.status, answer.location]).toEqual([303, '/en/search?q=emma']);
    expect(person.cookies.get('market')).toBe('PL');
  });

  it('refuses a country that does not exist', async () => {
    expect((await person.post('/en/do/choose-country', { market: 'XX' })).status).toBe(422);
  });
});

describe('a form that is no person’s press', () => {
  it.each([
    ['an Origin of another site', { Origin: 'https://evil.example' }],
    ['Sec-Fetch-Site cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is refused with 403 for %s, and nothing is done', async (_, headers) => {
    const answer = await person.post('/en/do/add-to-cart', { isbn: emma, copy: 'good:550' }, headers);

    expect([answer.status, answer.form.problem.code]).toEqual([403, 'foreign-origin']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is refused with 413 when it is too large, streamed or told', async () => {
    const isbns = '9'.repeat(formPolicy.mostBytes);
    const stream = new ReadableStream({
      start: (controller) => {
        for (let at = 0; at < 5; at += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(formPolicy.mostBytes / 4)));
        controller.close();
      },
    });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: shop };

    const told = await person.post('/en/do/add-isbns', { isbns, grade: 'good' });
    const streamed = await person.send('/en/do/add-isbns', { method: 'POST', body: stream, headers });

    expect([told.status, streamed.status]).toEqual([413, 413]);
  });

  it('is refused with 415 for another type of body', async () => {
    expect((await person.post('/en/do/sign-in', {}, { 'Content-Type': 'application/json' })).status).toBe(415);
  });

  it('has a page of its own for a verb that does not exist', async () => {
    expect([(await person.post('/en/do/nothing')).status, (await person.get('/en/do/nothing')).status]).toEqual([404, 404]);
  });
});

describe('the address of a form', () => {
  it.each([
    ['/en/do/sign-in', '/en/login'],
    ['/ar/do/register', '/ar/register'],
    [`/en/do/add-to-cart?page=${encodeURIComponent(bookPage)}`, bookPage],
    [`/en/do/add-to-cart?page=${encodeURIComponent('//evil.example')}`, '/en/cart'],
    [`/en/do/add-to-cart?page=${encodeURIComponent('/de/cart')}`, '/en/cart'],
    [`/en/do/sign-in?page=${encodeURIComponent('/en/do/register')}`, '/en/login'],
    [`/en/do/sign-in?page=${encodeURIComponent('/en/login?returnTo=/en/cart')}`, '/en/login?returnTo=/en/cart'],
  ])('%s leads to %s when it is opened', async (address, to) => {
    const answer = await person.get(address);

    expect([answer.status, answer.location]).toEqual([303, to]);
  });

  it('takes no other method', async () => {
    const answer = await person.send('/en/do/sign-in', { method: 'PUT' });

    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('a post to the address of a page', () => {
  it('shows that page and says in its language that the form needs script', async () => {
    const answer = await person.post('/de/login');

    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(answer.text).toContain('<html lang="de"');
    expect(answer.text).toContain(answer.form.problem.facts.words);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('answers other methods, and addresses that are no page, with a plain 405', async () => {
    const put = await person.send('/en/login', { method: 'PUT' });
    const file = await person.send('/covers/x.svg', { method: 'POST' });

    expect([put.status, put.text, file.status]).toEqual([405, '', 405]);
  });
});
