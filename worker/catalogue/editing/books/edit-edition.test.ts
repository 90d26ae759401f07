import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EditionEdit } from '../../../../domain/desk/catalogue/catalogue-schemas';
import type { Ctx } from '../../../platform/context';
import { openServices, shopContext } from '../../../services';
import { clerkCtx, ctxOvertakenBy } from '../../../testing/desk';
import { isbnOf, loadSearchBooks } from '../../../testing/catalogue/search-books';
import { ctxOf } from '../../../testing/people';
import { openAccount } from '../../../testing/shelf';
import { readBookPage } from '../../book-page/read-book-page';
import { searchBooks } from '../../search/search-books';
import { editEdition } from './edit-edition';
import { readEdition } from './read-edition';
import { releaseField } from './release-field';
import { restoreValue } from './restore-value';

const at = new Date('2026-11-20T10:00:00.000Z');
const shop = (): Ctx => shopContext(openServices(env), () => undefined, at);
const clerk = (): Ctx => clerkCtx(env, at);
const [history, garden, vorleser, reader, etranger] = [1, 2, 3, 4, 5].map((n) => isbnOf(n)) as [
  string,
  string,
  string,
  string,
  string,
];
const tables = [
  'editions',
  'works',
  'work_titles',
  'work_descriptions',
  'edited_fields',
  'stock',
  'price_history',
  'accounts',
];

beforeEach(async () => {
  await env.DB.batch(
    [...tables.map((table) => `DELETE FROM ${table}`), `DELETE FROM edition_words`].map((text) => env.DB.prepare(text)),
  );
  await loadSearchBooks(shop());
  await openAccount(env.DB, 'clerk');
});

const edit = (isbn: string, fields: EditionEdit['fields'], ctx = clerk()) => editEdition(ctx, isbn, { fields });
const valuesOf = async (isbn: string) => (await readEdition(clerk(), isbn)).values;
const found = async (q: string) =>
  (await searchBooks(shop(), { q, sort: 'match', limit: 24, exact: 'true' })).items.map(({ isbn }) => isbn);

