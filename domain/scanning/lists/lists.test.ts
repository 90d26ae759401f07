import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsv } from '../../files/format-csv';
import { encodingOf } from '../encoding';
import { matchLimits } from '../../policy/limits';
import { ListReader } from './list-reader';
import { titlesOfText } from './list-titles';
import { RowReader, separatorOf } from './rows';

const [a, b] = ['9780306406157', '9780804429573'];
const list = (text: string, piece = 7) => {
  const reader = new ListReader();
  // The first chunk is larger, as in use: it decides the separator.
  reader.push(text.slice(0, 400));
  for (let at = 400; at < text.length; at += piece) reader.push(text.slice(at, at + piece));
  return reader
    .end()
    .map(({ text: isbn, quantity, grade }) => [isbn, quantity, grade].filter((each) => each !== undefined));
};

describe('ListReader', () => {
  it.each([
    [
      'by its name',
      `Titel;ISBN;Anzahl;Zustand\r\nEmma;${a};2;Sehr gut\r\nIda;${b};;gut\r\n`,
      [
        [a, 2, 'very-good'],
        [b, 1, 'good'],
      ],
    ],
    ['in Japanese', `書名,ISBN,数量\n本,${a},3\n`, [[a, 3]]],
    [
      'by its content',
      `Emma\t12.50\t${a}\nIda\t9.90\t${b}\n`,
      [
        [a, 1],
        [b, 1],
      ],
    ],
    [
      'without a header',
      `${a}\n${b}\n${a}\n`,
      [
        [a, 2],
        [b, 1],
      ],
    ],
    ['damaged by a spreadsheet', `isbn,title\n="${a}",x\n306406152,y\n`, [[a, 2]]],
    ['with line ends in quotes', `isbn,note\n${a},"one, ""two""\nthree ${b}"\n`, [[a, 1]]],
    ['with zero copies', `isbn,qty\n${a},0\n${b},2\n`, [[b, 2]]],
    [
      'with a wrong number',
      `isbn\n${a}\n9780306406158\n`,
      [
        [a, 1],
        ['9780306406158', 1],
      ],
    ],
    [
      'that is a text',
      `Dear Ida,\nI have ${a} and ISBN 0-8044-2957-X, do you want them; or one?\n`,
      [
        [a, 1],
        [b, 1],
      ],
    ],
    ['that says how it is cut', `sep=;\nISBN;x\n${a};1,5\n`, [[a, 1]]],
    [
      'that is one line',
      `${a}, ${b}, ${a}`,
      [
        [a, 2],
        [b, 1],
      ],
    ],
    [
      'with both forms of a number',
      `x,ISBN-10,ISBN-13\ny,0306406152,${a}\nz,080442957X,\n`,
      [
        [a, 1],
        [b, 1],
      ],
    ],
    [
      'with both forms and no names',
      `Emma,0306406152,${a}\nIda,080442957X,${b}\n`,
      [
        [a, 1],
        [b, 1],
      ],
    ],
    ['that is empty of books', 'Call me Ishmael.\nSome years ago, never mind how long,\n', []],
  ])('finds the ISBNs of a list: %s', (_, text, wanted) => {
    expect(list(text)).toEqual(wanted);
  });

  it.each([
    [
      'columns of titles and authors',
      'Titel;Autor;Preis\nEmma;Jane Austen;4,00\nKim;;3\n;Nobody;2\n',
      [
        ['Emma – Jane Austen', [1]],
        ['Kim', [1]],
      ],
    ],
    ['a column of titles alone', '書名\nこころ\n', [['こころ', [1]]]],
    [
      'copies and grades, of equal lines together',
      'Title\tAuthor\tQty\tCondition\nEmma\tJane Austen\t2\tgood\nEmma\tJane Austen\t1\tgood\n' +
        'Emma\tJane Austen\t4\t\nKim\tKipling\t0\t\n',
      [['Emma – Jane Austen', [3, 'good', 4]]],
    ],
    ['rows without their ISBN', `ISBN,Title,Author\n${a},Ida,Ann\n,Kim,Kipling\n`, [['Kim – Kipling', [1]]]],
    [
      'a header below a name and a date',
      'My books;;\n27.11.2026;;\nTitle;Author;\nEmma;Austen;\n',
      [['Emma – Austen', [1]]],
    ],
    ['numbers that are no ISBNs', 'Title;Bought\nKim;20261127\n', [['Kim', [1]]]],
    [
      'a comma within a title that has no quotes',
      'Title,Author\nCrime, and Punishment,Dostoevsky\nEmma,Austen\n',
      [
        ['Crime, and Punishment, Dostoevsky', [1]],
        ['Emma – Austen', [1]],
      ],
    ],
  ])('finds the titles of a list: %s', (_, text, wanted) => {
    const { titles } = titlesOfText(text);

    expect(
      titles.map(({ line, copies }) => [
        line,
        copies.flatMap(({ quantity, grade }) => [quantity, ...(grade === undefined ? [] : [grade])]),
      ]),
    ).toEqual(wanted);
  });

  it.each([
    ['without names of columns', 'Emma\tJane Austen\nKim\tKipling\n', ['Emma\tJane Austen', 'Kim\tKipling']],
    ['that are typed', 'Emma, Jane Austen', ['Emma, Jane Austen']],
  ])('takes lines as they are: %s', (_, text, lines) => {
    expect(titlesOfText(text).titles.map(({ line }) => line)).toEqual(lines);
  });

  it('keeps as many titles as are looked up at a time, and says when there are more', () => {
    const rows = Array.from({ length: matchLimits.lines + 1 }, (_, index) => `Book ${index};Ann\n`);
    const full = titlesOfText(`Title;Author\n${rows.slice(1).join('')}`);
    const more = titlesOfText(`Title;Author\n${rows.join('')}`);

    expect([full, more].map(({ titles, isFull }) => [titles.length, isFull])).toEqual([
      [matchLimits.lines, false],
      [matchLimits.lines, true],
    ]);
  });

  it('returns the same rows for any size of chunks', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', '1'), maxLength: 6 });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, piece) => {
          const text = rows
            .map((row) => `${row.map((each) => `"${each.replaceAll('"', '""')}"`).join(',')}\r\n`)
            .join('');
          const reader = new RowReader(',');
          const read: string[][] = [];
          for (let index = 0; index < text.length; index += piece)
            read.push(...reader.push(text.slice(index, index + piece)));
          expect([...read, ...reader.end()]).toEqual(rows);
        },
      ),
    );
  });

  it('never throws, also for a quote that never ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(Array.isArray(list(text, 3))).toBe(true);
      }),
    );
    const lines = Array.from({ length: 6000 }, () => `${a},x`).join('\n');
    expect(list(`isbn,"x\n${lines}\n`, 1000).flat()).toContain(a);
  }, 60_000);

  it('reads a million rows in bounded memory', () => {
    const reader = new ListReader();
    reader.push('isbn,title\n');
    for (let index = 0; index < 1000; index += 1) reader.push(`${a},Emma\n`.repeat(1000));
    expect([reader.end().map(({ quantity }) => quantity), reader.rows]).toEqual([[1_000_000], 1_000_001]);
    // The time limit is long for busy machines.
  }, 60_000);
});

