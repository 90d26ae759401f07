import { env } from 'cloudflare:workers';
import { beforeAll, expect, it } from 'vitest';
import { bucketOf, bucketSize } from '../../../domain/catalogue/popularity';
import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import { bookListSchema } from '../../../domain/catalogue/schemas';
import { dayMs } from '../../../domain/time';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { type Ctx } from '../../platform/context';
import { openServices, shopContext } from '../../services';
import { runJob } from '../../jobs';
import { buyersOf } from '../../testing/buyers';
import { ctxOvertakenBy, clerkCtx } from '../../testing/desk';
import { browser, ctxOf } from '../../testing/people';
import { openAccount, testIsbn } from '../../testing/shelf';
import { cancelTradeAtDesk } from '../../trades/outbound/cancel/cancel-trade-at-desk';
import { receiveReturn } from '../../trades/outbound/receive-return';
import { deliverOrder } from '../../trades/outbound/deliver-order';
import { valueBooks } from '../../lists/offers/value-books';
import { releaseUnpaid } from '../../trades/outbound/release-unpaid';
import { putWish } from '../../lists/wishes/put-wish';
import { countDemand } from './count-demand';
import { loadEditions } from '../import/load-editions';
import { repriceStock } from '../../stock/reprice-stock';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const desk = (days = 0) => clerkCtx(env, new Date(Date.now() + days * dayMs));
const { orderUnpaid, orderDispatched, payByTransfer } = buyersOf(env.DB, newVisitor, () => desk());
const night = (days = 0): Ctx => shopContext(openServices(env), () => undefined, new Date(Date.now() + days * dayMs));
const [emma, dune, circe, solaris, medea] = [testIsbn(1), testIsbn(2), testIsbn(3), testIsbn(4), testIsbn(5)];
const facts = (isbn: string, title: string, more: Partial<EditionFacts> = {}): EditionFacts => ({
  isbn,
  title,
  subtitle: null,
  authors: ['Ann Author'],
  language: 'en',
  publisher: null,
  publisherContact: null,
  published: null,
  format: 'paperback',
  pages: 300,
  grams: null,
  subjects: [],
  series: null,
  price: 3000,
  demand: 3,
  description: null,
  work: null,
  workYear: null,
  otherTitles: [],
  otherNames: [],
  stock: { good: 30 },
  ...more,
});
const load = (editions: readonly EditionFacts[], starter = false) =>
  loadEditions(night(), { editions, options: { defaultPrice: null, language: null, format: null, starter } });
const standing = (isbn: string) =>
  env.DB.prepare('SELECT id, demand, demand_base AS base FROM editions WHERE isbn = ?1')
    .bind(isbn)
    .first<{ id: number; demand: number; base: number }>();
const demandOf = async (isbn: string) => (await standing(isbn))?.demand;
const found = async (q: string) =>
  bookListSchema.parse((await newVisitor().call('GET', `/api/books?q=${q}`)).json).items.map(({ isbn }) => isbn);
async function offered(isbn: string, days = 0): Promise<{ amount: number; demand: number }> {
  const [answer] = [
    ...(await valueBooks(ctxOf(env, 'v:asker', new Date(Date.now() + days * dayMs)), {
      books: [{ isbn, grade: 'good', exLibrary: false }],
    })),
  ];
  if (answer?.offer.kind !== 'offer') throw new Error('no offer');
  return {
    amount: answer.offer.amount.minor,
    demand: answer.offer.reasons.find(({ code }) => code === 'demand')?.amount.minor ?? 0,
  };
}
const price = (isbn: string) =>
  env.DB.prepare(`SELECT price FROM stock WHERE isbn = ?1 AND grade = 'good'`).bind(isbn).first<number>('price');

beforeAll(async () => {
  await openAccount(env.DB, 'clerk');
  await load([
    facts(emma, 'Emma', { stock: { good: 12 } }),
    facts(dune, 'Dune'),
    facts(circe, 'Circe', { demand: 0 }),
    facts(solaris, 'Solaris'),
    facts(medea, 'Medea', { demand: null, stock: { good: 1 } }),
  ]);
});

it('sold copies raise demand, offer, price and position for 91 days', async () => {
  expect(await countDemand(night())).toBe(0);
  const [before, cost] = [await offered(emma), await price(emma)];
  await orderDispatched([[emma, 'good', 8]]);
  // A sale alone changes nothing: the night counts.
  expect([await demandOf(emma), await price(emma)]).toEqual([3, cost]);
  const stock = await offered(emma);
  expect(await countDemand(night())).toBe(1);
  expect(await standing(emma)).toEqual({ id: bucketOf(11) * bucketSize + 1, demand: 11, base: 3 });
  expect((await offered(emma)).demand).toBeGreaterThan(before.demand);
  expect((await offered(emma)).amount).toBeGreaterThan(stock.amount);
  await repriceStock(night());
  expect(await price(emma)).toBeGreaterThan(cost ?? 0);
  expect(await found('emma')).toEqual([emma]);
  expect(bookListSchema.parse((await newVisitor().call('GET', '/api/books?sort=popular')).json).items[0]?.isbn).toBe(
    emma,
  );
  // Once more, and beside itself: nothing is written.
  expect(await Promise.all([countDemand(night()), countDemand(night())])).toEqual([0, 0]);

  expect(await countDemand(night(89.9))).toBe(0);
  expect(await countDemand(night(91))).toBe(1);
  expect(await standing(emma)).toMatchObject({ demand: 3, base: 3 });
  expect(Math.floor(((await standing(emma))?.id ?? 0) / bucketSize)).toBe(bucketOf(3));
  expect(await offered(emma)).toEqual(stock);
  expect(await found('emma')).toEqual([emma]);
  // A run that came at a wrong time is put right by the next one.
  expect(await countDemand(night())).toBe(1);
});

