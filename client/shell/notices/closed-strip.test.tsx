import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../../tests/client/show-screen';
import { setClosedShop, fetchUnlessClosed } from '../../lib/closed-shop';
import { PageNotices } from './page-notices';

const closedAnswer = (facts: object = {}) =>
  Response.json(
    { code: 'maintenance', status: 503, facts: { retryAfter: 300, ...facts } },
    { status: 503, headers: { 'Retry-After': '300' } },
  );
const words = /The shop is closed for maintenance\./;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));
afterEach(() => {
  act(() => setClosedShop(null));
  vi.useRealTimers();
});

function show(isOpen: () => boolean | Promise<boolean>) {
  return showScreen(
    <>
      <PageNotices hasOwnOfflineNotice={false} />
      <input aria-label="note" />
    </>,
    async () => ({ ok: true, open: await isOpen() }),
  );
}
const countHealthCalls = (calls: readonly { path: string }[]) => calls.filter(({ path }) => path === '/health').length;

test('a refused write is reported, a read waits and continues by itself, and typed text stays', async () => {
  let open = false;
  const { calls } = show(() => open);
  fireEvent.change(await screen.findByLabelText('note'), { target: { value: 'half a sentence' } });
  const ask = vi.fn(async () => (open ? Response.json('books') : closedAnswer({ until: '2026-11-21T18:00:00.000Z' })));
  let write: Response | undefined;
  let got: unknown = null;
  await act(async () => {
    write = await fetchUnlessClosed(ask, false);
  });
  expect(write?.status).toBe(503);
  void fetchUnlessClosed(ask, true).then(async (answer) => (got = await answer.json()));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText(/We expect to be back/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(5_100));
  expect(countHealthCalls(calls)).toBe(1);
  expect(got).toBeNull();
  open = true;
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(got).toBe('books');
  expect(screen.getByLabelText<HTMLInputElement>('note').value).toBe('half a sentence');
  const after = countHealthCalls(calls);
  await act(() => vi.advanceTimersByTimeAsync(200_000));
  expect(countHealthCalls(calls)).toBe(after);
});

test('the wait between two requests grows, and none is sent while the page is hidden', async () => {
  const { calls } = show(() => false);
  await act(async () => void (await fetchUnlessClosed(async () => closedAnswer(), false)));
  await screen.findByText(words);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  const early = countHealthCalls(calls);
  expect(early).toBeGreaterThan(2);
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(countHealthCalls(calls) - early).toBeLessThanOrEqual(12);
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const before = countHealthCalls(calls);
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(countHealthCalls(calls)).toBe(before);
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(countHealthCalls(calls)).toBe(before + 1));
});

test('a link keeps the page while the shop is closed and navigates once it is open', async () => {
  let open = false;
  const { router } = show(() => open);
  await act(async () => void (await fetchUnlessClosed(async () => closedAnswer(), false)));
  await screen.findByText(words);
  await act(async () => void router.navigate({ href: '/en/cart' }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/'));
  open = true;
  await act(async () => void router.navigate({ href: '/en/cart' }));
  await waitFor(() => expect(router.latestLocation.pathname).toBe('/cart'));
  expect(screen.queryByText(words)).toBeNull();
});

test.each([
  [false, '/cart'],
  [true, '/'],
])(
  'the page goes on to where it was led once the shop is open; typed since: %s, so it ends at %s',
  async (typed, end) => {
    let open = false;
    const { router } = show(() => open);
    await act(async () => void (await fetchUnlessClosed(async () => closedAnswer(), false)));
    await screen.findByText(words);
    await act(async () => void router.navigate({ href: '/en/cart' }));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(router.latestLocation.pathname).toBe('/');
    if (typed) fireEvent.input(screen.getByLabelText('note'), { target: { value: 'more' } });
    open = true;
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    await waitFor(() => expect(router.latestLocation.pathname).toBe(end));
  },
);

test('typing while a link waits for the shop cancels the navigation', async () => {
  let tell: (open: boolean) => void = () => undefined;
  const { router, calls } = show(() => new Promise<boolean>((say) => (tell = say)));
  await act(async () => void (await fetchUnlessClosed(async () => closedAnswer(), false)));
  await screen.findByText(words);
  await act(async () => void router.navigate({ href: '/en/cart' }));
  await waitFor(() => expect(countHealthCalls(calls)).toBe(1));
  fireEvent.input(screen.getByLabelText('note'), { target: { value: 'more' } });
  await act(async () => tell(false));
  await act(() => vi.advanceTimersByTimeAsync(100));
  act(() => setClosedShop(null));
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(router.latestLocation.pathname).toBe('/');
});

test('another answer with status 503 shows no strip', async () => {
  show(() => true);
  const answer = await fetchUnlessClosed(async () => Response.json({ code: 'unavailable' }, { status: 503 }), true);
  expect(answer.status).toBe(503);
  expect(screen.queryByText(words)).toBeNull();
});
