import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { splitLanguage } from '../../../domain/language';
import { shopEnv } from '../../../tests/worker-browser';
import { seedTexts } from '../../../tests/worker-texts';
import { api } from '../../api';
import { servePage } from '../../html/pages/serve-page';
import { openSharedAnswers } from '../../platform/shared-answers/shared-answers';
import { countedEnv, type Cost } from './counted-db';
import { checkoutBody, fillLists, newIdempotencyKey, placeOrder, askForQuote } from '../deals';
import { signInClerk } from '../desk';
import { addressOf, authorizationFor, operationsOf } from '../documented';
import { importBooks } from '../catalogue/import-books';
import { browser, type Answer, type Browser } from '../people';
import { openAccount, testIsbn } from '../shelf';
import { signIn } from '../sign-in';
import { costTable, type Line } from './cost-table';

/**
 * The committed costs. `npm run costs` writes them again; a change of a figure belongs in the commit that causes it. A
 * figure that shrinks is written down, too, or it could grow back unseen.
 */
const table = './costs.txt';

/** Routes that need another service, a socket or a file, which this shop does not have. */
const leftOut = [
  /^\/api\/sso/,
  /^\/api\/chat/,
  /\/photos\//,
  /transfer-qr/,
  /barcode/,
  /payout-files\/\{id\}/,
  /proof$/,
  /mail-choices/,
];
const now = '2026-11-20T10:00:00.000Z';
const books = 200;
const [emma, dune] = [testIsbn(1), testIsbn(2)];
const counted = countedEnv({ ...shopEnv, DEMO: 'off' });
let builds = 0;
/** Empties the shared answers and the cache of pages. */
function restart(): string {
  builds += 1;
  const build = `costs-${builds}`;
  openSharedAnswers(build);
  return build;
}
let build = restart();

const newVisitor = () =>
  browser(async (request) => {
    const execution = createExecutionContext();
    const { pathname } = new URL(request.url);
    const { language } = splitLanguage(pathname, () => 'en');
    const answer = await (pathname.startsWith('/api/')
      ? api.fetch(request, counted.env, execution)
      : servePage(request, counted.env, execution, language, { version: build }));
    await waitOnExecutionContext(execution);
    return answer;
  });

const lines: Line[] = [];
/** Calls that were refused. Their cost says nothing. */
const failed: string[] = [];
const headers = { 'Dogear-Market': 'IE', 'Accept-Language': 'en' };

async function costOf(name: string, call: () => Promise<Answer>): Promise<Cost> {
  counted.take();
  const { status, text } = await call();
  if (status >= 400) failed.push(`${name} answers ${status}: ${text.slice(0, 200)}`);
  return counted.take();
}

/** Measures a read in an isolate that has just started, and once more. */
async function measureRead(name: string, person: Browser, path = name): Promise<void> {
  build = restart();
  const read = () => person.call('GET', path, undefined, { ...headers, ...authorizationFor({ path }) });
  lines.push({ name: `GET ${name}`, cold: await costOf(name, read), warm: await costOf(name, read) });
}

/** Measures a write. */
async function measureWrite(name: string, call: () => Promise<Answer>): Promise<void> {
  build = restart();
  lines.push({ name, cold: await costOf(name, call), warm: null });
}

let reader: Browser;
let buyer: Browser;
let clerk: Browser;
beforeAll(async () => {
  vi.setSystemTime(new Date(now));
  await seedTexts(counted.env, ['en']);
  const titles = (n: number) => (n === 1 ? 'Emma' : n === 2 ? 'Dune' : `Book ${n} of ${n % 5} rivers`);
  const rows = Array.from({ length: books }, (_, index) => index + 1).map((n) => [
    testIsbn(n),
    titles(n),
    n < 4 ? 'Ann Author' : `Author ${n % 9}`,
    'en',
    n % 2 === 0 ? 'fiction' : 'crime',
    '12.00',
    '9',
  ]);
  await importBooks(counted.env, rows);
  for (const account of ['reader', 'buyer', 'clerk']) await openAccount(counted.env.DB, account);
  reader = await signIn(counted.env.DB, newVisitor(), 'reader');
  buyer = await signIn(counted.env.DB, newVisitor(), 'buyer');
  clerk = await signInClerk(counted.env.DB, newVisitor(), 'clerk');
  await counted.env.DB.batch([
    counted.env.DB.prepare(`UPDATE accounts SET role = 'admin' WHERE id = 'clerk'`),
    counted.env.DB.prepare('UPDATE sessions SET proved_at = ?1').bind(now),
    counted.env.DB.prepare(
      `INSERT INTO publishers (name, postal, electronic) VALUES ('Ann Author', '1 Quay', 'a@b.example')`,
    ),
  ]);
});
afterAll(() => {
  openSharedAnswers(null);
  vi.useRealTimers();
});

it('each route costs what the table says', async () => {
  const bought = await fillAndOrder({ take: [[emma, 'good', 1]] });
  await fillLists(reader, { give: [[dune, 'good', 1]], take: [[emma, 'good', 1]] });

  await measureSearches();
  await measureRoutes(bought);
  await measurePages(bought);
  await measureVerbs();

  expect(failed, 'give it an address that fits, or leave it out').toEqual([]);
  await expect(costTable(lines), 'npm run costs writes this table again').toMatchFileSnapshot(table);
});

