import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleOutbound, sampleTaken, sampleTrade } from '../../../../../tests/client/sample-trade';
import { showScreen } from '../../../../../tests/client/show-screen';
import { TradeScreen } from '../trade-screen';

const order = (part: Parameters<typeof sampleTrade>[0] = {}) =>
  sampleTrade({
    isGuest: true,
    inbound: null,
    settlement: 'pay-now',
    outbound: sampleOutbound([sampleTaken(1, 'Emma')]),
    ...part,
  });

test('a new order shows thanks and the day of arrival, and offers an account to a guest', async () => {
  showScreen(<TradeScreen trade={order()} isNew />, () => order());

  expect(
    await screen.findByRole('heading', { level: 1, name: 'Thank you. We have received your order.' }),
  ).toBeDefined();
  expect(screen.getByText('Delivered 2–4 working days after your payment arrives')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Create an account' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Disable all other links' })).toBeDefined();
});

test('a cancelled order shows no thanks, and a signed-in person gets no offer of an account', async () => {
  const cancelled = order({
    isGuest: false,
    outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state: 'cancelled' }),
  });
  showScreen(<TradeScreen trade={cancelled} isNew />, () => cancelled);

  expect(await screen.findByText('This order has been cancelled. There is nothing to pay.')).toBeDefined();
  expect(screen.queryByText('Thank you. We have received your order.')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});
