import { expect, it } from 'vitest';
import { returnWords, taxWords, usedTaxWords } from './tax-words';

it.each([
  ['IE', 'Prices include VAT.', /margin scheme/, /cancel/],
  ['GB', 'Prices include VAT.', /margin scheme/, /cancel/],
  ['JP', 'Prices include VAT.', /^Prices include VAT\.$/, /^You can return/],
  ['AE', 'Prices include VAT.', /^Prices include VAT\.$/, /^You can return/],
  ['US', 'Sales tax is not included.', /^Sales tax is not included\.$/, /^You can return/],
] as const)('the words on tax and returns depend on the market: %s', (market, tax, used, back) => {
  expect(taxWords(market)).toBe(tax);
  expect(usedTaxWords(market)).toMatch(used);
  expect(returnWords(market)).toMatch(back);
});
