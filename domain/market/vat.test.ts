import { expect, it } from 'vitest';
import { vatContained } from './vat';

it.each([
  [10_550, 550, 550],
  [1432, 700, 94],
  [1800, 0, 0],
  [0, 700, 0],
])('vatContained returns for %i at %i basis points %i', (gross, basisPoints, expected) => {
  expect(vatContained(gross, basisPoints)).toBe(expected);
});
