import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { BookHit } from '../../domain/catalogue/schemas';
import { money } from '../../domain/money';
import { createApiClient } from '../../client/lib/api';
import { parseSearch, stringifySearch } from '../../client/lib/search-params';
import { languageRewrite } from '../../client/lib/language-rewrite';

export const eur = (minor: number) => money(minor, 'EUR');
type Call = readonly [method: string, path: string, body: unknown];

/** Renders a part inside a router whose API calls `answer` answers. Returns the calls and the router. */
export async function show(part: ReactNode, answer: (call: Call) => unknown = () => ({ items: [] })) {
  const calls: Call[] = [];
  const api = createApiClient({
    origin: 'http://shop.test',
    language: 'en',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const text = await request.text();
      const call: Call = [request.method, pathname, text === '' ? null : JSON.parse(text)];
      if (!pathname.startsWith('/api/wishes')) calls.push(call);
      const answered = await answer(call);
      return answered instanceof Response ? answered : Response.json(answered ?? { items: [] });
    },
  });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    rewrite: languageRewrite('en'),
    history: createMemoryHistory({ initialEntries: ['/en/search'] }),
    context: { api, market: 'IE' },
    parseSearch,
    stringifySearch,
  });
  // The app's router type is registered for all; this one has a single route.
  await act(async () => void render(<RouterProvider router={router as never} />));
  return { calls, router };
}

export const hit = (isbn: string, title: string): BookHit => ({
  isbn,
  title,
  authors: ['Jane Austen'],
  language: 'en',
  format: 'paperback',
  year: 2003,
  pages: 300,
  subjects: ['classics'],
  cover: `/covers/${isbn}.svg`,
  cheapest: { grade: 'good', used: true, price: eur(510) },
  waiting: null,
  otherEditions: 2,
  editions: [
    {
      isbn: '9783150066331',
      title: 'Emma (deutsch)',
      language: 'de',
      format: 'paperback',
      year: 2012,
      cheapest: { grade: 'good', used: true, price: eur(430) },
    },
  ],
  copies: [
    { grade: 'very-good', used: true, price: eur(620), available: 3 },
    { grade: 'good', used: true, price: eur(510), available: 1 },
    { grade: 'acceptable', used: true, price: eur(320), available: 0 },
  ],
  offer: eur(210),
});
