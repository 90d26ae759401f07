import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usedGrades } from '../grade';
import { marketCodes, type Market } from '../market/market-codes';
import { bookPriceRules, hasBookPriceRule, isPriceBound } from './book-prices';

const today = '2026-11-26';
const isBound = (market: Market, language: string, published: string | null, day = today) =>
  isPriceBound({ market, grade: 'new', language, published }, day);

describe('isPriceBound', () => {
  it('binds new books in nine markets, of which Japan by contract', () => {
    expect(marketCodes.filter(hasBookPriceRule)).toEqual(['DE', 'AT', 'FR', 'ES', 'IT', 'NL', 'BE', 'PT', 'JP']);
    expect(marketCodes.filter((code) => bookPriceRules[code]?.some(({ by }) => by === 'contract'))).toEqual(['JP']);
  });

  it.each<[Market, string, boolean]>([
    ['DE', 'de', true],
    ['DE', 'de-AT', true],
    ['DE', 'en', false],
    ['AT', 'de', true],
    ['AT', 'fr', false],
    ['FR', 'fr', true],
    ['FR', 'en', true],
    ['ES', 'ca', true],
    ['ES', 'pt', false],
    ['IT', 'de', true],
    ['NL', 'fy', true],
    ['NL', 'en', false],
    ['IE', 'en', false],
    ['GB', 'en', false],
    ['PL', 'pl', false],
    ['JP', 'ja', true],
    ['JP', 'en', false],
  ])('in %s is for a new book in %s: %s', (market, language, bound) => {
    expect(isBound(market, language, '2003')).toBe(bound);
  });

  it.each<[string, Market, string, string | null, boolean]>([
    ['in French of 23 months ago', 'BE', 'fr', '2024-12-27', true],
    ['in French of 24 months ago to the day', 'BE', 'fr', '2024-11-26', true],
    ['in French of 24 months and a day ago', 'BE', 'fr', '2024-11-25', false],
    ['in French of a year that ended 23 months ago', 'BE', 'fr', '2024', true],
    ['in French of a year that ended 35 months ago', 'BE', 'fr', '2023', false],
    ['in French of an unknown date', 'BE', 'fr', null, true],
    ['in French with a date that cannot be read', 'BE', 'fr', 'n.d.', true],
    ['in Dutch of 5 months ago', 'BE', 'nl', '2026-06', true],
    ['in Dutch of 7 months ago', 'BE', 'nl', '2026-04', false],
    ['in German', 'BE', 'de', '2026-11', false],
    ['of 2023 in Portugal', 'PT', 'pt', '2023', false],
    ['of 2025 in Portugal', 'PT', 'en', '2025', true],
  ])('for a book %s in %s', (_book, market, language, published, bound) => {
    expect(isBound(market, language, published)).toBe(bound);
  });

  it('begins on the first day of the rule', () => {
    expect(isBound('AT', 'de', null, '2022-12-31')).toBe(false);
    expect(isBound('AT', 'de', null, '2023-01-01')).toBe(true);
  });

  it('never binds a used copy', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...marketCodes),
        fc.constantFrom(...usedGrades),
        fc.constantFrom('de', 'fr', 'es', 'it', 'nl', 'pt', 'ja', 'en'),
        fc.constantFrom(null, '2026', '1999'),
        (market, grade, language, published) => {
          expect(isPriceBound({ market, grade, language, published }, today)).toBe(false);
        },
      ),
    );
  });
});
