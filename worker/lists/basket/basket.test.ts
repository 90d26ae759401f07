import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { basketAddedSchema, basketChangeSchema, basketSchema } from '../../../domain/basket/schemas';
import { toIsbn10 } from '../../../domain/isbn';
import { executionContext } from '../../../tests/worker-execution';
import { api } from '../../api';
import { browser } from '../../testing/people';
import { addEditions, testIsbn } from '../../testing/shelf';

const newVisitor = () => browser((request) => api.fetch(request, env, executionContext()));
const [emma, dune, solaris, unpriced, piled, odd] = [1, 2, 3, 4, 5, 6].map(testIsbn);

beforeAll(async () => {
  await addEditions(env.DB, [
    { isbn: emma ?? '', title: 'Emma', stock: { good: { onHand: 2, price: 550 } } },
    { isbn: dune ?? '', title: 'Dune', reference: 2400 },
    { isbn: solaris ?? '', title: 'Solaris' },
    { isbn: unpriced ?? '', reference: null },
    { isbn: piled ?? '', stock: { good: { onHand: 20, price: 550 } } },
    ...Array.from({ length: 1005 }, (_, index) => ({ isbn: testIsbn(1000 + index) })),
  ]);
});

const line = (isbn: string | undefined, grade = 'good') => `/api/basket/lines/${isbn}/${grade}`;