describe('encodingOf', () => {
  const bytes = (text: string, wide: 'le' | 'be') =>
    Uint8Array.from(
      [...text].flatMap((sign) => {
        const code = sign.charCodeAt(0);
        return wide === 'le' ? [code & 255, code >> 8] : [code >> 8, code & 255];
      }),
    );
  it('detects an encoding by its mark or by its bytes', () => {
    const utf8 = new TextEncoder();
    expect(encodingOf(utf8.encode('ISBN,Título\n1,本'))).toBe('utf-8');
    expect(encodingOf(utf8.encode('本本本').subarray(0, 8))).toBe('utf-8');
    expect(encodingOf(bytes('\ufeffISBN', 'le'))).toBe('utf-16le');
    expect(encodingOf(bytes('ISBN;9780306406157', 'le'))).toBe('utf-16le');
    expect(encodingOf(bytes('ISBN;9780306406157', 'be'))).toBe('utf-16be');
    // ISBN,吾輩は猫である
    expect(
      encodingOf(
        Uint8Array.from([
          73, 83, 66, 78, 44, 0x8c, 0xe1, 0x94, 0x79, 0x82, 0xcd, 0x94, 0x4c, 0x82, 0xc5, 0x82, 0xa0, 0x82, 0xe9, 10,
        ]),
      ),
    ).toBe('shift_jis');
    // Bücher für „Müßiggänger“
    expect(
      encodingOf(
        Uint8Array.from([
          66, 0xfc, 99, 104, 101, 114, 32, 102, 0xfc, 114, 32, 0x84, 77, 0xfc, 0xdf, 105, 103, 103, 0xe4, 110, 103, 101,
          114, 0x93, 10,
        ]),
      ),
    ).toBe('windows-1252');
  });
});

describe('formatCsv', () => {
  it('writes cells that are read unchanged and are not formulas', () => {
    const text = formatCsv([
      ['ISBN', 'Title'],
      [a, '=HYPERLINK("http://x","y")'],
      [b, 'One, "two"\nthree'],
      ['+1', '\tx'],
    ]);
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(new RowReader(separatorOf(text)).push(text.slice(1))).toEqual([
      ['ISBN', 'Title'],
      [a, `'=HYPERLINK("http://x","y")`],
      [b, 'One, "two"\nthree'],
      [`'+1`, `'\tx`],
    ]);
  });
});
