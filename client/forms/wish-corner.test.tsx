import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createApiClient } from '../lib/api';
import { WishCorner } from './wish-corner';
import { changeWish, clearFailedWish, useFailedWish } from '../data/wishes/wishes';
import { languageRewrite } from '../lib/language-rewrite';

/** Returns a double of the shop with these wishes, which stores new ones or fails. */
function shop(wishes: readonly string[], takes: boolean) {
  const calls: string[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    calls.push(`${init?.method ?? 'GET'} ${path}`);
    if (path === '/api/wishes/isbns') return Response.json({ items: wishes });
    return takes
      ? Response.json({ isbn: '9780141439587', wished: true })
      : Response.json({ code: 'unavailable' }, { status: 503 });
  };
  const api = createApiClient({ origin: 'https://dogear.example', language: 'en', fetch: answer });
  return { api, calls };
}

async function show(api: ReturnType<typeof shop>['api'], isbn: string): Promise<HTMLElement> {
  const routeTree = createRootRoute({ component: () => <WishCorner isbn={isbn} title="Emma" /> });
  const router = createRouter({
    routeTree,
    rewrite: languageRewrite('en'),
    context: { api },
    history: createMemoryHistory({ initialEntries: ['/en'] }),
  });
  render(<RouterProvider router={router as never} />);
  return screen.findByRole('button', { name: 'On my wish list: Emma' });
}

const pressed = (corner: HTMLElement) => corner.getAttribute('aria-pressed');

test('corners show the stored wishes, and a press folds or unfolds them at once', async () => {
  const { api, calls } = shop(['9780141439587'], true);
  const corner = await show(api, '9780141439587');
  await vi.waitFor(() => expect(pressed(corner)).toBe('true'));
  fireEvent.click(corner);
  expect(pressed(corner)).toBe('false');
  fireEvent.click(corner);
  expect(pressed(corner)).toBe('true');
  await vi.waitFor(() =>
    expect(calls).toEqual([
      'GET /api/wishes/isbns',
      'DELETE /api/wishes/9780141439587',
      'PUT /api/wishes/9780141439587',
    ]),
  );
});

test('a wish that could not be stored is removed again and reported', async () => {
  const failed = renderHook(useFailedWish);
  const { api } = shop([], false);
  const corner = await show(api, '9780099590088');
  fireEvent.click(corner);
  expect(pressed(corner)).toBe('true');
  await vi.waitFor(() => expect(pressed(corner)).toBe('false'));
  expect(failed.result.current).toEqual({ wanted: true });
  // The store belongs to the page, which other tests share.
  act(clearFailedWish);
});

test('a press before the wishes are known does not hide the other wishes', async () => {
  let isReachable = false;
  const wishes = ['9780141439686'];
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    if (path === '/api/wishes/isbns')
      return isReachable ? Response.json({ items: wishes }) : Response.json({ code: 'unavailable' }, { status: 503 });
    expect(init?.method).toBe('PUT');
    wishes.push('9780141439587');
    return Response.json({ isbn: '9780141439587', wished: true });
  };
  const api = createApiClient({ origin: 'https://dogear.example', language: 'en', fetch: answer });
  await show(api, '9780141439686');
  const other = screen.getByRole('button');
  // A macrotask: the failed answer is read by then.
  await act(() => new Promise((done) => void setTimeout(done)));
  isReachable = true;

  await act(() => changeWish(api, '9780141439587', true));

  await vi.waitFor(() => expect(pressed(other)).toBe('true'));
});
