import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { basketAddedSchema, basketPageSchema } from '../../../domain/basket/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { browser } from '../../testing/people';
import { addEditions, testIsbn } from '../../testing/shelf';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const isbns = Array.from({ length: 60 }, (_, index) => testIsbn(400 + index));
const [emma = '', dune = '', unpriced = ''] = [1, 2, 3].map(testIsbn);

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: emma, title: 'Emma' },
    { isbn: dune, title: 'Dune', reference: 2400 },
    { isbn: unpriced, reference: null },
    ...isbns.map((isbn, index) => ({ isbn, title: `Book ${index + 1}` })),
  ]);
});

const add = (lines: readonly (readonly [isbn: string, grade: string, quantity: number])[]) => ({
  lines: lines.map(([isbn, grade, quantity]) => ({ isbn, grade, quantity })),
});
const line = (grade: string, quantity = 1) => ({ grade, quantity, exLibrary: false });
const linesIn = (json: unknown) =>
  basketAddedSchema.parse(json).basket.lines.map(({ book, grade, quantity }) => [book.isbn, grade, quantity]);

describe('setting many editions', () => {
  it('changes and removes lines at once, keeps their places, and is undone by the lines before', async () => {
    const anna = newVisitor();
    await anna.call('PUT', `/api/basket/lines/${emma}/good`, { quantity: 2 });
    await anna.call('PUT', `/api/basket/lines/${dune}/good`, { quantity: 1 });

    const changed = await anna.call('PUT', '/api/basket/editions', {
      editions: [
        { isbn: emma, lines: [line('like-new'), line('acceptable')] },
        { isbn: dune, lines: [] },
      ],
    });
    const undone = await anna.call('PUT', '/api/basket/editions', {
      editions: [{ isbn: emma, lines: [line('good', 2)] }],
    });

    expect(changed.status).toBe(200);
    expect(linesIn(changed.json)).toEqual([
      [emma, 'acceptable', 1],
      [emma, 'like-new', 1],
    ]);
    expect(linesIn(undone.json)).toEqual([[emma, 'good', 2]]);
  });

  it('refuses an edition as a whole: too many copies, or a book that is not bought', async () => {
    const anna = newVisitor();
    await anna.call('POST', '/api/basket/lines', add([[emma, 'good', 1]]));

    const { json } = await anna.call('PUT', '/api/basket/editions', {
      editions: [
        { isbn: emma, lines: [line('good', 3), line('acceptable', 1)] },
        { isbn: unpriced, lines: [line('good')] },
        { isbn: testIsbn(9999), lines: [line('good')] },
        { isbn: dune, lines: [line('good')] },
      ],
    });

    expect(json.refused.map(({ isbn, reason }: { isbn: string; reason: string }) => [isbn, reason])).toEqual([
      [emma, 'copies-limit'],
      [emma, 'copies-limit'],
      [unpriced, 'no-reference-price'],
      [testIsbn(9999), 'not-in-catalogue'],
    ]);
    expect(linesIn(json)).toEqual([
      [dune, 'good', 1],
      [emma, 'good', 1],
    ]);
  });

  it('changes nothing of another person, and refuses text that is no ISBN', async () => {
    const [anna, ben] = [newVisitor(), newVisitor()];
    await anna.call('PUT', `/api/basket/lines/${emma}/good`, { quantity: 1 });

    await ben.call('PUT', '/api/basket/editions', { editions: [{ isbn: emma, lines: [] }] });

    expect((await anna.call('GET', '/api/basket')).json.books).toBe(1);
    const wrong = await ben.call('PUT', '/api/basket/editions', { editions: [{ isbn: 'Emma', lines: [] }] });
    expect(wrong.json.code).toBe('invalid-isbn');
  });
});

describe('a page of the basket', () => {
  it('has 40 lines and the sums of all, and finds and sorts lines', async () => {
    const anna = newVisitor();
    await anna.call('POST', '/api/basket/lines', add(isbns.map((isbn) => [isbn, 'good', 1])));
    const page = async (search: string) =>
      basketPageSchema.parse((await anna.call('GET', `/api/basket/page${search}`)).json);

    const [first, second, found] = [await page(''), await page('?page=2'), await page('?q=book+5&sort=title')];

    expect([first.basket.lines.length, first.lines, first.found, first.basket.books]).toEqual([40, 60, 60, 60]);
    expect(second.basket.lines).toHaveLength(20);
    expect([found.lines, found.found]).toEqual([60, 15]);
    expect(found.basket.lines.slice(0, 3).map(({ book }) => book.title)).toEqual(['Book 5', 'Book 15', 'Book 25']);
    expect((await anna.call('GET', '/api/basket/page?sort=price')).status).toBe(400);
  });
});
