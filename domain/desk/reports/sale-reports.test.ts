import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grades } from '../../grade';
import { marketCodes } from '../../market/market-codes';
import { rulesOf } from '../../market/market';
import { openingRate } from '../../rates';
import { marginRows } from './margin-rows';
import { documentsOf, type InvoicedSale, type SaleDocument } from './sale-documents';
import { salesRows } from './sales-rows';
import { vatRows } from './vat-rows';

const timeZone = 'Europe/Dublin';
const home = 'DE';
const vatFacts = { home, timeZone, rateAt: openingRate } as const;
const all = () => true;

/** A sale with an invoice; each line and then the postage may be credited, in any order and grouping. */
const anySale = fc
  .record({
    market: fc.constantFrom(...marketCodes),
    lines: fc.array(
      fc.record({
        grade: fc.constantFrom(...grades),
        quantity: fc.integer({ min: 1, max: 3 }),
        price: fc.integer({ min: 1, max: 20_000 }),
        cost: fc.option(fc.integer({ min: 0, max: 9000 })),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    postage: fc.integer({ min: 0, max: 900 }),
    credited: fc.array(fc.nat(4), { maxLength: 5 }),
    together: fc.boolean(),
    postageBack: fc.boolean(),
  })
  .map(({ market, lines, postage, credited, together, postageBack }): InvoicedSale => {
    const { currency, vat } = rulesOf(market);
    const sold = lines.map((line, index) => ({
      ...line,
      line: index + 1,
      isbn: `978000000000${index}`,
      title: `Book ${index}`,
      storedRate: vat[0]?.basisPoints ?? 0,
      boughtOn: null,
      boughtWith: '',
    }));
    const numbers = [...new Set(credited)].map((at) => at + 1).filter((line) => line <= sold.length);
    const groups = together ? (numbers.length === 0 ? [] : [numbers]) : numbers.map((line) => [line]);
    return {
      order: 'XX-1',
      buyer: 'Ann',
      address: '',
      market,
      currency,
      rateMicro: openingRate(currency).micro,
      postage,
      invoice: { number: 1, at: '2026-08-10T10:00:00.000Z' },
      lines: sold,
      notes: groups.map((group, index) => ({
        number: index + 1,
        at: `2026-1${index % 3}-02T10:00:00.000Z`,
        lines: group,
        goods: sold
          .filter(({ line }) => group.includes(line))
          .reduce((sum, { price, quantity }) => sum + price * quantity, 0),
        postage: postageBack && index === groups.length - 1 ? postage : 0,
      })),
    };
  });

/** Adds up a column of rows. */
const sum = <Row extends object>(rows: readonly Row[], column: string) =>
  rows.reduce((total, row) => total + Number(new Map<string, unknown>(Object.entries(row)).get(column) ?? 0), 0);

describe('the reports on sales', () => {
  it('add up to the invoices less the credit notes, in every market and for any returns', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const documents = documentsOf(sale);
        const kept =
          sum(
            sale.lines.map(({ price, quantity }) => ({ total: price * quantity })),
            'total',
          ) +
          sale.postage -
          sum(sale.notes, 'goods') -
          sum(sale.notes, 'postage');

        const register = salesRows(documents, timeZone);
        const untaxed = register.filter(({ scheme }) => scheme === 'none');
        const margin = marginRows(documents, all, { home, timeZone });
        const vat = vatRows(documents, vatFacts);

        expect(sum(register, 'gross')).toBe(kept);
        expect(sum(margin, 'sale') + sum(vat, 'gross') + sum(untaxed, 'gross')).toBe(kept);
        expect(sum(vat, 'vat')).toBe(sum(register, 'vat'));
        expect(sum(vat, 'net') + sum(vat, 'vat')).toBe(sum(vat, 'gross'));
      }),
    );
  });

  it('of two periods add up to those of both', () => {
    fc.assert(
      fc.property(fc.array(anySale, { maxLength: 4 }), (sales) => {
        const documents = sales.flatMap(documentsOf);
        const isEarly = ({ at }: SaleDocument) => at < '2026-10-01';
        const facts = { home, timeZone } as const;

        const [early, late, both] = [isEarly, (one: SaleDocument) => !isEarly(one), all].map((counts) =>
          marginRows(documents, counts, facts),
        );

        for (const column of ['sale', 'euroSale', 'euroMargin', 'euroVat'])
          expect(sum(early ?? [], column) + sum(late ?? [], column)).toBe(sum(both ?? [], column));
        const vat = (of: readonly SaleDocument[]) => sum(vatRows(of, vatFacts), 'vat');
        expect(vat(documents.filter(isEarly)) + vat(documents.filter((one) => !isEarly(one)))).toBe(vat(documents));
      }),
    );
  });

  it('leave no margin and no VAT of a sale that was credited whole', () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const lines = sale.lines.map(({ line }) => line);
        const goods = sum(
          sale.lines.map(({ price, quantity }) => ({ total: price * quantity })),
          'total',
        );
        const whole = { number: 1, at: '2026-12-02T10:00:00.000Z', lines, goods, postage: sale.postage };

        const documents = documentsOf({ ...sale, notes: goods === 0 ? [] : [whole] });

        const margin = marginRows(documents, all, { home, timeZone });
        for (const column of ['sale', 'euroCost', 'euroMargin', 'euroVat']) expect(sum(margin, column)).toBe(0);
        expect(sum(vatRows(documents, vatFacts), 'vat')).toBe(0);
      }),
    );
  });

  it('tax a margin at the rate of the shop’s country, a loss and an export not at all', () => {
    const sale = (market: 'FR' | 'GB', price: number): InvoicedSale => ({
      order: 'XX-1',
      buyer: 'Ann',
      address: '',
      market,
      currency: 'EUR',
      rateMicro: 1_000_000,
      postage: 107,
      invoice: { number: 1, at: '2026-08-10T10:00:00.000Z' },
      lines: [
        {
          line: 1,
          isbn: '9780000000001',
          title: 'Emma',
          grade: 'good',
          quantity: 1,
          price,
          storedRate: 550,
          cost: 107,
          boughtOn: null,
          boughtWith: '',
        },
      ],
      notes: [],
    });
    const rows = [sale('FR', 1070), sale('FR', 0), sale('GB', 1070)]
      .flatMap(documentsOf)
      .flatMap((document) => marginRows([document], all, { home, timeZone }));

    expect(rows.map(({ euroSale, euroMargin, euroVat }) => [euroSale, euroMargin, euroVat])).toEqual([
      [1177, 1070, 70],
      [107, 0, 0],
      [1177, 1070, 0],
    ]);
  });

  it('list new copies of another member state in the one-stop return, a correction under its own quarter', () => {
    const documents = fc.sample(anySale, 200).flatMap(documentsOf);

    const rows = vatRows(documents, vatFacts);

    expect(rows.filter(({ scope }) => scope === 'oss').map(({ country }) => country)).not.toContain(home);
    expect(rows.filter(({ country }) => country === home).every(({ scope }) => scope === 'home')).toBe(true);
    expect(rows.filter(({ country }) => country === 'JP').every(({ scope }) => scope === 'export')).toBe(true);
    expect(rows.every(({ quarter }) => quarter === '2026-Q3')).toBe(true);
  });
});
