import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedTexts } from '../../../tests/worker-texts';
import { shopEnv } from '../../../tests/worker-browser';
import { api } from '../../api';
import { isSharedRead } from '../../platform/shared-answers/shared-reads';
import { openSharedAnswers } from '../../platform/shared-answers/shared-answers';
import { openServices, shopContext } from '../../services';
import { changeStockStatements } from '../../stock/change-stock';
import { endRecall } from '../../stock/recalls/end-recall';
import { startRecall } from '../../stock/recalls/start-recall';
import { countedEnv } from '../../testing/costs/counted-db';
import { fillLists, placeOrder } from '../../testing/deals';
import { clerkCtx } from '../../testing/desk';
import { operationsOf } from '../../testing/documented';
import { importBooks } from '../../testing/catalogue/import-books';
import { browser, type Browser } from '../../testing/people';
import { openAccount, testIsbn } from '../../testing/shelf';
import { signIn } from '../../testing/sign-in';

const [emma, persuasion] = [testIsbn(1), testIsbn(2)] as const;
const counted = countedEnv(env);
const newVisitor = () =>
  browser(async (request) => {
    const execution = createExecutionContext();
    const answer = await api.fetch(request, counted.env, execution);
    await waitOnExecutionContext(execution);
    return answer;
  });
const get = (person: Browser, path: string, headers: Record<string, string> = {}) =>
  person.call('GET', path, undefined, { 'Dogear-Market': 'IE', 'Accept-Language': 'en', ...headers });
/** Reads of shared answers, each with the round trips that it needs when nothing is known. */
const reads: readonly (readonly [string, number])[] = [
  ['/api/home', 1],
  ['/api/books?q=emma', 2],
  ['/api/books?subject=fiction', 2],
  [`/api/books/${emma}`, 2],
  ['/api/suggestions?q=emm', 1],
  ['/api/authors/Ann%20Author', 2],
  ['/api/subjects/fiction', 2],
  ['/api/faq', 1],
  ['/api/pages/about', 1],
];
const start = Date.parse('2026-11-20T10:00:00.000Z');
const after = (ms: number) => vi.setSystemTime(start + ms);
let builds = 0;

/** Adds copies by a verb's statements, as another isolate would. */
async function receive(change: number): Promise<void> {
  const ctx = shopContext(openServices(env), () => undefined);
  const step = { isbn: emma, grade: 'good', change, reason: 'correction', unitCost: null, trade: null } as const;
  await env.DB.batch(changeStockStatements({ ...ctx, db: env.DB.withSession() }, { ...step, price: null }));
}
const copies = async (person: Browser): Promise<number> =>
  (await get(person, `/api/books/${emma}`)).json.copies[0].available;

let person: Browser;
beforeAll(async () => {
  await seedTexts(shopEnv, ['en']);
  await importBooks(env, [
    [emma, 'Emma', 'Ann Author', 'en', 'fiction', '10.00', '30'],
    [persuasion, 'Persuasion', 'Ann Author', 'en', 'fiction', '14.00', '9'],
    ...[3, 4, 5].map((n) => [testIsbn(n), `Emma and her ${n} friends`, 'Ann Author', 'en', 'fiction', '9.00', '3']),
  ]);
  await openAccount(env.DB, 'zuleikha');
  person = await signIn(env.DB, newVisitor(), 'zuleikha');
  await fillLists(person, { take: [[emma, 'good', 1]] });
});
beforeEach(() => {
  after(0);
  builds += 1;
  openSharedAnswers(`shared-answers-${builds}`);
  counted.take();
});
afterEach(() => vi.useRealTimers());
afterAll(() => openSharedAnswers(null));

