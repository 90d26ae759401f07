import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopContext, openServices } from '../../services';
import { env } from 'cloudflare:workers';
import { Browser } from '../../../tests/worker-browser';
import { priceSteps } from '../../../domain/catalogue/find/price-steps';
import type { BookList, Suggestions } from '../../../domain/catalogue/schemas';
import { bookListSchema, bookSearchSchema, suggestionsSchema } from '../../../domain/catalogue/schemas';
import { books, isbnOf, loadSearchBooks, series } from '../../testing/catalogue/search-books';
import { searchBooks } from './search-books';

const ctx = shopContext(openServices(env), () => undefined);

beforeAll(() => loadSearchBooks(ctx));

const browser = new Browser({ 'CF-IPCountry': 'IE' });
const queryOf = (query: Record<string, string>) => new URLSearchParams(query).toString();
async function search(query: Record<string, string>): Promise<BookList> {
  const { status, body } = await browser.ask('GET', `/books?${queryOf(query)}`);
  expect(status).toBe(200);
  return bookListSchema.parse(body);
}
const titles = async (q: string) => (await search({ q })).items.map((book) => book.title);

describe('searching', () => {
  it.each([
    ['secret hist', 'The Secret History'],
    ['tartt', 'The Secret History'],
    ['vorleser', 'Der Vorleser'],
    ['etranger', 'L’Étranger'],
    ['l etranger camus', 'L’Étranger'],
    ['folio', 'L’Étranger'],
    ['村上', 'ノルウェイの森'],
    ['のるうぇい', 'ノルウェイの森'],
    ['محفوظ', 'أولاد حارتنا'],
    ['mueller', 'Herztier'],
    ['MÜLLER', 'Herztier'],
    ['roman mul', 'Herztier'],
    [isbnOf(1), 'The Secret History'],
    ['krimi', 'The Secret History'],
  ])('%s finds %s', async (q, title) => expect((await titles(q))[0]).toBe(title));

  it.each(['📚', '!!! ???', '%_*"', '—'])('%s finds no book, also beside filters', async (q) => {
    for (const filters of [{}, { language: 'en' }, { author: 'Donna Tartt' }, { sort: 'newest' }, { min: '1' }]) {
      expect(await search({ q, ...filters })).toMatchObject({ items: [], count: 0, near: [], nextCursor: null });
    }
  });

  it.each(['author', 'series', 'publisher'])('finds no book by a name of signs alone as %s', async (filter) => {
    expect(await search({ [filter]: '!!!' })).toMatchObject({ items: [], count: 0, nextCursor: null });
  });

  it('lists all books for a text of spaces', async () => {
    expect((await search({ q: '  ' })).count).toBe((await search({})).count);
  });

  it.each(['📚', '📚📚📚📚📚📚', '!!!'])('suggests nothing for %s', async (q) => {
    const { body } = await browser.ask('GET', `/suggestions?${queryOf({ q })}`);

    expect(suggestionsSchema.parse(body).items).toEqual([]);
  });

  it('accepts an ISBN-10 and hyphens too', async () => {
    expect(await titles(`${isbnOf(1).slice(0, 3)}-${isbnOf(1).slice(3)}`)).toEqual(['The Secret History']);
  });

  it('groups the editions of a work behind the reader’s own', async () => {
    expect((await search({ q: 'schlink' })).items).toMatchObject([{ title: 'The Reader', otherEditions: 1 }]);
  });

  it('browses in the reader’s language first, each work once, over all pages', async () => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: BookList = await searchBooks(
        { ...ctx, language: 'de' },
        bookSearchSchema.parse({ limit: '7', ...(cursor === null ? {} : { cursor }) }),
      );
      seen.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen.slice(0, 2).toSorted()).toEqual(['Der Vorleser', 'Herztier']);
    expect(seen).not.toContain('The Reader');
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(books.length - 1 + series.length);
  });

  it('filters by every facet and returns their counts', async () => {
    expect(await search({ language: 'de' })).toMatchObject({ count: 2, atLeast: false, countedInPart: [] });
    expect((await search({ subject: 'crime' })).items).toMatchObject([{ title: 'The Secret History' }]);
    expect((await search({ format: 'pocket' })).count).toBe(1);
    expect((await search({ q: 'secret', in_stock: 'true' })).count).toBe(1);
    expect((await search({ grade: 'new' })).items).toMatchObject([
      { title: 'Kadersprache', cheapest: { used: false } },
    ]);
    expect((await search({ author: 'Bernhard Schlink', language: 'de' })).count).toBe(1);
    const { facets, prices, count } = await search({ q: 'secret' });
    expect(facets).toMatchObject({ languages: [{ value: 'en', count: 2 }], grades: [{ value: 'good', count: 1 }] });
    expect(prices.reduce((total, bar) => total + bar.count, 0)).toBe(1);
    expect(prices.map(({ from }) => from.minor)).toEqual([0, ...priceSteps('EUR')]);
    expect(count).toBe(2);
  });

  it('accepts several values of a filter, and counts each filter as if it had none', async () => {
    const found = await search({ language: 'nl,de', grade: 'good,new' });

    expect(found.items.map(({ title }) => title).toSorted()).toEqual(['Der Vorleser', 'Herztier', 'Kadersprache']);
    expect(found.count).toBe(3);
    expect(found.facets.languages).toContainEqual({ value: 'fr', count: 1 });
    expect(found.facets.grades).toEqual([
      { value: 'new', count: 1 },
      { value: 'good', count: 2 },
    ]);
    expect(await browser.ask('GET', '/books?language=de,klingon')).toEqual({ status: 400, body: 'invalid-input' });
  });

  it('counts in each filter the works that the list shows with its value', async () => {
    const { facets } = await search({});
    for (const { value, count } of facets.languages) expect((await search({ language: value })).count).toBe(count);
    for (const { value, count } of facets.formats) expect((await search({ format: value })).count).toBe(count);
    for (const { value, count } of facets.subjects) expect((await search({ subject: value })).count).toBe(count);
    for (const { value, count } of facets.grades) expect((await search({ grade: value })).count).toBe(count);
  });

  it('lists the other editions of a work in its row, those in stock and in the reader’s language first', async () => {
    const [reader] = (await search({ q: 'schlink' })).items;

    expect(reader).toMatchObject({ title: 'The Reader', otherEditions: 1, editions: [{ title: 'Der Vorleser' }] });
    expect((await search({ q: 'tartt' })).items).toMatchObject([{ otherEditions: 0, editions: [] }]);
  });

  it('filters by the price that is shown, in the market’s money', async () => {
    const [book] = (await search({ q: 'secret history' })).items;
    const price = book?.cheapest?.price.minor ?? 0;
    expect((await search({ q: 'secret history', min: String(price), max: String(price) })).count).toBe(1);
    expect((await search({ q: 'secret history', min: String(price + 1) })).count).toBe(0);
    expect((await search({ q: 'secret history', max: String(price - 1) })).count).toBe(0);
    const japan = new Browser({ 'CF-IPCountry': 'JP' });
    const { body } = await japan.ask('GET', '/books?q=secret+history');
    const yen = bookListSchema.parse(body).items[0]?.cheapest?.price;
    expect(yen?.currency).toBe('JPY');
    expect((await japan.ask('GET', `/books?q=secret+history&min=${yen?.minor}&max=${yen?.minor}`)).body).toMatchObject({
      count: 1,
    });
  });

  it.each([
    { q: 'volume' },
    { q: 'volume', sort: 'popular' },
    {},
    { sort: 'price' },
    { q: 'volume', sort: 'newest' },
    { author: 'Long Runner' },
  ])('pages through %j without a gap or a double', async (query) => {
    const seen: string[] = [];
    let cursor: string | null = '';
    let count = 0;
    let listed = 0;
    while (cursor !== null) {
      const page: BookList = await search({ ...query, limit: '7', ...(cursor === '' ? {} : { cursor }) });
      seen.push(
        ...page.items.flatMap((book) => [
          book.isbn,
          ...Array.from({ length: book.otherEditions }, (_, index) => `${book.isbn}+${index}`),
        ]),
      );
      ({ nextCursor: cursor, count } = page);
      listed += page.items.length;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(listed).toBe(count);
  });

  it('orders by price both ways', async () => {
    const prices = async (sort: string) =>
      (await search({ sort, in_stock: 'true', limit: '48' })).items.map((book) => book.cheapest?.price.minor ?? 0);
    expect(await prices('price')).toEqual((await prices('price')).toSorted((a, b) => a - b));
    expect(await prices('-price')).toEqual((await prices('-price')).toSorted((a, b) => b - a));
    expect((await search({ sort: 'newest' })).items[0]?.title).toBe('The Secret Garden');
  });

  it('refuses foreign cursors and unknown parameters', async () => {
    const { nextCursor } = await search({ q: 'volume', limit: '7' });
    for (const query of [
      { q: 'secret', cursor: nextCursor ?? '' },
      { cursor: 'x' },
      { q: 'volume', cursor: 'a1.999.zzz' },
    ]) {
      expect(await browser.ask('GET', `/books?${queryOf(query)}`)).toEqual({ status: 400, body: 'invalid-cursor' });
    }
    expect(await browser.ask('GET', '/books?colour=red')).toEqual({ status: 400, body: 'unknown-field' });
    expect(await browser.ask('GET', '/books?limit=1000')).toEqual({ status: 400, body: 'invalid-input' });
  });

  it('answers anything people type', async () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^["'*():^{}\-+a-z ANDORNEAT]{1,40}$/),
    );
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        await search({ q: q.toWellFormed() });
        expect((await browser.ask('GET', `/suggestions?${queryOf({ q: q.toWellFormed() })}`)).status).toBe(200);
      }),
      { numRuns: 60 },
    );
  });
});

describe('suggestions', () => {
  const suggest = async (q: string): Promise<Suggestions> =>
    suggestionsSchema.parse((await browser.ask('GET', `/suggestions?${queryOf({ q })}`)).body);

  it('name subjects, authors and books, each work once', async () => {
    expect((await suggest('schl')).items).toMatchObject([
      { kind: 'author', name: 'Bernhard Schlink' },
      { kind: 'book', title: 'The Reader' },
    ]);
    expect((await suggest('krim')).items).toMatchObject([{ kind: 'subject', subject: 'crime' }]);
    expect((await suggest('')).items).toEqual([]);
  });

  it('come from another spelling when the typed text has none', async () => {
    expect((await suggest('berhard schlinck')).items).toMatchObject([
      { kind: 'author', name: 'Bernhard Schlink' },
      { kind: 'book', title: 'The Reader' },
    ]);
    expect((await suggest('xyzzyqwert')).items).toEqual([]);
  });
});
