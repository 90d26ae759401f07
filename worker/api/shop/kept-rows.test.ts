import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../api';
import { openSharedAnswers } from '../../platform/shared-answers/shared-answers';
import { endRecall } from '../../stock/recalls/end-recall';
import { startRecall } from '../../stock/recalls/start-recall';
import { importBooks } from '../../testing/catalogue/import-books';
import { countedEnv } from '../../testing/costs/counted-db';
import { fillLists, placeOrder } from '../../testing/deals';
import { clerkCtx } from '../../testing/desk';
import { browser } from '../../testing/people';
import { testIsbn } from '../../testing/shelf';

const [emma, persuasion, dune] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;
const counted = countedEnv(env);
const newVisitor = () =>
  browser(async (request) => {
    const execution = createExecutionContext();
    const answer = await api.fetch(request, counted.env, execution);
    await waitOnExecutionContext(execution);
    return answer;
  });
const start = Date.parse('2026-11-20T10:00:00.000Z');
const after = (ms: number) => vi.setSystemTime(start + ms);
const book = async (isbn: string) => {
  const { json } = await newVisitor().call('GET', `/api/books/${isbn}`, undefined, { 'Dogear-Market': 'IE' });
  return json;
};
/** Returns the copies of another book that the page of Emma shows. */
const besideEmma = async (title: string): Promise<number | null> => {
  const { moreByAuthor } = await book(emma);
  return moreByAuthor.find((each: { title: string }) => each.title === title)?.choice?.available ?? null;
};
const order = async (isbn: string) => {
  const buyer = newVisitor();
  await fillLists(buyer, { take: [[isbn, 'good', 1]] });
  await placeOrder(buyer, 'pay-now', { email: `${isbn}@reader.example` });
};
let builds = 0;

beforeAll(() =>
  importBooks(env, [
    [emma, 'Emma', 'Ann Author', 'en', 'fiction', '10.00', '30'],
    [persuasion, 'Persuasion', 'Ann Author', 'en', 'fiction', '14.00', '9'],
    [dune, 'Dune', 'Frank Writer', 'en', 'fiction', '9.00', '30'],
  ]),
);
beforeEach(async () => {
  after(0);
  builds += 1;
  openSharedAnswers(`kept-rows-${builds}`);
  // The first answer reads the version, behind which rows can be kept.
  await newVisitor().call('GET', '/api/home');
});
afterEach(() => vi.useRealTimers());
afterAll(() => openSharedAnswers(null));

it('after two simultaneous orders the next answer reads no other version', async () => {
  await book(emma);
  const buyers = [newVisitor(), newVisitor()];
  for (const buyer of buyers) await fillLists(buyer, { take: [[dune, 'good', 1]] });
  const before = (await book(dune)).copies[0].available;
  await Promise.all(
    buyers.map((buyer, index) => placeOrder(buyer, 'pay-now', { email: `two${index}@reader.example` })),
  );
  counted.take();

  const { copies } = await book(dune);

  expect([copies[0].available, counted.take()]).toMatchObject([before - 2, { trips: 1, statements: 4 }]);
});

describe('the lists beside a book', () => {
  it('are not read again when copies have moved', async () => {
    await book(emma);
    await order(dune);
    counted.take();

    await book(emma);

    expect(counted.take().trips).toBe(1);
  });

  it('are read once for the books of a subject, and each leaves its own work out', async () => {
    const titles = async (isbn: string) =>
      (await book(isbn)).neighbours.map(({ title }: { title: string }) => title).toSorted();
    const ofEmma = await titles(emma);
    counted.take();

    const ofDune = await titles(dune);

    expect([ofEmma, ofDune]).toEqual([['Dune'], ['Emma', 'Persuasion']]);
    expect(counted.take()).toMatchObject({ trips: 2, statements: 5 });
  });

  it('show a copy that was sold for a minute at most', async () => {
    const before = await besideEmma('Persuasion');
    await order(persuasion);
    const early = await besideEmma('Persuasion');
    after(61_000);

    expect([early, await besideEmma('Persuasion')]).toEqual([before, (before ?? 0) - 1]);
  });

  it('show a recall and its end after 5 seconds', async () => {
    const before = await besideEmma('Persuasion');
    const ctx = clerkCtx(env, new Date(start + 1000));
    await startRecall(ctx, { isbn: persuasion, danger: 'choking', details: 'The wheels come off.', notice: null });
    after(6100);
    const recalled = await besideEmma('Persuasion');
    await endRecall({ ...ctx, now: new Date(start + 7000) }, persuasion);
    after(12_200);

    expect([before, recalled, await besideEmma('Persuasion')]).toEqual([before, null, before]);
    expect(before).not.toBeNull();
  });
});
