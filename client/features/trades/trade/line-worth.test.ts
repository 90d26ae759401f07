import { expect, test } from 'vitest';
import { money } from '../../../../domain/money';
import { sampleGiven } from '../../../../tests/client/sample-trade';
import { worth } from './line-worth';

test('a copy found worse is not a loss of its whole amount while the parcel is being checked', () => {
  const line = sampleGiven(1, 'Emma', { state: 'regraded', lower: money(140, 'EUR') });

  expect(worth('received', line)).toBeNull();
  expect(worth('accepted', { ...line, decision: 'accept' as const })).toEqual(money(140, 'EUR'));
  expect(worth('accepted', { ...line, decision: 'return' as const })).toEqual(money(0, 'EUR'));
});
