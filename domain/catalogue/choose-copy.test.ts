import { describe, expect, it } from 'vitest';
import type { Grade } from '../grade';
import { chooseCopy } from './choose-copy';

const chosen = (...inStock: Grade[]) => chooseCopy(inStock.map((grade) => ({ grade, available: 1 })))?.grade;

describe('chooseCopy', () => {
  it.each<[Grade[], Grade | undefined]>([
    [['new', 'like-new', 'very-good', 'good', 'acceptable'], 'very-good'],
    [['new', 'like-new', 'good', 'acceptable'], 'like-new'],
    [['new', 'good', 'acceptable'], 'new'],
    [['good', 'acceptable'], 'good'],
    [['acceptable'], 'acceptable'],
    [[], undefined],
  ])('of %j chooses %s', (inStock, grade) => {
    expect(chosen(...inStock)).toBe(grade);
  });

  it('leaves out copies that are sold out', () => {
    expect(
      chooseCopy([
        { grade: 'very-good', available: 0 },
        { grade: 'good', available: 2 },
      ])?.grade,
    ).toBe('good');
  });
});
