import { describe, expect, it } from 'vitest';
import { parseStockChange, stockChangeFault, type NumbersOfChange, type StockChangeFault } from './stock-change';
import { stockChangeSchema } from './stock-schemas';

/** Changes with their fault, and the field that the server names for it. */
const changes: readonly (readonly [NumbersOfChange, StockChangeFault | null, 'change' | 'unitCost' | null])[] = [
  [{ change: 1, reason: 'correction' }, null, null],
  [{ change: 1000, reason: 'correction' }, null, null],
  [{ change: -1000, reason: 'loss' }, null, null],
  [{ change: 1001, reason: 'correction' }, 'too-many', 'change'],
  [{ change: -1001, reason: 'loss' }, 'too-many', 'change'],
  [{ change: 9999, reason: 'purchase', unitCost: 400 }, 'too-many', 'change'],
  [{ change: 0, reason: 'correction', shelf: 'A 1' }, null, null],
  [{ change: 0, reason: 'purchase', shelf: '' }, null, null],
  [{ change: 0, reason: 'correction' }, 'nothing', 'change'],
  [{ change: 1, reason: 'loss' }, 'against-reason', 'change'],
  [{ change: -1, reason: 'purchase', unitCost: 400 }, 'against-reason', 'change'],
  [{ change: 1, reason: 'purchase' }, 'cost-missing', 'unitCost'],
  [{ change: 1, reason: 'purchase', unitCost: 0 }, null, null],
  [{ change: 1, reason: 'purchase', unitCost: 10_000_000 }, null, null],
  [{ change: 1, reason: 'purchase', unitCost: 10_000_001 }, 'cost-wrong', 'unitCost'],
  [{ change: 1, reason: 'purchase', unitCost: -1 }, 'cost-wrong', 'unitCost'],
  [{ change: 0, reason: 'purchase', unitCost: -1, shelf: 'A 1' }, 'cost-wrong', 'unitCost'],
];

describe('stockChangeFault', () => {
  it.each(changes)('finds in %j the fault %s', (change, fault) => {
    expect(stockChangeFault(change)).toBe(fault);
  });
});

describe('stockChangeSchema', () => {
  it.each(changes)('answers to %j with the field of the fault %s', (change, _, field) => {
    const parsed = stockChangeSchema.safeParse({ isbn: '9780141439587', grade: 'good', ...change });

    expect(parsed.error?.issues.map(({ path }) => path) ?? []).toEqual(field === null ? [] : [[field]]);
  });
});

describe('parseStockChange', () => {
  it.each([
    ['2', 2],
    ['+2', 2],
    ['-1', -1],
    ['−1', -1],
    [' 12 ', 12],
    ['9999', 9999],
    ['', 0],
    [' ', 0],
    ['1.5', null],
    ['1,5', null],
    ['two', null],
    ['--1', null],
    ['1e3', null],
  ])('reads %j as %s', (typed, change) => {
    expect(parseStockChange(typed)).toBe(change);
  });
});
