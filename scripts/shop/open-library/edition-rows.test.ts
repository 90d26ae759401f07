import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LibraryCounts, type LibraryFilter, type LibraryItem } from '../library/library-items';
import { editionItems } from './edition-rows';
import { openJoinStore, type JoinStore } from './join-store';

const root = mkdtempSync(join(tmpdir(), 'dogear-open-library-'));
let files = 0;

const everything: LibraryFilter = { languages: new Set(), isbns: null, limit: null };
const isbns = ['9783499156199', '9780007232833', '9780140449136', '9782070360024'];

const dumpLine = (type: string, key: string, record: object) =>
  [`/type/${type}`, key, '3', '2011-04-27T19:07:26.894492', JSON.stringify({ key, ...record })].join('\t');

const edition = (number: number, more: object = {}) =>
  dumpLine('edition', `/books/OL${number}M`, {
    title: `Edition ${number}`,
    isbn_13: [isbns[number - 1] ?? ''],
    works: [{ key: '/works/OL1W' }],
    languages: [{ key: '/languages/eng' }],
    ...more,
  });

const works = [
  dumpLine('work', '/works/OL1W', { title: 'A work', authors: [{ author: { key: '/authors/OL1A' } }] }),
  dumpLine('work', '/works/OL2W', { title: 'Another work' }),
  dumpLine('redirect', '/works/OL3W', { location: '/works/OL4W' }),
  dumpLine('redirect', '/works/OL4W', { location: '/works/OL2W' }),
  dumpLine('redirect', '/works/OL5W', { location: '/works/OL6W' }),
  dumpLine('redirect', '/works/OL6W', { location: '/works/OL5W' }),
  dumpLine('delete', '/works/OL7W', {}),
];
const authors = [
  dumpLine('author', '/authors/OL1A', { name: 'Anton Chekhov', alternate_names: ['Антон Чехов', 'Chekhov, Anton'] }),
  dumpLine('author', '/authors/OL2A', { name: 'Jane Austen' }),
  dumpLine('redirect', '/authors/OL3A', { location: '/authors/OL2A' }),
];

function fileOf(content: string | Uint8Array, name = 'dump.txt'): string {
  files += 1;
  const file = join(root, `${files}-${name}`);
  writeFileSync(file, content);
  return file;
}

const fileOfLines = (lines: readonly string[]) => fileOf(lines.map((each) => `${each}\n`).join(''));

/** Opens a store of lines in a folder of its own. */
async function storeOf(lines: readonly string[], folder = mkdtempSync(join(root, 'store-'))): Promise<JoinStore> {
  return (await openJoinStore(folder, [fileOfLines(lines)], 'one', () => undefined)).store;
}

interface Reading {
  readonly filter?: Partial<LibraryFilter>;
  readonly from?: number;
  readonly counts?: LibraryCounts;
  readonly store?: JoinStore;
}

async function itemsOf(file: string, { filter = {}, from = 0, counts = new LibraryCounts(), store }: Reading = {}) {
  const found: LibraryItem[] = [];
  const options = { filter: { ...everything, ...filter }, counts, from };
  for await (const item of editionItems(
    file,
    store ?? (await storeOf([...works, ...authors])),
    options,
    () => undefined,
  ))
    found.push(item);
  return found;
}

/** Returns one line for each item: title, authors and work of a row, or what is wrong with a line. */
const linesOf = (items: readonly LibraryItem[]) =>
  items.map((item) => {
    if (item.kind === 'row')
      return item.cells.length === 0
        ? 'done'
        : [item.cells[1], item.cells[4], item.cells[14]].filter(Boolean).join(', ');
    if (item.kind === 'bad') return `${item.number} ${item.name || '?'}: ${item.reason}`;
    return `${item.records} read, ${item.isWhole ? 'whole' : 'cut'}`;
  });

