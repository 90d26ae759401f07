import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { eur } from '../../../../tests/client/show-part';
import { LineOfferReasons } from './line-offer-reasons';

it('shows the base without a sign and the other parts of the offer with one', () => {
  const reasons = [
    { code: 'base' as const, amount: eur(290) },
    { code: 'demand' as const, amount: eur(30) },
  ];

  render(<LineOfferReasons offer={{ kind: 'offer', amount: eur(320), reasons, heldUntil: null }} />);

  expect(screen.getAllByRole('definition', { hidden: true }).map((each) => each.textContent)).toEqual([
    '€2.90',
    '+€0.30',
    '€3.20',
  ]);
});
