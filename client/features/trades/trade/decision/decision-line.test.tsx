import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { money } from '../../../../../domain/money';
import { sampleGiven } from '../../../../../tests/client/sample-trade';
import { DecisionLine } from './decision-line';

const show = (line: ReturnType<typeof sampleGiven>) =>
  render(<DecisionLine line={line} returnPostage={money(0, 'EUR')} chosen={undefined} onChoose={() => {}} />);

test('a regraded copy shows the declared grade and both amounts', () => {
  show(sampleGiven(1, 'Emma', { state: 'regraded', gradedAs: 'good', reason: 'marks', lower: money(270, 'EUR') }));

  expect(screen.getByText('You said: Very good.')).toBeDefined();
  expect(screen.getByText('Our check: Good. It has pencil or ink marks.')).toBeDefined();
  expect(screen.getByText('€3.60')).toBeDefined();
  expect(screen.getByText('€2.70')).toBeDefined();
});

test('a book that was not in the order shows no condition and no amounts', () => {
  show(
    sampleGiven(1, 'Emma', { state: 'rejected', reason: 'not-in-trade', unexpected: true, amount: money(0, 'EUR') }),
  );

  expect(screen.getByText('It was in the parcel, but it isn’t part of this order.')).toBeDefined();
  expect(screen.queryByText(/You said/)).toBeNull();
  expect(screen.queryByText('€0.00')).toBeNull();
});