describe('editEdition', () => {
  it.each([
    ['title', 'The Secret History', 'The Secret Story'],
    ['subtitle', null, 'A Novel'],
    ['authors', ['Donna Tartt'], ['Donna Tartt', 'Ida Ash']],
    ['language', 'en', 'fr'],
    ['publisher', null, 'Viking'],
    ['published', '1993', '1992-09-16'],
    ['format', 'paperback', 'hardcover'],
    ['pages', null, 559],
    ['grams', null, 420],
    ['subjects', ['crime'], ['crime', 'thriller']],
    ['series', null, 'Hampden #1'],
    ['reference_price', 1600, 1800],
    ['work', 'the-secret-history-tartt', 'der-vorleser'],
    ['description', null, { language: 'en', text: 'Six students.' }],
  ])('changes %s, protects it from files and records it', async (field, seen, value) => {
    await edit(history, { [field]: { seen, value } });

    const { values, edited, history: entries } = await readEdition(clerk(), history);
    expect(Reflect.get(values, field)).toEqual(value);
    expect(edited).toEqual([{ field, by: 'Ann', at: at.toISOString() }]);
    expect(entries[0]).toMatchObject({ kind: 'changed', by: 'Ann', fields: [{ field }], canPutBack: true });
  });

  it('finds the book by its new words and no more by the old ones', async () => {
    await edit(garden, {
      title: { seen: 'The Secret Garden', value: 'The Hidden Orchard' },
      authors: { seen: ['Frances Hodgson Burnett'], value: ['Fanny Burnet'] },
      publisher: { seen: null, value: 'Heinemann' },
      series: { seen: null, value: 'Yorkshire #1' },
    });

    for (const words of ['hidden orchard', 'fanny burnet', 'heinemann', 'yorkshire'])
      expect(await found(words)).toEqual([garden]);
    expect(await found('secret garden')).toEqual([]);
    expect(await found('hodgson')).toEqual([]);
  });

  it('keeps the place of the book in the order of popularity', async () => {
    const idOf = () => env.DB.prepare('SELECT id FROM editions WHERE isbn = ?1').bind(garden).first('id');
    const before = await idOf();

    await edit(garden, { title: { seen: 'The Secret Garden', value: 'Orchard' } });

    expect(await idOf()).toBe(before);
  });

  it('moves the book between the filters of language, format and subject', async () => {
    await edit(garden, {
      language: { seen: 'en', value: 'fr' },
      format: { seen: 'paperback', value: 'hardcover' },
      subjects: { seen: ['children'], value: ['poetry'] },
    });

    const filtered = async (filter: Partial<Parameters<typeof searchBooks>[1]>) =>
      (await searchBooks(shop(), { sort: 'popular', limit: 24, ...filter })).items.map(({ isbn }) => isbn);
    expect(await filtered({ subject: ['poetry'], language: ['fr'], format: ['hardcover'] })).toEqual([garden]);
    expect(await filtered({ subject: ['children'] })).toEqual([]);
  });

  it('corrects the work that had its title and authors from this edition alone', async () => {
    await edit(garden, { title: { seen: 'The Secret Garden', value: 'The Orchard' } });
    await edit(reader, { title: { seen: 'The Reader', value: 'Reader, The' } });

    const works = await env.DB.prepare('SELECT work, title FROM works WHERE title IN (?1, ?2, ?3) ORDER BY title')
      .bind('The Orchard', 'Reader, The', 'Der Vorleser')
      .all();
    expect(works.results.map(({ title }) => title)).toEqual(['Der Vorleser', 'The Orchard']);
  });

  it('prices the copies by a new reference price as the night does, with their history', async () => {
    const before = (await readBookPage(shop(), { isbn: history })).copies.find(({ grade }) => grade === 'good');

    await edit(history, { reference_price: { seen: 1600, value: 3200 } });

    const after = (await readBookPage(shop(), { isbn: history })).copies.find(({ grade }) => grade === 'good');
    expect(after?.price.minor).toBeGreaterThan(1.8 * (before?.price.minor ?? 0));
    const row = await env.DB.prepare(
      `SELECT s.price, e.min_price, (SELECT price FROM price_history WHERE isbn = s.isbn AND day = '2026-11-20') AS day
       FROM stock s JOIN editions e ON e.isbn = s.isbn WHERE s.isbn = ?1`,
    )
      .bind(history)
      .first<{ price: number; min_price: number; day: number }>();
    expect(row).toEqual({ price: row?.price, min_price: row?.price, day: row?.price });
  });

  it('ends the sale of a book without a reference price', async () => {
    await edit(history, { reference_price: { seen: 1600, value: null } });

    expect((await readBookPage(shop(), { isbn: history })).cheapest).toBeNull();
  });

  it('refuses an edit of a field that another clerk has changed, names it and writes nothing', async () => {
    await edit(garden, { title: { seen: 'The Secret Garden', value: 'The Orchard' } });

    await expect(
      edit(garden, {
        title: { seen: 'The Secret Garden', value: 'A Garden' },
        pages: { seen: null, value: 300 },
      }),
    ).rejects.toMatchObject({ code: 'state-moved', facts: { fields: ['title'] } });
    expect(await valuesOf(garden)).toMatchObject({ title: 'The Orchard', pages: null });
  });

  it('stores edits of different fields by two clerks at the same moment', async () => {
    const overtaken = ctxOvertakenBy(clerk(), () => edit(garden, { pages: { seen: null, value: 331 } }), 3);

    await edit(garden, { title: { seen: 'The Secret Garden', value: 'The Orchard' } }, overtaken);

    expect(await valuesOf(garden)).toMatchObject({ title: 'The Orchard', pages: 331 });
  });

  it('refuses the slower of two edits of one field at the same moment', async () => {
    const overtaken = ctxOvertakenBy(
      clerk(),
      () => edit(garden, { title: { seen: 'The Secret Garden', value: 'First' } }),
      3,
    );

    await expect(
      edit(garden, { title: { seen: 'The Secret Garden', value: 'Second' } }, overtaken),
    ).rejects.toMatchObject({ code: 'state-moved' });
    expect((await valuesOf(garden)).title).toBe('First');
    expect(await found('first')).toEqual([garden]);
  });

  it('accepts the same edit twice and records it once', async () => {
    const fields = { title: { seen: 'The Secret Garden', value: 'The Orchard' } };

    await edit(garden, fields);
    const { history: once } = await readEdition(clerk(), garden);

    await edit(garden, fields);

    expect((await readEdition(clerk(), garden)).history).toEqual(once);
  });

  it('is for staff only', async () => {
    const fields = { title: { seen: 'The Secret Garden', value: 'x' } };

    await expect(edit(garden, fields, ctxOf(env, 'a:clerk', at))).rejects.toMatchObject({ code: 'not-found' });
    await expect(edit(garden, fields, ctxOf(env, 'v:guest', at))).rejects.toMatchObject({ code: 'sign-in-required' });
  });

  it('knows neither an unknown book nor an unknown work', async () => {
    await expect(edit('9780141439587', { pages: { seen: null, value: 3 } })).rejects.toMatchObject({
      code: 'book-not-found',
    });
    await expect(
      edit(garden, { work: { seen: 'the-secret-garden-burnett', value: 'no-such-work' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('releaseField', () => {
  it('lets files change the field again and records who did it', async () => {
    await edit(garden, { title: { seen: 'The Secret Garden', value: 'The Orchard' } });

    await releaseField(clerk(), { kind: 'edition', key: garden, field: 'title' });
    await releaseField(clerk(), { kind: 'edition', key: garden, field: 'title' });

    const { edited, history: entries } = await readEdition(clerk(), garden);
    expect(edited).toEqual([]);
    expect(entries.slice(0, 2).map(({ kind }) => kind)).toEqual(['released', 'changed']);
    expect(entries[0]).toMatchObject({ by: 'Ann', canPutBack: false });
  });

  it('is for staff only and knows the fields of an edition', async () => {
    const release = (ctx: Ctx, field: string) => releaseField(ctx, { kind: 'edition', key: garden, field });

    await expect(release(ctxOf(env, 'a:clerk', at), 'title')).rejects.toMatchObject({ code: 'not-found' });
    await expect(release(clerk(), 'demand')).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('restoreValue', () => {
  it('restores the value before a change with its words, as a change of its own', async () => {
    await edit(garden, { title: { seen: 'The Secret Garden', value: 'The Orchard' } });
    const id = (await readEdition(clerk(), garden)).history[0]?.id ?? 0;

    expect(await restoreValue(clerk(), id)).toEqual({ kind: 'edition', key: garden });

    const { values, history: entries } = await readEdition(clerk(), garden);
    expect(values.title).toBe('The Secret Garden');
    expect(await found('secret garden')).toEqual([garden]);
    expect(entries[0]).toMatchObject({ fields: [{ before: 'The Orchard', after: 'The Secret Garden' }] });
  });

  it('refuses to undo a change whose value is no longer current', async () => {
    await edit(etranger, { pages: { seen: null, value: 150 } });
    await edit(etranger, { pages: { seen: 150, value: 159 } });
    const [last, first] = (await readEdition(clerk(), etranger)).history;

    expect([last?.canPutBack, first?.canPutBack]).toEqual([true, false]);
    await expect(restoreValue(clerk(), first?.id ?? 0)).rejects.toMatchObject({
      code: 'state-moved',
      facts: { fields: ['pages'] },
    });
  });

  it('creates a work again that was deleted with its last edition', async () => {
    await edit(history, { work: { seen: 'the-secret-history-tartt', value: 'der-vorleser' } });
    const id = (await readEdition(clerk(), history)).history.find(({ canPutBack }) => canPutBack)?.id ?? 0;

    await restoreValue(clerk(), id);

    expect((await readEdition(clerk(), history)).work).toMatchObject({
      work: 'the-secret-history-tartt',
      title: 'The Secret History',
      editions: 1,
    });
    expect((await readEdition(clerk(), vorleser)).work.editions).toBe(2);
  });

  it('is for staff only and knows the changes of books', async () => {
    await expect(restoreValue(ctxOf(env, 'a:clerk', at), 1)).rejects.toMatchObject({ code: 'not-found' });
    await expect(restoreValue(clerk(), 999_999)).rejects.toMatchObject({ code: 'not-found' });
  });
});