describe('a shared answer', () => {
  it.each(reads)('of %s takes %i round trips when nothing is known, and none after that', async (path, trips) => {
    const first = await get(newVisitor(), path);
    const cold = counted.take();
    const second = await get(newVisitor(), path);

    expect([first.status, second.status, second.text]).toEqual([200, 200, first.text]);
    expect([cold.trips, counted.take().trips]).toEqual([trips, 0]);
  });

  it.each(reads)('of %s is the same for a signed-in person, who leaves nothing in it', async (path) => {
    const own = await get(person, path);
    counted.take();
    const others = await get(newVisitor(), path);

    expect([own.status, own.text, counted.take().trips]).toEqual([200, others.text, 0]);
    expect([...own.headers.getSetCookie(), ...others.headers.getSetCookie()]).toEqual([]);
    expect([...person.cookies.values()].filter((value) => value.length > 8 && own.text.includes(value))).toEqual([]);
  });

  it('is used by a signed-in person without a look at the session', async () => {
    await get(newVisitor(), '/api/home');
    counted.take();

    await get(person, '/api/home');

    expect(counted.take().trips).toBe(0);
  });

  it('differs by market and by language', async () => {
    const answers = await Promise.all([
      get(newVisitor(), `/api/books/${emma}`),
      get(newVisitor(), `/api/books/${emma}`, { 'Dogear-Market': 'JP' }),
      get(newVisitor(), `/api/books/${emma}`, { Cookie: 'market=PL', 'Dogear-Market': '' }),
    ]);
    const currencies = answers.map(({ json }) => json.copies[0].price.currency);
    await get(newVisitor(), '/api/pages/about');
    const other = await get(newVisitor(), '/api/pages/about', { 'Accept-Language': 'de' });

    expect(currencies).toEqual(['EUR', 'JPY', 'PLN']);
    expect(other.text).not.toBe('');
    expect(counted.take().trips).toBeGreaterThan(0);
  });

  it('has one key for parameters in another order and for an ISBN written in another way', async () => {
    await get(newVisitor(), '/api/books?q=emma&language=en,de');
    await get(newVisitor(), `/api/books/${emma}`);
    counted.take();

    const list = await get(newVisitor(), '/api/books?language=de,en&q=emma');
    const book = await get(newVisitor(), `/api/books/${emma.slice(0, 3)}-${emma.slice(3)}`);

    expect([list.status, book.status, counted.take().trips]).toEqual([200, 200, 0]);
  });

  it.each([
    ['/api/books?q=emma&utm_source=mail', 400],
    ['/api/books?cursor=nonsense', 400],
    [`/api/books/${testIsbn(900)}`, 404],
    ['/api/authors/Nobody', 404],
    ['/api/pages/nothing', 404],
  ])('is never one with a problem: %s', async (path, status) => {
    const first = await get(newVisitor(), path);
    const second = await get(newVisitor(), path);

    expect([first.status, second.status]).toEqual([status, status]);
    expect(second.headers.get('ETag')).toBeNull();
    expect(second.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is found at the edge by an isolate that has just started', async () => {
    const build = `edge-${builds}`;
    openSharedAnswers(build);
    const first = await get(newVisitor(), '/api/books?q=emma');
    await get(newVisitor(), '/api/books?q=emma');
    openSharedAnswers(build);
    counted.take();

    const next = await get(newVisitor(), '/api/books?q=emma');

    expect([next.text, counted.take().trips]).toEqual([first.text, 0]);
  });
});

describe('a change', () => {
  it('by an order in this isolate is in the next answer, which reads no version again', async () => {
    const buyer = newVisitor();
    const before = await copies(buyer);
    await fillLists(buyer, { take: [[emma, 'good', 1]] });
    await placeOrder(buyer, 'pay-now');
    counted.take();

    const next = await copies(newVisitor());

    expect([next, counted.take().trips]).toEqual([before - 1, 2]);
  });

  it('by two orders at once is in the next answer', async () => {
    const buyers = [newVisitor(), newVisitor()];
    const before = await copies(newVisitor());
    for (const buyer of buyers) await fillLists(buyer, { take: [[emma, 'good', 1]] });
    await Promise.all(buyers.map((buyer, at) => placeOrder(buyer, 'pay-now', { email: `both${at}@reader.example` })));

    expect(await copies(newVisitor())).toBe(before - 2);
  });

  it.each([
    ['a quote', 'POST', '/api/checkout/quote', { settlement: 'pay-now' }],
    ['an offer', 'POST', '/api/offers', { books: [{ isbn: emma, grade: 'good' }] }],
    ['a look for titles', 'POST', '/api/books/matches', { lines: ['Emma'] }],
    ['a line of the cart', 'PUT', `/api/cart/lines/${emma}/good`, { quantity: 1 }],
    ['a line of the sell list', 'PUT', `/api/basket/lines/${persuasion}/good`, { quantity: 1, exLibrary: false }],
  ] as const)('is not what %s makes: the next answer reads nothing', async (_, method, path, body) => {
    await copies(person);
    const { status } = await person.call(method, path, body);
    counted.take();

    await copies(person);
    expect([status, counted.take().trips]).toEqual([200, 0]);
  });

  it('by another isolate is in each answer after 5 seconds, and in most after 2', async () => {
    const before = await copies(newVisitor());
    await receive(1);
    after(1000);
    const soon = await copies(newVisitor());
    after(2500);
    await copies(newVisitor());
    const next = await copies(newVisitor());
    await receive(1);
    after(8000);
    const later = await copies(newVisitor());

    expect([soon, next, later]).toEqual([before, before + 1, before + 2]);
  });

  it('of a price that a shared answer does not show yet must be accepted in the cart', async () => {
    const page = `/api/books/${persuasion}`;
    const priceOn = async () => (await get(newVisitor(), page)).json.copies[0].price.minor;
    const shown = await priceOn();
    await env.DB.prepare('UPDATE stock SET price = price + 300 WHERE isbn = ?1').bind(persuasion).run();
    const put = (price: number) =>
      newVisitor().call('PUT', `/api/cart/lines/${persuasion}/good`, { quantity: 1, price }, { 'Dogear-Market': 'IE' });

    const refused = await put(shown);
    const accepted = await put(refused.json.facts.price);

    expect([refused.json.code, refused.json.facts.price > shown]).toEqual(['price-changed', true]);
    expect(accepted.json.lines[0].price.minor).toBe(refused.json.facts.price);
    after(61_000);
    expect(await priceOn()).toBe(refused.json.facts.price);
  });

  it('by a recall, and its end, is in each answer after 5 seconds', async () => {
    const recalled = async () => (await get(newVisitor(), `/api/books/${emma}`)).json.recall !== null;
    const ctx = clerkCtx(env, new Date(start + 1000));
    expect(await recalled()).toBe(false);

    await startRecall(ctx, { isbn: emma, danger: 'choking', details: 'The wheels come off.', notice: null });
    after(6100);
    expect(await recalled()).toBe(true);

    await endRecall({ ...ctx, now: new Date(start + 7000) }, emma);
    after(12_200);
    expect(await recalled()).toBe(false);
  });

  it('that the version does not see is in each answer after a minute', async () => {
    await get(newVisitor(), `/api/books/${emma}`);
    await env.DB.prepare(`UPDATE editions SET publisher = 'Another' WHERE isbn = ?1`).bind(emma).run();
    after(59_000);
    const early = await get(newVisitor(), `/api/books/${emma}`);
    after(61_000);
    const late = await get(newVisitor(), `/api/books/${emma}`);

    expect([early.json.publisher, late.json.publisher]).toEqual([null, 'Another']);
  });

  it('of the stock leaves the texts shared', async () => {
    await get(newVisitor(), '/api/faq');
    await receive(1);
    after(8000);
    counted.take();

    await get(newVisitor(), '/api/faq');

    expect(counted.take()).toMatchObject({ trips: 1, statements: 1 });
  });
});

describe('a conditional request', () => {
  it('is answered with 304 until the answer changes', async () => {
    const { headers } = await get(newVisitor(), `/api/books/${emma}`);
    const tag = headers.get('ETag') ?? '';
    const same = await get(newVisitor(), `/api/books/${emma}`, { 'If-None-Match': `"other", W/${tag}` });
    await receive(1);
    after(8000);
    const changed = await get(newVisitor(), `/api/books/${emma}`, { 'If-None-Match': tag });

    expect([same.status, same.text, same.headers.get('ETag')]).toEqual([304, '', tag]);
    expect([changed.status, changed.headers.get('ETag') === tag]).toEqual([200, false]);
    expect(same.headers.get('Vary')).toBe('Accept-Language, Dogear-Market, Cookie');
    expect(same.headers.get('Cache-Control')).toBe('private, no-cache');
  });
});

it('names every path of a shared answer', async () => {
  const operations = operationsOf((await get(newVisitor(), '/api/openapi.json')).json);

  const shared = operations.filter(({ method, path }) => isSharedRead({ method, path })).map(({ path }) => path);

  expect(shared.toSorted()).toEqual([
    '/api/authors/{name}',
    '/api/books',
    '/api/books/{isbn}',
    '/api/faq',
    '/api/home',
    '/api/pages/{slug}',
    '/api/subjects/{subject}',
    '/api/suggestions',
  ]);
});
