import { describe, expect, it } from 'vitest';
import { readFields } from './form-schema';
import { addToCartForm, cartLineForm } from './cart-forms';
import { addIsbnsForm, sellLineForm } from './sell-list-forms';

describe('addToCartForm', () => {
  it('reads grade and price of the copy', () => {
    expect(readFields(addToCartForm, { isbn: '9780141439587', copy: 'good:690' })).toEqual({
      values: { isbn: '9780141439587', copy: ['good', 690] },
    });
  });

  it.each(['', 'good', 'fair:690', 'good:6.90', 'good:690:1'])('refuses the copy "%s"', (copy) => {
    expect(readFields(addToCartForm, { isbn: '9780141439587', copy })).toEqual({ faults: { copy: 'wrong' } });
  });
});

describe('cartLineForm', () => {
  const fields = { line: '9780141439587:good', quantity: '2' };

  it('reads line, quantity and an accepted price', () => {
    expect(readFields(cartLineForm, { ...fields, price: '690' })).toEqual({
      values: { line: ['9780141439587', 'good'], quantity: 2, price: 690 },
    });
    expect(readFields(cartLineForm, fields)).toMatchObject({ values: { price: undefined } });
  });

  it.each([
    [{ quantity: '' }, { quantity: 'missing' }],
    [{ quantity: '21' }, { quantity: 'wrong' }],
    [{ quantity: '-1' }, { quantity: 'wrong' }],
    [{ line: '0141439580:good' }, { line: 'wrong' }],
    [{ line: '9780141439587:fair' }, { line: 'wrong' }],
    [{ line: '9780141439587:good:new' }, { line: 'wrong' }],
    [{ price: '6.90' }, { price: 'wrong' }],
  ])('refuses %o', (wrong, faults) => {
    expect(readFields(cartLineForm, { ...fields, ...wrong })).toEqual({ faults });
  });
});

describe('sellLineForm', () => {
  it('reads a line without a pressed button', () => {
    expect(readFields(sellLineForm, { line: '9780141439587:good', grade: 'acceptable', copies: '3' })).toEqual({
      values: {
        line: ['9780141439587', 'good'],
        grade: 'acceptable',
        copies: 3,
        quantity: undefined,
        exLibrary: false,
      },
    });
  });

  it('refuses a new copy', () => {
    expect(readFields(sellLineForm, { line: '9780141439587:new', grade: 'new', copies: '3' })).toEqual({
      faults: { line: 'wrong', grade: 'wrong' },
    });
  });
});

describe('addIsbnsForm', () => {
  it('reads ISBNs and keeps the numbers that are none', () => {
    const read = readFields(addIsbnsForm, { isbns: '9780141439587 9780141439588', grade: 'good' });

    expect(read).toMatchObject({
      values: {
        isbns: { books: [{ isbn: '9780141439587', quantity: 1 }], wrong: [{ text: '9780141439588' }] },
        grade: 'good',
      },
    });
  });

  it.each([
    [' ', 'missing'],
    ['Emma', 'wrong'],
    ['9780141439588', 'wrong'],
  ])('refuses "%s"', (isbns, fault) => {
    expect(readFields(addIsbnsForm, { isbns, grade: 'good' })).toEqual({ faults: { isbns: fault } });
  });
});
