import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { libraryFormatOf } from '../library/file-format';
import { LibraryCounts, type LibraryFilter, type LibraryItem } from '../library/library-items';
import { marcItems, marcItemsOfFile } from './marc-rows';
import { parseRecord } from './parse-record';

const everything: LibraryFilter = { languages: new Set(), isbns: null, limit: null };

const subfields = (parts: string) =>
  parts
    .split('$')
    .slice(1)
    .map((part) => `<subfield code="${part.charAt(0)}">${part.slice(1)}</subfield>`)
    .join('');
const field = (tag: string, parts: string) =>
  `<datafield tag="${tag}" ind1="1" ind2=" ">${subfields(parts)}</datafield>`;

/** Returns a record of MARC 21 with a control number and a title. */
const record = (number: string, title: string, isbn = '9783499156199', attributes = '') =>
  `<record${attributes}>\n<leader>01324cam a2200349 i 4500</leader><controlfield tag="001">${number}</controlfield>\n` +
  `${field('020', `$a${isbn}`)}${field('245', `$a${title} /$cX`)}</record>\n`;

const slim = 'xmlns="http://www.loc.gov/MARC21/slim"';
const collection = (...records: readonly string[]) =>
  `<?xml version="1.0"?>\n<collection ${slim}>\n${records.join('')}</collection>\n`;

async function* pieces(text: string, length: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += length) yield text.slice(at, at + length);
}

/** Returns one line for each item: the name and title of a row, or what is wrong with a record. */
function line(item: LibraryItem): string {
  if (item.kind === 'row') return `${item.name} ${item.cells[1]}`;
  if (item.kind === 'bad') return `${item.number} ${item.name || '?'}: ${item.reason}`;
  return `${item.records} read, ${item.isWhole ? 'whole' : 'cut'}`;
}

async function linesOf(
  text: string,
  {
    length = 100_000,
    filter = {},
    counts = new LibraryCounts(),
  }: {
    readonly length?: number;
    readonly filter?: Partial<LibraryFilter>;
    readonly counts?: LibraryCounts;
  } = {},
): Promise<string[]> {
  const options = { filter: { ...everything, ...filter }, counts, dialect: null };
  const found: string[] = [];
  for await (const item of marcItems(pieces(text, length), options)) found.push(line(item));
  return found;
}

const good = [record('a', 'One'), record('b', 'Two'), record('c', 'Three')];
const three = ['a One', 'b Two', 'c Three', '3 read, whole'];

describe('records of MARC in XML', () => {
  it.each([
    ['a collection', collection(...good)],
    [
      'with a prefix',
      collection(...good)
        .replace(/<(\/?)(?=[a-z])/g, '<$1marc:')
        .replace('xmlns', 'xmlns:marc'),
    ],
    [
      'wrapped in an answer of SRU',
      `<srw:searchRetrieveResponse xmlns:srw="x">${good
        .map((each) => `<srw:record><srw:recordData>${each}</srw:recordData><srw:recordPosition/></srw:record>`)
        .join('')}</srw:searchRetrieveResponse>`,
    ],
    [
      'wrapped in records of OAI without a prefix',
      `<OAI>${good.map((each) => `<record><header/><metadata>${each}</metadata></record>`).join('')}</OAI>`,
    ],
    [
      'with long attributes',
      collection(...good).replaceAll('<record>', `<record xsi:schemaLocation="${'x'.repeat(900)}">`),
    ],
    ['with comments and CDATA', collection(...good, '<!-- <record> --><![CDATA[</record>]]>')],
    [
      'with a comment inside a record',
      collection(...good.map((each) => each.replace('<datafield', '<!-- </record> --><datafield'))),
    ],
  ])('are read: %s', async (_, text) => {
    for (const length of [100_000, 777, 40]) expect(await linesOf(text, { length })).toEqual(three);
  });

  it('are UNIMARC where their header names it', async () => {
    const french = record('a', 'Un').replace('tag="245"', 'tag="200"').replace('tag="020"', 'tag="010"');

    expect(await linesOf(collection(french.replace('<record>', '<record format="UNIMARC">')))).toEqual([
      'a Un',
      '1 read, whole',
    ]);
  });

  it('may write a blank indicator as #', () => {
    const { fields } = parseRecord('<record><datafield tag="214" ind1="#" ind2="0"></datafield></record>');

    expect(fields).toMatchObject([{ first: ' ', second: '0' }]);
  });

  it('have entities and decomposed letters as they are printed', async () => {
    expect(await linesOf(collection(record('a', 'Caf\u0065\u0301 &amp; \u0098Die\u009c &#233;')))).toEqual([
      'a Café & Die é',
      '1 read, whole',
    ]);
  });

  it('are read in part by language, ISBN and number', async () => {
    const counts = new LibraryCounts();
    const english = record('e', 'English', '9780007232833');
    const text = collection(...good, english);

    expect(await linesOf(text, { filter: { languages: new Set(['en']) }, counts })).toEqual([
      'e English',
      '4 read, whole',
    ]);
    expect([...counts.passed]).toEqual([['other-language', 3]]);
    expect(await linesOf(text, { filter: { isbns: new Set(['9780007232833']) } })).toEqual([
      'e English',
      '4 read, whole',
    ]);
    expect((await linesOf(text, { filter: { limit: 2 } })).slice(0, 2)).toEqual(['a One', 'b Two']);
    expect(await linesOf(text, { filter: { limit: 2 } })).toHaveLength(3);
  });

  it('are one at a time in memory', async () => {
    let read = 0;
    let maxUnread = 0;
    const chunks = async function* () {
      yield `<collection ${slim}>`;
      for (let at = 0; at < 3_000; at += 1) {
        read += 1;
        yield record(String(at), 'Title');
      }
      yield '</collection>';
    };

    let rows = 0;
    for await (const item of marcItems(chunks(), { filter: everything, counts: new LibraryCounts(), dialect: null })) {
      if (item.kind !== 'row') continue;
      rows += 1;
      maxUnread = Math.max(maxUnread, read - rows);
    }

    expect({ rows, maxUnread }).toEqual({ rows: 3_000, maxUnread: 0 });
  });
});

