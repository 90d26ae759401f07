import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formType, scriptless, shop } from '../../../tests/worker-scriptless';
import { formPolicy } from '../../../domain/policy/forms';
import { addEditions, testIsbn } from '../../testing/shelf';

const emma = testIsbn(1);
const bookPage = `/en/books/${emma}`;
let person: ReturnType<typeof scriptless>;
beforeAll(async () => {
  await addEditions(env.DB, [{ isbn: emma, title: 'Emma', stock: { good: { onHand: 3, price: 550 } } }]);
});
beforeEach(() => {
  person = scriptless();
});

describe('a form that was not sent by a page of the shop', () => {
  it.each([
    ['an Origin of another site', { Origin: 'https://evil.example' }],
    ['Sec-Fetch-Site cross-site', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('is refused with 403 for %s, and nothing is done', async (_, headers) => {
    const answer = await person.post('/en/do/add-to-cart', { isbn: emma, copy: 'good:550' }, headers);

    expect([answer.status, answer.form.problem[0]]).toEqual([403, 'foreign-origin']);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is refused with 413 when it is too large', async () => {
    const isbns = '9'.repeat(formPolicy.maxBytes);
    const stream = new ReadableStream({
      start: (controller) => {
        const part = new TextEncoder().encode('x'.repeat(formPolicy.maxBytes / 4));
        for (let index = 0; index < 5; index += 1) controller.enqueue(part);
        controller.close();
      },
    });
    const headers = { ...formType, Origin: shop };

    const told = await person.post('/en/do/add-isbns', { isbns, grade: 'good' });
    const streamed = await person.send('/en/do/add-isbns', { method: 'POST', body: stream, headers });

    expect([told.status, streamed.status]).toEqual([413, 413]);
  });

  it('is refused with 415 for another type of body', async () => {
    expect((await person.post('/en/do/sign-in', {}, { 'Content-Type': 'application/json' })).status).toBe(415);
  });

  it('is answered 404 for an unknown verb', async () => {
    const [posted, opened] = [await person.post('/en/do/nothing'), await person.get('/en/do/nothing')];

    expect([posted.status, opened.status]).toEqual([404, 404]);
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

  it('supports no other method', async () => {
    const answer = await person.send('/en/do/sign-in', { method: 'PUT' });

    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});

describe('a post to the address of a page', () => {
  it('shows the page with a notice that the form needs script', async () => {
    const answer = await person.post('/de/login');

    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect(answer.text).toContain('<html lang="de"');
    expect(answer.text).toContain(answer.form.problem[2].words);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is answered 405 for other methods and addresses', async () => {
    const put = await person.send('/en/login', { method: 'PUT' });
    const file = await person.send('/covers/x.svg', { method: 'POST' });

    expect([put.status, put.text, file.status]).toEqual([405, '', 405]);
  });
});
