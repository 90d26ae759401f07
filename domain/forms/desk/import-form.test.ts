import { describe, expect, it } from 'vitest';
import { readFields } from '../form-schema';
import { importForm, parseRates } from './import-form';

describe('parseRates', () => {
  it.each([
    ['', []],
    ['GBP 1.15', [['GBP', 1.15]]],
    [
      'gbp=1,15; USD: 0.92',
      [
        ['GBP', 1.15],
        ['USD', 0.92],
      ],
    ],
    [
      'GBP 1.15, JPY 0.0061',
      [
        ['GBP', 1.15],
        ['JPY', 0.0061],
      ],
    ],
  ])('reads %s', (text, rates) => {
    expect([...(parseRates(text) ?? ['wrong'])]).toEqual(rates);
  });

  it.each(['GBP', '1.15', 'GBP 0', 'GBP 1.15 pounds', 'GBP 1.15.2'])('refuses %s', (text) => {
    expect(parseRates(text)).toBeNull();
  });
});

describe('importForm', () => {
  it('reads the settings of books, and the button that was pressed', () => {
    const fields = { price: '9,99', language: 'de', binding: 'paperback', rates: '', step: 'import' };

    expect(readFields(importForm('editions'), fields)).toEqual({
      values: {
        step: 'import',
        settings: {
          kind: 'editions',
          defaultPrice: 999,
          language: 'de',
          format: 'paperback',
          cost: null,
          rates: new Map(),
        },
      },
    });
  });

  it('takes no settings, and checks the file first', () => {
    expect(readFields(importForm('editions'), {})).toMatchObject({
      values: { step: 'check', settings: { defaultPrice: null, language: null, format: null } },
    });
  });

  it('takes the cost of copies, which may be 0, or none where the file has it', () => {
    expect(readFields(importForm('copies'), { cost: 'x' })).toEqual({ faults: { cost: 'wrong' } });
    expect(readFields(importForm('copies'), { cost: '' })).toMatchObject({ values: { settings: { cost: null } } });
    expect(readFields(importForm('copies'), { cost: '0' })).toMatchObject({ values: { settings: { cost: 0 } } });
  });

  it.each([
    [{ price: '0' }, 'price'],
    [{ price: '10000.01' }, 'price'],
    [{ language: 'deu' }, 'language'],
    [{ binding: 'scroll' }, 'binding'],
    [{ rates: 'GBP' }, 'rates'],
  ])('refuses %o', (fields, name) => {
    expect(readFields(importForm('editions'), fields)).toEqual({ faults: { [name]: 'wrong' } });
  });
});
