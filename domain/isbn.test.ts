import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findIsbns } from './find-isbns';
import { eanCheckDigit, isbn10CheckDigit, isIsbn13, parseIsbn, toIsbn10, toIsbn13 } from './isbn';

const nine = fc.stringMatching(/^\d{9}$/);
const isbn10 = nine.map((digits) => digits + isbn10CheckDigit(digits));
const isbn13 = fc
  .tuple(fc.constantFrom('978', '9791', '9798'), fc.stringMatching(/^\d{9}$/))
  .map(([prefix, rest]) => (prefix + rest).slice(0, 12))
  .map((twelve) => twelve + eanCheckDigit(twelve));

describe('parseIsbn', () => {
  it.each([
    ['9780306406157', '9780306406157'],
    ['978-0-306-40615-7', '9780306406157'],
    [' 978 0 306 40615 7 ', '9780306406157'],
    ['978‐0‑306–40615—7', '9780306406157'],
    ['978−0306406157', '9780306406157'],
    ['９７８０３０６４０６１５７', '9780306406157'],
    ['٩٧٨٠٣٠٦٤٠٦١٥٧', '9780306406157'],
    ['۹۷۸۰۳۰۶۴۰۶۱۵۷', '9780306406157'],
    ['ISBN: 0-306-40615-2', '9780306406157'],
    ['ISBN-13: 9780306406157', '9780306406157'],
    ['ISBN-10 0306406152', '9780306406157'],
    ['080442957X', '9780804429573'],
    ['0-8044-2957-x', '9780804429573'],
    ['9791032305690', '9791032305690'],
    ['\u200f9780306406157\u200e', '9780306406157'],
  ])('reads %j', (text, isbn) => {
    expect(parseIsbn(text)).toEqual({ ok: true, isbn });
  });

  it.each([
    ['9790260000438', 'printed-music'],
    ['036000291452', 'shop-barcode'],
    ['4006381333931', 'shop-barcode'],
    ['9780306406158', 'invalid-isbn'],
    ['0306406153', 'invalid-isbn'],
    ['036000291453', 'invalid-isbn'],
    ['9790260000439', 'invalid-isbn'],
    ['0X06406152', 'invalid-isbn'],
    ['978030640615', 'invalid-isbn'],
    ['', 'invalid-isbn'],
    ['harry potter', 'invalid-isbn'],
    ['97803064061577', 'invalid-isbn'],
  ])('refuses %j as %s', (text, problem) => {
    expect(parseIsbn(text)).toMatchObject({ ok: false, problem });
  });

  it('suggests the number with swapped neighbours corrected, or with lost zeros added', () => {
    expect(parseIsbn('306406152')).toEqual({ ok: false, problem: 'invalid-isbn', suggestion: '9780306406157' });
    expect(parseIsbn('1')).toEqual({ ok: false, problem: 'invalid-isbn' });
    const suggested = parseIsbn('9780306406517');
    if (suggested.ok) throw new Error('a wrong check digit was read');
    if (suggested.suggestion !== undefined) expect(isIsbn13(suggested.suggestion)).toBe(true);
  });

  it('converts ISBN-10 to ISBN-13 and back', () => {
    fc.assert(
      fc.property(isbn10, (ten) => {
        expect(toIsbn10(toIsbn13(ten))).toBe(ten);
        expect(parseIsbn(ten)).toEqual({ ok: true, isbn: toIsbn13(ten) });
      }),
    );
    expect(toIsbn10('9791032305690')).toBeNull();
    expect(() => toIsbn13('0306406153')).toThrow(RangeError);
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(isbn13, fc.nat(12), fc.integer({ min: 1, max: 9 }), (isbn, at, by) => {
        const wrong = isbn.slice(0, at) + String((Number(isbn[at]) + by) % 10) + isbn.slice(at + 1);
        expect(isIsbn13(isbn)).toBe(true);
        expect(isIsbn13(wrong)).toBe(false);
      }),
    );
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const parsed = parseIsbn(text);
        if (parsed.ok) expect(isIsbn13(parsed.isbn)).toBe(true);
        for (const found of findIsbns(text)) if (found.ok) expect(isIsbn13(found.isbn)).toBe(true);
      }),
    );
  });
});

