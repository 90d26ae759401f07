import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleGiven, sampleInbound, sampleTrade } from '../../../../../tests/client/sample-trade';
import { show } from '../../../../../tests/client/show-trade';

const postedAt = '2026-11-26T10:00:00.000Z';

/** Returns a sale in parcels that were posted at these instants; null: not posted. */
function selling(instants: readonly (string | null)[], state: 'awaiting-parcel' | 'in-transit') {
  const inbound = sampleInbound([sampleGiven(1, 'Emma')], { state });
  const parcels = inbound.parcels.flatMap((parcel) =>
    instants.map((at, nth) => ({ ...parcel, parcel: nth + 1, code: `IE-7K4Q-${nth + 1}`, postedAt: at })),
  );
  return sampleTrade({ inbound: { ...inbound, parcels }, allowed: ['post'] });
}

it('says how to pack and post while the parcel is not posted', async () => {
  show(selling([null], 'awaiting-parcel'));

  expect(await screen.findByText(/^Pack the books tightly/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Address for your parcel' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Address label' })).toBeDefined();
});

it('says nothing about packing and posting once the parcel is posted', async () => {
  show(selling([postedAt], 'in-transit'));

  expect(await screen.findByText(/^Posted on 26 November 2026/)).toBeDefined();
  expect(screen.queryByText(/^(Pack the books|Stick the label|No printer)/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Address for your parcel' })).toBeNull();
  expect(screen.queryByRole('link', { name: /label|slip|Print/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Change tracking details' })).toBeDefined();
});

it('says how to post the rest while one of two parcels is not posted', async () => {
  show(selling([postedAt, null], 'in-transit'));

  expect(await screen.findByText(/^Pack the books tightly/)).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Address label' })).toHaveLength(1);
});
