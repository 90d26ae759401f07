import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { createApiClient } from '../../client/lib/api';
import type { Balance } from '../../domain/cart/schemas';
import { parseSearch, stringifySearch } from '../../client/lib/search-params';
import type { RouterContext } from '../../client/lib/router-context';
import { languageRewrite } from '../../client/lib/language-rewrite';

/** One call of a screen to the API, as it went over the network. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Answers a call: JSON with status 200, a whole Response, or `lost` for a network that broke. */
export type Answers = (call: Call) => unknown;

/**
 * Shows a screen inside a router whose API is answered by `answers`; returns the calls made, and the router. `facts`
 * replace those of the router's context. `paths`: routes with parameters that links on the screen take up. `balance`:
 * the visitor's balance, else the shop fails to answer with one.
 */
export function showScreen(
  screen: ReactNode,
  answers: Answers,
  facts: Partial<RouterContext> = {},
  paths: readonly string[] = [],
  balance: Balance | null = null,
) {
  const calls: Call[] = [];
  const api = createApiClient({
    origin: 'http://shop.test',
    language: 'en',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      const call: Call = {
        method: request.method,
        path: new URL(request.url).pathname.replace('/api', ''),
        body: text === '' ? null : JSON.parse(text),
        headers: request.headers,
      };
      // The lists' screens ask for the balance too; they show what they were loaded with until its answer.
      if (call.path === '/balance')
        return balance === null ? Response.json({ code: 'internal' }, { status: 500 }) : Response.json(balance);
      calls.push(call);
      const answer = await answers(call);
      if (answer === 'lost') throw new TypeError('network');
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  const root = createRootRouteWithContext<RouterContext>()({
    component: () => screen,
    notFoundComponent: () => screen,
  });
  const context: RouterContext = {
    api,
    language: 'en',
    market: 'IE',
    canBuy: true,
    origin: 'http://shop.test',
    ...facts,
  };
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    rewrite: languageRewrite('en'),
    context,
    parseSearch,
    stringifySearch,
    history: createMemoryHistory({ initialEntries: ['/en'] }),
  });
  render(createElement(RouterProvider, { router: router as never }));
  return { calls, router };
}
