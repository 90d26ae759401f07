import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { api } from '../api';
import { newIdempotencyKey } from '../testing/deals';
import {
  addressOf,
  authorizationFor,
  everythingIn,
  operationsOf,
  whyNoProblem,
  type Operation,
} from '../testing/documented';
import { goodBodies } from '../testing/good-bodies';
import { browser } from '../testing/people';
import { addEditions, testIsbn } from '../testing/shelf';

const newVisitor = () =>
  browser(async (request) => {
    const execution = createExecutionContext();
    const answer = await api.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    return answer;
  });
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const operations = operationsOf(JSON.parse((await newVisitor().call('GET', '/api/openapi.json')).text));
const headersFor = (operation: Operation) => ({
  ...authorizationFor(operation),
  'Idempotency-Key': newIdempotencyKey(),
});
const send = (operation: Operation, address: string) =>
  newVisitor().call(operation.method, address, goodBodies[operation.name], headersFor(operation));

/** Nothing of it names anything of the shop, in whichever place of a path it stands. */
const nonsense = {
  words: 'nonsense',
  zero: '%00',
  halfEscape: '%E0%A4%A',
  brokenEscape: '%zz',
  percent: '%',
  up: '%2e%2e%2f%2e%2e',
  slash: '%2F',
  quote: `'%20OR%201=1--`,
  markup: '%3Cscript%3E',
  emoji: '%F0%9F%93%9A',
  surrogate: '%ED%A0%80',
  nan: 'NaN',
  negative: '-1',
  float: '1.5',
  huge: '9'.repeat(30),
  long: 'x'.repeat(4000),
  prototype: '__proto__',
  null: 'null',
};
const wrongIsbns = {
  check: '9780000000001',
  prefix: '4006381333931',
  music: '9790060115615',
  ten: '0000000001',
  unknown: testIsbn(999),
  arabic: '%D9%A9%D9%A7%D9%A8',
};

beforeAll(() => addEditions(env.DB, [{ isbn: testIsbn(1), stock: { good: { onHand: 3, price: 550 } } }]));

describe.each(operations.flatMap((operation) => operation.inPath.map((parameter) => ({ ...operation, parameter }))))(
  '$name with a wrong $parameter',
  ({ parameter, ...operation }) => {
    it('is answered with a status below 500 and changes nothing', async () => {
      const before = await everythingIn(env.DB);
      const values = { ...nonsense, ...(parameter === 'isbn' ? wrongIsbns : {}) };
      const wrong: string[] = [];
      for (const [name, value] of Object.entries(values)) {
        // A book that is not in the catalogue may be wished for.
        if (name === 'unknown' && operation.name === 'PUT /api/wishes/{isbn}') continue;
        const answer = await send(operation, addressOf(operation, { [parameter]: value }));
        // Taking out what is not there is done already.
        const why =
          name === 'unknown' && operation.method === 'DELETE' && answer.status === 200 ? null : whyNoProblem(answer);
        if (why !== null) wrong.push(`${name}: ${why}`);
      }
      expect(wrong).toEqual([]);
      expect(await everythingIn(env.DB)).toBe(before);
    });
  },
);

describe.each(operations.filter(({ inQuery }) => inQuery.length > 0))('$name with a query', (operation) => {
  const ask = async (query: string) => {
    const answer = await send(operation, `${addressOf(operation)}?${query}`);
    return answer.status < 500 ? whyNoProblem(answer) : `status ${answer.status}`;
  };
  it('is refused when a parameter is repeated, too long or of another type', async () => {
    const wrong: string[] = [];
    for (const { name, type } of operation.inQuery) {
      const numbers = type === 'integer' ? ['NaN', '1.5', '-1', '1e400', '9'.repeat(40), '%00', '[]'] : [];
      const queries = [
        `${name}=1&${name}=2`,
        `${name}=${'x'.repeat(3000)}`,
        `${name}[]=1`,
        `${name}[a]=1`,
        ...numbers.map((value) => `${name}=${value}`),
      ];
      for (const query of queries) {
        const why = await ask(query);
        if (why !== null) wrong.push(`${query.slice(0, 40)}: ${why}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('never causes a 500 for other text', async () => {
    const names = [...operation.inQuery.map(({ name }) => name), '__proto__', 'constructor', '%E0%A4%A', '', '%00'];
    const statuses = await Promise.all(
      names.flatMap((name) =>
        Object.values(nonsense).map(
          async (value) => (await send(operation, `${addressOf(operation)}?${name}=${value}`)).status,
        ),
      ),
    );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});

describe('a page', () => {
  const places = [
    '/en/',
    '/en/books/',
    '/en/authors/',
    '/en/subjects/',
    '/en/trades/',
    `/en/books/${testIsbn(1)}/`,
    '/',
    '/covers/',
    '/sitemap-books-',
    '/en/search?',
    '/en/search?q=',
    '/en/search?cursor=',
    '/en/search?page=',
    `/en/trades/none?key=`,
  ];
  it.each(places)('%s followed by nonsense is answered', async (place) => {
    const answers = await Promise.all(
      Object.entries({ ...nonsense, ...wrongIsbns }).map(async ([name, value]) => {
        const answer = await exports.default.fetch(
          new Request(`https://dogear.test${place}${value}`, { redirect: 'manual' }),
        );
        await answer.text();
        return { name, status: answer.status };
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it.each([
    '//evil.test',
    '/en//evil.test',
    '/EN//evil.test',
    '/xx//evil.test',
    '/\\\\evil.test',
    '/en/\\\\evil.test/',
    '/en/%2F%2Fevil.test',
    '/en/%5Cevil.test/',
    `/en/books/${testIsbn(1)}//evil.test`,
    '/en/login?returnTo=//evil.test',
    '/pt-BR/@evil.test',
    '/.evil.test',
  ])('%s redirects only to pages of the shop', async (path) => {
    let address = new URL(`https://dogear.test${path}`);
    for (let hop = 0; hop < 4; hop += 1) {
      const answer = await exports.default.fetch(new Request(address, { redirect: 'manual' }));
      await answer.text();
      const to = answer.headers.get('Location');
      if (to === null) return;
      address = new URL(to, address);
      expect(address.origin).toBe('https://dogear.test');
    }
    throw new Error(`${path} never arrives`);
  });
});