describe('findIsbns', () => {
  const read = (text: string) => findIsbns(text).map((found) => (found.ok ? found.isbn : found.problem));

  it('finds ISBNs in order and with repetitions', () => {
    expect(read('The Reader, ISBN 978-0-306-40615-7 (3,99 €)\n080442957X; 9780306406157 9780306406157')).toEqual([
      '9780306406157',
      '9780804429573',
      '9780306406157',
      '9780306406157',
    ]);
  });

  it('ignores prices, years, telephone numbers and codes of other things in a mail', () => {
    expect(read('12,99 € in 1999, call +353 21 427 0000; 5 copies')).toEqual([]);
    expect(read('code 036000291452\nean 4006381333931\nmusic 9790260000438\nbad 9780306406158')).toEqual([
      'printed-music',
      'invalid-isbn',
    ]);
  });

  it('reports every code of a list without words', () => {
    expect(read('036000291452\nEAN 4006381333931\n9790260000438; 9780306406158\n0306406153')).toEqual([
      'shop-barcode',
      'shop-barcode',
      'printed-music',
      'invalid-isbn',
      'invalid-isbn',
    ]);
  });

  it.each([
    ['an order number', 'Thank you! Order no. 9781234567, total €41.20'],
    ['a telephone number', 'Questions? Phone 1234567890'],
    ['a telephone number with a right check digit', 'Tel: 0306406152'],
    ['a telephone number in three groups', 'call us: 030-640-6152'],
    ['an order number with a right check digit', 'Ihre Bestellnummer lautet 0306406152'],
    ['an order number on the next line', 'Numéro de commande :\n0306406152'],
    ['a Japanese telephone number', 'お電話番号 0306406152 まで'],
    ['a tracking number', 'رقم تتبع الشحنة: 0306406152'],
    ['a customer number', 'Numer klienta: 0306406152'],
    ['a cut ISBN-13 with a right ISBN-10 check digit', 'parcel with 9781234561 inside'],
    ['the barcode of a pencil', 'and the pencil, 4006381333931'],
  ])('finds no book in %s', (_, text) => {
    expect(read(text)).toEqual([]);
  });

  it('reads ten characters beside the word ISBN, and guesses only there', () => {
    expect(read('Order 1234567890: Emma (ISBN-10: 0-306-40615-2)')).toEqual(['9780306406157']);
    expect(findIsbns('Emma, ISBN 0306406153')).toEqual([
      { ok: false, problem: 'invalid-isbn', text: '0306406153', isNamed: true },
    ]);
    expect(findIsbns('0306406153')).toEqual([
      { ok: false, problem: 'invalid-isbn', text: '0306406153', isNamed: false },
    ]);
    expect(read('Emma 0306406153')).toEqual([]);
  });

  it.each([
    ['with an X at its end', 'Emma 0-14-028329-X, 9780141439587', '0-14-028329-X'],
    ['in one piece with an X at its end', 'Emma 014028329X, 9780141439587', '014028329X'],
    ['in four parts with hyphens', 'Emma 0-14-028329-4, 9780141439587', '0-14-028329-4'],
  ])('reports a wrong ISBN-10 between words %s', (_, text, wrong) => {
    expect(findIsbns(text)).toEqual([
      { ok: false, problem: 'invalid-isbn', text: wrong, isNamed: false },
      { ok: true, isbn: '9780141439587', text: '9780141439587', isNamed: false },
    ]);
  });

  it.each(['Order no. 0-14-028329-X', 'Emma 1999 12 350 1', 'Emma, tel. 0-14-028329-4'])(
    'reports no wrong ISBN-10 in %j',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );

  it('finds ISBNs in CSV rows, URLs, with price codes and in Arabic digits', () => {
    expect(
      read('1,"9780306406157",4.5\nhttps://x.example/dp/0306406152?a=1\n978030640615751299\n٩٧٨٠٣٠٦٤٠٦١٥٧'),
    ).toEqual(['9780306406157', '9780306406157', '9780306406157', '9780306406157']);
  });

  it('finds ISBNs with any separator between them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(isbn13, isbn10), { maxLength: 20 }),
        fc.constantFrom(' ', '\n', ', ', ';', '\t', ' | '),
        (isbns, between) => {
          const wanted = isbns.map((isbn) => (isbn.length === 10 ? toIsbn13(isbn) : isbn));
          expect(read(isbns.join(between))).toEqual(wanted);
        },
      ),
    );
  });
});
