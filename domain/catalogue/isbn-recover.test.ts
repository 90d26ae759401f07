import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eanCheckDigit, isbn10CheckDigit, toIsbn13 } from '../isbn';
import { isbnsOfFloat, recoverIsbn } from './isbn-recover';

const nine = fc.stringMatching(/^\d{9}$/);
/** A number as a spreadsheet with twelve digits writes it. */
const float = (isbn: string) =>
  Number(isbn)
    .toExponential(11)
    .replace(/\.?0*e/, 'e');

describe('a damaged ISBN', () => {
  it('gets its leading zeros back', () => {
    expect(recoverIsbn(['9.78043902348e+12', '439023483'])).toEqual({
      ok: true,
      isbn: '9780439023481',
      recovered: true,
    });
    expect(recoverIsbn(['030726999X'])).toMatchObject({ recovered: false });
    fc.assert(
      fc.property(nine, (digits) => {
        const ten = digits + isbn10CheckDigit(digits);
        const lost = ten.replace(/^0{1,4}/, '');
        expect(recoverIsbn([lost])).toMatchObject({ ok: true, isbn: toIsbn13(ten) });
      }),
    );
  });

  it('of a float is among what the float can stand for, and is told alone only where one is possible', () => {
    fc.assert(
      fc.property(nine, (digits) => {
        const isbn = `978${digits}${eanCheckDigit(`978${digits}`)}`;
        const possible = isbnsOfFloat(float(isbn));
        expect(possible).toContain(isbn);
        expect(recoverIsbn([float(isbn)])).toEqual(
          possible.length === 1 ? { ok: true, isbn, recovered: true } : { ok: false, reason: 'isbn-ambiguous' },
        );
      }),
    );
  });

  it('with a wrong check digit counts only when a second column confirms it', () => {
    const right = toIsbn13('0812971064'.slice(0, 9) + isbn10CheckDigit('081297106'));
    const wrong = `81297106${isbn10CheckDigit('081297106') === '0' ? '1' : '0'}`;
    expect(recoverIsbn([wrong])).toEqual({ ok: false, reason: 'isbn-invalid' });
    expect(recoverIsbn([float(right), wrong])).toEqual({ ok: true, isbn: right, recovered: true });
  });

  it('is refused with its reason', () => {
    expect(recoverIsbn(['', ' '])).toEqual({ ok: false, reason: 'isbn-missing' });
    expect(recoverIsbn(['B00009EF82'])).toEqual({ ok: false, reason: 'isbn-invalid' });
    expect(recoverIsbn(['9790060115615'])).toEqual({ ok: false, reason: 'printed-music' });
    expect(recoverIsbn(['4006381333931'])).toEqual({ ok: false, reason: 'shop-barcode' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (cells) => void recoverIsbn(cells)),
    );
  });
});
