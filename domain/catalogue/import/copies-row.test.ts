import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingCopiesColumn, parseCopies } from './copies-row';
import { findColumns, type Columns } from './csv-columns';

const columnsOf = (header: readonly string[]): Columns => {
  const columns = findColumns(header, [], { needsTitle: false });
  if (typeof columns === 'string') throw new Error(columns);
  return columns;
};
const list = columnsOf(['ISBN', 'Zustand', 'Menge', 'Regal', 'Preis', 'EK']);
const isbn = '9783257229530';
const noCost = { defaultCost: null };

describe('parseCopies', () => {
  it('reads ISBN, grade, number, shelf, price and cost', () => {
    expect(parseCopies(['978-3-257-22953-0', 'sehr gut', '3', 'A 1', '12,00 €', '2,50'], list, noCost)).toEqual({
      ok: true,
      recovered: false,
      facts: { isbn, copies: [{ grade: 'very-good', count: 3 }], shelf: 'A 1', price: 1200, cost: 250 },
    });
  });

  it('takes a row without a column for the number as one copy', () => {
    const columns = columnsOf(['ISBN', 'Condition']);

    expect(parseCopies([isbn, 'good'], columns, { defaultCost: 100 })).toMatchObject({
      facts: { copies: [{ grade: 'good', count: 1 }], cost: 100, shelf: null, price: null },
    });
  });

  it('reads a column for each grade', () => {
    const columns = columnsOf(['ISBN', 'New', 'Very good', 'Good']);

    expect(parseCopies([isbn, '', '2', '0'], columns, { defaultCost: 0 })).toMatchObject({
      facts: { copies: [{ grade: 'very-good', count: 2 }] },
    });
  });

  it('takes a cost of nothing as it is, and the row’s own before the one of the file', () => {
    expect(parseCopies([isbn, 'gut', '1', '', '', '0'], list, { defaultCost: 200 })).toMatchObject({
      facts: { cost: 0 },
    });
    expect(parseCopies([isbn, 'gut', '1', '', '', ''], list, { defaultCost: 200 })).toMatchObject({
      facts: { cost: 200 },
    });
  });

  it.each([
    [['', 'gut', '1', '', '', '1'], 'isbn-missing'],
    [['9783257229531', 'gut', '1', '', '', '1'], 'isbn-invalid'],
    [[isbn, '', '1', '', '', '1'], 'grade-missing'],
    [[isbn, 'blue', '1', '', '', '1'], 'grade-unknown'],
    [[isbn, 'gut', '', '', '', '1'], 'count-invalid'],
    [[isbn, 'gut', '-1', '', '', '1'], 'count-invalid'],
    [[isbn, 'gut', '1001', '', '', '1'], 'count-invalid'],
    [[isbn, 'gut', '1', '', '', ''], 'cost-missing'],
    [[isbn, 'gut', '1', '', '', 'free'], 'cost-invalid'],
    [[isbn, 'gut', '1', '', 'cheap', '1'], 'price-invalid'],
    [[isbn, 'gut', '1', 'x'.repeat(41), '', '1'], 'shelf-too-long'],
  ])('refuses the row %j with %s', (row, reason) => {
    expect(parseCopies(row, list, noCost)).toEqual({ ok: false, reason });
  });

  it('never throws for any row', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 20 }), { maxLength: 7 }), (row) => {
        parseCopies(row, list, noCost);
      }),
    );
  });
});

it('missingCopiesColumn names the column without which no row can be read', () => {
  expect(missingCopiesColumn(columnsOf(['ISBN', 'Menge']), { defaultCost: 1 })).toBe('no-grade-column');
  expect(missingCopiesColumn(columnsOf(['ISBN', 'Zustand']), noCost)).toBe('no-cost-column');
  expect(missingCopiesColumn(columnsOf(['ISBN', 'Zustand']), { defaultCost: 0 })).toBeNull();
  expect(missingCopiesColumn(columnsOf(['ISBN', 'Very good', 'EK']), noCost)).toBeNull();
});
