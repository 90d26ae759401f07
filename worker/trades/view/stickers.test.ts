import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { readAfter } from '../../testing/desk';
import { labelCodeOf, inboundTradesOf } from '../../testing/inbound-trades';
import { browser } from '../../testing/people';
import { finishGrading } from '../inbound/finish-grading';
import { receiveParcel } from '../inbound/receive-parcel';
import { readStickers } from './read-stickers';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const { desk, addNewEditions, openSeller, placeSale, gradeAll } = inboundTradesOf(
  env,
  newVisitor,
  (days) => new Date(Date.now() + days * dayMs),
);

it('labels the copies that the shop keeps with shelf, grade and the price they will have', async () => {
  const trade = await placeSale(await openSeller(), await addNewEditions(4), { ifWorse: 'accept', ifWorseDownTo: 10 });
  const isbns = trade.inbound?.lines.map(({ book }) => book.isbn) ?? [];
  await env.DB.prepare(`INSERT INTO shelves (isbn, grade, shelf) VALUES (?1, 'very-good', 'B 7')`).bind(isbns[0]).run();
  await receiveParcel(desk(1), { code: labelCodeOf(trade) });
  await gradeAll(1, trade, {
    2: { as: 'regraded', grade: 'good', reason: 'wear' },
    3: { as: 'missing' },
    4: { as: 'missing' },
  });

  const grading = await readStickers(desk(1), trade.id);
  const done = await readAfter(desk(1), finishGrading(desk(1), { trade: trade.id }), trade.id);
  const { number, stickers } = await readStickers(desk(1), trade.id);

  // Before the end, a copy found worse may still go back.
  expect(grading.stickers.map(({ line }) => line)).toEqual([1]);
  expect(number).toBe(trade.number);
  expect(stickers.map(({ line, isbn, grade }) => [line, isbn, grade])).toEqual([
    [1, isbns[0], 'very-good'],
    [2, isbns[1], 'good'],
  ]);
  expect(stickers[0]?.shelf).toBe('B 7');
  expect(done.desk.lines.map(({ shelf }) => shelf)).toEqual(['B 7', stickers[1]?.shelf, null, null]);
  const { results } = await env.DB.prepare('SELECT isbn, price FROM stock WHERE isbn IN (?1, ?2)')
    .bind(isbns[0], isbns[1])
    .all<{ isbn: string; price: number }>();
  const prices = new Map(results.map(({ isbn, price }) => [isbn, price]));
  expect(stickers.map(({ priceCents }) => priceCents)).toEqual(stickers.map(({ isbn }) => prices.get(isbn)));
  expect(grading.stickers[0]?.priceCents).toBeGreaterThan(0);
});
