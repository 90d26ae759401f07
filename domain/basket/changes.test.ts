import { expect, test } from 'vitest';
import { sampleBasket, sampleBasketLine } from '../../tests/client/sample-lists';
import { linesAfterPatch, linesOfEditions } from './editions';
import { expectedLine, expectedSums } from './expected';

const emma = sampleBasketLine('9780141439587', 'Emma');
const better = sampleBasketLine('9780141439587', 'Emma', { grade: 'very-good' });
const dune = sampleBasketLine('9780441172719', 'Dune', { quantity: 2 });

test('expectedLine shows the known offer of the new grade, and keeps the offer of the former grade', () => {
  const after = expectedLine(emma, { grade: 'very-good', quantity: 2, exLibrary: false });

  expect([after.grade, after.total.minor]).toEqual(['very-good', 1120]);
  expect(after.offers.map(({ grade }) => grade)).toEqual(['good']);
});

test('expectedSums adds a changed line and subtracts a removed line', () => {
  const sums = sampleBasket([emma, dune]);
  const changed = expectedSums(sums, emma, expectedLine(emma, { grade: 'very-good', quantity: 1, exLibrary: false }));
  const removed = expectedSums(sums, dune, null);

  expect([sums.total.minor, changed.total.minor, changed.books]).toEqual([1260, 1400, 3]);
  expect([removed.total.minor, removed.books, removed.missing.minor]).toEqual([420, 1, 580]);
});

test('linesAfterPatch merges two lines of one edition that get the same grade', () => {
  const chosen = new Set(['9780141439587:good', '9780141439587:very-good']);

  expect(linesAfterPatch([emma, better, dune], chosen, { grade: 'acceptable' })).toEqual([
    { isbn: '9780141439587', lines: [{ grade: 'acceptable', quantity: 2, exLibrary: false }] },
  ]);
});

test('linesAfterPatch keeps the other lines of an edition, and linesOfEditions undoes the removal', () => {
  const chosen = new Set(['9780141439587:good', '9780441172719:good']);

  expect(linesAfterPatch([emma, better, dune], chosen, null)).toEqual([
    { isbn: '9780141439587', lines: [{ grade: 'very-good', quantity: 1, exLibrary: false }] },
    { isbn: '9780441172719', lines: [] },
  ]);
  expect(linesOfEditions([emma, better, dune], new Set(['9780441172719']))).toEqual([
    { isbn: '9780441172719', lines: [{ grade: 'good', quantity: 2, exLibrary: false }] },
  ]);
});
