import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { bookRow, clerk, emptyCatalogue, importFile, rowsOf, undoAll } from '../../../../tests/imports/worker-undo';
import { testIsbn } from '../../../testing/shelf';
import { refreshFacets } from '../../search/refresh-facets';
import { refreshSitemap } from '../../search/refresh-sitemap';
import { refreshSpellings } from '../../search/refresh-spellings';
import { coverPath } from '../../cards/card-rows';
import { renameDeskAuthor } from '../authors/rename-author';
import { renamePublisher } from '../publishers/rename-publisher';
import { joinWorks } from '../works/join-works';
import { partEdition } from '../works/part-edition';
import { addEdition } from './add-edition';
import { editEdition } from './edit-edition';

/** Tables that follow the editions, without the number of their rebuild. */
const followers = async () => ({
  facets: await rowsOf('SELECT kind, value, count FROM facets WHERE count <> 0 ORDER BY kind, value'),
  spellings: await rowsOf('SELECT deleted, term, editions FROM spellings ORDER BY deleted, term'),
  sitemap: await rowsOf('SELECT * FROM sitemap_parts ORDER BY part'),
});

/** Rebuilds the same tables as a whole and returns their rows. */
async function rebuilt() {
  const ctx = clerk();
  await refreshFacets(ctx);
  await refreshSitemap(ctx);
  await refreshSpellings(ctx, { after: null, generation: 4_000_000_000 });
  return followers();
}

const [first, second, third] = [testIsbn(1), testIsbn(2), testIsbn(3)] as const;

beforeEach(async () => {
  await emptyCatalogue();
  await env.DB.batch(['facets', 'spellings', 'sitemap_parts'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await importFile('books', [
    bookRow(1, { title: 'Zebra crossing', publisher: 'Oxford', good: '2' }),
    bookRow(2, { title: 'Persuasion', author: 'Jane Austen', publisher: 'Penguin', language: 'de' }),
    bookRow(3, { title: 'Persuasion', author: 'Jane Austen', publisher: 'Penguin' }),
  ]);
});

describe('facets, spellings and the sitemap', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'title, language, subjects, publisher and price of an edition',
      () =>
        editEdition(clerk(), first, {
          fields: {
            title: { seen: 'Zebra crossing', value: 'Giraffe standing' },
            language: { seen: 'en', value: 'pl' },
            subjects: { seen: [], value: ['classics'] },
            publisher: { seen: 'Oxford', value: 'Cambridge' },
            reference_price: { seen: 1000, value: 4000 },
          },
        }),
    ],
    [
      'an edition that is withdrawn',
      () => editEdition(clerk(), first, { fields: { reference_price: { seen: 1000, value: null } } }),
    ],
    ['an edition that leaves its work', () => partEdition(clerk(), second)],
    [
      'a renamed author',
      () => renameDeskAuthor(clerk(), 'Jane Austen', { to: 'Janet Frame', keepOld: false, merge: false }),
    ],
    ['a renamed publisher', () => renamePublisher(clerk(), 'Penguin', { to: 'Puffin', merge: false })],
    [
      'an added edition',
      () =>
        addEdition(clerk(), {
          isbn: testIsbn(0),
          title: 'Okapi',
          subtitle: null,
          authors: ['Ann Author'],
          language: 'fr',
          publisher: null,
          published: null,
          format: 'hardcover',
          pages: null,
          reference_price: null,
        }),
    ],
  ])('follow at once: %s', async (_case, edit) => {
    await edit();

    const now = await followers();
    expect(now).toEqual(await rebuilt());
  });

  it('follow works that are joined and parted again', async () => {
    const [{ work } = {}, { work: other } = {}] = await rowsOf(
      `SELECT work FROM editions WHERE isbn IN ('${first}', '${third}')`,
    );
    await joinWorks(clerk(), String(work), String(other));
    const joined = await followers();
    expect(joined).toEqual(await rebuilt());

    await partEdition(clerk(), first);
    const parted = await followers();
    expect(parted).toEqual(await rebuilt());
  });

  it('follow the undo of an import', async () => {
    const before = await followers();
    const run = await importFile('more', [bookRow(1, { title: 'Wombat walking', language: 'it' }), bookRow(7)]);
    expect(await followers()).not.toEqual(before);

    await undoAll(run);

    expect(await followers()).toEqual(before);
  });
});

describe('the address of a drawn cover', () => {
  const address = async (isbn: string) => {
    const [row] = await rowsOf(`SELECT cover_url FROM editions WHERE isbn = '${isbn}'`);
    const url = row?.['cover_url'];
    return coverPath(isbn, typeof url === 'string' ? url : null);
  };
  const title = (seen: string, value: string) => editEdition(clerk(), first, { fields: { title: { seen, value } } });

  it('changes with the words that it shows, by an edit, a rename and a file', async () => {
    const drawn = [await address(first)];
    await title('Zebra crossing', 'Emma');
    drawn.push(await address(first));
    await renameDeskAuthor(clerk(), 'Ann Author', { to: 'Zoe', keepOld: false, merge: false });
    drawn.push(await address(first));
    await editEdition(clerk(), first, { fields: { publisher: { seen: 'Oxford', value: 'Faber' } } });
    expect(await address(first)).toBe(drawn[2]);
    await importFile('words', [bookRow(2, { title: 'Kim', author: 'Jane Austen', language: 'de' })]);

    expect(new Set(drawn).size).toBe(3);
    expect(drawn[0]).toBe(`/covers/${first}.svg?2`);
    expect(drawn[1]).toMatch(/^\/covers\/\d{13}\.svg\?2-[0-9a-z]{14}$/);
    expect(await address(second)).toMatch(/\?2-[0-9a-z]{14}$/);
    expect(await address(third)).toBe(`/covers/${third}.svg?2`);
  });

  it('leaves the address of a picture as it is', async () => {
    const own = 'https://covers.example/1.jpg';
    await env.DB.prepare('UPDATE editions SET cover_url = ?2 WHERE isbn = ?1').bind(first, own).run();

    await title('Zebra crossing', 'Emma');

    expect(await rowsOf(`SELECT cover_url FROM editions WHERE isbn = '${first}'`)).toEqual([{ cover_url: own }]);
  });
});
