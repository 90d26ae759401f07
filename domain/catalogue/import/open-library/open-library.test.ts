import { describe, expect, it } from 'vitest';
import { findColumns } from '../csv-columns';
import { libraryHeader, libraryRows } from '../library/library-rows';
import { parseRow, type ParsedRow } from '../row';
import { readAuthor } from './author-record';
import { plainDescription } from './description';
import { dumpLine, dumpRecord, openLibraryNumber, redirectTarget } from './dump-line';
import { readEditionRecord } from './edition-record';
import { openLibraryBook, type OpenLibraryBook } from './open-library-book';
import { gramsOfWeight, physicalFormat } from './physical-format';
import { readWorkRecord } from './work-record';

const all: ReadonlySet<string> = new Set();

const edition = {
  key: '/books/OL1M',
  type: { key: '/type/edition' },
  title: 'Roseanna',
  subtitle: 'Roman /',
  isbn_13: ['9783499156199'],
  isbn_10: ['3499156199'],
  authors: [{ key: '/authors/OL1A' }],
  works: [{ key: '/works/OL7W' }],
  languages: [{ key: '/languages/ger' }],
  translated_from: [{ key: '/languages/swe' }],
  translation_of: 'Roseanna (1965)',
  publishers: ['Rowohlt', 'Other'],
  publish_date: 'May 1999',
  physical_format: 'Mass Market Paperback',
  number_of_pages: 245,
  weight: '6.4 ounces',
  series: ['rororo thriller', 'Martin Beck ; 1'],
  subjects: ['Detective and mystery stories'],
  description: {
    type: '/type/text',
    value: 'Ein Roman, der nicht nur von dem Verbrechen erzählt. ([source][1])\n\n[1]: http://x.example',
  },
};
const work = {
  key: '/works/OL7W',
  title: 'Roseanna',
  authors: [{ author: { key: '/authors/OL1A' }, type: { key: '/type/author_role' } }, { author: '/authors/OL2A' }],
  first_publish_date: '1965',
  subjects: ['Police -- Sweden -- Fiction'],
  description: 'Das ist die Geschichte, mit der die Reihe der Romane und auch der Ruhm der Autoren begann.',
};
const author = {
  key: '/authors/OL1A',
  name: 'Maj Sjöwall',
  alternate_names: ['Sjöwall, Maj', 'Май Шёвалль', 'Maj Sjowall'],
};

function joined(changes: Readonly<Record<string, unknown>> = {}, workChanges: object = {}): OpenLibraryBook {
  const read = readEditionRecord({ ...edition, ...changes }, all);
  const named = readAuthor(author);
  if (typeof read === 'string') throw new Error(read);
  return openLibraryBook({
    edition: read,
    workNumber: 7,
    work: readWorkRecord({ ...work, ...workChanges }),
    authors: named === null ? [] : [named],
    authorsFrom: 'edition',
  });
}

/** Returns what the shop reads from each row of a book. */
function parsed({ book }: OpenLibraryBook): ParsedRow[] {
  const columns = findColumns(libraryHeader, []);
  if (typeof columns === 'string') throw new Error(columns);
  const options = { defaultPrice: null, language: null, format: null, starter: false };
  return libraryRows(book).map((cells) => parseRow(cells, columns, options));
}

