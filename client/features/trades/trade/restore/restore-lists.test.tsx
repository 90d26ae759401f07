import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../../tests/client/sample-trade';
import { path, problem, show } from '../../../../../tests/client/show-trade';

const name = 'Add to your lists again';
const inbound = sampleInbound([sampleGiven(1, 'Emma'), sampleGiven(2, 'Dune')], { state: 'cancelled' });
const outbound = sampleOutbound([sampleTaken(1, 'Circe')], { state: 'cancelled' });
const cancelled = sampleTrade({ settlement: 'swap', inbound, outbound });

describe('RestoreLists', () => {
  it('adds the books of a cancelled order and names those that are refused', async () => {
    const { calls } = show(cancelled, () => ({
      basket: {
        books: 1,
        refused: [{ isbn: '9780000000002', grade: 'very-good', quantity: 1, reason: 'no-reference-price' }],
      },
      cart: { books: 1, refused: [] },
    }));

    fireEvent.click(await screen.findByRole('button', { name }));

    expect(await screen.findByText('1 book is on your sell list again, at today’s offer.')).toBeDefined();
    expect(screen.getByText('1 book is in your cart again, at today’s price.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Open sell list' }).getAttribute('href')).toBe('/en/basket');
    expect(screen.getByRole('link', { name: 'Open cart' }).getAttribute('href')).toBe('/en/cart');
    expect(screen.getByText(/^“Dune”: /)).toBeDefined();
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(calls.map(({ method, path: to }) => [method, to])).toContainEqual(['POST', `${path}/restore-lists`]);
  });

  it('keeps the button when the network fails', async () => {
    show(cancelled, ({ method }) => (method === 'POST' ? problem('internal', 500) : cancelled));

    fireEvent.click(await screen.findByRole('button', { name }));

    expect(await screen.findByRole('alert')).toBeDefined();
    await waitFor(() => expect(screen.getByRole('button', { name })).toBeDefined());
  });

  it('is absent while a part of the order is not cancelled', async () => {
    show(sampleTrade({ settlement: 'swap', inbound: { ...inbound, state: 'awaiting-parcel' }, outbound }));

    await screen.findByRole('heading', { level: 1 });

    expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
