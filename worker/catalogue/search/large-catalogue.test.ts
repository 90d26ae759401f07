import { env } from 'cloudflare:workers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bookSearchSchema } from '../../../domain/catalogue/schemas';
import { readBatch } from '../../platform/db/read';
import { openServices, shopContext } from '../../services';
import { books, loadSearchBooks, series } from '../../testing/catalogue/search-books';
import { readBookAddresses } from '../book-page/read-book-addresses';
import { refreshSitemap } from './refresh-sitemap';
import { refreshFacets } from './refresh-facets';
import { searchBooks } from './search-books';
import { knownRead, toKnownWords } from './wider/known-words';

const ctx = shopContext(openServices(env), () => undefined);

async function readFacets() {
  const { results } = await env.DB.prepare('SELECT kind, value, count FROM facets ORDER BY kind, value').all();
  return results;
}

beforeAll(() => loadSearchBooks(ctx));

describe('a search with filters in a large catalogue', () => {
  const searches = [
    { q: 'the', grade: 'good' },
    { q: 'kadersprache', grade: 'new' },
    { q: 'long runner', in_stock: 'true' },
    { q: 'volume', min: '500', max: '900' },
    { q: 'volume', max: '700', sort: 'price' },
    { q: 'the secret', grade: 'new' },
    { subject: 'crime', min: '1200' },
    { grade: 'new' },
  ];
  const found = async (query: Record<string, string>) => {
    const { items, count, reading } = await searchBooks(ctx, bookSearchSchema.parse(query));
    return { items, count, reading };
  };

  it.each(searches)('finds the same for %j, whether the filter is counted as rare or not', async (query) => {
    const small = await found(query);
    await env.DB.prepare(`UPDATE facets SET count = 1000000 WHERE kind = 'total'`).run();

    const rare = await found(query);
    await env.DB.prepare('UPDATE facets SET count = 1000000').run();
    const frequent = await found(query);

    expect(rare).toEqual(small);
    expect(frequent).toEqual(small);
    await refreshFacets(ctx);
  });
});

describe('refreshFacets', () => {
  it('counts the same in steps as all at once', async () => {
    await refreshFacets(ctx);
    const whole = await readFacets();

    await refreshFacets(ctx, 3);

    expect(await readFacets()).toEqual(whole);
    expect(whole).toContainEqual({ kind: 'total', value: 'editions', count: books.length + series.length });
  });

  it('counts prices by steps of 50 cents', async () => {
    await refreshFacets(ctx);

    const prices = (await readFacets()).filter(({ kind }) => kind === 'price');

    expect(prices.length).toBeGreaterThan(0);
    expect(prices.filter(({ value }) => Number(value) % 50 !== 0)).toEqual([]);
  });
});

describe('refreshSitemap', () => {
  it.each([
    [7, 14],
    [7, 7],
    [1000, 1000],
  ])('lists each book once in parts of %i, read %i at a time', async (inPart, perStep) => {
    const parts = await refreshSitemap(ctx, inPart, perStep);

    const lists = await Promise.all(Array.from({ length: parts }, (_, index) => readBookAddresses(ctx, index + 1)));
    const isbns = lists.flat().map(({ isbn }) => isbn);

    expect(parts).toBe(Math.ceil((books.length + series.length) / inPart));
    expect(isbns).toHaveLength(books.length + series.length);
    expect(isbns).toEqual([...new Set(isbns)].toSorted());
    expect(await readBookAddresses(ctx, parts + 1)).toEqual([]);
  });
});

describe('knownRead', () => {
  const knownOf = async (words: readonly string[]) => {
    const asked = { words, parts: [] };
    const [rows] = await readBatch(ctx.db, [knownRead(asked, null)]);
    return toKnownWords(asked, rows);
  };

  beforeEach(() =>
    env.DB.prepare(
      `INSERT INTO spellings (deleted, term, editions, generation) VALUES ('the', 'the', 180000, 1)
       ON CONFLICT DO NOTHING`,
    ).run(),
  );

  it('reads the count of a frequent short word from the table', async () => {
    const known = await knownOf(['the', 'secret', 'unheardof']);

    expect(['the', 'secret', 'unheardof'].map((word) => known.editionsWith(word))).toEqual([180_000, 2, 0]);
  });

  it('never offers a short word as a correction', async () => {
    const known = await knownOf(['thex']);

    expect(known.near('thex')).not.toContain('the');
  });
});
