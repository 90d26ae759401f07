import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createApiClient } from '../lib/api';
import { languageRewrite } from '../lib/language-rewrite';
import { WatchOfferButton } from './watch-offer-button';

const isbn = '9780141439587';
const account = { name: 'Robin', email: 'robin@reader.example', role: 'customer', tag: 'robin' };

function show(isSignedIn: boolean): { readonly calls: string[] } {
  const calls: string[] = [];
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(input instanceof Request ? input.url : input).pathname;
    const method = init?.method ?? 'GET';
    calls.push(`${method} ${path} ${typeof init?.body === 'string' ? init.body : ''}`.trim());
    if (path === '/api/me')
      return Response.json({ account: isSignedIn ? account : null, language: 'en', market: 'IE' });
    return Response.json(method === 'GET' ? { items: [] } : { isbn, watched: method === 'PUT' });
  };
  const api = createApiClient({ origin: 'https://dogear.example', language: 'en', fetch: answer });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <WatchOfferButton isbn={isbn} grade="good" title="Emma" /> }),
    rewrite: languageRewrite('en'),
    context: { api },
    history: createMemoryHistory({ initialEntries: ['/en/basket'] }),
  });
  render(<RouterProvider router={router as never} />);
  return { calls };
}

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a signed-in person watches a book and stops watching it', async () => {
  const { calls } = show(true);
  await vi.waitFor(() => expect(calls).toContain('GET /api/offer-watches'));
  fireEvent.click(await screen.findByRole('button', { name: 'Set an offer alert' }));

  expect(await screen.findByText('We’ll email you when we can make you an offer.')).toBeDefined();
  expect(calls.at(-1)).toBe(`PUT /api/offer-watches/${isbn} {"grade":"good"}`);
  fireEvent.click(screen.getByRole('button', { name: 'Remove the offer alert for “Emma”' }));

  expect(await screen.findByRole('button', { name: 'Set an offer alert' })).toBeDefined();
  expect(calls.at(-1)).toBe(`DELETE /api/offer-watches/${isbn}`);
});

test('a guest is asked to sign in, and the book is watched after that', async () => {
  const first = show(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Set an offer alert' }));
  const link = await screen.findByRole('link', { name: 'Sign in' });
  expect(link.getAttribute('href')).toBe('/en/login?returnTo=%2Fen%2Fbasket');
  fireEvent.click(link);
  expect(first.calls).toEqual(['GET /api/me']);
  cleanup();

  const second = show(true);

  await vi.waitFor(() => expect(second.calls).toContain(`PUT /api/offer-watches/${isbn} {"grade":"good"}`));
});

test('a book that a guest wanted to watch is not watched by a person who signs in in another tab', async () => {
  show(false);
  fireEvent.click(await screen.findByRole('button', { name: 'Set an offer alert' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  cleanup();
  sessionStorage.clear();

  const second = show(true);

  await vi.waitFor(() => expect(second.calls).toContain('GET /api/offer-watches'));
  await screen.findByRole('button', { name: 'Set an offer alert' });
  expect(second.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
});
