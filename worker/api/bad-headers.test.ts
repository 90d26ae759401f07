import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { api } from '../api';
import { newIdempotencyKey, checkoutBody } from '../testing/deals';
import { everythingIn, whyNoProblem } from '../testing/documented';
import { browser } from '../testing/people';
import { openAccount, addEditions, testIsbn } from '../testing/shelf';
import { signIn } from '../testing/sign-in';

const shop = 'https://dogear.example';
async function answer(request: Request): Promise<Response> {
  const execution = createExecutionContext();
  const sent = await api.fetch(request, env, execution);
  await waitOnExecutionContext(execution);
  return sent;
}
const newVisitor = () => browser(answer);
const ann = newVisitor();
const line = `/api/cart/lines/${testIsbn(1)}/good`;

beforeAll(async () => {
  await addEditions(env.DB, [{ isbn: testIsbn(1), title: 'Emma', stock: { good: { onHand: 30, price: 550 } } }]);
  await openAccount(env.DB, 'ann');
  await signIn(env.DB, ann, 'ann');
});

/** Values that no part of the shop ever gave out. */
const garbage = [
  '',
  ' ',
  '%',
  '%E0%A4%A',
  '%00',
  '"',
  '\\',
  ';;;=',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  '-1',
  '9'.repeat(400),
  'x'.repeat(7000),
  '<script>',
  "' OR 1=1 --",
  '{"a":1}',
  'f'.repeat(64),
  '-'.repeat(40),
  '00000000-0000-0000-0000',
  'a'.repeat(26),
  'A'.repeat(43),
  'k'.repeat(22),
];
const cookieNames = [
  '__Host-session',
  '__Host-visitor',
  '__Host-bookmark',
  'market',
  'language',
  `__Host-trade-${'a'.repeat(26)}`,
  'other',
  '',
];
const headerNames = [
  'Accept-Language',
  'Dogear-Market',
  'CF-IPCountry',
  'CF-Connecting-IP',
  'Accept',
  'Idempotency-Key',
  'Authorization',
  'Cookie',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Content-Length',
  'Content-Encoding',
  'Expect',
  'Referer',
  'User-Agent',
];
const apiReads = [
  '/api/me',
  '/api/cart',
  '/api/basket',
  '/api/balance',
  '/api/home',
  '/api/books?q=emma',
  `/api/trades/${'a'.repeat(26)}`,
  '/api/trades',
  '/api/wishes',
] as const;
type Write = readonly [method: string, path: string, body: object];
const apiWrites: readonly [Write, Write, Write] = [
  ['PUT', line, { quantity: 1 }],
  ['POST', '/api/checkout', checkoutBody('seen', 'pay-now')],
  ['POST', '/api/basket/holds', checkoutBody('seen', 'pay-now')],
];
const pages = [
  '/',
  '/en',
  '/de/search?q=emma',
  '/en/cart',
  '/en/basket',
  '/en/checkout',
  `/en/trades/${'a'.repeat(26)}`,
  '/en/nothing',
  `/covers/${testIsbn(1)}.svg`,
  '/sitemap.xml',
  '/robots.txt',
] as const;

const carriers = [
  ...cookieNames.map((name) => ({
    name: `the cookie ${name}`,
    headers: (value: string) => ({ Cookie: `${name}=${value}; ${name}=again` }),
  })),
  ...headerNames.map((name) => ({ name: `the header ${name}`, headers: (value: string) => ({ [name]: value }) })),
].map((carrier, at) => ({ ...carrier, at }));

/** Returns an element of a list, which begins again at its end. */
const inTurn = <Item>(list: readonly [Item, ...Item[]], turn: number): Item => list[turn % list.length] ?? list[0];

/** Returns the failures of the shop where every `step`th nonsense is in the headers. */
async function faultsOf(
  { at, headers }: (typeof carriers)[number],
  step: number,
  send: (headers: Record<string, string>, turn: number) => Promise<Response>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const [which, value] of garbage.entries()) {
    if ((at + which) % step !== 0) continue;
    const { status, body } = await send(headers(value), (at + which) / step);
    await body?.cancel();
    if (status >= 500) faults.push(`${status} ${value.slice(0, 20)}`);
  }
  return faults;
}

// Each header or cookie gets all nonsense in reads and in writes, and goes to each place. Each place gets all nonsense.
describe.each(carriers)('nonsense in $name', (carrier) => {
  it('never makes a read of the API fail', async () => {
    const send = (headers: Record<string, string>, turn: number) =>
      answer(new Request(shop + inTurn(apiReads, turn), { headers }));
    expect(await faultsOf(carrier, 1, send)).toEqual([]);
  });
  it('never makes a write of the API fail', async () => {
    const send = (headers: Record<string, string>, turn: number) => {
      const [method, path, body] = inTurn(apiWrites, turn);
      const all = { 'Content-Type': 'application/json', ...headers };
      return answer(new Request(shop + path, { method, headers: all, body: JSON.stringify(body) }));
    };
    expect(await faultsOf(carrier, 1, send)).toEqual([]);
  });
  it('never makes a page fail', async () => {
    // Pages take most time and read their data from the API, so each header gets half of the nonsense.
    const send = (headers: Record<string, string>, turn: number) =>
      exports.default.fetch(new Request(shop + inTurn(pages, turn), { redirect: 'manual', headers }));
    expect(await faultsOf(carrier, 2, send)).toEqual([]);
  });
});

