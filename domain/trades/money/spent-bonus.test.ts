import { describe, expect, it } from 'vitest';
import { bonusToRestore } from './spent-bonus';
import { splitByPaymentSource, type LedgerEntry } from './ledger';

const used = { line: 1, price: 600, quantity: 1, priceBound: false };
const bound = { line: 2, price: 600, quantity: 1, priceBound: true };
const returned = (line: number): LedgerEntry => ({ kind: 'returned', amount: 600, ref: `line:${line}` });

describe('bonusToRestore', () => {
  it.each([
    ['the used book that the bonus paid is returned', [used, bound], 200, 600, [returned(1)], 500],
    ['the bound book is returned', [used, bound], 200, 600, [returned(2)], 0],
    ['a used book is kept that is worth the bonus', [used, { ...used, line: 2 }], 0, 600, [returned(1)], 0],
    ['the bonus paid for more than is kept', [used, { ...used, line: 2 }], 0, 900, [returned(1)], 300],
    ['no bonus was spent', [used, bound], 200, 0, [returned(1)], 0],
    ['the order is cancelled', [used, bound], 200, 600, [{ kind: 'undone', amount: 1400, ref: '' } as const], 600],
  ])('when %s', (_case, lines, postage, bonusSpent, entries, amount) => {
    expect(bonusToRestore({ lines, postage, bonusSpent }, entries)).toBe(amount);
  });
});

describe('splitByPaymentSource', () => {
  it('gives back the bonus before money when it would stay on a bound book', () => {
    const ledger: LedgerEntry[] = [
      { kind: 'sale', amount: -1200, ref: '' },
      { kind: 'credit-used', amount: 600, ref: '' },
      { kind: 'payment', amount: 600, ref: 'bank:1' },
      returned(1),
    ];

    expect(splitByPaymentSource(ledger, 600, 600)).toEqual([{ paidBy: 'store-credit', amount: 600 }]);
    expect(splitByPaymentSource(ledger, 600, 200)).toEqual([
      { paidBy: 'money', amount: 400 },
      { paidBy: 'store-credit', amount: 200 },
    ]);
    expect(splitByPaymentSource(ledger, 600)).toEqual([{ paidBy: 'money', amount: 600 }]);
  });
});
