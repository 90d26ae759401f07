import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeskTrade } from '../../../../../domain/desk/trade-schema';
import { sampleDeskTrade } from '../../../../../tests/client/sample-desk';
import { sampleOutbound, sampleTaken } from '../../../../../tests/client/sample-trade';
import { showScreen } from '../../../../../tests/client/show-screen';
import { DeskFrame } from '../../frame/desk-frame';
import { DeskTradeScreen } from '../trade-screen';

const none = { ready: 0, states: {} };
const emma = '9780141439587';
const orderedCopy = sampleTaken(1, 'Emma');
const order = (state: 'reserved' | 'packed', allowed: DeskTrade['desk']['allowed'], version: number) =>
  sampleDeskTrade(
    {
      version,
      outbound: sampleOutbound([{ ...orderedCopy, quantity: 2, book: { ...orderedCopy.book, isbn: emma } }], { state }),
    },
    allowed,
  );
const show = (trade: DeskTrade, answer: () => object | null) =>
  showScreen(
    <DeskFrame counts={{ inbound: none, outbound: none, money: none, asked: 0, declared: 0 }}>
      <DeskTradeScreen trade={trade} book="" />
    </DeskFrame>,
    answer,
  );
let time = 1000;

/** Types a code like a hand scanner, into whatever has the focus. */
async function scan(code: string) {
  await act(async () => {
    for (const key of [...code, 'Enter']) {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      Object.defineProperty(event, 'timeStamp', { value: (time += 8) });
      (document.activeElement ?? document.body).dispatchEvent(event);
    }
    time += 1000;
    await vi.advanceTimersByTimeAsync(200);
  });
}
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('after the last scanned copy the button has the focus; the next scan removes it', async () => {
  const { calls } = show(order('reserved', ['pack'], 1), () => order('packed', ['dispatch'], 2));
  await screen.findByText('2 copies left to scan');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pack = screen.getByRole('button', { name: 'Mark as packed' });
  await scan(emma);
  expect(document.activeElement).not.toBe(pack);
  await scan(emma);
  expect(document.activeElement).toBe(pack);
  await scan(emma);
  expect(screen.getByText('One copy too many')).toBeDefined();
  expect(document.activeElement).not.toBe(pack);
  fireEvent.click(pack);
  // The field for the carrier has the focus.
  const carrier = await screen.findByRole('combobox', { name: /^Carrier/ });
  await waitFor(() => expect(document.activeElement).toBe(carrier));
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/pack$/),
  ]);
});

test('a scanned parcel number focuses the carrier or the button; the next parcel has the same carrier', async () => {
  const { calls } = show(order('packed', ['dispatch'], 1), () => order('packed', [], 2));
  const carrier = await screen.findByRole('combobox', { name: /^Carrier/ });
  expect(document.activeElement).toBe(document.body);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await scan('RR123456785IE');
  expect(document.activeElement).toBe(carrier);
  fireEvent.change(carrier, { target: { value: 'an-post' } });
  await scan('RR123456785IE');
  const send = screen.getByRole('button', { name: 'Mark as dispatched' });
  expect(document.activeElement).toBe(send);
  fireEvent.click(send);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  vi.useRealTimers();
  document.body.replaceChildren();
  show(order('packed', ['dispatch'], 1), () => null);
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Carrier/ })).toHaveProperty('value', 'an-post'));
});