async function fillAndOrder(lists: Parameters<typeof fillLists>[1]): Promise<string> {
  await fillLists(reader, lists);
  const placed = await placeOrder(reader, 'pay-now');
  return String(placed.json.trade.id);
}

async function measureSearches(): Promise<void> {
  const queries = ['q=emma', 'q=rivers', 'subject=fiction&sort=price', 'q=emma&in_stock=true&max=2000', 'q=emmma'];
  for (const query of queries) await measureRead(`/api/books?${query}`, newVisitor());
  await measureRead('/api/suggestions?q=em', newVisitor());
  // The index of the questions stays in the isolate, which the test files share.
  await newVisitor().call('GET', '/api/faq?q=refund', undefined, headers);
  await measureRead('/api/faq?q=refund', newVisitor());
}

/** Measures each read of the API's document. The desk's are those of a clerk. */
async function measureRoutes(trade: string): Promise<void> {
  const document = operationsOf((await newVisitor().call('GET', '/api/openapi.json')).json);
  const operations = document.filter(({ method, path }) => method === 'GET' && !leftOut.some((out) => out.test(path)));
  const queries: Readonly<Record<string, string>> = {
    '/api/suggestions': '?q=em',
    '/api/desk/stock': `?q=${emma}`,
    '/api/desk/catalogue/books': '?q=emma',
    '/api/desk/authors': '?q=ann',
    '/api/desk/series': '?q=rivers',
    '/api/desk/series-books': '?q=emma',
    '/api/desk/publishers': '?q=ann',
    '/api/desk/scan': `?code=${emma}`,
    '/api/desk/reports/{report}': '?period=2026-11',
    '/api/desk/queue': '?part=outbound',
    '/api/desk/imports/{run}/changes': '?group=added',
    '/api/trades/{id}/paid': '?lng=en',
    '/api/feeds/offers.csv': '?market=IE',
    '/api/feeds/offers.jsonl': '?market=IE',
    '/api/feeds/offers.onix': '?market=IE',
    '/api/feeds/products.xml': '?market=IE&language=en',
  };
  const [run] = (await clerk.call('GET', '/api/desk/imports', undefined, headers)).json.items;
  for (const operation of operations) {
    const isDesk = /^\/api\/(?:desk|catalogue)/.test(operation.path);
    const path = addressOf(operation, { id: trade, run: run.run }) + (queries[operation.path] ?? '');
    await measureRead(operation.path, isDesk ? clerk : reader, path);
  }
}

async function measurePages(trade: string): Promise<void> {
  const shown = ['/en', '/en/search?q=emma', `/en/books/${emma}/emma`, '/en/subjects/fiction', '/en/faq', '/en/about'];
  for (const path of shown) await measureRead(path, newVisitor());
  for (const path of ['/en/basket', '/en/cart', '/en/checkout']) await measureRead(path, reader);
  await measureRead('/en/trades/{id}', reader, `/en/trades/${trade}`);
}

async function measureVerbs(): Promise<void> {
  const offered = { books: [emma, dune].map((isbn) => ({ isbn, grade: 'good', exLibrary: false })) };
  await measureWrite('POST /api/offers, 2 books', () => newVisitor().call('POST', '/api/offers', offered));
  const listed = { lines: ['Emma', 'Dnue by Frank Herbert'] };
  await measureWrite('POST /api/books/matches, 2 lines', () => newVisitor().call('POST', '/api/books/matches', listed));
  await measureWrite('PUT /api/cart/lines, new visitor', () =>
    newVisitor().call('PUT', `/api/cart/lines/${emma}/good`, { quantity: 1 }),
  );
  for (const list of ['basket', 'cart'])
    await measureWrite(`PUT /api/${list}/lines`, () =>
      buyer.call('PUT', `/api/${list}/lines/${dune}/good`, { quantity: 3 }),
    );
  const ten = Array.from({ length: 10 }, (_, index) => index + 3).map((n) => ({
    isbn: testIsbn(n),
    grade: 'good',
    quantity: 1,
    exLibrary: false,
  }));
  await measureWrite('POST /api/basket/lines, 10 books', () => buyer.call('POST', '/api/basket/lines', { lines: ten }));
  await measureWrite('DELETE /api/basket/lines', () => buyer.call('DELETE', `/api/basket/lines/${ten[0]?.isbn}/good`));
  await measureWrite('DELETE /api/cart/lines', () => buyer.call('DELETE', `/api/cart/lines/${dune}/good`));
  await measureWrite('PUT /api/wishes', () => buyer.call('PUT', `/api/wishes/${dune}`));
  await fillLists(buyer, { take: [[emma, 'good', 5]] });
  await measureWrite('POST /api/checkout/quote', () => askForQuote(buyer, 'pay-now'));
  const { json } = await askForQuote(buyer, 'pay-now');
  const send = (body: unknown) => buyer.call('POST', '/api/checkout', body, { 'Idempotency-Key': newIdempotencyKey() });
  await measureWrite('POST /api/checkout', () =>
    send(checkoutBody(json.quote, 'pay-now', { iban: 'IE29AIBK93115212345678' })),
  );
}
