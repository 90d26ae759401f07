import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../../../domain/language';
import type { Ctx } from '../../../platform/context';
import { openServices, shopContext } from '../../../services';
import { isbnOf, loadSearchBooks } from '../../../testing/catalogue/search-books';
import { clerkCtx } from '../../../testing/desk';
import { ctxOf } from '../../../testing/people';
import { openAccount } from '../../../testing/shelf';
import { searchBooks } from '../../search/search-books';
import { addEdition } from './add-edition';
import { editEdition } from './edit-edition';
import { findEditions } from './find-editions';
import { readEdition } from './read-edition';

const at = new Date('2026-11-20T10:00:00.000Z');
const shop = (language: Language = 'en'): Ctx => ({
  ...shopContext(openServices(env), () => undefined, at),
  language,
});
const clerk = (): Ctx => clerkCtx(env, at);
const [history, garden, vorleser, reader] = [isbnOf(1), isbnOf(2), isbnOf(3), isbnOf(4)];
/** No other test edits it: the history is append-only. */
const herztier = isbnOf(8);
const tables = ['editions', 'works', 'work_titles', 'work_descriptions', 'edited_fields', 'stock', 'accounts'];

beforeEach(async () => {
  await env.DB.batch([...tables, 'edition_words'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await loadSearchBooks(shop());
  await openAccount(env.DB, 'clerk');
});

const hits = async (q: string) =>
  (await searchBooks(shop(), { q, sort: 'match', limit: 24, exact: 'true' })).items.map(({ isbn, otherEditions }) => [
    isbn,
    otherEditions,
  ]);

describe('findEditions', () => {
  const find = async (q: string) => (await findEditions(clerk(), { q })).items.map(({ isbn }) => isbn);

  it('finds editions by title, author, series and ISBN, sold out and without a price, too', async () => {
    await editEdition(clerk(), garden, { fields: { reference_price: { seen: 1000, value: null } } });
    await editEdition(clerk(), history, { fields: { publisher: { seen: null, value: 'Viking' } } });

    expect(await find('secret garden')).toEqual([garden]);
    expect(await find('schlink')).toEqual(expect.arrayContaining([vorleser, reader]));
    expect(await find('viking')).toEqual([history]);
    expect(await find('folio')).toHaveLength(2);
    expect(await find(garden.replace(/(\d{3})(\d)/, '$1-$2'))).toEqual([garden]);
    const [item] = (await findEditions(clerk(), { q: history })).items;
    expect(item).toMatchObject({ title: 'The Secret History', referencePrice: 1600, onHand: 1, publisher: 'Viking' });
  });

  it('names an ISBN that the catalogue lacks, and is for staff only', async () => {
    expect(await findEditions(clerk(), { q: '9780141439587' })).toEqual({
      items: [],
      nextCursor: null,
      missingIsbn: '9780141439587',
    });
    await expect(findEditions(ctxOf(env, 'a:clerk', at), { q: 'x' })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('addEdition', () => {
  const book = {
    isbn: '9780141439587',
    title: 'Emma',
    subtitle: null,
    authors: ['Jane Austen'],
    language: 'en',
    publisher: 'Penguin',
    published: '2003',
    format: 'pocket',
    pages: null,
    reference_price: 1100,
  } as const;

  it('adds a book with what was entered, which files do not overwrite', async () => {
    expect(await addEdition(clerk(), { ...book, authors: [...book.authors] })).toBe(book.isbn);

    const { values, edited, work } = await readEdition(clerk(), book.isbn);
    const { isbn: _isbn, ...entered } = book;
    expect(values).toMatchObject(entered);
    expect(edited.map(({ field }) => field)).toEqual([
      'authors',
      'format',
      'language',
      'published',
      'publisher',
      'reference_price',
      'title',
    ]);
    expect(work.work).toBe('emma-austen');
    expect(await hits('emma austen')).toEqual([[book.isbn, 0]]);
  });

  it('refuses a book that the catalogue has, a wrong ISBN, and customers', async () => {
    const add = (isbn: string, ctx = clerk()) => addEdition(ctx, { ...book, authors: [...book.authors], isbn });

    await expect(add(history)).rejects.toMatchObject({ code: 'state-moved' });
    expect((await readEdition(clerk(), history)).values.title).toBe('The Secret History');
    await expect(add('9780141439588')).rejects.toMatchObject({ code: 'invalid-isbn' });
    await expect(add(book.isbn, ctxOf(env, 'a:clerk', at))).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('the history of an edition', () => {
  it('lists changes at the desk and by imports, the newest first, without dry runs', async () => {
    const run = (id: string, day: string, options: string) =>
      env.DB.prepare(
        `INSERT INTO import_runs (id, source, options, columns, started_at, file, account)
         VALUES (?1, ?1, ?3, '{}', ?2, 'spring.csv', 'clerk')`,
      ).bind(id, `${day}T08:00:00.000Z`, options);
    const change = (id: string, before: string | null, after: string) =>
      env.DB.prepare(
        `INSERT INTO import_changes (run, kind, key, before, after) VALUES (?1, 'edition', ?2, ?3, ?4)`,
      ).bind(id, herztier, before, after);
    await env.DB.batch([
      run('first', '2026-11-01', '{}'),
      run('second', '2026-11-30', '{}'),
      run('dry', '2026-11-29', '{"dryRun":true}'),
      change('first', null, '{"title":["The Secret History"]}'),
      change(
        'second',
        '{"authors":["[\\"D. Tartt\\"]"],"pages":[null]}',
        '{"authors":["[\\"Donna Tartt\\"]"],"pages":[559]}',
      ),
      change('dry', '{"pages":[null]}', '{"pages":[1]}'),
    ]);
    await editEdition(clerk(), herztier, { fields: { grams: { seen: null, value: 400 } } });

    const { history: entries } = await readEdition(clerk(), herztier);

    expect(entries.map(({ run: by, kind }) => [by?.id, kind])).toEqual([
      ['second', 'changed'],
      [undefined, 'changed'],
      ['first', 'added'],
    ]);
    expect(entries[0]).toMatchObject({
      by: 'Ann',
      run: { name: 'spring.csv', isUndone: false },
      fields: [
        { field: 'authors', before: ['D. Tartt'], after: ['Donna Tartt'] },
        { field: 'pages', before: null, after: 559 },
      ],
      canPutBack: false,
    });
  });
});
