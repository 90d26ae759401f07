import { describe, expect, it } from 'vitest';
import { sentBackForm, unknownBookForm } from './desk-trade-forms';
import { readFields } from '../form-schema';
import { matchForm } from './match-payment-form';
import { stockForm } from './stock-form';

const item: Parameters<typeof stockForm>[0] = {
  book: {
    isbn: '9780141439587',
    title: 'Emma',
    authors: ['Jane Austen'],
    language: 'en',
    format: 'paperback',
    year: 2003,
    pages: 512,
    subjects: ['classics'],
    cover: '/covers/9780141439587.svg',
    cheapest: null,
    waiting: null,
  },
  stock: [{ grade: 'good', shelf: 'en A', onHand: 3, reserved: 1, priceCents: 520, costCents: 200 }],
};

describe('stockForm', () => {
  const fields = { grade: 'good', reason: 'correction', change: '−1', shelf: 'en A' };

  it('reads a correction with the count that was seen, and leaves out the shelf that stays', () => {
    expect(readFields(stockForm(item), fields)).toEqual({
      values: { isbn: '9780141439587', grade: 'good', change: -1, reason: 'correction', seen: 3 },
    });
  });

  it('reads a purchase of another grade with its cost and shelf', () => {
    const bought = { grade: 'new', reason: 'purchase', change: '2', cost: '4,50', shelf: ' en B ' };

    expect(readFields(stockForm(item), bought)).toMatchObject({
      values: { change: 2, unitCost: 450, seen: 0, shelf: 'en B' },
    });
  });

  it.each([
    [{ change: 'two' }, { change: 'wrong' }],
    [{ change: '' }, { change: 'wrong' }],
    [{ change: '1001' }, { change: 'long' }],
    [{ reason: 'loss', change: '1' }, { change: 'wrong' }],
    [{ reason: 'purchase', change: '1' }, { change: 'wrong' }],
    [{ reason: 'purchase', change: '1', cost: '100000.01' }, { cost: 'wrong' }],
    [{ reason: 'theft' }, { reason: 'wrong' }],
  ])('refuses %o', (wrong, faults) => {
    expect(readFields(stockForm(item), { ...fields, ...wrong })).toEqual({ faults });
  });
});

describe('other forms of the desk', () => {
  it('send back the ticked copies', () => {
    expect(readFields(sentBackForm, { 'line-2': 'on', carrier: 'dhl', tracking: '7' })).toEqual({
      values: { lines: [2], carriage: { carrier: 'dhl', tracking: '7' } },
    });
    expect(readFields(sentBackForm, { carrier: 'dhl' })).toEqual({ faults: { lines: 'missing' } });
    expect(readFields(sentBackForm, { 'line-2': 'on' })).toEqual({ faults: { carrier: 'missing' } });
  });

  it('need a trade for a payment and words for a book without an ISBN', () => {
    expect(readFields(matchForm, { trade: ' IE-7K4Q ' })).toEqual({ values: { trade: 'IE-7K4Q' } });
    expect(readFields(matchForm, { trade: ' ' })).toEqual({ faults: { trade: 'missing' } });
    expect(readFields(unknownBookForm, { words: ' ' })).toEqual({ faults: { words: 'missing' } });
  });
});
