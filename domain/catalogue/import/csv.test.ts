import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findColumns, type Columns } from './csv-columns';
import { repairName, repairText } from './csv-text';
import { parseRow } from './row';
import { readCents, readFormat, readGrade, readPublished } from './row-values';

const options = { defaultPrice: null, language: null, format: null, starter: false };
const columnsOf = (header: string[], rows: string[][]): Columns => {
  const columns = findColumns(header, rows);
  if (typeof columns === 'string') throw new Error(columns);
  return columns;
};
const parse = (header: string[], row: string[], rows = [row]) => parseRow(row, columnsOf(header, rows), options);

describe('findColumns', () => {
  it.each([
    [
      ['ISBN', 'Titel', 'Autor', 'Verlag', 'Jahr', 'Preis'],
      { isbn: 0, title: 1, authors: 2, publisher: 3, published: 4, price: 5 },
    ],
    [['titre', 'auteur', 'éditeur', 'ISBN-13'], { title: 0, authors: 1, publisher: 2, isbn13: 3 }],
    [['書名', '著者', '出版社', 'ISBN', '価格'], { title: 0, authors: 1, publisher: 2, isbn: 3, price: 4 }],
    [['العنوان', 'المؤلف', 'ISBN'], { title: 0, authors: 1, isbn: 2 }],
    [['isbn13', 'isbn', 'original_title', 'title'], { isbn13: 0, isbn: 1, title: 3 }],
    [
      ['Title', 'Primary Author', 'Date', 'Media', 'Languages', 'ISBN'],
      { title: 0, authors: 1, published: 2, format: 3, language: 4, isbn: 5 },
    ],
    [['author_details', 'title', 'isbn', 'date_published'], { authors: 0, title: 1, isbn: 2, published: 3 }],
    [['isbn_13', 'title', 'author_text'], { isbn13: 0, title: 1, authors: 2 }],
    [['ISBN', 'Title', 'Published At'], { isbn: 0, title: 1, published: 2 }],
  ])('finds the columns of %j by name', (header, at) => expect(columnsOf(header, []).at).toEqual(at));

  it('finds unnamed columns by content', () => {
    const rows = [
      ['0425115801', 'Lightning', 'Dean R. Koontz', '1996', 'Berkley', 'http://x.example/a.jpg'],
      ['0449006522', 'Manhattan Hunt Club', 'JOHN SAUL', '2002', 'Ballantine Books', 'http://x.example/b.jpg'],
      ['0553561618', 'Dark Paradise', 'TAMI HOAG', '1994', 'Bantam', 'http://x.example/c.jpg'],
      ['055356451X', 'Night Sins', 'TAMI HOAG', '1995', 'Bantam', 'http://x.example/d.jpg'],
      ['0553572350', 'Guilty as Sin', 'TAMI HOAG', '1996', 'Bantam', 'http://x.example/e.jpg'],
    ];
    const at = { isbn: 0, title: 1, authors: 2, published: 3, publisher: 4 };
    expect(columnsOf(['0', '1', '2', '3', '4', '5'], rows)).toMatchObject({ at, headerIsRow: false });
    const [first = [], ...rest] = rows;
    expect(columnsOf(first, rest)).toMatchObject({ at, headerIsRow: true });
  });

  it('returns which column is missing', () => {
    expect(findColumns(['a', 'b'], [['x', 'y']])).toBe('no-isbn-column');
    expect(findColumns(['isbn'], [['9780141439587']])).toBe('no-title-column');
  });

  it('never throws for any table', () => {
    const cells = fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 6 });
    fc.assert(
      fc.property(cells, fc.array(cells, { maxLength: 8 }), (header, rows) => {
        const columns = findColumns(header, rows);
        if (typeof columns !== 'string') for (const row of rows) parseRow(row, columns, options);
      }),
    );
  });
});

