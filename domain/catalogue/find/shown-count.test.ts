import { describe, expect, it } from 'vitest';
import { filterCount, shownCount } from './shown-count';

describe('shownCount', () => {
  it.each([0, 1, 10, 994, 1001, 54_321])('is exact for a list of %i books that was counted to its end', (count) => {
    expect(shownCount(count, false)).toEqual({ count, isMore: false });
  });

  it.each([
    [1001, 1000],
    [1000, 900],
    [994, 900],
    [901, 900],
    [900, 800],
    [101, 100],
    [100, 90],
    [37, 30],
    [11, 10],
    [10, 9],
    [2, 1],
  ])('of a list of at least %i books is more than %i', (count, lower) => {
    expect(shownCount(count, true)).toEqual({ count: lower, isMore: true });
  });

  it('is one for editions that are all of one work', () => {
    expect(shownCount(1, true)).toEqual({ count: 1, isMore: false });
  });
});

describe('filterCount', () => {
  it('is the number of the list', () => {
    expect(filterCount(612, true)).toEqual({ count: 600, isMore: true });
    expect(filterCount(7, false)).toEqual({ count: 7, isMore: false });
  });

  it('leaves out a small number if counting stopped', () => {
    expect(filterCount(10, true)).toBeNull();
    expect(filterCount(1, true)).toBeNull();
  });
});