describe('nonsense for a market', () => {
  const market = async (headers: Record<string, string>) =>
    (await newVisitor().call('GET', '/api/me', undefined, headers)).json.market;
  it('in the tab’s header falls back to the cookie, and in the cookie to the country', async () => {
    expect(await market({ 'Dogear-Market': 'XX', Cookie: 'market=PL', 'CF-IPCountry': 'GB' })).toBe('PL');
    expect(await market({ 'Dogear-Market': '', Cookie: 'market=pl; market=DE', 'CF-IPCountry': 'GB' })).toBe('GB');
    expect(await market({ 'Dogear-Market': 'JP', Cookie: 'market=PL', 'CF-IPCountry': 'GB' })).toBe('JP');
    expect(await market({ 'CF-IPCountry': 'T1' })).toBe('IE');
  });
});

describe('a cookie that the shop did not set', () => {
  it('signs nobody in and gives a broken visitor a new cookie', async () => {
    const stranger = newVisitor();
    stranger.cookies.set('__Host-session', 'A'.repeat(43));
    expect((await stranger.call('GET', '/api/me')).json.account).toBeNull();
    expect((await stranger.call('GET', '/api/trades')).json.code).toBe('sign-in-required');
    stranger.cookies.set('__Host-visitor', 'DROP TABLE');
    expect((await stranger.call('PUT', line, { quantity: 1 })).status).toBe(200);
    expect(stranger.cookies.get('__Host-visitor')).toMatch(/^[0-9a-z]{26}$/);
    expect((await stranger.call('GET', '/api/cart')).json.books).toBe(1);
  });

  it('is read as a bookmark when a write has set it', async () => {
    const anna = newVisitor();
    await anna.call('PUT', line, { quantity: 1 });
    expect(anna.cookies.get('__Host-bookmark')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{8}-[0-9a-f]{32}$/);
    expect((await anna.call('GET', '/api/cart')).json.books).toBe(1);
  });
});

describe('a write from another site', () => {
  const writes = [
    ['PUT', line, { quantity: 1 }],
    ['DELETE', line, undefined],
    ['POST', '/api/session', { email: 'a@b.example', password: 'x' }],
    ['POST', '/api/checkout', {}],
    ['DELETE', '/api/session', undefined],
    ['PATCH', '/api/cart', {}],
  ] as const;
  const origins = [
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: `${shop}.evil.example` },
    { Origin: 'http://dogear.example' },
    { Origin: `${shop}:8443` },
    { Origin: `${shop}, https://evil.example` },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'nonsense' },
    { Origin: shop, 'Sec-Fetch-Site': 'cross-site' },
  ];
  it.each(writes)('%s %s is refused and changes nothing', async (method, path, body) => {
    const before = await everythingIn(env.DB);
    for (const headers of origins) {
      const refused = await ann.call(method, path, body, { 'Idempotency-Key': newIdempotencyKey(), ...headers });
      expect([headers, refused.status, refused.json?.code, whyNoProblem(refused)]).toEqual([
        headers,
        403,
        'foreign-origin',
        null,
      ]);
    }
    expect(await everythingIn(env.DB)).toBe(before);
  });
  it('is accepted from the shop’s own page and from tools without a browser', async () => {
    for (const headers of [
      { Origin: shop },
      { Origin: shop, 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'none' },
      {},
    ]) {
      expect((await newVisitor().call('PUT', line, { quantity: 1 }, headers)).status).toBe(200);
    }
  });
});

describe('a method that a path does not support', () => {
  it.each([
    ['PATCH', '/api/cart', 'GET, HEAD'],
    ['DELETE', '/api/cart', 'GET, HEAD'],
    ['GET', '/api/session', 'POST, DELETE'],
    ['POST', line, 'PUT, DELETE'],
    ['PUT', '/api/checkout', 'POST'],
    ['POST', '/api/wishes/isbns', 'GET, HEAD, PUT, DELETE'],
    ['OPTIONS', '/api/books', 'GET, HEAD'],
    ['PROPFIND', '/api/health', 'GET, HEAD'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
  ])('%s %s is answered with the supported methods', async (method, path, allow) => {
    const refused = await newVisitor().call(method, path);
    expect([refused.json.code, refused.headers.get('Allow'), whyNoProblem(refused)]).toEqual([
      'method-not-allowed',
      allow,
      null,
    ]);
  });
  it.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['POST', '/api/nothing'],
    ['GET', '/api/cart/'],
    ['GET', '/api/openapiXjson'],
    ['GET', '/api/books/1/2/3'],
    ['DELETE', '/api//cart'],
  ])('%s %s is answered 404', async (method, path) => {
    const refused = await newVisitor().call(method, path);
    expect([refused.json.code, refused.headers.get('Allow'), whyNoProblem(refused)]).toEqual(['not-found', null, null]);
  });
});

describe('a body without a length', () => {
  const put = (text: string, headers: Record<string, string> = {}) =>
    answer(
      new Request(shop + line, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: new Response(text).body,
      }),
    );
  it('is measured while it arrives', async () => {
    const before = await everythingIn(env.DB);
    const { status, headers } = await put('{"quantity":1}'.padEnd(40_000));
    expect([status, headers.get('Content-Type')]).toEqual([413, 'application/problem+json']);
    expect(await everythingIn(env.DB)).toBe(before);
    expect((await put('{"quantity":1}')).status).toBe(200);
  });
  it('or with a wrong length never causes a 500', async () => {
    for (const length of ['0', '5', '-5', 'x', '1e9', ''])
      expect((await put('{"quantity":1}', { 'Content-Length': length })).status).toBeLessThan(500);
  });
});
