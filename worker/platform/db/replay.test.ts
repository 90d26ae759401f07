import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { recordWrites, replay, type Written } from '../../../tests/stores/worker-replay';
import { addEditions, testIsbn } from '../../testing/shelf';

const priceOf = (isbn: string) =>
  env.DB.prepare('SELECT price FROM stock WHERE isbn = ?1').bind(isbn).first<number>('price');

it('makes recorded writes again and leaves reads out', async () => {
  const isbn = testIsbn(1);
  await addEditions(env.DB, [{ isbn, stock: { good: { onHand: 1, price: 100 } } }]);
  const writes: (readonly Written[])[] = [];
  const db = recordWrites(env.DB.withSession(), writes);
  const raise = db.prepare('UPDATE stock SET price = price + ?1 WHERE isbn = ?2');
  await db.batch([raise.bind(10, isbn), db.prepare('SELECT price FROM stock'), raise.bind(5, isbn)]);
  await db.batch([db.prepare('SELECT price FROM stock')]);

  await replay(env.DB.withSession(), writes);

  expect(writes.map((batch) => batch.length)).toEqual([2]);
  expect(await priceOf(isbn)).toBe(130);
});
