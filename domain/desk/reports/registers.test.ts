import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, type Currency } from '../../money';
import { purchaseRows, type BoughtCopy } from './purchase-rows';
import { totalsOf } from './report-totals';
import { sellerRows, type SellersOrder } from './seller-rows';

const timeZone = 'Europe/Dublin';

/** Adds up a column of rows. */
const sum = <Row extends object>(rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + Number(new Map<string, unknown>(Object.entries(row)).get(column) ?? 0), 0);

describe('purchaseRows', () => {
  const anyCopy = fc.record({
    source: fc.constantFrom('a', 'b', 'c'),
    paid: fc.integer({ min: 0, max: 9000 }),
    inLot: fc.boolean(),
    title: fc.constantFrom('Emma', 'Dune'),
  });

  it('have every copy and cent once, and numbers without a gap', () => {
    fc.assert(
      fc.property(fc.array(anyCopy), fc.nat(100), (copies, numbered) => {
        const bought = copies.map((copy): BoughtCopy => ({
          ...copy,
          at: '2026-11-02T10:00:00.000Z',
          seller: { order: copy.source, name: 'Ann', address: '', market: 'IE', paidBy: 'bank', identity: null },
          isbn: '9780000000001',
          grade: 'good',
          books: 1,
          currency: 'EUR',
          rateMicro: 1_000_000,
        }));

        const rows = purchaseRows(bought, numbered, timeZone);

        expect(sum(rows, 'paid')).toBe(sum(copies, 'paid'));
        expect(sum(rows, 'books')).toBe(copies.length);
        expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => numbered + index + 1));
        expect(rows.length).toBe(
          copies.filter(({ inLot }) => !inLot).length +
            new Set(copies.filter(({ inLot }) => inLot).map(({ source }) => source)).size,
        );
      }),
    );
  });
});

describe('sellerRows', () => {
  const order = (person: string, books: number, paid: number, at = '2026-02-10T10:00:00.000Z'): SellersOrder => ({
    person,
    at,
    name: person,
    address: '',
    email: '',
    market: 'IE',
    books,
    paid,
    currency: 'EUR',
    rateMicro: 1_000_000,
  });

  it('list a person from 30 copies, or above 2,000 euros, by quarter', () => {
    const rows = sellerRows(
      [
        order('few', 29, 200_000),
        order('many', 29, 100),
        order('dear', 1, 200_001),
        order('many', 1, 50, '2026-05-10T10:00:00.000Z'),
      ],
      timeZone,
    );

    expect(rows.map(({ seller, quarter, books, euroPaid }) => [seller, quarter, books, euroPaid])).toEqual([
      ['many', '2026-Q1', 29, 100],
      ['many', '2026-Q2', 1, 50],
      ['dear', '2026-Q1', 1, 200_001],
    ]);
  });
});

describe('totalsOf', () => {
  it('adds money by currency, copies and euros over all rows, and no numbers or rates', () => {
    const row = (currency: Currency, paid: number, euroPaid: number) => ({
      number: 7,
      currency,
      books: 2,
      paid,
      euroPaid,
    });

    expect(
      totalsOf('purchases', [row('EUR', 100, 100), row('JPY', 500, 300), row('EUR', 1, 1)], currencyCodes),
    ).toEqual([
      { column: 'books', currency: null, value: 6 },
      { column: 'paid', currency: 'EUR', value: 101 },
      { column: 'paid', currency: 'JPY', value: 500 },
      { column: 'euroPaid', currency: null, value: 401 },
    ]);
    expect(totalsOf('purchases', [], currencyCodes)).toEqual([]);
  });
});