it('unpaid, released, cancelled and returned copies do not count as sold', async () => {
  const unpaid = await orderUnpaid([[dune, 'good', 1]]);
  const called = await orderUnpaid([[dune, 'good', 2]]);
  await payByTransfer(await called.readTrade());
  expect([await countDemand(night()), await demandOf(dune)]).toEqual([1, 5]);
  await cancelTradeAtDesk(desk(), { trade: called.id });
  expect([await countDemand(night()), await demandOf(dune)]).toEqual([1, 3]);
  await releaseUnpaid(desk(13));
  expect((await unpaid.readTrade()).outbound?.state).toBe('released');
  expect([await countDemand(night(8)), await demandOf(dune)]).toEqual([0, 3]);

  const buyer = await orderDispatched([
    [dune, 'good', 1],
    [circe, 'good', 1],
  ]);
  await deliverOrder(desk(), { trade: buyer.id });
  expect([await countDemand(night()), await demandOf(dune), await demandOf(circe)]).toEqual([2, 4, 1]);
  const line = (await buyer.readTrade()).outbound?.lines.find(({ book }) => book.isbn === dune)?.line ?? 0;
  await buyer.send('withdraw', { lines: [line], reason: 'withdraw' });
  expect(await countDemand(night())).toBe(0);
  await receiveReturn(desk(), { trade: buyer.id, line, condition: 'as-sent' });
  expect([await countDemand(night()), await demandOf(dune), await demandOf(circe)]).toEqual([1, 3, 1]);
});

it('a wish does not change demand; the offer adds it once', async () => {
  const before = await offered(medea);
  for (const account of ['ann', 'ben', 'cleo', 'dora'])
    await putWish(ctxOf(env, await openAccount(env.DB, account), new Date()), medea);
  expect((await offered(medea)).amount).toBeGreaterThan(before.amount);
  expect([await countDemand(night()), await demandOf(medea)]).toEqual([0, 0]);
});

it('a file replaces the base demand and keeps the copies sold', async () => {
  await orderDispatched([[solaris, 'good', 2]]);
  await countDemand(night());
  expect(await standing(solaris)).toMatchObject({ demand: 5, base: 3 });
  expect(await load([facts(solaris, 'Solaris')])).toMatchObject({ unchanged: 1 });
  expect(await load([facts(solaris, 'Solaris', { demand: null })])).toMatchObject({ unchanged: 1 });
  expect(await load([facts(solaris, 'Solaris', { demand: 20 })])).toMatchObject({ updated: 1 });
  expect(await standing(solaris)).toMatchObject({ id: bucketOf(22) * bucketSize + 1, demand: 22, base: 20 });
  // The shop's own catalogue keeps its figure when another file brings the book.
  await load([facts(solaris, 'Solaris', { demand: 20 })], true);
  await load([facts(solaris, 'Solaris', { demand: 1 })]);
  expect(await standing(solaris)).toMatchObject({ demand: 22, base: 20 });
  expect(await countDemand(night())).toBe(0);
  expect([await countDemand(night(91)), await demandOf(solaris)]).toEqual([expect.any(Number), 20]);
  expect(await found('solaris')).toEqual([solaris]);
});

it('an import at the same moment wins, and its editions are counted the next night', async () => {
  const [vera, nora] = [testIsbn(6), testIsbn(7)];
  await load([facts(vera, 'Vera')]);
  await countDemand(night());
  await orderDispatched([[vera, 'good', 1]]);
  // The count reads in one batch and writes in the next one.
  expect(await countDemand(ctxOvertakenBy(night(), () => load([facts(vera, 'Veronika')])))).toBe(0);
  expect([await demandOf(vera), await found('veronika')]).toEqual([3, [vera]]);
  expect(await countDemand(ctxOvertakenBy(night(), () => load([facts(nora, 'Nora', { demand: 4 })])))).toBe(1);
  expect([await demandOf(vera), await demandOf(nora), await found('veronika'), await found('nora')]).toEqual([
    4,
    4,
    [vera],
    [nora],
  ]);
});

it('thousands of editions are counted in steps of a few statements', async () => {
  const many = Array.from({ length: 1200 }, (_, index) => testIsbn(1000 + index));
  await load(many.map((isbn, index) => facts(isbn, `Volume ${index}`, { stock: null })));
  const { id } = await orderDispatched([[circe, 'good', 1]]);
  await countDemand(night());
  await env.DB.prepare(
    `INSERT INTO outbound_lines (trade_id, line, isbn, title, grade, quantity, price, price_checked) SELECT ?1,
      100 + key, value, value, 'good', 2, 500, 500 FROM json_each(?2)`,
  )
    .bind(id, JSON.stringify(many))
    .run();
  let batches = 0;
  const ctx = night();
  const counting: Ctx = {
    ...ctx,
    db: {
      prepare: (text) => ctx.db.prepare(text),
      getBookmark: () => ctx.db.getBookmark(),
      batch: (statements) => ((batches += 1), ctx.db.batch(statements)),
    },
  };
  expect(await countDemand(counting)).toBe(1200);
  expect(batches).toBe(4);
  expect(await runJob(night(), 'countDemand')).toMatchObject({ job: 'countDemand', outcome: 'done' });
  expect(await env.DB.prepare(`SELECT outcome FROM job_runs WHERE job = 'countDemand'`).first('outcome')).toBe('done');
});