describe('a joined edition', () => {
  it('fills every field of the row', () => {
    expect(parsed(joined())).toEqual([
      {
        ok: true,
        recovered: false,
        edition: {
          isbn: '9783499156199',
          title: 'Roseanna',
          subtitle: 'Roman',
          series: 'Martin Beck #1',
          authors: ['Maj Sjöwall'],
          language: 'de',
          publisher: 'Rowohlt',
          publisherContact: null,
          published: '1999-05',
          format: 'pocket',
          pages: 245,
          grams: 181,
          subjects: ['crime', 'fiction'],
          price: null,
          demand: null,
          description: 'Ein Roman, der nicht nur von dem Verbrechen erzählt.',
          descriptionLanguage: 'de',
          work: { slug: 'ol7w', title: 'Roseanna', authors: ['Maj Sjöwall'], language: 'sv', year: 1965 },
          workYear: 1965,
          sameWork: [],
          otherTitles: [{ language: 'sv', title: 'Roseanna (1965)' }],
          otherNames: [{ author: 'Maj Sjöwall', name: 'Май Шёвалль' }],
          stock: null,
        },
      },
    ]);
  });

  it('takes what it lacks from its work, and says so', () => {
    const { book, sources } = joined({ subjects: [], series: [], description: undefined }, { series: ['Beck ; 1'] });

    expect(book).toMatchObject({ subjects: ['fiction'], series: 'Beck #1' });
    expect(book.description?.text).toContain('Das ist die Geschichte');
    expect(sources).toEqual({
      authors: 'edition',
      subjects: 'work',
      series: 'work',
      description: 'work',
      workYear: 'work',
      otherTitles: 'edition',
    });
  });

  it('takes no description of the work in another language or of an unknown one', () => {
    const english = 'This is the story with which the series began, and the fame of both of its authors.';

    expect(joined({ description: '' }, { description: english }).book.description).toBeNull();
    expect(joined({ description: '' }, { description: 'Roseanna' }).book.description).toBeNull();
  });

  it('has a row for each edition, and no binding where one record names several', () => {
    const rows = parsed(joined({ isbn_13: ['9783499156199', '978-0-00-723283-3'], isbn_10: ['3499156199'] }));

    expect(rows.map((row) => (row.ok ? [row.edition.isbn, row.edition.format] : row))).toEqual([
      ['9783499156199', null],
      ['9780007232833', null],
    ]);
  });

  it('is refused by its row when its only ISBN is wrong', () => {
    expect(parsed(joined({ isbn_13: ['9783499156190'], isbn_10: [] }))).toEqual([
      { ok: false, reason: 'isbn-invalid' },
    ]);
  });
});

describe('readEditionRecord', () => {
  it.each([
    [{ isbn_13: undefined, isbn_10: [] }, 'without-isbn'],
    [{ physical_format: 'Audio CD' }, 'no-book'],
    [{ physical_format: 'Kindle Edition' }, 'no-book'],
    [{ title: 'Roseanna [electronic resource]' }, 'no-book'],
  ])('passes over %j', (changes, reason) => expect(readEditionRecord({ ...edition, ...changes }, all)).toBe(reason));

  it.each([
    [['de'], {}, true],
    [['en', 'fr'], {}, false],
    [['de'], { languages: [] }, true],
    [['en'], { languages: undefined }, false],
    [['de'], { languages: undefined, isbn_13: ['9790000000000'], isbn_10: [] }, false],
  ])('with %j wanted takes %j: %j', (languages, changes, isTaken) => {
    expect(typeof readEditionRecord({ ...edition, ...changes }, new Set(languages)) === 'object').toBe(isTaken);
  });

  it.each([
    [{ title: 'roseanna', title_prefix: 'The' }, { title: 'The roseanna' }],
    [{ title: "L' étranger :" }, { title: "L'étranger" }],
    [{ number_of_pages: '245', pagination: 'xii, 300 p.' }, { pages: '300' }],
    [{ languages: ['/languages/eng'] }, { language: 'en' }],
    [{ publishers: 'Rowohlt' }, { publisher: 'Rowohlt' }],
    [{ publishers: ['s.n.]'] }, { publisher: '' }],
    [{ subtitle: 'a dream = Made : un sueño' }, { subtitle: 'a dream' }],
    [{ authors: [{ key: '/authors/OL9A' }, null, 7, { key: 'x' }] }, { authors: [9] }],
    [
      { works: null, authors: 'x', subjects: 7, series: {} },
      { work: null, authors: [], series: '' },
    ],
    [{ description: ['x'] }, { description: null }],
  ])('reads %j as %j', (changes, facts) =>
    expect(readEditionRecord({ ...edition, ...changes }, all)).toMatchObject(facts),
  );
});