describe('a bad record', () => {
  it.each([
    ['that is no good XML', record('x', 'Bad & worse'), '2 x: xml-broken'],
    [
      'with crossed tags',
      record('x', 'X').replace('</datafield></record>', '</record></datafield>'),
      '2 x: xml-broken',
    ],
    ['that does not end', record('x', 'X').replace('</record>', ''), '2 x: record-unclosed'],
    ['that has no fields', '<record><leader>x</leader></record>', '2 ?: no-fields'],
    ['that is empty', '<record/>', '2 ?: no-fields'],
    ['with an entity of its own', record('x', '&bomb;'), '2 x: xml-broken'],
    ['of 5 MB', record('x', 'y'.repeat(5_000_000)), '2 ?: record-too-large'],
  ])('%s is reported with its number and control number, and the others are read', async (_, bad, problem) => {
    const text = collection(good[0] ?? '', bad, good[1] ?? '');
    const found = await linesOf(text);

    expect(found.toSpliced(-1)).toEqual(['a One', problem, 'b Two']);
  });
});

describe('a file', () => {
  it.each([
    [
      'is cut inside a record',
      collection(...good).slice(0, -120),
      ['a One', 'b Two', '3 c: record-cut', '2 read, cut'],
    ],
    [
      'is cut between records',
      collection(...good).replace('</collection>', ''),
      ['a One', 'b Two', 'c Three', '3 read, cut'],
    ],
  ])('that %s says so', async (_, text, lines) => expect(await linesOf(text)).toEqual(lines));

  it.each([
    ['plain text', 'a,b\n1,2\n', 'The file is no XML.'],
    ['another kind of XML', '<rss><channel/></rss>', 'has no record of MARC 21 or UNIMARC'],
    ['an entity bomb', `<!DOCTYPE x [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${collection(...good)}`, 'a document type'],
    [
      'an entity of another file',
      `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>${collection()}`,
      'a document type',
    ],
  ])('that is %s is refused', async (_, text, sentence) => {
    await expect(linesOf(text)).rejects.toThrow(sentence);
  });

  const folder = mkdtempSync(join(tmpdir(), 'dogear-marc-'));
  const fileOf = (name: string, bytes: Uint8Array) => {
    writeFileSync(join(folder, name), bytes);
    return join(folder, name);
  };
  const read = async (file: string, encoding: string | null = null) => {
    const options = { filter: everything, counts: new LibraryCounts(), dialect: null, encoding };
    const found: string[] = [];
    for await (const item of marcItemsOfFile(file, options, () => undefined)) found.push(line(item));
    return found;
  };

  it('may be packed, and may be cut there', async () => {
    const packed = gzipSync(collection(...good));

    expect(await read(fileOf('good.xml.gz', packed))).toEqual(three);
    expect((await read(fileOf('cut.xml.gz', packed.subarray(0, -30)))).at(-1)).toMatch(/cut$/);
  });

  it('in a wrong encoding is refused', async () => {
    const text = collection(record('a', 'Café')).replace('?>', ' encoding="UTF-8"?>');

    await expect(read(fileOf('latin.xml', Buffer.from(text, 'latin1')))).rejects.toThrow('is not UTF-8');
    expect(await read(fileOf('latin2.xml', Buffer.from(text, 'latin1')), 'latin1')).toEqual([
      'a Café',
      '1 read, whole',
    ]);
  });

  it.each([
    ['MARC in XML', collection(...good), 'marc'],
    ['MARC in XML, packed', gzipSync(collection(...good)), 'marc'],
    ['MarcXchange', '<mxc:record xmlns:mxc="info:lc/xmlns/marcxchange-v2"/>', 'marc'],
    ['MARC without a namespace', '<r><record><leader>x</leader></record></r>', 'marc'],
    ['a dump', '/type/edition\t/books/OL1M\t1\t2020\t{}\n', 'open-library'],
    ['a packed dump', gzipSync('/type/edition\t/books/OL1M\t1\t2020\t{}\n'), 'open-library'],
    ['ONIX', '<ONIXMessage release="3.0"/>', null],
    ['a list', 'isbn,title\n', null],
  ])('knows %s by its beginning', async (_, text, format) => {
    expect(await libraryFormatOf(fileOf('any', Buffer.from(text)))).toBe(format);
  });

  it('of MARC that is no XML explains how to convert it', async () => {
    const exchange = `00714cam a2200205 a 4500001001300000\u001e   12883376 \u001e\u001d`;

    await expect(libraryFormatOf(fileOf('x.mrc', Buffer.from(exchange)))).rejects.toThrow('yaz-marcdump');
  });
});
