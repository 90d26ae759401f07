import { describe, expect, it } from 'vitest';
import { imprintFields, missingImprintFields } from './imprint-fields';
import { marketCodes } from './market-codes';

describe('imprintFields', () => {
  it('asks for a register entry and the VAT number in all markets of Europe', () => {
    const european = marketCodes.filter((market) => !['US', 'JP', 'AE'].includes(market));

    for (const market of european)
      expect(imprintFields[market], market).toEqual(expect.arrayContaining(['register', 'registration', 'vatNumber']));
  });

  it('asks for a mediator in France and Portugal only', () => {
    expect(marketCodes.filter((market) => imprintFields[market].includes('disputeBody'))).toEqual(['FR', 'PT']);
  });
});

describe('missingImprintFields', () => {
  it('returns nothing where all data is set', () => {
    expect(missingImprintFields(() => 'set')).toEqual({});
  });

  it('returns the fields that a market lacks', () => {
    const missing = missingImprintFields((field, market) => (field === 'capital' && market === 'IT' ? '' : 'set'));

    expect(missing).toEqual({ IT: ['capital'] });
  });

  it('returns all fields of every market but the United States where nothing is set', () => {
    const { US: _, ...others } = imprintFields;

    expect(missingImprintFields(() => '')).toEqual(others);
  });
});
