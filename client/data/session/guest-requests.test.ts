import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guestRequests } from './guest-requests';

const requests = guestRequests('dogear-test');

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

it('gives each request once, in the order of the presses', () => {
  for (const isbn of ['a', 'b', 'a', 'c']) requests.store(isbn);

  expect(requests.read()).toEqual(['b', 'a', 'c']);
  expect(requests.take(['a'])).toEqual(['a']);
  expect(requests.take()).toEqual(['b', 'c']);
  expect(requests.take()).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

it('forgets a request after 24 hours', () => {
  requests.store('a');
  vi.advanceTimersByTime(24 * 3_600_000);

  expect(requests.read()).toEqual([]);
});

it('reads what another build stored under the key as no request', () => {
  for (const stored of ['9780141439587', '{}', '[1]', '[["a"]]', 'null']) {
    localStorage.setItem('dogear-test', stored);
    expect(requests.read()).toEqual([]);
  }
});
