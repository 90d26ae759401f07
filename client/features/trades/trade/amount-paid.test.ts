import { expect, test } from 'vitest';
import { money } from '../../../../domain/money';
import { sampleGiven } from '../../../../tests/client/sample-trade';
import { amountPaidForLine } from './amount-paid';

test('amountPaidForLine returns null for a worse copy until the parcel is graded, then what its decision pays', () => {
  const line = sampleGiven(1, 'Emma', { state: 'regraded', lower: money(140, 'EUR') });

  expect(amountPaidForLine('received', line)).toBeNull();
  expect(amountPaidForLine('accepted', { ...line, decision: 'accept' as const })).toEqual(money(140, 'EUR'));
  expect(amountPaidForLine('accepted', { ...line, decision: 'return' as const })).toEqual(money(0, 'EUR'));
});
