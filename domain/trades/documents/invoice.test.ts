import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceNumber, invoiceShares, type InvoiceLine } from './invoice';

const used = (total: number): InvoiceLine => ({ total, basisPoints: null });
const fresh = (total: number, basisPoints: number): InvoiceLine => ({ total, basisPoints });

describe('invoiceShares', () => {
  it.each<[string, InvoiceLine[], number, [number | null, number, number, number][]]>([
    ['new books only, Germany', [fresh(2140, 700)], 290, [[700, 2140, 290, 159]]],
    ['used books only, without VAT on postage', [used(450), used(720)], 290, [[null, 1170, 290, 0]]],
    [
      'new and used books, which share the postage by value',
      [fresh(1290, 700), used(450)],
      290,
      [
        [700, 1290, 215, 98],
        [null, 450, 75, 0],
      ],
    ],
    ['lines of one rate together', [fresh(999, 550), fresh(1, 550)], 0, [[550, 1000, 0, 52]]],
    [
      'two rates, as after a change of the law',
      [fresh(1000, 400), fresh(1000, 1000), used(1000)],
      100,
      [
        [1000, 1000, 34, 94],
        [400, 1000, 33, 40],
        [null, 1000, 33, 0],
      ],
    ],
    ['no VAT on books, Ireland', [fresh(1800, 0)], 350, [[0, 1800, 350, 0]]],
    [
      'yen',
      [fresh(1650, 1000), used(800)],
      370,
      [
        [1000, 1650, 249, 173],
        [null, 800, 121, 0],
      ],
    ],
    [
      'free postage',
      [fresh(5000, 600), used(1)],
      0,
      [
        [600, 5000, 0, 283],
        [null, 1, 0, 0],
      ],
    ],
    [
      'books given away',
      [fresh(0, 700), used(0)],
      291,
      [
        [700, 0, 146, 10],
        [null, 0, 145, 0],
      ],
    ],
    ['no lines', [], 290, []],
  ])('returns shares for %s', (_, lines, postage, expected) => {
    expect(
      invoiceShares(lines, postage).map((share) => [share.basisPoints, share.goods, share.postage, share.tax]),
    ).toEqual(expected);
  });

  it('returns shares that add up to the paid amount', () => {
    const line = fc.record({
      total: fc.integer({ min: 0, max: 1_000_000 }),
      basisPoints: fc.constantFrom(null, 0, 400, 550, 700, 1000),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 5000 }),
        (lines, postage) => {
          const shares = invoiceShares(lines, postage);
          expect(shares.reduce((sum, share) => sum + share.goods + share.postage, 0)).toBe(
            lines.reduce((sum, { total }) => sum + total, postage),
          );
          for (const { basisPoints, goods, postage: part, tax } of shares) {
            expect(part >= 0 && tax <= goods + part).toBe(true);
            if (basisPoints === null) expect(tax).toBe(0);
          }
        },
      ),
    );
  });

  it('invoiceNumber has at least six digits', () => {
    expect([invoiceNumber(1), invoiceNumber(123_456), invoiceNumber(1_234_567)]).toEqual([
      '000001',
      '123456',
      '1234567',
    ]);
  });
});