describe('parseRow', () => {
  it('turns a line of a shop’s list into an edition with copies', () => {
    const row = [
      '978-3-257-22953-0',
      'Der Vorleser',
      'Schlink, Bernhard',
      'deutsch',
      'Taschenbuch',
      '12,00 €',
      '3',
      'sehr gut',
      'Roman; Krimi',
    ];
    expect(
      parse(['ISBN', 'Titel', 'Autor', 'Sprache', 'Einband', 'Preis', 'Bestand', 'Zustand', 'Genre'], row),
    ).toMatchObject({
      ok: true,
      edition: {
        isbn: '9783257229530',
        title: 'Der Vorleser',
        authors: ['Bernhard Schlink'],
        language: 'de',
        format: 'pocket',
        price: 1200,
        stock: { 'very-good': 3 },
        subjects: ['fiction', 'crime'],
      },
    });
  });

  it('separates several authors and moves the series out of the title', () => {
    const rows = [['9780439023481', 'Good Omens (Omens, #1)', 'Terry Pratchett, Neil Gaiman']];
    expect(parse(['isbn', 'title', 'authors'], rows[0] ?? [], rows)).toMatchObject({
      edition: { title: 'Good Omens', series: 'Omens #1', authors: ['Terry Pratchett', 'Neil Gaiman'], language: 'en' },
    });
  });

  it('reads an export of LibraryThing', () => {
    const row = ['Made town', 'Made, Ada', 'Made town by Ada Made (1979)', 'Broché', '[2070718085]'];

    expect(parse(['Title', 'Primary Author', 'Summary', 'Media', 'ISBN'], row, [row])).toMatchObject({
      edition: { isbn: '9782070718085', authors: ['Ada Made'], description: null, format: 'paperback' },
    });
  });

  it('reads cells with HTML, in a wrong encoding, and with initials', () => {
    const row = ['2070718085', 'Made town', '山田太郎；佐藤花子', 'BrochÃ©', 'LGF', '<p>A town &amp; <b>more</b>.</p>'];

    expect(parse(['ISBN', 'Title', 'Author', 'Media', 'Publisher', 'Description'], row, [row])).toMatchObject({
      edition: {
        authors: ['山田太郎', '佐藤花子'],
        format: 'paperback',
        publisher: 'LGF',
        description: 'A town & more.',
      },
    });
  });

  it.each([
    [['', 'Title', '9'], 'isbn-missing'],
    [['9780439023482', 'Title', '9'], 'isbn-invalid'],
    [['9780439023481', ' ? ', '9'], 'title-missing'],
    [['9780439023481', 'Title', 'cheap'], 'price-invalid'],
  ])('refuses the row %j with %s', (row, reason) => {
    expect(
      parseRow(row, { at: { isbn: 0, title: 1, price: 2 }, authorForm: 'list', headerIsRow: false }, options),
    ).toEqual({ ok: false, reason });
  });
});

describe('reading cells', () => {
  it('repairs texts and names', () => {
    expect(repairText('Charlotte &amp; Thomas &#8212; GrÃ¼n  &eacute;')).toBe('Charlotte & Thomas — Grün é');
    expect(repairText('A Child Called \\It\\": One Child\'s Courage"')).toBe(
      'A Child Called "It": One Child\'s Courage',
    );
    expect(repairText('Grün ist Ã')).toBe('Grün ist Ã');
    expect(repairName("MARGARET O'NEIL MCCALL")).toBe("Margaret O'Neil McCall");
    expect(repairName('P.D. JAMES')).toBe('P.D. James');
    expect(repairName('E. L. James')).toBe('E. L. James');
  });

  it('leaves clean texts unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zäöüéàñłあ-ん村上]{1,30}$/), (text) => {
        expect(repairText(text)).toBe(text.normalize('NFC'));
      }),
    );
  });

  it('reads prices in any notation', () => {
    expect(['12.99', '12,99 €', '$8', '1.234,50', '0', '', 'free'].map(readCents)).toEqual([
      1299,
      1299,
      800,
      123450,
      null,
      null,
      'bad',
    ]);
  });

  it('reads dates, bindings and grades in several languages', () => {
    expect(['2003', '2008.0', '2003-05', '17.05.2003', 'May 2003', '0', '-720'].map(readPublished)).toEqual([
      '2003',
      '2008',
      '2003-05',
      '2003-05-17',
      '2003',
      null,
      null,
    ]);
    expect(['Taschenbuch', 'Hardcover', 'broché', '文庫', 'Leather', ''].map(readFormat)).toEqual([
      'pocket',
      'hardcover',
      'paperback',
      'pocket',
      'other',
      null,
    ]);
    expect(['New', 'like_new', 'sehr gut', 'bon', 'Acceptable', 'x'].map(readGrade)).toEqual([
      'new',
      'like-new',
      'very-good',
      'good',
      'acceptable',
      null,
    ]);
  });
});
