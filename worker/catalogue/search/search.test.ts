import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopContext, openServices } from '../../services';
import { env } from 'cloudflare:workers';
import { Browser } from '../../../tests/worker-browser';
import type { BookList, Suggestions } from '../../../domain/catalogue/schemas';
import {
  bookListSchema,
  bookSearchSchema,
  homeSchema,
  bookPageSchema,
  suggestionsSchema,
} from '../../../domain/catalogue/schemas';
import type { EditionFacts } from '../../../domain/catalogue/import/edition-facts';
import { eanCheckDigit } from '../../../domain/isbn';
import { searchBooks } from './search-books';
import { loadEditions } from '../import/load-editions';
import { refreshFacets } from './refresh-facets';
import { refreshSpellings } from './refresh-spellings';

const ctx = shopContext(openServices(env), () => undefined);
const isbnOf = (number: number, prefix = '978014') => {
  const twelve = prefix + String(number).padStart(6, '0');
  return twelve + eanCheckDigit(twelve);
};
const facts = (number: number, title: string, author: string, more: Partial<EditionFacts> = {}): EditionFacts => ({
  isbn: isbnOf(number),
  title,
  subtitle: null,
  authors: [author],
  language: 'en',
  publisher: null,
  published: null,
  format: 'paperback',
  pages: null,
  grams: null,
  subjects: [],
  series: null,
  price: 1000,
  demand: 0,
  description: null,
  work: null,
  workYear: null,
  otherTitles: [],
  otherNames: [],
  stock: { good: 1 },
  ...more,
});
const work = { slug: 'der-vorleser', title: 'Der Vorleser', authors: ['Bernhard Schlink'], language: 'de', year: 1995 };
const books = [
  facts(1, 'The Secret History', 'Donna Tartt', { demand: 30, subjects: ['crime'], price: 1600, published: '1993' }),
  facts(2, 'The Secret Garden', 'Frances Hodgson Burnett', {
    demand: 50,
    subjects: ['children'],
    stock: null,
    published: '2002',
  }),
  facts(3, 'Der Vorleser', 'Bernhard Schlink', { language: 'de', work, demand: 9 }),
  facts(4, 'The Reader', 'Bernhard Schlink', { work, demand: 20, format: 'pocket' }),
  facts(5, 'L’Étranger', 'Albert Camus', { language: 'fr', series: 'Folio #2' }),
  facts(6, 'ノルウェイの森', '村上春樹', { language: 'ja' }),
  facts(7, 'أولاد حارتنا', 'نجيب محفوظ', { language: 'ar' }),
  facts(8, 'Herztier', 'Herta Müller', { language: 'de', subtitle: 'Roman' }),
  facts(9, 'Kadersprache', 'Erika Mustermann', { language: 'nl', stock: { new: 1 }, price: 3000 }),
];
const series = Array.from({ length: 60 }, (_, at) =>
  facts(100 + at, `Volume ${at + 1}`, 'Long Runner', { demand: at % 7, work: null }),
);

beforeAll(async () => {
  const options = { defaultPrice: null, language: null, format: null, starter: false };
  await loadEditions(ctx, { editions: [...books, ...series], options });
  await refreshFacets(ctx);
  expect(await refreshSpellings(ctx, { after: null, generation: 1 })).toBeNull();
});

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

  it('takes an ISBN-10 and hyphens too', async () => {
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
    expect(await search({ language: 'de' })).toMatchObject({ count: 2, atLeast: false });
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
    expect(count).toBe(2);
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
          ...Array.from({ length: book.otherEditions }, (_, at) => `${book.isbn}+${at}`),
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
});

describe('the pages', () => {
  it('of a book show both directions and its siblings', async () => {
    const { status, body } = await browser.ask('GET', `/books/${isbnOf(4)}`);
    const book = bookPageSchema.parse(body);
    expect(status).toBe(200);
    expect(book).toMatchObject({
      title: 'The Reader',
      editions: [{ title: 'Der Vorleser' }],
      copies: [{ grade: 'good', available: 1 }],
    });
    expect(book.offers.map(({ grade }) => grade)).toEqual(['like-new', 'very-good', 'good', 'acceptable']);
    expect(book.isbnHyphenated.replaceAll('-', '')).toBe(isbnOf(4));
    expect(book.delivery).not.toBeNull();
  });

  it('of unknown or wrong numbers say which it is', async () => {
    expect(await browser.ask('GET', '/books/9780141439587')).toEqual({ status: 404, body: 'book-not-found' });
    expect(await browser.ask('GET', '/books/9780141439588')).toEqual({ status: 422, body: 'invalid-isbn' });
    expect(await browser.ask('GET', '/books/4006381333931')).toEqual({ status: 422, body: 'shop-barcode' });
    expect(await browser.ask('GET', '/authors/Nobody%20At%20All')).toEqual({ status: 404, body: 'not-found' });
    expect(await browser.ask('GET', '/subjects/cookies')).toEqual({ status: 400, body: 'invalid-input' });
  });

  it('of an author and a subject list their books', async () => {
    expect((await browser.ask('GET', '/authors/bernhard%20schlink')).body).toMatchObject({
      name: 'Bernhard Schlink',
      books: { count: 1 },
    });
    expect((await browser.ask('GET', '/subjects/crime?sort=price')).body).toMatchObject({
      subject: 'crime',
      books: { count: 1 },
    });
  });

  it('home shows shelves and an example that adds up', async () => {
    const home = homeSchema.parse((await browser.ask('GET', '/home')).body);
    expect(home.editionCount).toBe(69);
    expect(home.mostWanted[0]?.title).toBe('The Secret Garden');
    expect(home.justIn.every((book) => book.cheapest !== null)).toBe(true);
    expect(home.languageCounts.find(({ language }) => language === 'de')?.count).toBe(2);
    const { example } = home;
    expect(example?.difference.minor).toBe(
      (example?.giveTotal.minor ?? 0) +
        (example?.postageBack.minor ?? 0) -
        (example?.takeTotal.minor ?? 0) -
        (example?.postage.minor ?? 0),
    );
  });
});
