import { expect, it } from 'vitest';
import { money } from '../../../../../domain/money';
import { agreedPayout, agreedSums } from './agreed-sums';

const eur = (minor: number) => money(minor, 'EUR');
const rows = [
  { code: 'books-in', books: 4, amount: eur(1280) },
  { code: 'books-out', books: 1, amount: eur(-500) },
  { code: 'postage-to-you', books: 0, amount: eur(-390) },
] as const;

it.each([
  ['swap', [390], 390],
  ['pay-now', [-890, 1280], 1280],
] as const)('the agreed sums of %s are %j, and the customer gets %s', (settlement, totals, payout) => {
  const trade = { settlement, rows: [...rows], difference: eur(390) };

  expect(agreedSums(trade).map(({ total }) => total)).toEqual(totals);
  expect(agreedPayout(trade)).toBe(payout);
});
