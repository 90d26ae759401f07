import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'dogear-library-'));
/** Starts and rows that the shop got. */
const starts: unknown[] = [];
const rows: (readonly string[])[] = [];
/** Row at which the shop continues an import. */
let nextRow = 0;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text);
}

/** A shop that takes every row as new, and refuses the row whose title is "Refused". */
const shop = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const path = request.url ?? '';
    const sent: readonly (readonly string[])[] =
      typeof body === 'object' && body !== null && 'rows' in body && Array.isArray(body.rows) ? body.rows : [];
    rows.push(...sent);
    if (path.endsWith('/imports')) starts.push(body);
    const from = Number(/rows\/(\d+)$/.exec(path)?.[1] ?? 0);
    const rejected = sent.flatMap((cells, at) =>
      cells.includes('Refused') ? [{ row: from + at, reason: 'title-missing' }] : [],
    );
    const added = sent.length - rejected.length;
    const answer = path.endsWith('/finish')
      ? { done: true, after: null }
      : path.endsWith('/imports')
        ? { run: 'one', columns: {}, headerIsRow: false, nextRow, finished: false }
        : { added, updated: 0, unchanged: 0, recovered: 0, rejected, nextRow: from + sent.length };
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer));
  });
});

let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', () => resolve());
  });
  const address = shop.address();
  url = typeof address === 'object' && address !== null ? `http://127.0.0.1:${address.port}` : '';
});
afterAll(() => {
  shop.close();
});

function fileOf(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

/** Runs the command. */
function run(file: string, ...flags: readonly string[]): Promise<Ended> {
  starts.length = 0;
  rows.length = 0;
  const command = ['scripts/import-catalogue.mjs', '--url', url, '--token', 'token', ...flags, file];
  const env = { ...process.env, STATE_DIR: join(folder, 'state') };
  return new Promise((resolve) => {
    execFile(process.execPath, command, { env }, (error, out, said) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, said });
    });
  });
}

const line = (type: string, key: string, record: object) =>
  `/type/${type}\t${key}\t1\t2020-01-01T00:00:00\t${JSON.stringify(record)}\n`;
const edition = (key: string, title: string, isbn: string) =>
  line('edition', `/books/${key}`, { title, isbn_13: [isbn], works: [{ key: '/works/OL1W' }] });

const works = fileOf('works.txt', line('work', '/works/OL1W', { title: 'W', authors: [{ author: '/authors/OL1A' }] }));
const authors = fileOf('authors.txt.gz', gzipSync(line('author', '/authors/OL1A', { name: 'Maj Sjöwall' })));
const editions = fileOf(
  'editions.txt.gz',
  gzipSync(
    edition('OL1M', 'Roseanna', '9780007232833') +
      'broken\n' +
      edition('OL2M', 'Refused', '9783499156199') +
      edition('OL3M', 'Third', '9780140449136'),
  ),
);
const joins = ['--works', works, '--authors', authors];

