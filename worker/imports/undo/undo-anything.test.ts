import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookRow,
  booksWith,
  catalogue,
  copiesRow,
  emptyCatalogue,
  importFile,
  undoAll,
} from '../../../tests/imports/worker-undo';

const books = fc.uniqueArray(
  fc.record({
    n: fc.integer({ min: 1, max: 8 }),
    title: fc.constantFrom('Emma', 'Zebra', 'Kim'),
    author: fc.constantFrom('Ann Author', 'Ben Bell'),
    publisher: fc.constantFrom('', 'Oxford', 'Faber'),
    price: fc.constantFrom('', '9.00', '12.00'),
    demand: fc.constantFrom('', '3', '900'),
    good: fc.constantFrom('', '1', '4'),
    work: fc.constantFrom('', 'w1', 'w2'),
    'other names': fc.constantFrom('', 'Zebulon', 'Anna'),
  }),
  { selector: ({ n }) => n, maxLength: 8 },
);
const copies = fc.array(
  fc.tuple(
    fc.integer({ min: 1, max: 8 }),
    fc.constantFrom('new', 'good'),
    fc.integer({ min: 1, max: 3 }),
    fc.constantFrom('', 'A 1', 'A 2'),
  ),
  { maxLength: 6 },
);
const files = fc.tuple(books, copies);
type Files = typeof files extends fc.Arbitrary<infer Value> ? Value : never;

/** Imports a file of books and one of copies, in chunks of three rows. Returns the runs. */
async function importBoth(name: string, [listed, counted]: Files): Promise<string[]> {
  const bookRows = listed.map(({ n, work, ...more }) =>
    bookRow(n, { ...more, work, 'work title': work && `Work ${work}` }),
  );
  const copiesRows = counted.map((values) => copiesRow(...values));
  return [
    ...(bookRows.length === 0 ? [] : [await importFile(name, bookRows, 'editions', 3)]),
    ...(copiesRows.length === 0 ? [] : [await importFile(name, copiesRows, 'copies', 3)]),
  ];
}

describe('undoImport', () => {
  it('leaves the catalogue as it was, whatever imports have added and changed', async () => {
    await fc.assert(
      fc.asyncProperty(files, files, async (old, next) => {
        await emptyCatalogue();
        await importBoth('old', old);
        const before = await catalogue();

        const runs = await importBoth('new', next);
        for (const run of runs.toReversed()) await undoAll(run);

        expect(await catalogue()).toEqual(before);
        const names = new Set(before.names.map(({ name }) => name));
        for (const name of ['Zebulon', 'Anna']) if (!names.has(name)) expect(await booksWith(name)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