describe('editions of a dump', () => {
  it.each([
    ['takes the authors of the work', edition(1), 'Edition 1, Anton Chekhov, ol1w'],
    [
      'takes its own authors first',
      edition(1, { authors: [{ key: '/authors/OL2A' }] }),
      'Edition 1, Jane Austen, ol1w',
    ],
    [
      'follows a redirected author',
      edition(1, { authors: [{ key: '/authors/OL3A' }] }),
      'Edition 1, Jane Austen, ol1w',
    ],
    [
      'takes the work’s authors for unknown ones',
      edition(1, { authors: [{ key: '/authors/OL9A' }] }),
      'Edition 1, Anton Chekhov, ol1w',
    ],
    ['follows a redirected work', edition(1, { works: [{ key: '/works/OL3W' }] }), 'Edition 1, ol2w'],
    ['survives a circle of redirects', edition(1, { works: [{ key: '/works/OL5W' }] }), 'Edition 1, ol5w'],
    ['keeps the key of a deleted work', edition(1, { works: [{ key: '/works/OL7W' }] }), 'Edition 1, ol7w'],
    ['needs no work', edition(1, { works: undefined }), 'Edition 1'],
  ])('%s', async (_, line, row) => {
    expect(linesOf(await itemsOf(fileOfLines([line])))).toEqual([row, '1 read, whole']);
  });

  it('bring other names of authors', async () => {
    const [item] = await itemsOf(fileOfLines([edition(1)]));

    expect(item?.kind === 'row' ? item.cells.at(-1) : item).toBe('Anton Chekhov = Антон Чехов');
  });

  it('count what is passed over, and where fields come from', async () => {
    const counts = new LibraryCounts();
    const lines = [
      edition(1),
      edition(2, { isbn_13: [] }),
      edition(2, { physical_format: 'Audio CD' }),
      edition(2, { languages: [{ key: '/languages/fre' }] }),
      dumpLine('redirect', '/books/OL5M', { location: '/books/OL1M' }),
      dumpLine('delete', '/books/OL6M', {}),
      ...works.slice(0, 1),
    ];

    await itemsOf(fileOfLines(lines), { counts, filter: { languages: new Set(['en']) } });

    expect(Object.fromEntries(counts.passed)).toEqual({
      'without-isbn': 1,
      'no-book': 1,
      'other-language': 1,
      deleted: 2,
      'other-type': 1,
    });
    expect(Object.fromEntries(counts.sources)).toEqual({ 'authors work': 1 });
  });

  it('go on at the row at which an import stopped, whatever the join has', async () => {
    const file = fileOfLines([edition(1, { isbn_13: isbns.slice(0, 2) }), edition(3), edition(4)]);

    expect(linesOf(await itemsOf(file, { from: 2 }))).toEqual([
      'done',
      'done',
      'Edition 3, Anton Chekhov, ol1w',
      'Edition 4, Anton Chekhov, ol1w',
      '3 read, whole',
    ]);
    expect(await itemsOf(file, { from: 1 })).toHaveLength(5);
  });

  it('are read in part by ISBN and number', async () => {
    const file = fileOfLines([edition(1, { isbn_13: isbns.slice(0, 2) }), edition(3), edition(4)]);

    expect(linesOf(await itemsOf(file, { filter: { isbns: new Set([isbns[1] ?? '']) } }))).toEqual([
      'Edition 1, Anton Chekhov, ol1w',
      '3 read, whole',
    ]);
    expect(await itemsOf(file, { filter: { limit: 1 } })).toHaveLength(2);
    expect(await itemsOf(file, { filter: { limit: 3 } })).toHaveLength(4);
  });
});

describe('a bad line', () => {
  it.each([
    ['without its columns', Buffer.from('isbn,title'), '2 ?: line-broken'],
    ['with broken JSON', Buffer.from('/type/edition\t/books/OL9M\t1\t2011\t{"title": '), '2 OL9M: json-broken'],
    [
      'that is not UTF-8',
      Buffer.from('/type/edition\t/books/OL9M\t1\t2011\t{"title": "Café"}', 'latin1'),
      '2 ?: text-broken',
    ],
    ['of 50 MB', Buffer.alloc(50_000_000, 'x'), '2 ?: record-too-large'],
  ])('%s is reported with its number, and the others are read', async (_, bad, problem) => {
    const file = fileOf(Buffer.concat([Buffer.from(`${edition(1)}\n`), bad, Buffer.from(`\n\n${edition(2)}\r\n`)]));

    expect(linesOf(await itemsOf(file))).toEqual([
      'Edition 1, Anton Chekhov, ol1w',
      problem,
      'Edition 2, Anton Chekhov, ol1w',
      '2 read, whole',
    ]);
  });
});

describe('a dump', () => {
  const lines = [edition(1), edition(2), edition(3)].map((line) => `${line}\n`).join('');

  it('may be packed', async () => {
    expect(await itemsOf(fileOf(gzipSync(lines)))).toHaveLength(4);
  });

  it('that is cut is read up to the cut, and the cut is reported', async () => {
    const cut = linesOf(await itemsOf(fileOf(lines.slice(0, -40))));
    const many = Array.from({ length: 2_000 }, (_, at) => `${edition(1, { title: `${at} ${Math.sin(at)}` })}\n`).join(
      '',
    );
    const packed = linesOf(await itemsOf(fileOf(gzipSync(many).subarray(0, -2_000))));

    expect(cut.slice(2)).toEqual(['3 OL3M: record-cut', '2 read, cut']);
    expect(packed.length).toBeGreaterThan(500);
    expect(packed.at(-1)).toMatch(/ read, cut$/);
  });

  it('without a line end at its end is whole', async () => {
    expect(linesOf(await itemsOf(fileOf(lines.trimEnd()))).at(-1)).toBe('3 read, whole');
  });
});

describe('openJoinStore', () => {
  it('takes the store of the same files again, and deletes those of others', async () => {
    const folder = mkdtempSync(join(root, 'store-'));
    const file = fileOfLines([...works, ...authors]);
    const open = async (fingerprint: string) => {
      const { store, isReused } = await openJoinStore(folder, [file], fingerprint, () => undefined);
      store.close();
      return isReused;
    };

    expect([await open('one'), await open('one'), await open('two'), await open('one')]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(readdirSync(folder)).toEqual(['open-library-1-one.sqlite']);
  });

  it('counts lines that can’t be read', async () => {
    const file = fileOfLines([...works, 'x', '/type/work\t/works/OL9W\t1\t2011\t{', ...authors]);

    expect((await openJoinStore(mkdtempSync(join(root, 'store-')), [file], 'one', () => undefined)).bad).toBe(2);
  });

  it.each([
    ['is cut', gzipSync([...works, ...authors].join('\n')).subarray(0, -20), 'The end of '],
    ['has no works and authors', 'isbn,title\n', 'is a work or an author'],
  ])('refuses a file that %s, and leaves no store', async (_, content, sentence) => {
    const folder = mkdtempSync(join(root, 'store-'));

    await expect(openJoinStore(folder, [fileOf(content)], 'one', () => undefined)).rejects.toThrow(sentence);

    expect([existsSync(folder), readdirSync(folder)]).toEqual([true, []]);
  });
});
