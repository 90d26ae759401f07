import { describe, expect, it } from 'vitest';
import { parentsFirst, sumRows, tableDifferences } from './tables';

describe('sumRows', () => {
  it('gives the same hash for the same rows in another order', () => {
    expect(sumRows([{ id: 1 }, { id: 2 }])).toEqual(sumRows([{ id: 2 }, { id: 1 }]));
  });

  it.each([
    ['another value', [{ id: 1, name: 'b' }]],
    ['a text for a number', [{ id: '1', name: 'a' }]],
    ['nothing for a text', [{ id: 1, name: null }]],
    [
      'a row twice',
      [
        { id: 1, name: 'a' },
        { id: 1, name: 'a' },
      ],
    ],
  ])('gives another hash for %s', (_, rows) => {
    expect(sumRows(rows).hash).not.toBe(sumRows([{ id: 1, name: 'a' }]).hash);
  });
});

describe('tableDifferences', () => {
  const sums = (tables: Record<string, readonly { readonly id: number }[]>) =>
    new Map(Object.entries(tables).map(([name, rows]) => [name, sumRows(rows)]));

  it('finds nothing in an exact copy', () => {
    expect(tableDifferences(sums({ a: [{ id: 1 }], b: [] }), sums({ b: [], a: [{ id: 1 }] }))).toEqual([]);
  });

  it('describes each table that differs', () => {
    const source = sums({ lost: [], fewer: [{ id: 1 }, { id: 2 }], changed: [{ id: 1 }] });
    const restored = sums({ fewer: [{ id: 1 }], changed: [{ id: 2 }], added: [] });

    expect(tableDifferences(source, restored)).toEqual([
      'lost was not restored',
      'fewer: 2 rows became 1',
      'changed: 1 rows, but not the same ones',
      'added is in the restored database only',
    ]);
  });
});

describe('parentsFirst', () => {
  it('sorts tables behind those that their foreign keys reference', () => {
    const parents = new Map([
      ['lines', ['trades', 'editions']],
      ['trades', ['accounts']],
      ['accounts', []],
      ['editions', []],
    ]);

    expect(parentsFirst(parents)).toEqual(['accounts', 'trades', 'editions', 'lines']);
  });

  it('accepts a reference to the same table or to a table that is not restored', () => {
    expect(parentsFirst(new Map([['trees', ['trees', 'elsewhere']]]))).toEqual(['trees']);
  });

  it('throws for circular foreign keys', () => {
    const parents = new Map([
      ['a', ['b']],
      ['b', ['a']],
    ]);

    expect(() => parentsFirst(parents)).toThrow('foreign keys form a circle: a → b → a');
  });
});
