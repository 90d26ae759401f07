import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, deleteAccounts } from '../../../tests/worker-passkey-people';
import { shopEnv } from '../../../tests/worker-browser';
import { scriptless } from '../../../tests/worker-scriptless';
import { seedTexts } from '../../../tests/worker-texts';
import { password } from '../../testing/known-password';
import { addEditions, testIsbn } from '../../testing/shelf';

const emma = testIsbn(1);
const bookPage = `/en/books/${emma}`;
let person: ReturnType<typeof scriptless>;
beforeAll(async () => {
  await addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 3, price: 550 } } }]);
  await seedTexts(shopEnv, ['en']);
});
beforeEach(() => {
  person = scriptless();
});

describe('add-to-cart', () => {
  const verb = `/en/do/add-to-cart?page=${encodeURIComponent(bookPage)}`;

  it('adds a copy to the cart and redirects to it', async () => {
    const answer = await person.post(verb, { isbn: emma, copy: 'good:550' });

    expect([answer.status, answer.location]).toEqual([303, '/en/cart']);
    expect((await person.get('/en/cart')).text).toContain('Emma');
  });

  it('shows the book page with the problem when the price has risen', async () => {
    const answer = await person.post(verb, { isbn: emma, copy: 'good:100' });

    expect(answer.status).toBe(409);
    expect(answer.form.problem[0]).toBe('price-changed');
    expect(answer.form).toMatchObject({ verb: 'add-to-cart', values: { copy: 'good:100' } });
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.text).toContain(answer.form.problem[2].words);
    expect((await person.get(bookPage)).form).toBeNull();
  });

  it('refuses a field that names no copy', async () => {
    const answer = await person.post(verb, { isbn: emma, copy: 'good' });

    expect(answer.status).toBe(400);
    expect(answer.form.problem).toMatchObject(['invalid-input', 400, { paths: ['copy'] }]);
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

    expect([answer.status, answer.form.problem[2].paths]).toEqual([400, ['give']]);
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

describe('ask-for-book', () => {
  const unknown = testIsbn(2);

  it('belongs to the button of a book that the catalogue lacks', async () => {
    const answer = await person.post('/en/do/add-isbns', { isbns: unknown, grade: 'good' });

    expect(answer.status).toBe(200);
    expect(answer.text).toMatch(/<form id="ask-for-book"[^>]*action="\/en\/do\/ask-for-book\?page=/);
    expect(answer.text).toMatch(new RegExp(`<button[^>]*form="ask-for-book"[^>]*value="${unknown}"`));
  });

  it('asks the shop to look the book up and says so on the sell list', async () => {
    await deleteAccounts();
    await addAccount('ann');
    await person.post('/en/do/sign-in', { email: 'ann@reader.example', password });

    const sent = await person.post('/en/do/ask-for-book', { isbn: unknown });

    expect([sent.status, (await person.get(sent.location ?? '')).text]).toEqual([
      303,
      expect.stringContaining('We’re looking it up and will email you.'),
    ]);
    expect(await env.DB.prepare('SELECT account, isbn FROM askers').all()).toMatchObject({
      results: [{ account: 'ann', isbn: unknown }],
    });
  });

  it('leads to the field of new books when the catalogue has the book by now', async () => {
    await deleteAccounts();
    await addAccount('ann');
    await person.post('/en/do/sign-in', { email: 'ann@reader.example', password });

    const sent = await person.post('/en/do/ask-for-book', { isbn: emma });

    expect([sent.status, sent.location]).toEqual([303, `/en/basket?isbn=${emma}`]);
    expect((await person.get(sent.location ?? '')).text).toMatch(new RegExp(`<textarea[^>]*>${emma}</textarea>`));
  });

  it('gives a guest a link to the sign-in that keeps the number', async () => {
    const answer = await person.post('/en/do/ask-for-book', { isbn: unknown });

    expect(answer.status).toBe(401);
    expect(answer.text).toContain('Sign in first, so that we can email you the answer.');
    expect(answer.text).toContain(`/en/login?returnTo=${encodeURIComponent(`/en/basket?isbn=${unknown}`)}`);
  });
});

describe('add-wish', () => {
  it('adds the book and shows on its page that it is wished for', async () => {
    const answer = await person.post(`/en/do/add-wish?page=${encodeURIComponent(bookPage)}`, { isbn: emma });
    const page = await person.get(answer.location ?? '');

    expect(answer.status).toBe(303);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/aria-pressed="true"/);
  });

  it('shows a message above the page for a wrong ISBN', async () => {
    const answer = await person.post('/en/do/add-wish', { isbn: '9780306406158' });

    expect([answer.status, answer.form.verb]).toEqual([422, null]);
    expect(answer.text).toContain(answer.form.problem[2].words);
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
    const answer = await person.post('/en/do/vote-on-answer', { id: 'how-long-offers-hold', helped: 'perhaps' });

    expect(answer.status).toBe(400);
  });
});

describe('choose-country', () => {
  it('keeps the country and leads back to the page', async () => {
    const page = encodeURIComponent('/en/search?q=emma');

    const answer = await person.post(`/en/do/choose-country?page=${page}`, { market: 'PL' });

    expect([answer.status, answer.location]).toEqual([303, '/en/search?q=emma']);
    expect(person.cookies.get('market')).toBe('PL');
  });

  it('refuses a country that does not exist', async () => {
    expect((await person.post('/en/do/choose-country', { market: 'XX' })).status).toBe(422);
  });
});