describe('catalogue:import of a dump', () => {
  it('joins works and authors, reports bad lines, and names the record of a field', async () => {
    const sources = join(folder, 'sources.csv');

    const { code, out } = await run(editions, ...joins, '--sources', sources);

    expect(code).toBe(0);
    expect(rows[0]).toEqual(expect.arrayContaining(['9780007232833', 'Roseanna', 'Maj Sjöwall', 'ol1w']));
    expect(out).toContain('2 added, 0 updated, 0 unchanged, 0 damaged ISBNs recovered, 2 records left out');
    expect(out).toContain('record 2: the line does not have the five columns of a dump (broken)');
    expect(out).toContain('record 3, OL2M: no title');
    expect(out).toContain('authors work 3');
    expect(out).toMatch(
      /Source: editions\.txt\.gz [0-9a-f]{16} \+ works\.txt [0-9a-f]{16} \+ authors\.txt\.gz [0-9a-f]{16}/,
    );
    expect(readFileSync(sources, 'utf8').split('\n').slice(0, 2)).toEqual([
      'isbn,edition,authors,subjects,series,description,workYear,otherTitles',
      '9780007232833,OL1M,work,,,,,',
    ]);
    expect(readFileSync(`${editions}.rejected.csv`, 'utf8')).toBe(
      'record,name,reason\n2,,line-broken\n3,OL2M,title-missing\n',
    );
  });

  it('follows redirects of a dump of their own', async () => {
    const moved = fileOf('moved.txt', edition('OL1M', 'Roseanna', '9780007232833').replace('OL1W', 'OL8W'));
    const redirects = fileOf('redirects.txt', line('redirect', '/works/OL8W', { location: '/works/OL1W' }));

    await run(moved, ...joins, '--redirects', redirects);

    expect(rows[0]).toEqual(expect.arrayContaining(['Maj Sjöwall', 'ol1w']));
  });

  it('goes on at the row where it stopped, with the works and authors that it read before', async () => {
    await run(editions, ...joins);
    nextRow = 2;

    const { out } = await run(editions, ...joins, '--resume');
    nextRow = 0;

    expect(rows.map((cells) => cells[1])).toEqual(['Third']);
    expect(out).toContain('The works and authors of these files were read before.');
    expect(out).toContain('Went on at row 3');
  });

  it('names another source for another part of the file', async () => {
    await run(editions, ...joins, '--limit', '1');
    const [limited] = starts;

    expect(rows).toHaveLength(1);
    expect(limited).toEqual(expect.objectContaining({ source: expect.stringMatching(/ \+ part [0-9a-f]{8}$/) }));
  });

  it('sends only books whose ISBN is in a list', async () => {
    const list = fileOf('stock.csv', 'ISBN;Titel\n0-14-044913-2;Drei\n9780000000000;x\n');

    const { out } = await run(editions, ...joins, '--isbns', list);

    expect(rows.map((cells) => cells[1])).toEqual(['Third']);
    expect(out).toContain('2 records passed: not in the list of ISBNs');
  });

  it.each([
    ['without works', ['--authors', authors], 'needs --works FILE and --authors FILE'],
    ['with a works file that is not there', ['--works', 'none.txt', '--authors', authors], 'There is no file none.txt'],
    ['with a wrong language', [...joins, '--languages', 'german'], '--languages german is no language like de'],
    [
      'with a cut works file',
      ['--works', fileOf('cut.gz', gzipSync('x'.repeat(99)).subarray(0, -9)), '--authors', authors],
      'The end of',
    ],
  ])('%s ends with one sentence and starts no import', async (_, flags, sentence) => {
    const { code, said } = await run(editions, ...flags);

    expect({ code, starts }).toEqual({ code: 1, starts: [] });
    expect(said).toContain(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it('that is cut is imported up to the cut, and fails', async () => {
    const cut = fileOf('cut.txt', `${edition('OL1M', 'Roseanna', '9780007232833')}/type/edition\t/books/OL2M\t1`);

    const { code, said } = await run(cut, ...joins);

    expect({ code, said }).toEqual({ code: 1, said: 'The end of the file is missing: 1 records were read whole.\n' });
    expect(rows).toHaveLength(1);
  });
});

describe('catalogue:import of MARC in XML', () => {
  const record = (number: string, title: string) =>
    `<record><leader>01324cam a2200349 i 4500</leader><controlfield tag="001">${number}</controlfield>` +
    '<datafield tag="020" ind1=" " ind2=" "><subfield code="a">9783499156199</subfield></datafield>' +
    `<datafield tag="245" ind1="1" ind2="0"><subfield code="a">${title}</subfield></datafield></record>`;
  const collection = (...records: readonly string[]) =>
    `<collection xmlns="http://www.loc.gov/MARC21/slim">${records.join('\n')}</collection>`;

  it('is known by its beginning, and its bad records are reported by number and control number', async () => {
    const file = fileOf(
      'marc.xml',
      collection(record('a1', 'One'), record('b2', 'Bad & worse'), record('c3', 'Refused')),
    );

    const { code, out } = await run(file);

    expect({ code, titles: rows.map((cells) => cells[1]) }).toEqual({ code: 0, titles: ['One', 'Refused'] });
    expect(out).toContain('record 2, b2: no good XML (line 2: ');
    expect(out).toContain('record 3, c3: no title');
  });

  it.each([
    ['bomb.xml', `<!DOCTYPE x [<!ENTITY a "aa">]>${collection(record('a', '&a;'))}`, [], 'declares a document type'],
    ['latin.xml', Buffer.from(collection(record('a', 'Café')), 'latin1'), [], 'is not UTF-8'],
  ])('%s is refused in one sentence and starts no import', async (name, content, flags, sentence) => {
    const { code, said } = await run(fileOf(name, content), ...flags);

    expect({ code, starts }).toEqual({ code: 1, starts: [] });
    expect(said).toContain(sentence);
    expect(said.trim().split('\n')).toHaveLength(1);
  });
});
