import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCode, readCodes, shownText } from './reads';

describe('readCode', () => {
  it.each([
    ['9780306406157', '9780306406157', null, null],
    ['0306406152', '9780306406157', null, null],
    ['978030640615751299', '9780306406157', null, null],
    ['9780306406158', null, 'invalid-isbn', '9780306406157'],
    ['0306406153', null, 'invalid-isbn', null],
    ['1234567890', null, 'invalid-isbn', null],
    ['ISBN 0306406153', null, 'invalid-isbn', '9780306406157'],
    ['036000291452', null, 'shop-barcode', null],
    ['0036000291452', null, 'shop-barcode', null],
    ['2012345678903', null, 'shop-barcode', null],
    ['4006381333931', null, 'not-a-book', null],
    ['96385074', null, 'not-a-book', null],
    ['9790260000438', null, 'printed-music', null],
    ['9770317847001', null, 'issn', null],
    ['ISSN 0317-8471', null, 'issn', null],
    ['0317-8471', null, 'issn', null],
    ['51299', null, 'price-add-on', null],
    ['07', null, 'price-add-on', null],
    ['harry potter', null, 'invalid-isbn', null],
    ['', null, 'invalid-isbn', null],
  ])('reads %j', (text, isbn, problem, meant) => {
    expect(readCode(text)).toEqual({ isbn, problem, meant });
  });

  it('returns either a book or a problem for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const code = readCode(text);
        expect(code.isbn === null).toBe(code.problem !== null);
        expect(shownText(text)).not.toMatch(/\p{Cc}/u);
        expect(shownText(text).length).toBeLessThanOrEqual(64);
      }),
    );
  }, 60_000);
});

describe('readCodes', () => {
  it('reads a text of one wrong code as that code, and finds books in other texts', () => {
    expect(readCodes(' 51299\n', 'paste').map(({ text }) => text)).toEqual(['51299']);
    expect(readCodes('0317-8471', 'typed').map(({ text }) => text)).toEqual(['0317-8471']);
    expect(readCodes('It was 1984; 9780306406157, he said, and 12 more.', 'paste').map(({ text }) => text)).toEqual([
      '9780306406157',
    ]);
    expect(readCodes('ISBN-10: 0306406152\nISBN-13: 978-0306406157\n9780306406157', 'paste').length).toBe(2);
    expect(readCodes('Call me Ishmael. Some years ago, in 1851…', 'paste')).toEqual([]);
  });

  it('finds the books of a mail, and nothing that is not a book', () => {
    const mail = `Order no. 9781234567, Phone 1234567890
      1 x Emma (9780141439587)  6,99
      1 x Pencil (EAN 4006381333931)  0,99
      1 x Ida, ISBN 0306406153  5,00`;

    const reads = readCodes(mail, 'paste');

    expect(reads.map(({ text, isNamed }) => readCode(text, isNamed))).toEqual([
      { isbn: '9780141439587', problem: null, meant: null },
      { isbn: null, problem: 'invalid-isbn', meant: '9780306406157' },
    ]);
  });
});
