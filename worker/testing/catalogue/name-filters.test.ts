import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookSearchSchema, type BookList } from '../../../domain/catalogue/schemas';
import { openServices, shopContext } from '../../services';
import { importBooks } from './import-books';
import { testIsbn } from '../shelf';
import { searchBooks } from '../../catalogue/search/search-books';

const ctx = shopContext(openServices(env), () => undefined);
const search = (query: object): Promise<BookList> => searchBooks(ctx, bookSearchSchema.parse(query));
const titlesOf = ({ items }: BookList) => items.map(({ title }) => title).toSorted();

beforeAll(async () => {
  const titles = ['Mort', 'Sourcery', 'Pyramids', 'Nation', 'Dodger', 'Snuff', 'Raft', 'Maskerade', 'Folklore'];
  await importBooks(
    env,
    titles.map((title, n) => [testIsbn(n + 1), title, 'Terry Pratchett', 'en', 'fantasy', '10.00', '1']),
  );
  const facts = [
    ['Discworld #4', 'Corgi'],
    ['Discworld #5', 'Corgi'],
    ['Discworld #7', 'Gollancz'],
    [null, 'Doubleday Books'],
    [null, 'Doubleday Books'],
    [null, 'Doubleday'],
    [null, 'DOUBLEDAY'],
    ['Discworld Maps', 'Édition Doubleday'],
    ['The Art of Discworld #12345', 'Doubleday Edition'],
  ] as const;
  await env.DB.batch(
    facts.flatMap(([series, publisher], n) => [
      env.DB.prepare('UPDATE editions SET series = ?2, publisher = ?3 WHERE isbn = ?1').bind(
        testIsbn(n + 1),
        series,
        publisher,
      ),
      // The words that an import writes for series and publisher.
      env.DB.prepare(
        `INSERT INTO edition_words (rowid, title, authors, other, tags)
         SELECT id, lower(title), 'terry pratchett',
           lower(replace(coalesce(series, '') || ' ' || publisher, 'É', 'e')), 'len'
         FROM editions WHERE isbn = ?1`,
      ).bind(testIsbn(n + 1)),
    ]),
  );
});

describe('series and publishers of a list', () => {
  it('are counted by works, volumes of a series together, without those of a single book', async () => {
    const { facets } = await search({ q: 'pratchett' });

    expect(facets.series).toEqual([{ value: 'Discworld', count: 3 }]);
    expect(facets.publishers).toEqual([
      { value: 'Corgi', count: 2 },
      { value: 'Doubleday Books', count: 2 },
    ]);
  });

  it('narrow the list, together with words and with other filters', async () => {
    expect(titlesOf(await search({ series: 'Discworld' }))).toEqual(['Mort', 'Pyramids', 'Sourcery']);
    expect(titlesOf(await search({ q: 'pratchett', publisher: 'Doubleday Books' }))).toEqual(['Dodger', 'Nation']);
    expect(titlesOf(await search({ series: 'Discworld', publisher: 'Corgi' }))).toEqual(['Mort', 'Sourcery']);
    expect(titlesOf(await search({ series: 'Discworld', language: 'de' }))).toEqual([]);
  });

  it.each([
    [{ publisher: 'Doubleday' }, ['Raft', 'Snuff']],
    [{ publisher: 'doubleday' }, ['Raft', 'Snuff']],
    [{ publisher: 'Doubleday Books' }, ['Dodger', 'Nation']],
    [{ publisher: 'Edition Doubleday' }, ['Maskerade']],
    [{ publisher: 'Books' }, []],
    [{ series: 'discworld' }, ['Mort', 'Pyramids', 'Sourcery']],
    [{ series: 'Discworld Maps' }, ['Maskerade']],
    [{ series: 'The Art of Discworld #12345' }, ['Folklore']],
    [{ series: 'Maps' }, []],
  ])('%j finds the books of exactly this name, but for case and accents', async (filter, titles) => {
    expect(titlesOf(await search(filter))).toEqual(titles);
    expect(titlesOf(await search({ ...filter, q: 'pratchett', in_stock: 'true' }))).toEqual(titles);
  });

  it('are left out of the list of all books', async () => {
    expect((await search({})).facets).toMatchObject({ series: [], publishers: [] });
  });

  it.each(['"*) OR', '…'])('find no book by %j', async (name) => {
    expect((await search({ publisher: name })).items).toEqual([]);
    expect((await search({ series: name })).items).toEqual([]);
  });
});
