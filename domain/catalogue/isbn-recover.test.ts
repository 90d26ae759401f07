import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eanCheckDigit, isbn10CheckDigit, toIsbn13 } from '../isbn';
import { isbnsOfFloat, recoverIsbn } from './isbn-recover';

const nine = fc.stringMatching(/^\d{9}$/);
/** Returns an ISBN as a spreadsheet with twelve digits writes it. */
const float = (isbn: string) =>
  Number(isbn)
    .toExponential(11)
    .replace(/\.?0*e/, 'e');

describe('recoverIsbn', () => {
  it('adds lost leading zeros', () => {
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

  it('recovers an ISBN from a float only when a single one is possible', () => {
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

  it('accepts a wrong check digit only when a second column confirms the ISBN', () => {
    const right = toIsbn13('0812971064'.slice(0, 9) + isbn10CheckDigit('081297106'));
    const wrong = `81297106${isbn10CheckDigit('081297106') === '0' ? '1' : '0'}`;
    expect(recoverIsbn([wrong])).toEqual({ ok: false, reason: 'isbn-invalid' });
    expect(recoverIsbn([float(right), wrong])).toEqual({ ok: true, isbn: right, recovered: true });
  });

  it('returns the reason of a failure', () => {
    expect(recoverIsbn(['', ' '])).toEqual({ ok: false, reason: 'isbn-missing' });
    expect(recoverIsbn(['B00009EF82'])).toEqual({ ok: false, reason: 'isbn-invalid' });
    expect(recoverIsbn(['9790060115615'])).toEqual({ ok: false, reason: 'printed-music' });
    expect(recoverIsbn(['4006381333931'])).toEqual({ ok: false, reason: 'shop-barcode' });
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 3 }), (cells) => void recoverIsbn(cells)),
    );
  });
});
