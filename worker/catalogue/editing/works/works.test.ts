import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '../../../../domain/language';
import type { Ctx } from '../../../platform/context';
import { openServices, shopContext } from '../../../services';
import { isbnOf, loadSearchBooks } from '../../../testing/catalogue/search-books';
import { clerkCtx } from '../../../testing/desk';
import { ctxOf } from '../../../testing/people';
import { openAccount } from '../../../testing/shelf';
import { readBookPage } from '../../book-page/read-book-page';
import { searchBooks } from '../../search/search-books';
import { describeWork } from './describe-work';
import { editEdition } from '../books/edit-edition';
import { editWork } from './edit-work';
import { joinWorks } from './join-works';
import { partEdition } from './part-edition';
import { restoreValue } from '../books/restore-value';
import { readEdition } from '../books/read-edition';
import { readWork } from './read-work';

const at = new Date('2026-11-20T10:00:00.000Z');
const shop = (language: Language = 'en'): Ctx => ({
  ...shopContext(openServices(env), () => undefined, at),
  language,
});
const clerk = (): Ctx => clerkCtx(env, at);
const [history, garden, vorleser, reader] = [isbnOf(1), isbnOf(2), isbnOf(3), isbnOf(4)];
const [historyWork, gardenWork, readerWork] = [
  'the-secret-history-tartt',
  'the-secret-garden-burnett',
  'der-vorleser',
] as const;
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
const write = (work: string, language: Language, text: string | null, seen: string | null = null, ctx = clerk()) =>
  describeWork(ctx, { work, language }, { seen, text });
const shownTo = async (language: Language, isbn: string) => (await readBookPage(shop(language), { isbn })).description;

