import { expect, it } from 'vitest';
import { canPayOutTo } from './payout-country';

it.each([
  ['IE', 'DE89370400440532013000', true],
  ['DE', 'PL61109010140000071219812874', true],
  ['DE', 'AE070331234567890123456', false],
  ['PL', 'PL61109010140000071219812874', true],
  ['PL', 'DE89370400440532013000', false],
  ['GB', 'GB29NWBK60161331926819', true],
  ['AE', 'AE070331234567890123456', true],
  ['US', 'DE89370400440532013000', false],
  ['JP', 'IE29AIBK93115212345678', false],
] as const)('canPayOutTo for market %s and account %s is %s', (market, iban, possible) => {
  expect(canPayOutTo(market, iban)).toBe(possible);
});
