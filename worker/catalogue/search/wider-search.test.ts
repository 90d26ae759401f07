import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it } from 'vitest';
import { bookSearchSchema, type BookList } from '../../../domain/catalogue/schemas';
import { seedCatalogue } from '../../../tests/worker-catalogue';
import { openServices, shopContext } from '../../services';
import { searchBooks } from './search-books';

const ctx = shopContext(openServices(env), () => undefined);
const search = (query: Record<string, string>): Promise<BookList> => searchBooks(ctx, bookSearchSchema.parse(query));

beforeAll(() => seedCatalogue(env));

describe('a search that finds nothing as typed', () => {
  it('is done with another spelling', async () => {
    const found = await search({ q: 'sercet hstory' });
    expect(found).toMatchObject({ reading: { kind: 'spelling', words: 'secret history' } });
    expect(found.items[0]).toMatchObject({ title: 'The Secret History' });
    expect(await search({ q: 'sercet hstory', exact: 'true' })).toMatchObject({ count: 0, reading: null });
  });

  it.each([
    ['few hits', 2, {}],
    ['few hits with a filter of the index', 2, { language: 'en' }],
    ['hits with a filter of copies', 3, { max: '100000' }],
  ])('shows the rows of %s in %i round trips as they are without the slip', async (_, maxTrips, rest) => {
    const [q, slip] = ['agatha christie', 'agatha cristie'];
    let trips = 0;
    const db = {
      ...ctx.db,
      prepare: ctx.db.prepare.bind(ctx.db),
      batch: <T>(statements: D1PreparedStatement[]) => ((trips += 1), ctx.db.batch<T>(statements)),
    };

    const found = await searchBooks({ ...ctx, db }, bookSearchSchema.parse({ q: slip, ...rest }));

    const { items, count } = await search({ q, ...rest });
    expect(found).toMatchObject({ reading: { words: q }, count });
    expect(found.items).toEqual(items);
    expect(items.length).toBeGreaterThan(0);
    expect(trips).toBe(maxTrips);
  });

  it('suggests no words beside a correction that sounds as typed', async () => {
    expect(await search({ q: 'hobit' })).toMatchObject({ reading: { words: 'hobbit' }, corrections: [] });
  });

  it('is done with a name that sounds like it', async () => {
    expect((await search({ q: 'houelbeck' })).items[0]?.authors).toEqual(['Michel Houellebecq']);
  });

  it('is done with the words of a title that is written as one', async () => {
    const found = await search({ q: 'lepetitnicolas' });
    expect(found).toMatchObject({ reading: { kind: 'spelling', words: 'le petit nicolas' } });
    expect(found.items[0]).toMatchObject({ title: 'Le Petit Nicolas' });
  });

  it('leaves out a placeholder for a forgotten word', async () => {
    const found = await search({ q: 'la vérité sur harry quelque chose affaire' });
    expect(found.items[0]?.title).toMatch(/Harry Quebert/);
    expect((await search({ q: 'the secret something history' })).items[0]?.title).toBe('The Secret History');
  });

  it('is read as a subject that two words name', async () => {
    const dutch = { ...ctx, language: 'nl' as const };
    const found = await searchBooks(dutch, bookSearchSchema.parse({ q: 'koken en eten' }));
    expect(found).toMatchObject({ reading: { kind: 'filters', filters: { subject: 'food' } } });
  });

  it('is read as filters', async () => {
    const found = await search({ q: 'cheap crime in Spanish under 6 euro' });
    const filters = { subject: 'crime', language: 'es', max: 600, sort: 'price' };
    expect(found).toMatchObject({ reading: { kind: 'filters', filters } });
    for (const book of found.items)
      expect([book.language, (book.cheapest?.price.minor ?? 0) <= 600]).toEqual(['es', true]);
  });

  it('is read as filters with another spelling of a name', async () => {
    const found = await search({ q: 'fantasy gaimana po polsku' });
    const filters = { subject: 'fantasy', language: 'pl', q: 'gaiman' };
    expect(found).toMatchObject({ reading: { kind: 'filters', filters } });
    expect(found.items[0]?.authors).toEqual(['Neil Gaiman']);
  });

  it('finds books of any kind where novels by an author are asked for', async () => {
    const found = await search({ q: 'novels by agatha christie in english' });
    expect(found.items[0]?.authors).toEqual(['Agatha Christie']);
  });

  it('finds a Japanese title whose words are in another order', async () => {
    const found = await search({ q: '数式を愛した博士' });

    expect(found.items[0]?.title).toBe('博士の愛した数式');
  });

  it('keeps the filters that are chosen beside the sentence', async () => {
    const found = await search({ q: 'crime in Spanish under 60 euro', language: 'de' });
    expect(found.items.every(({ language }) => language === 'de')).toBe(true);
  });

  it('is answered by a volume of a series', async () => {
    const found = await search({ q: 'harry potter tome 2' });
    expect(found).toMatchObject({ reading: { kind: 'volume', words: 'harry potter', number: 2 } });
    expect(found.items[0]?.title).toMatch(/Chamber of Secrets|Kammer des Schreckens/);
  });

  it('is answered by an ISBN with one digit more', async () => {
    const [book] = (await search({ q: 'emma austen' })).items;
    const isbn = book?.isbn ?? '';
    expect(await search({ q: isbn.slice(0, 7) + isbn.slice(8) })).toMatchObject({
      reading: { kind: 'isbn' },
      items: [{ isbn }],
    });
  });

  it('is continued on the next page as it was read', async () => {
    const found = await search({ q: 'haryr potter', limit: '3' });
    expect(found).toMatchObject({ reading: { kind: 'spelling', words: 'harry potter' } });
    const next = await search({ q: 'haryr potter', limit: '3', cursor: found.nextCursor ?? '' });
    const seen = new Set(found.items.map(({ isbn }) => isbn));
    expect(next.items.length).toBeGreaterThan(0);
    expect(next.items.some(({ isbn }) => seen.has(isbn))).toBe(false);
  });

  it('names a valid ISBN that the shop lacks', async () => {
    expect(await search({ q: '9780306406157' })).toMatchObject({ count: 0, missingIsbn: '9780306406157' });
  });

  it('lists nothing for a book that the shop lacks, and shows books beside', async () => {
    const found = await search({ q: 'atomic habits' });
    expect(found).toMatchObject({ count: 0, items: [], reading: null, missingIsbn: null });
    expect(found.near.length).toBeGreaterThan(0);
  });

  it.each(['x'.repeat(200), 'qqqqqqq', '9790260000438', 'ш'.repeat(60)])('lists nothing for %s', async (q) => {
    expect(await search({ q })).toMatchObject({ items: [], missingIsbn: null });
  });

  it.each(['!!! ???', '%_*"', '', 'the'])('answers %s like any other search', async (q) => {
    expect(await search({ q })).toMatchObject({ reading: null });
  });
});
