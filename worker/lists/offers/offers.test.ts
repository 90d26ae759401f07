import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { toIsbn10 } from '../../../domain/isbn';
import { offerAnswerSchema, offerAnswersSchema } from '../../../domain/pricing/schemas';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { browser, ctxOf } from '../../testing/people';
import { addEditions, testIsbn } from '../../testing/shelf';
import { valueBooks } from './value-books';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const emma = testIsbn(1);
const unknown = testIsbn(9999);

beforeAll(() =>
  addEditions(
    env.DB,
    Array.from({ length: 1000 }, (_, index) => ({ isbn: testIsbn(index) })),
  ),
);

const rowCounts = async () =>
  (await env.DB.prepare('SELECT (SELECT count(*) FROM owners) AS o, (SELECT count(*) FROM holds) AS h').first()) ?? {};

describe('offers', () => {
  it('answers each book in order, also invalid ISBNs', async () => {
    const ten = toIsbn10(emma) ?? '';
    const asked = [
      emma,
      `${emma.slice(0, 3)}-${emma.slice(3)}`,
      ten,
      'rubbish',
      unknown,
      '4006381333931',
      '9790260000438',
    ];
    const answer = await newVisitor().call('POST', '/api/offers', {
      books: asked.map((isbn) => ({ isbn, grade: 'good' })),
    });
    const { items } = offerAnswersSchema.parse(answer.json);
    expect(items.map((item) => [item.index, item.asked])).toEqual(asked.map((isbn, index) => [index, isbn]));
    expect(items.slice(0, 3).map(({ isbn, offer, book }) => [isbn, offer.kind, book?.title])).toEqual(
      Array.from({ length: 3 }, () => [emma, 'offer', `Book ${emma}`]),
    );
    expect(
      items
        .slice(3)
        .map(({ offer }) => ('problem' in offer ? offer.problem : 'reason' in offer ? offer.reason : offer.kind)),
    ).toEqual(['invalid-isbn', 'not-in-catalogue', 'shop-barcode', 'printed-music']);
  });

  it('shows held amounts only to their owner', async () => {
    const anna = newVisitor();
    await anna.call('PUT', `/api/basket/lines/${emma}/good`, { quantity: 1 });
    const ask = { books: [{ isbn: emma, grade: 'good' }] };
    expect((await anna.call('POST', '/api/offers', ask)).json.items[0].offer.heldUntil).not.toBeNull();
    expect((await newVisitor().call('POST', '/api/offers', ask)).json.items[0].offer.heldUntil).toBeNull();
  });

  it('writes nothing', async () => {
    const before = await rowCounts();
    await newVisitor().call('POST', '/api/offers', { books: [{ isbn: emma, grade: 'good' }] });
    expect(await rowCounts()).toEqual(before);
  });

  it('streams a thousand lines, equal to the document, from at most three statements', async () => {
    const books = Array.from({ length: 1000 }, (_, index) => ({
      isbn: testIsbn((index * 7) % 1000),
      grade: 'good' as const,
      exLibrary: index % 2 === 0,
    }));
    const streamed = await newVisitor().call('POST', '/api/offers', { books }, { Accept: 'application/x-ndjson' });
    expect(streamed.headers.get('Content-Type')).toContain('application/x-ndjson');
    const lines = streamed.text
      .trimEnd()
      .split('\n')
      .map((line) => offerAnswerSchema.parse(JSON.parse(line)));
    const whole = await newVisitor().call('POST', '/api/offers', { books });
    expect(lines).toEqual(whole.json.items);

    const ctx = ctxOf(env, 'v:counted', new Date('2026-11-20T10:00:00.000Z'));
    let statements = 0;
    const db = {
      ...ctx.db,
      prepare: (query: string) => ((statements += 1), ctx.db.prepare(query)),
      batch: ctx.db.batch.bind(ctx.db),
    };
    const answers = (await valueBooks({ ...ctx, db }, { books }))[Symbol.iterator]();
    expect(answers.next().value).toMatchObject({ index: 0 });
    expect(statements).toBeLessThanOrEqual(3);
  });

  it.each([
    ['an unknown field', { books: [{ isbn: emma, grade: 'good', price: 1 }] }, 400, 'unknown-field'],
    ['a new copy', { books: [{ isbn: emma, grade: 'new' }] }, 400, 'invalid-input'],
    ['no books', { books: [] }, 400, 'invalid-input'],
    [
      'a thousand and one',
      { books: Array.from({ length: 1001 }, () => ({ isbn: emma, grade: 'good' })) },
      400,
      'invalid-input',
    ],
    ['a wrong type', { books: emma }, 400, 'invalid-input'],
    ['broken JSON', '{"books":[', 400, 'invalid-json'],
    ['an oversize body', { books: [{ isbn: emma, grade: 'good' }], x: 'x'.repeat(600_000) }, 413, 'body-too-large'],
  ])('refuses %s', async (_, body, status, code) => {
    const answer = await newVisitor().call('POST', '/api/offers', body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
  });
});