describe('readWorkRecord and readAuthor', () => {
  it('read both forms of an author’s role', () => expect(readWorkRecord(work).authors).toEqual([1, 2]));

  it('read translated titles whose language is known', () => {
    const titles = [{ text: 'Die Tote', language: { key: '/languages/ger' } }, { text: 'x' }, 7];

    expect(readWorkRecord({ ...work, translated_titles: titles }).otherTitles).toEqual([
      { language: 'de', title: 'Die Tote' },
    ]);
  });

  it.each([
    [{ name: 'Tolstoy, Leo' }, { name: 'Leo Tolstoy', otherNames: [] }],
    [
      { personal_name: 'Homer', alternate_names: 'Ὅμηρος' },
      { name: 'Homer', otherNames: ['Ὅμηρος'] },
    ],
    [{ name: 'A|B=C' }, { name: 'A B C', otherNames: [] }],
    [{ name: '' }, null],
    [{ name: 7 }, null],
  ])('reads the author %j', (record, read) => expect(readAuthor(record)).toEqual(read));
});

describe('dumpLine', () => {
  it('splits the five columns', () => {
    expect(dumpLine('/type/edition\t/books/OL1M\t3\t2011-04-27T19:07:26.894492\t{"a": "b\\tc"}')).toEqual({
      type: 'edition',
      key: '/books/OL1M',
      json: '{"a": "b\\tc"}',
    });
  });

  it.each(['', 'isbn,title', '/type/edition\t/books/OL1M\t3', '{"type": 1}'])('refuses %j', (line) => {
    expect(dumpLine(line)).toBeNull();
  });

  it('reads a record and refuses what is no object', () => {
    expect(dumpRecord('{"location": "/works/OL2W"}')).toEqual({ location: '/works/OL2W' });
    expect([dumpRecord('{"a": '), dumpRecord('7'), dumpRecord('[]'), dumpRecord('null')]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect([redirectTarget({ location: '/works/OL2W' }), redirectTarget({ location: 7 })]).toEqual(['/works/OL2W', '']);
  });

  it.each([
    ['/works/OL45804W', 'W', 45804],
    ['OL45804W', 'W', 45804],
    ['/works/OL45804W', 'A', null],
    ['/works/x', 'W', null],
  ] as const)('reads the number of %s as %s', (key, kind, number) => expect(openLibraryNumber(key, kind)).toBe(number));
});

describe('physicalFormat', () => {
  it.each([
    ['Paperback', 'paperback'],
    ['Trade Paperback', 'paperback'],
    ['Mass Market Paperback', 'pocket'],
    ['Taschenbuch', 'pocket'],
    ['Hardcover', 'hardcover'],
    ['Gebundene Ausgabe', 'hardcover'],
    ['Library Binding', 'hardcover'],
    ['Broché', 'paperback'],
    ['Board book', 'hardcover'],
    ['Hardcover with CD', 'hardcover'],
    ['Spiral-bound', 'other'],
    ['Unknown Binding', null],
    ['', null],
    ['Audio CD', 'no-book'],
    ['Audio cassette', 'no-book'],
    ['MP3 CD', 'no-book'],
    ['E-book', 'no-book'],
    ['eBook', 'no-book'],
    ['Electronic resource', 'no-book'],
    ['[electronic resource] /', 'no-book'],
    ['DVD', 'no-book'],
    ['Microform', 'no-book'],
  ])('reads %s as %s', (text, format) => expect(physicalFormat(text)).toBe(format));
});

describe('gramsOfWeight', () => {
  it.each([
    ['9.9 ounces', '281'],
    ['1.2 pounds', '544'],
    ['500 grams', '500'],
    ['0,5 kg', '500'],
    ['12', ''],
    ['heavy', ''],
    ['', ''],
  ])('reads %s as %s', (text, grams) => expect(gramsOfWeight(text)).toBe(grams));
});

describe('plainDescription', () => {
  it.each([
    ['A **bold** book. ([source][1])\n\n  [1]: http://x.example/y', 'A bold book.'],
    ['A book.\r\n----------\r\nAlso contained in:\r\n- Other', 'A book.'],
    ['See [the series](http://x.example).', 'See the series.'],
    ['One<br/>two', 'One two'],
    ['> A quote.\n> Its end.', 'A quote. Its end.'],
    [{ type: '/type/text', value: 'Text' }, 'Text'],
    [7, ''],
  ])('reads %j', (value, text) => expect(plainDescription(value)).toBe(text));
});
