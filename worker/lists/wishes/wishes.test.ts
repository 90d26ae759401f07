import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { wishListSchema } from '../../../domain/wishes/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { browser, ctxOf } from '../../testing/people';
import { openAccount, addEditions, testIsbn } from '../../testing/shelf';
import { valueBooks } from '../offers/value-books';
import { putWish } from './put-wish';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const books = Array.from({ length: 5 }, (_, index) => testIsbn(index + 1));
const [emma = '', dune = ''] = books;
const now = new Date('2026-11-20T10:00:00.000Z');

beforeAll(() =>
  addEditions(
    env.DB,
    books.map((isbn) => ({ isbn })),
  ),
);

describe('a wish', () => {
  it('may be for a book that is not in the catalogue yet', async () => {
    const visitor = newVisitor();
    const isbn = '9780306406157';
    expect((await visitor.call('PUT', `/api/wishes/${isbn}`)).status).toBe(200);
    const { json } = await visitor.call('GET', '/api/wishes');
    expect(wishListSchema.parse(json)).toMatchObject({ items: [], unlisted: [isbn] });
  });

  it('is stored once and removed', async () => {
    const anna = newVisitor();
    expect((await anna.call('PUT', `/api/wishes/${emma}`)).json).toEqual({ isbn: emma, wished: true });
    expect((await anna.call('PUT', `/api/wishes/${emma}`)).json).toEqual({ isbn: emma, wished: true });
    expect((await anna.call('GET', '/api/wishes/isbns')).json).toEqual({ items: [emma] });
    expect((await newVisitor().call('GET', '/api/wishes/isbns')).json).toEqual({ items: [] });
    expect((await anna.call('DELETE', `/api/wishes/${emma}`)).json).toEqual({ isbn: emma, wished: false });
    expect((await anna.call('DELETE', `/api/wishes/${emma}`)).status).toBe(200);
    expect((await anna.call('GET', '/api/wishes/isbns')).json).toEqual({ items: [] });
  });

  it('is listed once over all pages', async () => {
    const anna = newVisitor();
    for (const isbn of books) await anna.call('PUT', `/api/wishes/${isbn}`);
    const seen: string[] = [];
    let path: string | null = '/api/wishes?limit=2';
    while (path !== null) {
      const page = wishListSchema.parse((await anna.call('GET', path)).json);
      seen.push(...page.items.map(({ isbn }) => isbn));
      path = page.nextCursor === null ? null : `/api/wishes?limit=2&cursor=${encodeURIComponent(page.nextCursor)}`;
    }
    expect(seen.toSorted()).toEqual(books.toSorted());
  });

  it.each([
    ['PUT', '/api/wishes/9780000000001', 422, 'invalid-isbn'],
    ['DELETE', '/api/wishes/nonsense', 422, 'invalid-isbn'],
    ['GET', '/api/wishes?cursor=garbage', 400, 'invalid-cursor'],
    ['GET', '/api/wishes?limit=0', 400, 'invalid-input'],
    ['GET', '/api/wishes?page=2', 400, 'unknown-field'],
  ])('%s %s is %i', async (method, path, status, code) => {
    const answer = await newVisitor().call(method, path);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});

describe('a wish as demand', () => {
  const offerTo = async (owner: string) => {
    const [answer] = [
      ...(await valueBooks(ctxOf(env, owner, now), { books: [{ isbn: dune, grade: 'good', exLibrary: false }] })),
    ];
    if (answer?.offer.kind !== 'offer') throw new Error('no offer');
    return { amount: answer.offer.amount.minor, codes: answer.offer.reasons.map(({ code }) => code) };
  };

  it('counts only from confirmed accounts older than 7 days, and not for their own offer', async () => {
    const before = await offerTo('v:giver');
    const wish = async (owner: string) => putWish(ctxOf(env, owner, now), dune);
    for (const at of [1, 2, 3, 4, 5, 6]) await wish(`v:guest${at}`);
    await wish(await openAccount(env.DB, 'unconfirmed', '2026-01-01T00:00:00.000Z', false));
    await wish(await openAccount(env.DB, 'young', '2026-11-14T10:00:00.001Z'));
    expect(await offerTo('v:giver')).toEqual(before);
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
      await wish(await openAccount(env.DB, id, '2026-11-13T10:00:00.000Z'));
    const many = await offerTo('v:giver');
    expect(many.amount).toBeGreaterThan(before.amount);
    expect(many.codes).toContain('wishes');
    expect((await offerTo('a:a')).amount).toBeLessThanOrEqual(many.amount);
  });
});