describe('a basket line', () => {
  it('is added with offer, reasons and hold, and removed', async () => {
    const anna = newVisitor();
    const put = await anna.call('PUT', line(emma), { quantity: 2 });
    expect(put.status).toBe(200);
    const change = basketChangeSchema.parse(put.json);
    const offer = change.line?.offer;
    if (offer?.kind !== 'offer') throw new Error('no offer');
    expect(offer.reasons.reduce((total, reason) => total + reason.amount.minor, 0)).toBe(offer.amount.minor);
    expect(change.line?.total.minor).toBe(2 * offer.amount.minor);
    expect(change.total).toEqual(change.line?.total);
    expect(change.books).toBe(2);
    expect(change.line?.offers.map(({ grade }) => grade)).toEqual(['like-new', 'very-good', 'acceptable']);
    expect(change.missing.minor).toBe(change.minimum.minor - change.total.minor);

    const read = basketSchema.parse((await anna.call('GET', '/api/basket')).json);
    const { line: own, ...sums } = change;
    expect(read).toEqual({ ...sums, lines: [own] });

    const removed = basketChangeSchema.parse((await anna.call('DELETE', line(emma))).json);
    expect(removed).toMatchObject({ line: null, books: 0, version: change.version + 1 });
    expect((await anna.call('DELETE', line(emma))).json.version).toBe(removed.version);
  });

  it('accepts an ISBN-10 with hyphens in the address', async () => {
    const ten = toIsbn10(emma ?? '') ?? '';
    const put = await newVisitor().call(
      'PUT',
      line(`${ten.slice(0, 1)}-${ten.slice(1, 5)}-${ten.slice(5, 9)}-${ten.slice(9)}`),
      { quantity: 1 },
    );
    expect(put.json.line.book.isbn).toBe(emma);
  });

  it('belongs to one person', async () => {
    const [anna, ben] = [newVisitor(), newVisitor()];
    await anna.call('PUT', line(emma), { quantity: 1 });
    expect((await ben.call('GET', '/api/basket')).json.lines).toEqual([]);
    await ben.call('DELETE', line(emma));
    expect((await anna.call('GET', '/api/basket')).json.books).toBe(1);
  });

  it('moves to another grade in one step and keeps its place', async () => {
    const anna = newVisitor();
    await anna.call('PUT', line(emma), { quantity: 1 });
    await anna.call('PUT', line(dune), { quantity: 1 });
    const moved = await anna.call('PUT', `${line(emma, 'very-good')}?from=good`, { quantity: 1 });
    expect(moved.json.books).toBe(2);
    const { lines } = (await anna.call('GET', '/api/basket')).json;
    expect(lines.map((each: { book: { isbn: string }; grade: string }) => [each.book.isbn, each.grade])).toEqual([
      [dune, 'good'],
      [emma, 'very-good'],
    ]);
    await anna.call('PUT', line(emma), { quantity: 1 });
    const joined = await anna.call('PUT', `${line(emma)}?from=very-good`, { quantity: 1 });
    expect(joined.json.line.quantity).toBe(2);
  });

  it('offers less for a library copy and shows the reason', async () => {
    const anna = newVisitor();
    const plain = (await anna.call('PUT', line(dune), { quantity: 1 })).json;
    const library = (await anna.call('PUT', line(dune), { quantity: 1, exLibrary: true })).json;
    expect(library.line.offer.amount.minor).toBeLessThan(plain.line.offer.amount.minor);
    expect(library.line.offer.reasons.map((reason: { code: string }) => reason.code)).toContain('ex-library');
    expect(library.total).toEqual(library.line.total);
    expect((await anna.call('GET', '/api/basket')).json.total).toEqual(library.total);
  });

  it('accepts at most three copies of an edition, also from two tabs at once', async () => {
    const anna = newVisitor();
    await anna.call('PUT', line(dune), { quantity: 1 });
    const both = await Promise.all([
      anna.call('PUT', line(emma), { quantity: 2 }),
      anna.call('PUT', line(emma, 'acceptable'), { quantity: 2 }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'copies-limit', facts: { left: 1 } });
    expect((await anna.call('GET', '/api/basket')).json.books).toBe(3);
  });

  it('raises the version with every change', async () => {
    const anna = newVisitor();
    const first = (await anna.call('PUT', line(emma), { quantity: 1 })).json.version;
    const second = (await anna.call('PUT', line(emma), { quantity: 2 })).json.version;
    expect([first, second]).toEqual([1, 2]);
  });
});

describe('a refused basket line', () => {
  it.each([
    ['an unknown field', line(emma), { quantity: 1, price: 5 }, 400, 'unknown-field'],
    ['a wrong type', line(emma), { quantity: '1' }, 400, 'invalid-input'],
    ['no copies', line(emma), { quantity: 0 }, 400, 'invalid-input'],
    ['more than three copies', line(emma), { quantity: 4 }, 400, 'invalid-input'],
    ['broken JSON', line(emma), '{"quantity":', 400, 'invalid-json'],
    ['a list instead of an object', line(emma), [1], 400, 'invalid-input'],
    ['an unknown grade', line(emma, 'mint'), { quantity: 1 }, 400, 'invalid-input'],
    ['an unknown field in the address', `${line(emma)}?to=good`, { quantity: 1 }, 400, 'unknown-field'],
    ['a new copy', line(emma, 'new'), { quantity: 1 }, 422, 'grade-not-accepted'],
    ['a wrong check digit', line('9780000000001'), { quantity: 1 }, 422, 'invalid-isbn'],
    ['a malformed escape', line('%E0%A4%A'), { quantity: 1 }, 422, 'invalid-isbn'],
    ["a shop's code", line('4006381333931'), { quantity: 1 }, 422, 'shop-barcode'],
    ['printed music', line('9790260000438'), { quantity: 1 }, 422, 'printed-music'],
    ['a book not in the catalogue', line(odd), { quantity: 1 }, 404, 'book-not-found'],
    ['a book without a price', line(unpriced), { quantity: 1 }, 409, 'offer-declined'],
    ['a book of which there are enough', line(piled), { quantity: 1 }, 409, 'offer-declined'],
    ['an oversize body', line(emma), { quantity: 1, note: 'x'.repeat(600_000) }, 413, 'body-too-large'],
  ])('%s', async (_, path, body, status, code) => {
    const anna = newVisitor();
    const answer = await anna.call('PUT', path, body);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect((await anna.call('GET', '/api/basket')).json).toMatchObject({ lines: [], version: 0 });
  });

  it('is answered with the reason of the decline', async () => {
    expect((await newVisitor().call('PUT', line(unpriced), { quantity: 1 })).json.facts.reason).toBe(
      'no-reference-price',
    );
    expect((await newVisitor().call('PUT', line(piled), { quantity: 1 })).json.facts.reason).toBe('enough-stock');
  });

  it('is refused from another origin', async () => {
    const answer = await newVisitor().call('PUT', line(emma), { quantity: 1 }, { Origin: 'https://elsewhere.example' });
    expect([answer.status, answer.json.code]).toEqual([403, 'foreign-origin']);
  });
});

describe('adding many books at once', () => {
  it('adds what fits and returns the refused lines', async () => {
    const anna = newVisitor();
    const answer = await anna.call('POST', '/api/basket/lines', {
      lines: [
        { isbn: emma, grade: 'good', quantity: 2 },
        { isbn: emma, grade: 'good', quantity: 2 },
        { isbn: dune, grade: 'like-new', exLibrary: true },
        { isbn: unpriced, grade: 'good' },
        { isbn: odd, grade: 'good' },
        { isbn: 'nonsense', grade: 'good' },
      ],
    });
    const added = basketAddedSchema.parse(answer.json);
    expect(added.refused).toEqual([
      { isbn: 'nonsense', grade: 'good', quantity: 1, reason: 'invalid-isbn' },
      { isbn: emma, grade: 'good', quantity: 1, reason: 'copies-limit' },
      { isbn: unpriced, grade: 'good', quantity: 1, reason: 'no-reference-price' },
      { isbn: odd, grade: 'good', quantity: 1, reason: 'not-in-catalogue' },
    ]);
    expect(added.basket.books).toBe(4);
    const again = await anna.call('POST', '/api/basket/lines', {
      lines: [
        { isbn: emma, grade: 'good' },
        { isbn: dune, grade: 'like-new' },
      ],
    });
    expect(again.json.refused).toEqual([]);
    expect(again.json.basket.books).toBe(4);
  });

  it('changes nothing when every line is refused', async () => {
    const anna = newVisitor();
    const answer = await anna.call('POST', '/api/basket/lines', { lines: [{ isbn: unpriced, grade: 'good' }] });
    expect(answer.json.basket.version).toBe(0);
    expect((await anna.call('POST', '/api/basket/lines', { lines: [] })).json.code).toBe('invalid-input');
    expect((await anna.call('POST', '/api/basket/lines', { lines: [{ isbn: emma, grade: 'new' }] })).json.code).toBe(
      'invalid-input',
    );
  });

  it('takes the lines that it has room for, and names those of a call that it has not', async () => {
    const anna = newVisitor();
    const linesFrom = (first: number, count: number, grade: string) =>
      Array.from({ length: count }, (_, index) => ({ isbn: testIsbn(first + index), grade }));
    await anna.call('POST', '/api/basket/lines', { lines: linesFrom(1000, 998, 'good') });
    const answer = await anna.call('POST', '/api/basket/lines', { lines: linesFrom(1000, 5, 'very-good') });
    expect(answer.json.basket.books).toBe(1000);
    expect(answer.json.refused).toEqual(
      linesFrom(1002, 3, 'very-good').map((each) => ({ ...each, quantity: 1, reason: 'list-full' })),
    );
  });

  it('holds at most a thousand lines, and changes one of them with constant work', async () => {
    const anna = newVisitor();
    const lines = Array.from({ length: 1000 }, (_, index) => ({ isbn: testIsbn(1000 + index), grade: 'good' }));
    const full = await anna.call('POST', '/api/basket/lines', { lines });
    expect(full.json.basket.books).toBe(1000);
    const more = await anna.call('PUT', line(testIsbn(2003)), { quantity: 1 });
    expect([more.status, more.json.code]).toEqual([409, 'list-full']);
    const declined = await anna.call('POST', '/api/basket/lines', { lines: [{ isbn: testIsbn(2003), grade: 'good' }] });
    expect(declined.json.refused[0].reason).toBe('list-full');
    const changed = await anna.call('PUT', line(testIsbn(1000)), { quantity: 2 });
    expect(changed.json.books).toBe(1001);
    expect(changed.text.length).toBeLessThan(10_000);
    const read = basketSchema.parse((await anna.call('GET', '/api/basket')).json);
    const { line: _, ...sums } = basketChangeSchema.parse(changed.json);
    expect({ ...read, lines: [] }).toEqual({ ...sums, lines: [] });
    const other = await anna.call('POST', '/api/basket/lines', { lines: [...lines, ...lines.slice(0, 1)] });
    expect(other.json.code).toBe('invalid-input');
  });
});
