import { load } from './load.mjs';
import { runtimeClock } from './runtime-cpu.mjs';

const words = ['love', 'house', 'night', 'the', 'dark', 'river', 'king', 'garden', 'secret', 'world'];

/** Fails loudly: a benchmark of error answers would look fast. */
async function answer(url, path, init) {
  const response = await fetch(url + path, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${init?.method ?? 'GET'} ${path}: ${response.status} ${body.slice(0, 200)}`);
  return {
    body,
    cookies: response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
}

const json = (method, value, headers = {}) => ({
  method,
  body: JSON.stringify(value),
  headers: { 'Content-Type': 'application/json', 'Dogear-Market': 'IE', ...headers },
});

/** Measures the API and the pages, one after the other. `isbns`: imported editions; `paths`: their pages. */
export async function measureSpeed(url, { isbns, paths }) {
  const stocked = JSON.parse((await answer(url, '/api/books?in_stock=true&sort=popular&limit=48')).body).items;
  const pick = (list, index) => list[index % list.length];
  const results = [];
  const clock = runtimeClock();
  const run = async (name, visit, options) => results.push(await load(name, visit, { clock, ...options }));
  // A price of this request alone, so that no answer of the cache is used.
  const notAskedYet = (index) => `${pick(words, index)}&max=${1000 + index}`;

  // A file of the platform, about as long as a page.
  const sheet = /early\.sheets=links\(\["([^"]+)"/.exec((await answer(url, '/en')).body)?.[1];
  if (sheet === undefined) throw new Error('the start page names no sheet');
  await run('static file', () => answer(url, `/assets/${sheet}`));
  await run('search, cold', (index) => answer(url, `/api/books?q=${notAskedYet(index)}`));
  await run('search', (index) => answer(url, `/api/books?q=${pick(words, index)}`));
  await run('list', (index) => answer(url, `/api/books?subject=fiction&limit=${24 + (index % 4)}`));
  await run('detail, cold', (index) => answer(url, `/api/books/${pick(isbns, index * 37)}`), {
    maxVisits: isbns.length / 2,
  });
  await run('detail', (index) => answer(url, `/api/books/${pick(isbns, index % 50)}`));
  await run('suggestions', (index) => answer(url, `/api/suggestions?q=${pick(words, index).slice(0, 3)}`));
  await run('home page, cold', (index) => answer(url, `/en?in_stock=true&cursor=cold${index}`), { seconds: 3 });
  await run('home page, cached', () => answer(url, '/en'));
  await run('book page, cold', (index) => answer(url, `/en${paths[index % paths.length]}`), {
    maxVisits: paths.length - 100,
  });
  await run('book page, cached', () => answer(url, `/en${paths[paths.length - 1]}`));
  await run(
    '1,000 ISBNs to offers',
    (index) => {
      const start = (index * 997) % (isbns.length - 1000);
      return answer(
        url,
        '/api/offers',
        json('POST', { books: isbns.slice(start, start + 1000).map((isbn) => ({ isbn, grade: 'good' })) }),
      );
    },
    { seconds: 4 },
  );
  await run('add to cart, new visitor', (index) => {
    const line = pick(stocked, index);
    return answer(url, `/api/cart/lines/${line.isbn}/${line.cheapest.grade}`, json('PUT', { quantity: 1 }));
  });
  await run('guest checkout, whole', (index) => checkout(url, pick(stocked, index), index), {
    seconds: 4,
    maxVisits: 150,
    warm: 2,
  });
  return results;
}

/** Returns what visitors do most, for a run of many minutes: reads of all kinds, cart lines and a few orders. */
export async function openJobs(url, { isbns, paths }) {
  const stocked = JSON.parse((await answer(url, '/api/books?in_stock=true&sort=popular&limit=48')).body).items;
  const pick = (list, index) => list[index % list.length];
  const line = async (index) => {
    const { isbn } = pick(stocked, index);
    const { copies } = JSON.parse((await answer(url, `/api/books/${isbn}`)).body);
    const copy = copies.find(({ available }) => available > 0);
    if (copy) await answer(url, `/api/cart/lines/${isbn}/${copy.grade}`, json('PUT', { quantity: 1 }));
  };
  const reads = [
    (index) => answer(url, `/api/books?q=${pick(words, index)}`),
    (index) => answer(url, `/api/books/${pick(isbns, index * 37)}`),
    (index) => answer(url, `/en${pick(paths, index * 41)}`),
    (index) => answer(url, `/api/suggestions?q=${pick(words, index).slice(0, 3)}`),
    () => answer(url, '/en'),
  ];
  // The stock of a bench holds few copies, so an order that finds none counts as a read.
  return [...reads, ...reads, line, (index) => checkout(url, pick(stocked, index), index)];
}

/** Adds one book to the cart of a new visitor, requests the quote and places the trade. */
async function checkout(url, book, index) {
  const copies = JSON.parse((await answer(url, `/api/books/${book.isbn}`)).body).copies.filter(
    (copy) => copy.available > 0,
  );
  const copy = copies[0];
  if (!copy) return;
  const { cookies } = await answer(url, `/api/cart/lines/${book.isbn}/${copy.grade}`, json('PUT', { quantity: 1 }));
  const choice = { settlement: 'pay-now', payment: 'bank-transfer' };
  const quote = JSON.parse((await answer(url, '/api/checkout/quote', json('POST', choice, { Cookie: cookies }))).body);
  const buyer = {
    ...choice,
    quote: quote.quote,
    terms: true,
    email: `reader${index}-${process.pid}@example.com`,
    name: 'A. Reader',
    address: { line1: '1 Example Street', city: 'Cork', postcode: 'T12 XY00', country: 'IE' },
  };
  await answer(
    url,
    '/api/checkout',
    json('POST', buyer, {
      Cookie: cookies,
      'Idempotency-Key': `bench-${process.pid}-${index}-0000000000`,
      // Each buyer is in a network block of their own: the limit on orders counts blocks (/24).
      'CF-Connecting-IP': `10.${index >> 8}.${index & 255}.7`,
    }),
  );
}
