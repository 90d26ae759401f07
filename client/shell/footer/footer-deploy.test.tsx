import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Footer } from './footer';
import { createApiClient } from '../../lib/api';
import { languageRewrite } from '../../lib/language-rewrite';
import type { RouterContext } from '../../lib/router-context';
import { guardLoaders } from '../../lib/parts/guard-loaders';

const missingFileError = new TypeError('Failed to fetch dynamically imported module: http://shop.test/assets/faq-1.js');

/** Shows the footer below a text field, in a router whose page of questions has no script file any more. */
async function showFooter() {
  const assign = vi.fn<(address: string) => void>();
  vi.stubGlobal('location', { origin: 'http://shop.test', href: 'http://shop.test/en/register', assign });
  vi.stubGlobal('fetch', async () => Response.json({ version: 'next' }));
  const origin = 'http://shop.test';
  const api = createApiClient({ origin, language: 'en', fetch: async () => Response.json({ account: null }) });
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => (
      <>
        <Outlet />
        <Footer />
      </>
    ),
  });
  const register = createRoute({ getParentRoute: () => root, path: '/register', component: () => <input /> });
  const faq = createRoute({
    getParentRoute: () => root,
    path: '/faq',
    loader: () => {
      throw missingFileError;
    },
    component: () => <h1>Questions</h1>,
    errorComponent: () => null,
  });
  const router = createRouter({
    routeTree: root.addChildren([register, faq]),
    rewrite: languageRewrite('en'),
    context: { api, language: 'en', market: 'IE', canBuy: true, origin },
    history: createMemoryHistory({ initialEntries: ['/en/register'] }),
  });
  guardLoaders(router);
  await act(async () => void render(<RouterProvider router={router as never} />));
  return { assign };
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test('a link of the footer loads its page as a whole when a deploy has removed the script', async () => {
  const { assign } = await showFooter();

  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Questions and answers' })));

  await waitFor(() => expect(assign.mock.calls).toEqual([['/en/faq']]));
  expect(screen.getByRole('textbox')).toBeTruthy();
});
