import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestRequests } from './guest-requests';

const requests = guestRequests('dogear-test');

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('gives each request once, in the order of the presses', () => {
  for (const isbn of ['a', 'b', 'a', 'c']) requests.store(isbn);

  expect(requests.read()).toEqual(['b', 'a', 'c']);
  expect(requests.take(['a'])).toEqual(['a']);
  expect(requests.take()).toEqual(['b', 'c']);
  expect(requests.take()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it('forgets a request after 30 minutes', () => {
  requests.store('a');
  vi.advanceTimersByTime(29 * 60_000);
  expect(requests.read()).toEqual(['a']);

  vi.advanceTimersByTime(60_000);

  expect(requests.read()).toEqual([]);
});

it('leaves nothing to another tab, in which another person may sign in', () => {
  requests.store('a');

  expect(localStorage).toHaveLength(0);
  sessionStorage.clear();
  expect(requests.read()).toEqual([]);
});

it('removes what an earlier version stored on the device, and does not use it', () => {
  localStorage.setItem('dogear-test', JSON.stringify([['a', performance.timeOrigin + performance.now()]]));

  expect(requests.read()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('reads what another build stored under the key as no request', () => {
  for (const stored of ['9780141439587', '{}', '[1]', '[["a"]]', 'null']) {
    sessionStorage.setItem('dogear-test', stored);
    expect(requests.read()).toEqual([]);
  }
});