describe('editWork', () => {
  it('changes title, authors, language and year, which the search finds by every edition', async () => {
    await editWork(clerk(), readerWork, {
      fields: {
        title: { seen: 'Der Vorleser', value: 'Il lettore' },
        authors: { seen: ['Bernhard Schlink'], value: ['B. Schlink', 'Ida Ash'] },
        language: { seen: 'de', value: 'it' },
        year: { seen: 1995, value: 1996 },
      },
    });

    expect(await readWork(clerk(), readerWork)).toMatchObject({
      values: { title: 'Il lettore', authors: ['B. Schlink', 'Ida Ash'], language: 'it', year: 1996 },
      edited: ['authors', 'language', 'title', 'year'].map((field) => ({ field, by: 'Ann', at: at.toISOString() })),
    });
    expect(await hits('lettore')).toEqual([[reader, 1]]);
  });

  it('adds and removes titles in other languages, by which the search finds the work', async () => {
    const names = [
      { language: 'pl', title: 'Lektor' },
      { language: 'fr', title: 'Le Liseur' },
    ];
    await editWork(clerk(), readerWork, { fields: { names: { seen: [], value: names } } });
    expect(await hits('liseur')).toEqual([[reader, 1]]);
    const { values } = await readWork(clerk(), readerWork);

    await editWork(clerk(), readerWork, { fields: { names: { seen: values.names, value: names.slice(0, 1) } } });

    expect(await hits('liseur')).toEqual([]);
    expect(await hits('lektor')).toEqual([[reader, 1]]);
    const [entry] = (await readWork(clerk(), readerWork)).history;
    expect(entry?.fields).toEqual([
      { field: 'names', before: ['Le Liseur (fr)', 'Lektor (pl)'], after: ['Lektor (pl)'] },
    ]);
  });

  it('refuses an edit of a field that another clerk has changed', async () => {
    await editWork(clerk(), readerWork, { fields: { year: { seen: 1995, value: 1996 } } });

    await expect(
      editWork(clerk(), readerWork, { fields: { year: { seen: 1995, value: 1994 } } }),
    ).rejects.toMatchObject({ code: 'state-moved', facts: { fields: ['year'] } });
  });

  it('is for staff only and knows the works', async () => {
    const fields = { year: { seen: 1995, value: 1996 } };

    await expect(editWork(ctxOf(env, 'a:clerk', at), readerWork, { fields })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(editWork(clerk(), 'no-such-work', { fields })).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('joinWorks', () => {
  it('moves all editions, titles and missing descriptions, and deletes the other work', async () => {
    await editWork(clerk(), readerWork, {
      fields: { names: { seen: [], value: [{ language: 'pl', title: 'Lektor' }] } },
    });
    await write(readerWork, 'de', 'Ein Junge.');
    await write(readerWork, 'en', 'A boy.');
    await write(historyWork, 'en', 'Six students.');

    await joinWorks(clerk(), historyWork, readerWork);

    const joined = await readWork(clerk(), historyWork);
    expect(joined.editions.map(({ isbn }) => isbn).toSorted()).toEqual([history, vorleser, reader].toSorted());
    expect(joined.values.names).toEqual([{ language: 'pl', title: 'Lektor' }]);
    expect(joined.descriptions).toEqual([
      { language: 'en', text: 'Six students.' },
      { language: 'de', text: 'Ein Junge.' },
    ]);
    await expect(readWork(clerk(), readerWork)).rejects.toMatchObject({ code: 'not-found' });
    expect(joined.history.flatMap(({ fields }) => fields.map(({ field }) => field))).toContain('editions');
  });

  it('makes one result of the editions in the search and beside each other on the book page', async () => {
    expect(await hits('secret')).toEqual(
      expect.arrayContaining([
        [history, 0],
        [garden, 0],
      ]),
    );

    await joinWorks(clerk(), gardenWork, historyWork);

    expect(await hits('secret')).toHaveLength(1);
    expect((await readBookPage(shop(), { isbn: history })).editions.map(({ isbn }) => isbn)).toEqual([garden]);
    expect(await hits('tartt garden')).toEqual([[history, 0]]);
  });

  it('protects the work of each moved edition from files', async () => {
    await joinWorks(clerk(), historyWork, readerWork);

    expect((await readEdition(clerk(), vorleser)).edited.map(({ field }) => field)).toEqual(['work']);
  });

  it('refuses a work with itself, an unknown one and customers', async () => {
    await expect(joinWorks(clerk(), readerWork, readerWork)).rejects.toMatchObject({ code: 'state-moved' });
    await expect(joinWorks(clerk(), readerWork, 'no-such-work')).rejects.toMatchObject({ code: 'not-found' });
    await expect(joinWorks(ctxOf(env, 'a:clerk', at), readerWork, historyWork)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('partEdition', () => {
  it('moves an edition to its own work, with its own words and results', async () => {
    expect(await hits('schlink')).toEqual([[reader, 1]]);

    await partEdition(clerk(), reader);

    const { work } = await readEdition(clerk(), reader);
    expect(work).toMatchObject({ title: 'The Reader', editions: 1 });
    expect(work.work).toMatch(/^the-reader-schlink-[0-9a-z]{6}$/);
    expect((await readWork(clerk(), readerWork)).editions.map(({ isbn }) => isbn)).toEqual([vorleser]);
    expect(await hits('schlink')).toHaveLength(2);
    expect(await hits('vorleser')).toEqual([[vorleser, 0]]);
    expect((await readBookPage(shop(), { isbn: reader })).editions).toEqual([]);
  });

  it('is restored by the work of the edition', async () => {
    await partEdition(clerk(), reader);
    const change = (await readEdition(clerk(), reader)).history.find(({ canPutBack }) => canPutBack);

    await restoreValue(clerk(), change?.id ?? 0);

    expect((await readEdition(clerk(), reader)).work).toMatchObject({ work: readerWork, editions: 2 });
    expect(await hits('vorleser')).toEqual([[vorleser, 1]]);
  });

  it('refuses an edition that is alone in its work, and customers', async () => {
    await expect(partEdition(clerk(), history)).rejects.toMatchObject({ code: 'state-moved' });
    await expect(partEdition(ctxOf(env, 'a:clerk', at), reader)).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('describeWork', () => {
  it('shows a description in the reader’s language, else that of the edition, else English, else any', async () => {
    await write(readerWork, 'de', 'Ein Junge.');
    expect(await shownTo('ja', vorleser)).toEqual({ language: 'de', text: 'Ein Junge.' });

    await write(readerWork, 'en', 'A boy.');
    expect(await shownTo('de', reader)).toEqual({ language: 'de', text: 'Ein Junge.' });
    expect(await shownTo('ja', vorleser)).toEqual({ language: 'en', text: 'A boy.' });

    await editEdition(clerk(), vorleser, {
      fields: { description: { seen: null, value: { language: 'nl', text: 'Een jongen.' } } },
    });
    expect(await shownTo('ja', vorleser)).toEqual({ language: 'nl', text: 'Een jongen.' });
    expect(await shownTo('de', vorleser)).toEqual({ language: 'de', text: 'Ein Junge.' });
  });

  it('changes and removes a description, and puts it back', async () => {
    await write(readerWork, 'de', 'Ein Junge.');
    await write(readerWork, 'de', 'Ein Jugendlicher.', 'Ein Junge.');
    expect(await shownTo('de', reader)).toEqual({ language: 'de', text: 'Ein Jugendlicher.' });

    await write(readerWork, 'de', null, 'Ein Jugendlicher.');
    expect(await shownTo('de', reader)).toBeNull();
    const [removal] = (await readWork(clerk(), readerWork)).history;
    await restoreValue(clerk(), removal?.id ?? 0);

    expect(await shownTo('de', reader)).toEqual({ language: 'de', text: 'Ein Jugendlicher.' });
  });

  it('refuses a text that another clerk has written meanwhile, an unknown work, and customers', async () => {
    await write(readerWork, 'de', 'Ein Junge.');

    await expect(write(readerWork, 'de', 'Anders.')).rejects.toMatchObject({ code: 'state-moved' });
    await expect(write('no-such-work', 'de', 'x')).rejects.toMatchObject({ code: 'not-found' });
    await expect(write(readerWork, 'fr', 'x', null, ctxOf(env, 'a:clerk', at))).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});
