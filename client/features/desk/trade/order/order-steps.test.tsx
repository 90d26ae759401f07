import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { sampleDeskTrade } from '../../../../../tests/client/sample-desk';
import { sampleOutbound, sampleTaken } from '../../../../../tests/client/sample-trade';
import { id, show } from '../../../../../tests/client/show-desk-trade';

const order = (
  state: NonNullable<DeskTrade['outbound']>['state'],
  allowed: DeskTrade['desk']['allowed'],
  version = 1,
): DeskTrade => {
  const outbound = sampleOutbound([sampleTaken(1, 'Emma')], { state });
  return sampleDeskTrade({ version, settlement: 'pay-now', settlementState: 'balanced', outbound }, allowed);
};
/** Presses a button twice before the shop has answered. */
const pressTwice = (name: string) => {
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
};
const sentSteps = (calls: ReturnType<typeof show>['calls']) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);

test('two presses mark a dispatched parcel as delivered once', async () => {
  const { calls } = show(order('dispatched', ['delivered', 'lost']), () => order('delivered', [], 2));
  await screen.findByRole('button', { name: 'Mark as delivered' });
  pressTwice('Mark as delivered');
  expect((await screen.findAllByText('Delivered')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: 'Mark as delivered' })).toBeNull();
  expect(sentSteps(calls)).toEqual([`POST /desk/trades/${id}/delivered`]);
});

test('a parcel is marked as lost once, after a confirmation that is then gone', async () => {
  const { calls } = show(order('dispatched', ['delivered', 'lost']), () => order('lost', [], 2));
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as lost' }));
  expect(screen.getByText(/This refunds everything in the parcel/)).toBeDefined();
  expect(sentSteps(calls)).toEqual([]);
  pressTwice('Mark as lost');
  expect((await screen.findAllByText('Lost in transit')).length).toBeGreaterThan(0);
  expect(screen.queryByText(/This refunds everything in the parcel/)).toBeNull();
  expect(sentSteps(calls)).toEqual([`POST /desk/trades/${id}/lost`]);
});

test('an order is kept, or cancelled once, after a confirmation', async () => {
  const { calls } = show(order('reserved', ['pack', 'cancel']), () => order('cancelled', [], 2));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep order' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the order' }));
  expect(sentSteps(calls)).toEqual([]);
  pressTwice('Cancel order');
  expect((await screen.findAllByText('Cancelled')).length).toBeGreaterThan(0);
  for (const name of ['Cancel the order', 'Cancel order', 'Mark as packed'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(sentSteps(calls)).toEqual([`POST /desk/trades/${id}/cancel`]);
});
