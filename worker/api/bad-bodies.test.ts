import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { problems } from '../../domain/problems';
import { api } from '../api';
import { newIdempotencyKey } from '../testing/deals';
import { addressOf, everythingIn, operationsOf, whyNoProblem, type Operation } from '../testing/documented';
import { goodBodies } from '../testing/good-bodies';
import { browser, type Answer } from '../testing/people';
import { addEditions, testIsbn } from '../testing/shelf';

const newVisitor = () =>
  browser(async (request) => {
    const execution = createExecutionContext();
    const answer = await api.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    return answer;
  });
vi.spyOn(console, 'log').mockImplementation(() => undefined);
const document = (await newVisitor().call('GET', '/api/openapi.json')).text;
const operations = operationsOf(JSON.parse(document));
const withBody = operations.flatMap((operation) =>
  operation.fields === null ? [] : [{ ...operation, fields: operation.fields }],
);
const bodyOf = ({ name }: Operation) => goodBodies[name] ?? {};
const send = (operation: Operation, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  newVisitor().call(operation.method, addressOf(operation), body, {
    Authorization: 'Bearer test-import-token',
    'Idempotency-Key': newIdempotencyKey(),
    ...headers,
  });
/** Returns a value of another kind than the field's own. */
const wrong = (kind: string) => (kind === 'string' ? 5 : kind === 'array' ? 'x' : [['x']]);

beforeAll(() => addEditions(env.DB, [{ isbn: testIsbn(1), stock: { good: { onHand: 3, price: 550 } } }]));

describe('the OpenAPI document', () => {
  it('contains every route of the shop and no other', () => {
    const routes = api.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const order = (a: string, b: string) => a.localeCompare(b);
    const own = [...new Set(routes)].filter((name) => name !== 'GET /api/openapi.json');
    expect(operations.map(({ name }) => name).toSorted(order)).toEqual(own.toSorted(order));
  });

  it('describes every problem at the address of its type', async () => {
    const { json } = await newVisitor().call('GET', '/api/nothing');
    const [address, pointer] = String(json.type).split('#');
    expect(address).toBe('/api/openapi.json');
    // oxlint-disable-next-line typescript/consistent-type-assertions -- steps into parsed JSON
    const at = (steps: string) =>
      steps
        .split('/')
        .slice(1)
        .reduce<unknown>((here, step) => (here as Record<string, unknown> | undefined)?.[step], JSON.parse(document));
    expect(at(pointer ?? '')).toMatchObject({ 'x-status': 404 });
    expect(Object.keys(at('/components/responses') ?? {})).toEqual(Object.keys(problems));
  });

  it('describes every body that the tests send', async () => {
    expect(Object.keys(goodBodies).toSorted()).toEqual(withBody.map(({ name }) => name).toSorted());
    for (const operation of withBody) {
      expect([operation.name, Object.keys(bodyOf(operation)).toSorted()]).toEqual([
        operation.name,
        Object.keys(operation.fields).toSorted(),
      ]);
      const { status } = await send(operation, bodyOf(operation));
      expect([operation.name, status === 400 || status === 415 || status >= 500]).toEqual([operation.name, false]);
    }
  });
});

describe.each(withBody)('$name refuses, changing nothing,', (operation) => {
  /** Sends each and answers what was wrong with the answers, by name. */
  async function refusals(
    bodies: Readonly<Record<string, readonly [unknown, Record<string, string>?]>>,
  ): Promise<Record<string, string>> {
    const before = await everythingIn(env.DB);
    const codes: Record<string, string> = {};
    for (const [name, [body, headers]] of Object.entries(bodies)) {
      const answer = await send(operation, body, headers);
      const code: unknown = answer.json?.code;
      codes[name] = whyNoProblem(answer) ?? String(code);
    }
    expect(await everythingIn(env.DB)).toBe(before);
    return codes;
  }

  it('unknown fields', async () => {
    const good = bodyOf(operation);
    expect(
      await refusals({
        plain: [{ ...good, surprise: 1 }],
        prototype: [JSON.stringify({ ...good, surprise: 1 }).replace('"surprise"', '"__proto__"')],
        builtIn: [
          JSON.stringify({ ...good, surprise: { prototype: { admin: true } } }).replace('"surprise"', '"constructor"'),
        ],
      }),
    ).toEqual({ plain: 'unknown-field', prototype: 'unknown-field', builtIn: 'unknown-field' });
  });

  it('wrong types', async () => {
    const fields = Object.entries(operation.fields);
    const answers = await refusals(
      Object.fromEntries(fields.map(([field, type]) => [field, [{ ...bodyOf(operation), [field]: wrong(type) }]])),
    );
    expect(answers).toEqual(Object.fromEntries(fields.map(([field]) => [field, 'invalid-input'])));
  });

  it('bodies that are no object or no JSON', async () => {
    const all = {
      list: ['[]'],
      text: ['"text"'],
      nothing: ['null'],
      number: ['5'],
      broken: ['{"a":'],
      empty: [''],
      bytes: ['\uFFFF\0'],
      twice: ['{}{}'],
    } as const;
    expect(await refusals(all)).toEqual({
      list: 'invalid-input',
      text: 'invalid-input',
      nothing: 'invalid-input',
      number: 'invalid-input',
      broken: 'invalid-json',
      empty: 'invalid-json',
      bytes: 'invalid-json',
      twice: 'invalid-json',
    });
  });

  it('another content type', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonish',
      ';',
      'application/json5',
    ];
    const answers = await refusals(
      Object.fromEntries(types.map((type) => [type, [JSON.stringify(bodyOf(operation)), { 'Content-Type': type }]])),
    );
    expect(answers).toEqual(Object.fromEntries(types.map((type) => [type, 'unsupported-media-type'])));
  });

  it('too much', async () => {
    const most = /^\/api\/(?:catalogue\/|desk\/imports(?:$|\/.*\/items\/))/.test(operation.path)
      ? 4096
      : /^\/api\/(offers|basket|books)/.test(operation.path)
        ? 512
        : 32;
    const body = JSON.stringify(bodyOf(operation)).padEnd(most * 1024 + 1);
    expect(await refusals({ whole: [body], typed: [body, { 'Content-Type': 'text/plain' }] })).toEqual({
      whole: 'body-too-large',
      typed: 'body-too-large',
    });
  });
});
