import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  sampleGiven,
  sampleInbound,
  sampleOutbound,
  sampleTaken,
  sampleTrade,
} from '../../../../../tests/client/sample-trade';
import { undecidedTrade, eur, event, problem, show } from '../../../../../tests/client/show-trade';

afterEach(() => {
  vi.useRealTimers();
});

test('a step that comes too late shows the present trade and names the event that came first', async () => {
  const trade = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    allowed: ['cancel'],
    outbound: sampleOutbound([sampleTaken(1, 'Emma')]),
  });
  const packed = sampleTrade({
    ...trade,
    version: 4,
    allowed: [],
    outbound: sampleOutbound([sampleTaken(1, 'Emma')], { state: 'packed' }),
    events: [event('outbound', 2, 'reserved', 'packed')],
  });
  const { calls } = show(trade, ({ method }) => (method === 'POST' ? problem('state-moved') : packed));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order IE-7K4Q' }));
  expect(
    await screen.findByText(/We couldn’t carry out your last step because the order had already changed:/),
  ).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  expect(calls.map(({ method, headers }) => [method, headers.get('If-None-Match')])).toEqual([
    ['POST', null],
    ['GET', '"1.0.2026-11-20-en"'],
  ]);
});

test('an open page polls at growing intervals, but not while it is hidden or a form is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const trade = sampleTrade({
    settlement: 'pay-now',
    settlementState: 'balanced',
    allowed: ['cancel'],
    outbound: sampleOutbound([sampleTaken(1, 'Emma')]),
  });
  let answer: () => unknown = () => new Response(null, { status: 304 });
  const { calls } = show(trade, () => answer());
  await screen.findByRole('heading', { level: 1 });
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(calls.map(({ headers }) => headers.get('If-None-Match'))).toEqual(['"1.0.2026-11-20-en"']);
  await act(() => vi.advanceTimersByTimeAsync(4_100));
  expect(calls).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_600));
  expect(calls).toHaveLength(2);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  const seen = calls.length;
  expect(seen).toBeLessThanOrEqual(3);
  answer = () =>
    sampleTrade({
      ...trade,
      version: 3,
      allowed: [],
      outbound: sampleOutbound([sampleTaken(1, 'Emma', { state: 'sent' })], { state: 'dispatched' }),
      events: [event('outbound', 2, 'reserved', 'packed'), event('outbound', 3, 'packed', 'dispatched')],
    });
  hidden.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(
    (await screen.findByText('Changed since you opened this page: Packed and Dispatched.')).closest('output'),
  ).not.toBeNull();
  expect(calls).toHaveLength(seen + 1);
});

test('a page does not poll while a form is open or after the trade has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = show(undecidedTrade());
  fireEvent.click(await screen.findByRole('radio', { name: 'Accept €3.10' }));
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(calls).toEqual([]);
  const ended = show(
    sampleTrade({
      settlementState: 'balanced',
      inbound: sampleInbound([sampleGiven(1, 'Emma', { state: 'as-said', paid: eur(360) })], { state: 'settled' }),
    }),
  );
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(ended.calls).toEqual([]);
});
