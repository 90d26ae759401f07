import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedInPerson } from '../../../tests/worker-signed-in-person';
import { keptAsideSchema } from '../../../domain/accounts/account-schemas';
import { addEditions, testIsbn } from '../../testing/shelf';

const [emma, dune] = [testIsbn(1), testIsbn(2)] as const;
beforeAll(() =>
  addEditions(env.DB, [
    { isbn: emma, title: 'Emma', stock: { good: { onHand: 5, price: 550 } } },
    { isbn: dune, title: 'Dune', reference: 3000 },
  ]),
);

describe('restoreKeptAside', () => {
  async function withKeptAside(id: string, rows: readonly (readonly [string, string, string, number])[]) {
    const person = await signedInPerson(id);
    await person.ask('PATCH', '/account', { market: 'IE' });
    await env.DB.prepare(
      `INSERT INTO owners (id, market, language, created_at, last_seen_at)
        VALUES (?1, 'IE', 'en', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z') ON CONFLICT DO NOTHING`,
    )
      .bind(`a:${id}`)
      .run();
    for (const row of rows)
      await env.DB.prepare(
        `INSERT INTO kept_aside (owner, list, isbn, grade, quantity, created_at)
          VALUES (?1, ?2, ?3, ?4, ?5, '2026-01-01T00:00:00.000Z')`,
      )
        .bind(`a:${id}`, ...row)
        .run();
    return person;
  }
  const keptAsideIn = (answer: { body: unknown }) =>
    keptAsideSchema.parse(answer.body).items.map(({ list, book, quantity }) => `${list} ${book.title} ${quantity}`);
  const booksIn = async (person: Awaited<ReturnType<typeof signedInPerson>>, list: string) =>
    ((await person.ask('GET', `/${list}`)).body as { books: number }).books;

  it('adds the copies to their list, and discardKeptAside deletes them', async () => {
    const dan = await withKeptAside('dan', [
      ['cart', emma, 'good', 2],
      ['basket', dune, 'good', 1],
    ]);
    await dan.ask('PUT', `/cart/lines/${emma}/good`, { quantity: 1 });
    expect(keptAsideIn(await dan.ask('GET', '/account/kept-aside'))).toEqual(['basket Dune 1', 'cart Emma 2']);
    expect(
      keptAsideIn(await dan.ask('POST', '/account/kept-aside/take-back', { list: 'cart', isbn: emma, grade: 'good' })),
    ).toEqual(['basket Dune 1']);
    expect(await booksIn(dan, 'cart')).toBe(3);
    expect(
      keptAsideIn(
        await dan.ask('POST', '/account/kept-aside/take-back', { list: 'basket', isbn: dune, grade: 'good' }),
      ),
    ).toEqual([]);
    expect(await booksIn(dan, 'basket')).toBe(1);
    const eva = await withKeptAside('eva', [['cart', emma, 'good', 2]]);
    expect(
      keptAsideIn(await eva.ask('DELETE', '/account/kept-aside', { list: 'cart', isbn: emma, grade: 'good' })),
    ).toEqual([]);
    expect(await booksIn(eva, 'cart')).toBe(0);
  });

  it('keeps the copies aside while they do not fit', async () => {
    const fay = await withKeptAside('fay', [
      ['cart', emma, 'good', 9],
      ['basket', dune, 'good', 2],
    ]);
    expect(await fay.ask('POST', '/account/kept-aside/take-back', { list: 'cart', isbn: emma, grade: 'good' })).toEqual(
      { status: 409, body: 'not-enough-stock' },
    );
    await fay.ask('PUT', `/basket/lines/${dune}/good`, { quantity: 2 });
    expect(
      await fay.ask('POST', '/account/kept-aside/take-back', { list: 'basket', isbn: dune, grade: 'good' }),
    ).toEqual({ status: 409, body: 'copies-limit' });
    expect(keptAsideIn(await fay.ask('GET', '/account/kept-aside'))).toEqual(['basket Dune 2', 'cart Emma 9']);
  });

  it('restores the copies once for simultaneous calls, and never for another account', async () => {
    const gil = await withKeptAside('gil', [['cart', emma, 'good', 1]]);
    const hal = await withKeptAside('hal', []);
    const key = { list: 'cart', isbn: emma, grade: 'good' };
    expect(await hal.ask('POST', '/account/kept-aside/take-back', key)).toEqual({ status: 404, body: 'not-found' });
    expect(await hal.ask('DELETE', '/account/kept-aside', key)).toEqual({ status: 404, body: 'not-found' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => gil.ask('POST', '/account/kept-aside/take-back', key)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404]);
    expect(await booksIn(gil, 'cart')).toBe(1);
  });
});
