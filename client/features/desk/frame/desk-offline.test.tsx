import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { counts, isbns, opened, scan, show, trade, type } from '../../../../tests/client/show-desk-trade';

afterEach(() => {
  vi.useRealTimers();
});

test('a grading without a network stays in the list of failed actions with a button to try again', async () => {
  let lost = true;
  const { calls } = show(trade(['offered', 'offered']), ({ method }) =>
    method === 'PUT' && lost ? 'lost' : trade(['as-said', 'offered'], 2),
  );
  await opened();
  await scan(isbns.emma);
  await type(['Enter'], 200);
  expect(await screen.findByText(/No internet connection\./)).toBeDefined();
  lost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/No internet connection\./)).toBeNull());
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('an action that fails after the network is reported back is repeated, one call at a time', async () => {
  let lost = true;
  const { calls } = show(trade(['offered', 'offered']), ({ method }) =>
    method === 'PUT' && lost ? 'lost' : trade(['as-said', 'offered'], 2),
  );
  const puts = () => calls.filter(({ method }) => method === 'PUT').length;
  await opened();
  await scan(isbns.emma);
  await type(['Enter'], 200);
  expect(await screen.findByText(/No internet connection\./)).toBeDefined();
  await act(async () => {
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(100);
  });
  expect([puts(), screen.getAllByText(/No internet connection\./).length]).toEqual([2, 1]);
  lost = false;
  await act(() => vi.advanceTimersByTimeAsync(4100));
  await waitFor(() => expect(screen.queryByText(/No internet connection\./)).toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(puts()).toBe(3);
});

test('a code scanned without a network is kept and looked up when the network returns', async () => {
  let lost = true;
  const { calls } = show(trade(['offered', 'offered']), ({ path }) =>
    lost ? 'lost' : path === '/desk/counts' ? counts : { kind: 'unknown', code: 'x' },
  );
  await opened();
  await scan('4006381333931');
  expect(await screen.findByText('No internet connection: scan saved')).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(4100));
  expect(screen.getByText('No internet connection: scan saved')).toBeDefined();
  lost = false;
  await act(() => vi.advanceTimersByTimeAsync(4100));
  expect(await screen.findByText('Unknown code')).toBeDefined();
  expect(screen.queryByText(/saved until you’re back online/)).toBeNull();
  expect(calls.filter(({ path }) => path === '/desk/scan')).toHaveLength(2);
});
