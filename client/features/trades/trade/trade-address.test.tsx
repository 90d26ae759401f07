import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleTrade } from '../../../../tests/client/sample-trade';
import { TradeAddress } from './trade-address';

test('the address of an order has the postcode and the town on one line where the country writes them so', () => {
  const trade = sampleTrade({
    address: { line1: 'Keizersgracht 1', postcode: '1015 CJ', city: 'Amsterdam', country: 'NL' },
  });

  render(<TradeAddress trade={trade} />);

  expect(screen.getByText('1015 CJ Amsterdam')).toBeDefined();
});
